import { describeCheck } from "../../../test/describe-check.js";
import { bidiFormattingCharacter } from "./bidi-formatting-character.js";

const rlo = "U+202E RIGHT-TO-LEFT OVERRIDE";
const lrm = "U+200E LEFT-TO-RIGHT MARK";

describeCheck(bidiFormattingCharacter, {
  reports: [
    {
      name: "guidelines §2: RLO in a path",
      iri: "http://a/«\u202E»gnp.exe",
      suggests: { [`Remove ${rlo}`]: "http://a/gnp.exe", [`Percent-encode ${rlo}`]: "http://a/%E2%80%AEgnp.exe" },
      message: "The path contains U+202E RIGHT-TO-LEFT OVERRIDE",
    },
    ...(
      [
        ["\u200E", lrm],
        ["\u200F", "U+200F RIGHT-TO-LEFT MARK"],
        ["\u202A", "U+202A LEFT-TO-RIGHT EMBEDDING"],
        ["\u202B", "U+202B RIGHT-TO-LEFT EMBEDDING"],
        ["\u202C", "U+202C POP DIRECTIONAL FORMATTING"],
        ["\u202D", "U+202D LEFT-TO-RIGHT OVERRIDE"],
      ] as const
    ).map(([character, name]) => ({
      name: `guidelines §2: ${name}`,
      iri: `?«${character}»a`,
      suggests: { [`Remove ${name}`]: "?a", [`Percent-encode ${name}`]: `?${encodeURIComponent(character)}a` },
    })),
    {
      name: "guidelines §2: at the end it is not part of the IRI",
      iri: "http://a/b«\u200E»",
      suggests: { [`Remove ${lrm}`]: "http://a/b" },
    },
    {
      name: "guidelines §2: at the start it is not part of the IRI",
      iri: "«\u202A»http://a/b",
      suggests: { "Remove U+202A LEFT-TO-RIGHT EMBEDDING": "http://a/b" },
    },
    {
      name: "a host cannot hold it encoded either",
      iri: "http://a«\u200F».example/",
      suggests: { "Remove U+200F RIGHT-TO-LEFT MARK": "http://a.example/" },
      message: "The host contains U+200F RIGHT-TO-LEFT MARK",
    },
    {
      name: "every character has its finding",
      iri: "http://a/x«\u202E»«\u202E»y",
      suggests: { [`Remove ${rlo}`]: "http://a/xy", [`Percent-encode ${rlo}`]: "http://a/x%E2%80%AE%E2%80%AEy" },
    },
    {
      name: "userinfo",
      iri: "http://u«\u200E»v@a/",
      suggests: { [`Remove ${lrm}`]: "http://uv@a/", [`Percent-encode ${lrm}`]: "http://u%E2%80%8Ev@a/" },
    },
    {
      name: "fragment",
      iri: "#a«\u200E»b",
      suggests: { [`Remove ${lrm}`]: "#ab", [`Percent-encode ${lrm}`]: "#a%E2%80%8Eb" },
    },
    { name: "profile rfc3987bis", iri: "/a«\u200E»b", profile: "rfc3987bis" },
    { name: "not one before the range of the embeddings", iri: "/a\u2029«\u202A»b" },
    { name: "not one after the range of the overrides", iri: "/a«\u202E»\u202Fb" },
    {
      name: "guidelines §2: at the start of a path it is not part of the IRI",
      iri: "«\u202A»a/b",
      suggests: { "Remove U+202A LEFT-TO-RIGHT EMBEDDING": "a/b" },
    },
  ],
  accepts: [
    { name: "3987bis §6.1: a legacy extended IRI may hold it", iri: "/a\u200Eb", profile: "leiri" },
    { name: "percent-encoded it is legal", iri: "/a%E2%80%8Eb" },
    { name: "the isolates have a code of their own", iri: "/a\u2066b\u2069" },
    { name: "Arabic letter mark has the code of the isolates", iri: "/a\u061Cb" },
    { name: "one before U+200E is a joiner", iri: "/a\u200Db" },
    { name: "one after U+200F", iri: "/a\u2010b" },
    { name: "one before U+202A", iri: "/a\u2029b" },
    { name: "one after U+202E", iri: "/a\u202Fb" },
    { name: "right-to-left letters need no formatting", iri: "http://a/\u05D0\u05D1" },
    { name: "the empty string", iri: "" },
    { name: "beside the ranges", iri: "a\u2029b\u202Fc\u200D\u2010" },
  ],
});
