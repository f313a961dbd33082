import { describeCheck } from "../../../test/describe-check.js";
import { bidiIsolateCharacter } from "./bidi-isolate-character.js";

const lri = "U+2066 LEFT-TO-RIGHT ISOLATE";
const pdi = "U+2069 POP DIRECTIONAL ISOLATE";

describeCheck(bidiIsolateCharacter, {
  reports: [
    ...(
      [
        ["\u061C", "U+061C ARABIC LETTER MARK"],
        ["\u2066", lri],
        ["\u2067", "U+2067 RIGHT-TO-LEFT ISOLATE"],
        ["\u2068", "U+2068 FIRST STRONG ISOLATE"],
        ["\u2069", pdi],
      ] as const
    ).map(([character, name]) => ({
      name: `UAX #9 §2: ${name}`,
      iri: `http://a/x«${character}»y`,
      suggests: {
        [`Remove ${name}`]: "http://a/xy",
        [`Percent-encode ${name}`]: `http://a/x${encodeURIComponent(character)}y`,
      },
      message: `The path contains ${name};`,
    })),
    {
      name: "guidelines §2: at the ends it is not part of the IRI",
      iri: "«\u2066»http://a/b«\u2069»",
      suggests: { [`Remove ${lri}`]: "http://a/b\u2069", [`Remove ${pdi}`]: "\u2066http://a/b" },
    },
    { name: "a host cannot hold it encoded either", iri: "http://a«\u061C».example/", message: "The host contains" },
    { name: "an isolate that is never closed", iri: "?a«\u2067»b" },
    { name: "profile rfc3987bis", iri: "/a«\u2068»b", profile: "rfc3987bis" },
    { name: "profile rfc3986, before any other character outside ASCII", iri: "/a«\u2069»b", profile: "rfc3986" },
    { name: "not one before the range", iri: "/a\u2065«\u2066»b" },
    { name: "not one after the range", iri: "/a«\u2069»\u206Ab" },
  ],
  accepts: [
    { name: "3987bis §6.1: a legacy extended IRI may hold it", iri: "/a\u2066b\u2069", profile: "leiri" },
    { name: "percent-encoded it is legal", iri: "/a%E2%81%A6b" },
    { name: "the seven of guidelines §2 have a code of their own", iri: "/a\u200Eb\u202E" },
    { name: "one before U+061C", iri: "/\u061B" },
    { name: "one after U+061C", iri: "/\u061D" },
    { name: "one before U+2066", iri: "/a\u2065b" },
    { name: "one after U+2069", iri: "/a\u206Ab" },
    { name: "the empty string", iri: "" },
    { name: "beside the ranges", iri: "a\u2065b\u206Ac\u061B\u061D" },
  ],
});
