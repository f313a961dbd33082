import { describeCheck } from "../../../test/describe-check.js";
import { characterPrivateUseInQuery } from "./character-private-use-in-query.js";

describeCheck(characterPrivateUseInQuery, {
  reports: [
    {
      name: "the first of the plane 0",
      iri: "?a«\uE000»",
      suggests: { "Percent-encode U+E000": "?a%EE%80%80", "Remove U+E000": "?a" },
      message: "The query contains U+E000",
    },
    { name: "the last of the plane 0", iri: "?«\uF8FF»" },
    { name: "the first and the last of the plane 15", iri: "?«\u{F0000}»a«\u{FFFFD}»" },
    { name: "the first and the last of the plane 16", iri: "?«\u{100000}»a«\u{10FFFD}»" },
    { name: "a run is told once", iri: "?«\uE000\uE001»", message: "U+E000 and 1 more character" },
    { name: "the grammar of LEIRIs", iri: "?«\uE000»", profile: "leiri" },
    { name: "lone surrogates around it", iri: "?\uD83D«\uE000»\uDC00" },
  ],
  accepts: [
    { name: "the neighbors of the plane 0", iri: "?\uD7FF\uF900" },
    { name: "the neighbors of the planes 15 and 16", iri: "?\u{EFFFD}\u{FFFFE}\u{10FFFE}" },
    { name: "other components are another code", iri: "/\uE000#\uE000" },
    { name: "the grammar of URIs is another code", iri: "?\uE000", profile: "rfc3986" },
    { name: "a percent-encoded one", iri: "?%EE%80%80" },
    { name: "the empty string", iri: "" },
  ],
});
