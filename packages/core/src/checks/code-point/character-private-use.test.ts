import { describeCheck } from "../../../test/describe-check.js";
import { characterPrivateUse } from "./character-private-use.js";

describeCheck(characterPrivateUse, {
  reports: [
    {
      name: "the userinfo",
      iri: "http://a«\uE000»@b/",
      suggests: { "Percent-encode U+E000": "http://a%EE%80%80@b/", "Remove U+E000": "http://a@b/" },
    },
    {
      name: "the host",
      iri: "http://a«\uE000»b/",
      suggests: { "Remove U+E000": "http://ab/" },
    },
    {
      name: "the path",
      iri: "/a«\uE000»",
      suggests: { "Percent-encode U+E000": "/a%EE%80%80", "Remove U+E000": "/a" },
    },
    {
      name: "the fragment",
      iri: "#a«\uE000»",
      suggests: { "Percent-encode U+E000": "#a%EE%80%80", "Remove U+E000": "#a" },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«\uE000»a:b",
      suggests: { "Percent-encode U+E000": "1%EE%80%80a:b", "Remove U+E000": "1a:b" },
    },
    {
      name: "the first of the basic plane",
      iri: "«\uE000»",
      suggests: { "Percent-encode U+E000": "%EE%80%80", "Remove U+E000": "" },
      message:
        "The path contains U+E000; percent-encode it as '%EE%80%80' or remove it. Private-use characters are allowed only in the query.",
    },
    {
      name: "the last of the basic plane",
      iri: "«\uF8FF»",
      suggests: { "Percent-encode U+F8FF": "%EF%A3%BF", "Remove U+F8FF": "" },
    },
    {
      name: "the first of plane 15",
      iri: "«\u{F0000}»",
      suggests: { "Percent-encode U+F0000": "%F3%B0%80%80", "Remove U+F0000": "" },
    },
    {
      name: "the last of plane 15",
      iri: "«\u{FFFFD}»",
      suggests: { "Percent-encode U+FFFFD": "%F3%BF%BF%BD", "Remove U+FFFFD": "" },
    },
    {
      name: "the first of plane 16",
      iri: "«\u{100000}»",
      suggests: { "Percent-encode U+100000": "%F4%80%80%80", "Remove U+100000": "" },
    },
    {
      name: "the last of plane 16",
      iri: "«\u{10FFFD}»",
      suggests: { "Percent-encode U+10FFFD": "%F4%8F%BF%BD", "Remove U+10FFFD": "" },
    },
    {
      name: "a run is told once",
      iri: "«\uE000\u{F0000}»",
      suggests: {
        "Percent-encode U+E000 and 1 more character": "%EE%80%80%F3%B0%80%80",
        "Remove U+E000 and 1 more character": "",
      },
    },
    {
      name: "the query of a URI",
      iri: "?«\uE000»",
      profile: "rfc3986",
      suggests: { "Percent-encode U+E000": "?%EE%80%80", "Remove U+E000": "?" },
      message: "are not allowed in a URI",
    },
    {
      name: "the path of a URI",
      iri: "/«\uE000»",
      profile: "rfc3986",
      suggests: { "Percent-encode U+E000": "/%EE%80%80", "Remove U+E000": "/" },
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\uE000»/",
      profile: "rfc3987bis",
      suggests: { "Remove U+E000": "http://a/" },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«\uE000»\uD83D",
      suggests: { "Percent-encode U+E000": "\uDC00%EE%80%80\uD83D", "Remove U+E000": "\uDC00\uD83D" },
    },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "/\uE000", profile: "leiri" },
    { name: "the query", iri: "?\uE000\uF8FF\u{F0000}\u{10FFFD}" },
    { name: "the query of a LEIRI", iri: "?\uE000", profile: "leiri" },
    { name: "the query of profile rfc3987bis", iri: "?\uE000", profile: "rfc3987bis" },
    { name: "after the basic plane's", iri: "\uF900" },
    { name: "before the basic plane's is a surrogate, another code", iri: "\uDFFF" },
    { name: "before plane 15", iri: "\u{EFFFD}" },
    { name: "noncharacters are another code", iri: "\u{FFFFE}\u{FFFFF}\u{10FFFE}" },
    { name: "an encoded one", iri: "/%EE%80%80" },
    { name: "a malformed scheme is another code", iri: "a\uE000:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\uE0001/" },
    { name: "a malformed IP literal is another code", iri: "http://[\uE000]/" },
    { name: "the empty string", iri: "" },
  ],
});
