import { describeCheck } from "../../../test/describe-check.js";
import { characterLoneSurrogate } from "./character-lone-surrogate.js";

describeCheck(characterLoneSurrogate, {
  reports: [
    { name: "the userinfo", iri: "http://a«\uD83D»@b/", suggests: { "Remove U+D83D": "http://a@b/" } },
    { name: "the host", iri: "http://a«\uD83D»/", suggests: { "Remove U+D83D": "http://a/" } },
    {
      name: "the path",
      iri: "/«\uD83D»a",
      suggests: { "Remove U+D83D": "/a" },
      message: "Half of a surrogate pair stands for no character and has no UTF-8 form.",
    },
    { name: "the query", iri: "?«\uDE00»", suggests: { "Remove U+DE00": "?" } },
    { name: "the fragment", iri: "#«\uDE00»", suggests: { "Remove U+DE00": "#" } },
    { name: "a path that is not meant as a scheme", iri: "1«\uD83D»:a", suggests: { "Remove U+D83D": "1:a" } },
    { name: "the first high one", iri: "/«\uD800»", suggests: { "Remove U+D800": "/" } },
    { name: "the last high one", iri: "/«\uDBFF»", suggests: { "Remove U+DBFF": "/" } },
    { name: "the first low one", iri: "/«\uDC00»", suggests: { "Remove U+DC00": "/" } },
    { name: "the last low one", iri: "/«\uDFFF»", suggests: { "Remove U+DFFF": "/" } },
    {
      name: "halves in the wrong order are told once",
      iri: "/«\uDE00\uD83D»",
      suggests: { "Remove U+DE00 and 1 more character": "/" },
    },
    { name: "a half before a pair", iri: "/«\uD83D»😀", suggests: { "Remove U+D83D": "/😀" } },
    { name: "a half after a pair", iri: "/😀«\uDE00»", suggests: { "Remove U+DE00": "/😀" } },
    { name: "a LEIRI may not hold it either", iri: "/«\uD83D»", profile: "leiri", suggests: { "Remove U+D83D": "/" } },
    { name: "profile rfc3987bis", iri: "/«\uD83D»", profile: "rfc3987bis", suggests: { "Remove U+D83D": "/" } },
    { name: "the grammar of URIs", iri: "/«\uD83D»", profile: "rfc3986", suggests: { "Remove U+D83D": "/" } },
  ],
  accepts: [
    { name: "a pair", iri: "/😀" },
    { name: "before the surrogates", iri: "/\uD7FF" },
    { name: "after the surrogates", iri: "?\uE000" },
    { name: "the pair of the first and of the last halves", iri: "/\u{10000}?\u{10FC00}" },
    { name: "a malformed scheme is another code", iri: "a\uD83D:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\uD83D1/" },
    { name: "a malformed IP literal is another code", iri: "http://[\uD83D]/" },
    { name: "the empty string", iri: "" },
  ],
});
