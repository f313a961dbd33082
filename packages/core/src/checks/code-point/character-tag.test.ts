import { describeCheck } from "../../../test/describe-check.js";
import { characterTag } from "./character-tag.js";

describeCheck(characterTag, {
  reports: [
    {
      name: "the userinfo",
      iri: "http://a«\u{E0041}»@b/",
      suggests: { "Percent-encode U+E0041": "http://a%F3%A0%81%81@b/", "Remove U+E0041": "http://a@b/" },
    },
    {
      name: "the host",
      iri: "http://a«\u{E0041}»b/",
      suggests: { "Remove U+E0041": "http://ab/" },
    },
    {
      name: "the path",
      iri: "/a«\u{E0041}»",
      suggests: { "Percent-encode U+E0041": "/a%F3%A0%81%81", "Remove U+E0041": "/a" },
    },
    {
      name: "the query",
      iri: "?«\u{E0041}»a",
      suggests: { "Percent-encode U+E0041": "?%F3%A0%81%81a", "Remove U+E0041": "?a" },
    },
    {
      name: "the fragment",
      iri: "#a«\u{E0041}»",
      suggests: { "Percent-encode U+E0041": "#a%F3%A0%81%81", "Remove U+E0041": "#a" },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«\u{E0041}»a:b",
      suggests: { "Percent-encode U+E0041": "1%F3%A0%81%81a:b", "Remove U+E0041": "1a:b" },
    },
    {
      name: "the first of the range",
      iri: "«\u{E0000}»",
      suggests: { "Percent-encode U+E0000": "%F3%A0%80%80", "Remove U+E0000": "" },
      message: "Tags are invisible and are not allowed in an IRI.",
    },
    {
      name: "before the variation selectors",
      iri: "«\u{E00FF}»",
      suggests: { "Percent-encode U+E00FF": "%F3%A0%83%BF", "Remove U+E00FF": "" },
    },
    {
      name: "after the variation selectors",
      iri: "«\u{E01F0}»",
      suggests: { "Percent-encode U+E01F0": "%F3%A0%87%B0", "Remove U+E01F0": "" },
    },
    {
      name: "the last of the range",
      iri: "«\u{E0FFF}»",
      suggests: { "Percent-encode U+E0FFF": "%F3%A0%BF%BF", "Remove U+E0FFF": "" },
    },
    {
      name: "a flag of a region",
      iri: "/🏴«\u{E0067}\u{E0062}\u{E007F}»",
      suggests: {
        "Percent-encode U+E0067 and 2 more characters": "/🏴%F3%A0%81%A7%F3%A0%81%A2%F3%A0%81%BF",
        "Remove U+E0067 and 2 more characters": "/🏴",
      },
    },
    {
      name: "profile rfc3987bis admits them in the query only",
      iri: "/«\u{E0041}»?\u{E0041}",
      profile: "rfc3987bis",
      suggests: { "Percent-encode U+E0041": "/%F3%A0%81%81?\u{E0041}", "Remove U+E0041": "/?\u{E0041}" },
      message: "are allowed only in the query",
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\u{E0041}»/",
      profile: "rfc3987bis",
      suggests: { "Remove U+E0041": "http://a/" },
    },
    {
      name: "the grammar of URIs",
      iri: "?«\u{E0041}»",
      profile: "rfc3986",
      message: "are not allowed in a URI",
      suggests: { "Percent-encode U+E0041": "?%F3%A0%81%81", "Remove U+E0041": "?" },
    },
    {
      name: "astral characters around it",
      iri: "😀«\u{E0001}»😀",
      suggests: { "Percent-encode U+E0001 LANGUAGE TAG": "😀%F3%A0%80%81😀", "Remove U+E0001 LANGUAGE TAG": "😀😀" },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«\u{E0001}»\uD83D",
      suggests: {
        "Percent-encode U+E0001 LANGUAGE TAG": "\uDC00%F3%A0%80%81\uD83D",
        "Remove U+E0001 LANGUAGE TAG": "\uDC00\uD83D",
      },
    },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "\u{E0041}", profile: "leiri" },
    { name: "before the range", iri: "\u{DFFFD}\u3000" },
    { name: "after the range", iri: "\u{E1000}\u3000" },
    { name: "noncharacters before the range are another code", iri: "\u{DFFFE}\u{DFFFF}" },
    { name: "variation selectors are another code", iri: "\u{E0100}\u{E01EF}" },
    { name: "the query in profile rfc3987bis", iri: "?\u{E0000}\u{E00FF}\u{E01F0}\u{E0FFF}", profile: "rfc3987bis" },
    { name: "encoded tags", iri: "/%F3%A0%81%81" },
    { name: "a malformed scheme is another code", iri: "a\u{E0041}:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\u{E0041}1/" },
    { name: "a malformed IP literal is another code", iri: "http://[\u{E0041}]/" },
    { name: "the empty string", iri: "" },
  ],
});
