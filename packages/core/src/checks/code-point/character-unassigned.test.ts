import { describeCheck } from "../../../test/describe-check.js";
import { characterUnassigned } from "./character-unassigned.js";

describeCheck(characterUnassigned, {
  reports: [
    {
      name: "a gap among the Greek letters, after the last letter before it",
      iri: "/\u0377«\u0378»a",
      message: "The path contains U+0378, unassigned in Unicode 18.0;",
    },
    { name: "the end of a gap", iri: "/«\u0383»\u0384" },
    { name: "several in a row", iri: "/«\u0378\u0379»a", message: "U+0378 and 1 more character" },
    { name: "several apart", iri: "/«\u0378»α«\u0379»" },
    { name: "a plane without characters", iri: "/«\u{40000}\u{DFFFD}»" },
    { name: "every component", iri: "x://«\u0378»@«\u0378»/«\u0378»?«\u0378»#«\u0378»" },
    { name: "beside lone surrogates", iri: "/\uD83D«\u0378»\uDC00" },
  ],
  accepts: [
    { name: "characters of Unicode 18", iri: "/é/日本/😀/\u{1F6D8}" },
    { name: "noncharacters are another code", iri: "/\uFDD0\u{1FFFE}" },
    { name: "the unassigned among the tags are another code", iri: "/\u{E0002}" },
    { name: "private use is another code", iri: "/\uE000?\uE000" },
    { name: "the unassigned among the invisible are another code", iri: "/a\u2065" },
    { name: "names of the DNS are another code", iri: "http://a\u0378/" },
    { name: "triplets", iri: "/%CD%B8" },
    { name: "lone surrogates", iri: "/\uD83D" },
    { name: "the empty string", iri: "" },
  ],
});
