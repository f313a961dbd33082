import { describeCheck } from "../../../test/describe-check.js";
import { textSurroundingWhitespace } from "./text-surrounding-whitespace.js";

describeCheck(textSurroundingWhitespace, {
  reports: [
    {
      name: "a space before",
      iri: "« »http://a/",
      suggests: { "Remove the white space": "http://a/" },
      message: "The text starts with U+0020 SPACE",
    },
    {
      name: "a space after",
      iri: "http://a/« »",
      suggests: { "Remove the white space": "http://a/" },
      message: "The text ends with U+0020 SPACE",
    },
    {
      name: "the end of a line",
      iri: "http://a/«\r\n»",
      suggests: { "Remove the white space": "http://a/" },
      message: "U+000D CARRIAGE RETURN and 1 more character",
    },
    { name: "both ends", iri: "«\n  »http://a/«\n»", suggests: { "Remove the white space": "http://a/" } },
    { name: "the first of the range", iri: "«\t»a", suggests: { "Remove the white space": "a" } },
    { name: "within the range", iri: "«\x0B\x0C»a", suggests: { "Remove the white space": "a" } },
    { name: "the last of the range", iri: "«\r»a", suggests: { "Remove the white space": "a" } },
    { name: "next line", iri: "«\x85»a«\x85»", suggests: { "Remove the white space": "a" } },
    { name: "white space alone", iri: "«  »", suggests: { "Remove the white space": "" } },
    { name: "one space", iri: "« »", suggests: { "Remove the white space": "" } },
    {
      name: "after a port",
      iri: "http://a:80« »",
      suggests: { "Remove the white space and the port": "http://a" },
    },
    { name: "after an IPv6 address", iri: "http://[::1]« »", suggests: { "Remove the white space": "http://[::1]" } },
    { name: "before a malformed scheme", iri: "« »1a:b", suggests: { "Remove the white space": "1a:b" } },
    { name: "astral characters", iri: "«\t»😀«\t»", suggests: { "Remove the white space": "😀" } },
    { name: "lone surrogates", iri: "«\t»\uDC00\uD83D«\t»", suggests: { "Remove the white space": "\uDC00\uD83D" } },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "a ", profile: "leiri" },
    { name: "white space inside is another code", iri: "a b\tc" },
    { name: "before the range", iri: "\x08a\x08" },
    { name: "after the range", iri: "\x0Ea\x0E" },
    { name: "before next line", iri: "\x84a\x84" },
    { name: "after next line", iri: "\x86a\x86" },
    { name: "a no-break space is a character of an IRI", iri: "\xA0a\u3000" },
    { name: "encoded spaces", iri: "%20a%20" },
    { name: "the empty string", iri: "" },
  ],
});
