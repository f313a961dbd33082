import { describeCheck } from "../../../test/describe-check.js";
import { characterNoncharacter } from "./character-noncharacter.js";

describeCheck(characterNoncharacter, {
  reports: [
    {
      name: "the userinfo",
      iri: "http://a«\uFDD0»@b/",
      suggests: { "Percent-encode U+FDD0": "http://a%EF%B7%90@b/", "Remove U+FDD0": "http://a@b/" },
    },
    {
      name: "the host",
      iri: "http://a«\uFDD0»b/",
      suggests: { "Remove U+FDD0": "http://ab/" },
    },
    {
      name: "the path",
      iri: "/a«\uFDD0»",
      suggests: { "Percent-encode U+FDD0": "/a%EF%B7%90", "Remove U+FDD0": "/a" },
    },
    {
      name: "the query",
      iri: "?«\uFDD0»a",
      suggests: { "Percent-encode U+FDD0": "?%EF%B7%90a", "Remove U+FDD0": "?a" },
    },
    {
      name: "the fragment",
      iri: "#a«\uFDD0»",
      suggests: { "Percent-encode U+FDD0": "#a%EF%B7%90", "Remove U+FDD0": "#a" },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«\uFDD0»a:b",
      suggests: { "Percent-encode U+FDD0": "1%EF%B7%90a:b", "Remove U+FDD0": "1a:b" },
    },
    {
      name: "the first of the block",
      iri: "«\uFDD0»",
      suggests: { "Percent-encode U+FDD0": "%EF%B7%90", "Remove U+FDD0": "" },
      message: "Noncharacters are for use inside one program and get lost between programs.",
    },
    {
      name: "the last of the block",
      iri: "«\uFDEF»",
      suggests: { "Percent-encode U+FDEF": "%EF%B7%AF", "Remove U+FDEF": "" },
    },
    {
      name: "the first of plane 1",
      iri: "«\u{1FFFE}»",
      suggests: { "Percent-encode U+1FFFE": "%F0%9F%BF%BE", "Remove U+1FFFE": "" },
    },
    {
      name: "the last of plane 1",
      iri: "«\u{1FFFF}»",
      suggests: { "Percent-encode U+1FFFF": "%F0%9F%BF%BF", "Remove U+1FFFF": "" },
    },
    {
      name: "plane 14",
      iri: "«\u{EFFFE}»",
      suggests: { "Percent-encode U+EFFFE": "%F3%AF%BF%BE", "Remove U+EFFFE": "" },
    },
    {
      name: "plane 15",
      iri: "?«\u{FFFFF}»",
      suggests: { "Percent-encode U+FFFFF": "?%F3%BF%BF%BF", "Remove U+FFFFF": "?" },
    },
    {
      name: "the last code point",
      iri: "?«\u{10FFFF}»",
      suggests: { "Percent-encode U+10FFFF": "?%F4%8F%BF%BF", "Remove U+10FFFF": "?" },
    },
    {
      name: "a run is told once",
      iri: "«\uFDD0\u{1FFFE}»",
      suggests: {
        "Percent-encode U+FDD0 and 1 more character": "%EF%B7%90%F0%9F%BF%BE",
        "Remove U+FDD0 and 1 more character": "",
      },
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\uFDD0»/",
      profile: "rfc3987bis",
      suggests: { "Remove U+FDD0": "http://a/" },
    },
    {
      name: "the grammar of URIs",
      iri: "«\uFDD0»",
      profile: "rfc3986",
      suggests: { "Percent-encode U+FDD0": "%EF%B7%90", "Remove U+FDD0": "" },
    },
    {
      name: "astral characters around it",
      iri: "😀«\uFDD0»😀",
      suggests: { "Percent-encode U+FDD0": "😀%EF%B7%90😀", "Remove U+FDD0": "😀😀" },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«\uFDD0»\uD83D",
      suggests: { "Percent-encode U+FDD0": "\uDC00%EF%B7%90\uD83D", "Remove U+FDD0": "\uDC00\uD83D" },
    },
    {
      name: "lone surrogates that would be a pair without it",
      iri: "\uDBFF«\uFDD0»\uDFFF",
      suggests: { "Percent-encode U+FDD0": "\uDBFF%EF%B7%90\uDFFF" },
    },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "\uFDD0", profile: "leiri" },
    { name: "before the block", iri: "\uFDCF" },
    { name: "after the block", iri: "\uFDF0" },
    { name: "before the end of plane 1", iri: "\u{1FFFD}" },
    { name: "the start of plane 2", iri: "\u{20000}" },
    { name: "before the end of plane 16", iri: "?\u{10FFFD}" },
    { name: "U+FFFE and U+FFFF are another code", iri: "\uFFFE\uFFFF" },
    { name: "an encoded one", iri: "%EF%B7%90" },
    { name: "a malformed scheme is another code", iri: "a\uFDD0:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\uFDD01/" },
    { name: "a malformed IP literal is another code", iri: "http://[\uFDD0]/" },
    { name: "the empty string", iri: "" },
  ],
});
