import { describeCheck } from "../../../test/describe-check.js";
import { bidiFormattingCharacter } from "./bidi-formatting-character.js";

const remove = "Remove the formatting character";
const encode = "Percent-encode the formatting character";

describeCheck(bidiFormattingCharacter, {
  reports: [
    {
      name: "guidelines §2: RLO in a path",
      iri: "http://a/«\u202E»gnp.exe",
      suggests: { [remove]: "http://a/gnp.exe", [encode]: "http://a/%E2%80%AEgnp.exe" },
      message: "The path contains U+202E RIGHT-TO-LEFT OVERRIDE",
    },
    ...["\u200E", "\u200F", "\u202A", "\u202B", "\u202C", "\u202D"].map((character) => ({
      name: `guidelines §2: U+${character.charCodeAt(0).toString(16).toUpperCase()}`,
      iri: `?«${character}»a`,
      suggests: { [remove]: "?a", [encode]: `?${encodeURIComponent(character)}a` },
    })),
    {
      name: "guidelines §2: at the end it is not part of the IRI",
      iri: "http://a/b«\u200E»",
      suggests: { [remove]: "http://a/b" },
    },
    {
      name: "guidelines §2: at the start it is not part of the IRI",
      iri: "«\u202A»http://a/b",
      suggests: { [remove]: "http://a/b" },
    },
    {
      name: "a host cannot hold it encoded either",
      iri: "http://a«\u200F».example/",
      suggests: { [remove]: "http://a.example/" },
      message: "The host contains U+200F RIGHT-TO-LEFT MARK",
    },
    {
      name: "every character has its finding",
      iri: "http://a/x«\u202B»«\u202C»y",
      suggests: { [remove]: "http://a/xy", [encode]: "http://a/x%E2%80%AB%E2%80%ACy" },
    },
    {
      name: "userinfo",
      iri: "http://u«\u200E»v@a/",
      suggests: { [remove]: "http://uv@a/", [encode]: "http://u%E2%80%8Ev@a/" },
    },
    { name: "fragment", iri: "#a«\u200E»b", suggests: { [remove]: "#ab", [encode]: "#a%E2%80%8Eb" } },
    { name: "profile rfc3987bis", iri: "/a«\u200E»b", profile: "rfc3987bis" },
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
  ],
});
