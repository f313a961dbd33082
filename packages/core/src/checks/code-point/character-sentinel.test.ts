import { describeCheck } from "../../../test/describe-check.js";
import { characterSentinel } from "./character-sentinel.js";

describeCheck(characterSentinel, {
  reports: [
    { name: "the userinfo", iri: "http://a«\uFFFE»@b/", suggests: { "Remove U+FFFE": "http://a@b/" } },
    { name: "the host", iri: "http://a«\uFFFE»/", suggests: { "Remove U+FFFE": "http://a/" } },
    {
      name: "the path",
      iri: "/«\uFFFE»",
      suggests: { "Remove U+FFFE": "/" },
      message: "U+FFFE and U+FFFF are signals between programs",
    },
    { name: "the query", iri: "?«\uFFFF»", suggests: { "Remove U+FFFF": "?" } },
    { name: "the fragment", iri: "#«\uFFFF»", suggests: { "Remove U+FFFF": "#" } },
    { name: "a run is told once", iri: "«\uFFFE\uFFFF»a", suggests: { "Remove U+FFFE and 1 more character": "a" } },
    { name: "a LEIRI may not hold it either", iri: "/«\uFFFF»", profile: "leiri", suggests: { "Remove U+FFFF": "/" } },
    { name: "profile rfc3987bis", iri: "/«\uFFFF»", profile: "rfc3987bis", suggests: { "Remove U+FFFF": "/" } },
    { name: "the grammar of URIs", iri: "/«\uFFFF»", profile: "rfc3986", suggests: { "Remove U+FFFF": "/" } },
    { name: "astral characters around it", iri: "😀«\uFFFE»😀", suggests: { "Remove U+FFFE": "😀😀" } },
    { name: "lone surrogates around it", iri: "\uDC00«\uFFFE»\uD83D", suggests: { "Remove U+FFFE": "\uDC00\uD83D" } },
  ],
  accepts: [
    { name: "before U+FFFE is a special, another code", iri: "\uFFFD" },
    { name: "after U+FFFF", iri: "\u{10000}" },
    { name: "the end of another plane is another code", iri: "\u{1FFFE}\u{1FFFF}" },
    { name: "a malformed scheme is another code", iri: "a\uFFFE:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\uFFFE1/" },
    { name: "a malformed IP literal is another code", iri: "http://[\uFFFE]/" },
    { name: "the empty string", iri: "" },
  ],
});
