import { describeCheck } from "../../../test/describe-check.js";
import { characterVariationSelector } from "./character-variation-selector.js";

describeCheck(characterVariationSelector, {
  reports: [
    {
      name: "the userinfo",
      iri: "http://a«\u{E0100}»@b/",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "http://a%F3%A0%84%80@b/",
        "Remove U+E0100 VARIATION SELECTOR-17": "http://a@b/",
      },
    },
    {
      name: "the host",
      iri: "http://a«\u{E0100}»b/",
      suggests: {
        "Remove U+E0100 VARIATION SELECTOR-17": "http://ab/",
      },
    },
    {
      name: "the path",
      iri: "/a«\u{E0100}»",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "/a%F3%A0%84%80",
        "Remove U+E0100 VARIATION SELECTOR-17": "/a",
      },
    },
    {
      name: "the query",
      iri: "?«\u{E0100}»a",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "?%F3%A0%84%80a",
        "Remove U+E0100 VARIATION SELECTOR-17": "?a",
      },
    },
    {
      name: "the fragment",
      iri: "#a«\u{E0100}»",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "#a%F3%A0%84%80",
        "Remove U+E0100 VARIATION SELECTOR-17": "#a",
      },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«\u{E0100}»a:b",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "1%F3%A0%84%80a:b",
        "Remove U+E0100 VARIATION SELECTOR-17": "1a:b",
      },
    },
    {
      name: "an ideographic variation sequence",
      iri: "/葛«\u{E0100}»城",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "/葛%F3%A0%84%80城",
        "Remove U+E0100 VARIATION SELECTOR-17": "/葛城",
      },
      message: "Variation selectors from U+E0100 on are not allowed in an IRI.",
    },
    {
      name: "the first of the range",
      iri: "«\u{E0100}»",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "%F3%A0%84%80",
        "Remove U+E0100 VARIATION SELECTOR-17": "",
      },
    },
    {
      name: "the last of the range",
      iri: "«\u{E01EF}»",
      suggests: {
        "Percent-encode U+E01EF VARIATION SELECTOR-256": "%F3%A0%87%AF",
        "Remove U+E01EF VARIATION SELECTOR-256": "",
      },
    },
    {
      name: "profile rfc3987bis admits them in the query only",
      iri: "/«\u{E0100}»?\u{E0100}",
      profile: "rfc3987bis",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "/%F3%A0%84%80?\u{E0100}",
        "Remove U+E0100 VARIATION SELECTOR-17": "/?\u{E0100}",
      },
      message: "are allowed only in the query",
    },
    {
      name: "a run is told once",
      iri: "/«\u{E0100}\u{E0101}»",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17 and 1 more character": "/%F3%A0%84%80%F3%A0%84%81",
        "Remove U+E0100 VARIATION SELECTOR-17 and 1 more character": "/",
      },
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\u{E0100}»/",
      profile: "rfc3987bis",
      suggests: { "Remove U+E0100 VARIATION SELECTOR-17": "http://a/" },
    },
    {
      name: "the grammar of URIs",
      iri: "?«\u{E0100}»",
      profile: "rfc3986",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "?%F3%A0%84%80",
        "Remove U+E0100 VARIATION SELECTOR-17": "?",
      },
    },
    {
      name: "astral characters around it",
      iri: "😀«\u{E0100}»😀",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "😀%F3%A0%84%80😀",
        "Remove U+E0100 VARIATION SELECTOR-17": "😀😀",
      },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«\u{E0100}»\uD83D",
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "\uDC00%F3%A0%84%80\uD83D",
        "Remove U+E0100 VARIATION SELECTOR-17": "\uDC00\uD83D",
      },
    },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "\u{E0100}", profile: "leiri" },
    { name: "before the range is a tag, another code", iri: "\u{E00FF}" },
    { name: "after the range is a tag, another code", iri: "\u{E01F0}" },
    { name: "the query in profile rfc3987bis", iri: "?\u{E0100}\u{E01EF}", profile: "rfc3987bis" },
    { name: "selectors of the basic plane are another code", iri: "❤\uFE0F\uFE00" },
    { name: "a malformed scheme is another code", iri: "a\u{E0100}:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\u{E0100}1/" },
    { name: "a malformed IP literal is another code", iri: "http://[\u{E0100}]/" },
    { name: "the empty string", iri: "" },
  ],
});
