import { describeCheck } from "../../../test/describe-check.js";
import { characterSpecial } from "./character-special.js";

describeCheck(characterSpecial, {
  reports: [
    {
      name: "the userinfo",
      iri: "http://a«\uFFFC»@b/",
      suggests: {
        "Percent-encode U+FFFC OBJECT REPLACEMENT CHARACTER": "http://a%EF%BF%BC@b/",
        "Remove U+FFFC OBJECT REPLACEMENT CHARACTER": "http://a@b/",
      },
    },
    {
      name: "the host",
      iri: "http://a«\uFFFC»b/",
      suggests: {
        "Remove U+FFFC OBJECT REPLACEMENT CHARACTER": "http://ab/",
      },
    },
    {
      name: "the path",
      iri: "/a«\uFFFC»",
      suggests: {
        "Percent-encode U+FFFC OBJECT REPLACEMENT CHARACTER": "/a%EF%BF%BC",
        "Remove U+FFFC OBJECT REPLACEMENT CHARACTER": "/a",
      },
    },
    {
      name: "the query",
      iri: "?«\uFFFC»a",
      suggests: {
        "Percent-encode U+FFFC OBJECT REPLACEMENT CHARACTER": "?%EF%BF%BCa",
        "Remove U+FFFC OBJECT REPLACEMENT CHARACTER": "?a",
      },
    },
    {
      name: "the fragment",
      iri: "#a«\uFFFC»",
      suggests: {
        "Percent-encode U+FFFC OBJECT REPLACEMENT CHARACTER": "#a%EF%BF%BC",
        "Remove U+FFFC OBJECT REPLACEMENT CHARACTER": "#a",
      },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«\uFFFC»a:b",
      suggests: {
        "Percent-encode U+FFFC OBJECT REPLACEMENT CHARACTER": "1%EF%BF%BCa:b",
        "Remove U+FFFC OBJECT REPLACEMENT CHARACTER": "1a:b",
      },
    },
    {
      name: "text that was lost in decoding",
      iri: "/caf«\uFFFD»",
      suggests: { "Remove U+FFFD REPLACEMENT CHARACTER": "/caf" },
      message:
        "The path contains U+FFFD REPLACEMENT CHARACTER; read the file in its charset. It stands for text that was lost.",
    },
    {
      name: "lost text is told once",
      iri: "/«\uFFFD\uFFFD»a",
      suggests: { "Remove U+FFFD REPLACEMENT CHARACTER and 1 more character": "/a" },
    },
    {
      name: "the first of the range",
      iri: "/«\uFFF0»",
      suggests: { "Percent-encode U+FFF0": "/%EF%BF%B0", "Remove U+FFF0": "/" },
    },
    {
      name: "before U+FFFD",
      iri: "/«\uFFFC»",
      suggests: {
        "Percent-encode U+FFFC OBJECT REPLACEMENT CHARACTER": "/%EF%BF%BC",
        "Remove U+FFFC OBJECT REPLACEMENT CHARACTER": "/",
      },
    },
    {
      name: "an annotation",
      iri: "/«\uFFF9»a«\uFFFB»",
      message: "They are for text processing, not for IRIs.",
    },
    { name: "lost text beside another special", iri: "/«\uFFF9»«\uFFFD»«\uFFF9»" },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\uFFFC»/",
      profile: "rfc3987bis",
      suggests: { "Remove U+FFFC OBJECT REPLACEMENT CHARACTER": "http://a/" },
    },
    {
      name: "the grammar of URIs",
      iri: "«\uFFF9»",
      profile: "rfc3986",
      suggests: {
        "Percent-encode U+FFF9 INTERLINEAR ANNOTATION ANCHOR": "%EF%BF%B9",
        "Remove U+FFF9 INTERLINEAR ANNOTATION ANCHOR": "",
      },
    },
    {
      name: "astral characters around it",
      iri: "😀«\uFFF9»😀",
      suggests: {
        "Percent-encode U+FFF9 INTERLINEAR ANNOTATION ANCHOR": "😀%EF%BF%B9😀",
        "Remove U+FFF9 INTERLINEAR ANNOTATION ANCHOR": "😀😀",
      },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«\uFFF9»\uD83D",
      suggests: {
        "Percent-encode U+FFF9 INTERLINEAR ANNOTATION ANCHOR": "\uDC00%EF%BF%B9\uD83D",
        "Remove U+FFF9 INTERLINEAR ANNOTATION ANCHOR": "\uDC00\uD83D",
      },
    },
    { name: "several are told once", iri: "a«\uFFF9\uFFFB»b" },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "\uFFF9\uFFFD", profile: "leiri" },
    { name: "before the range", iri: "\uFFEF\u3000" },
    { name: "after the range is another code", iri: "\uFFFE" },
    { name: "an encoded one", iri: "%EF%BF%BC" },
    { name: "a malformed scheme is another code", iri: "a\uFFFC:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\uFFFC1/" },
    { name: "a malformed IP literal is another code", iri: "http://[\uFFFC]/" },
    { name: "the empty string", iri: "" },
  ],
});
