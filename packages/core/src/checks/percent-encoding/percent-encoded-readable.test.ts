import { describeCheck } from "../../../test/describe-check.js";
import { percentEncodedReadable } from "./percent-encoded-readable.js";

describeCheck(percentEncodedReadable, {
  reports: [
    {
      name: "RFC 3987 §3.2.1: D%C3%BCrst",
      iri: "http://www.example.org/«D%C3%BCrst»",
      suggests: { "Write 'Dürst'": "http://www.example.org/Dürst" },
      message: "'D%C3%BCrst' in the path can be read by programs only; write 'Dürst'.",
    },
    {
      name: "two segments",
      iri: "/«%C3%A9»/«%E7%B4%8D»/a",
      suggests: { "Write 'é'": "/é/%E7%B4%8D/a", "Write '納'": "/%C3%A9/納/a" },
    },
    { name: "what has to stay encoded beside it", iri: "/«a%20%C3%A9»", suggests: { "Write 'a%20é'": "/a%20é" } },
    {
      name: "punctuation of a title in Japanese",
      iri: "/«%E3%83%A2%E5%A8%98%E3%80%82»",
      suggests: { "Write 'モ娘\u3002'": "/モ娘\u3002" },
    },
    { name: "the userinfo", iri: "x://«%C3%A9»@a", suggests: { "Write 'é'": "x://é@a" } },
    { name: "a value of the query", iri: "?a=«%C3%A9»&b", suggests: { "Write 'é'": "?a=é&b" } },
    { name: "the fragment", iri: "#«%C3%A9»", suggests: { "Write 'é'": "#é" } },
    {
      name: "a right-to-left component",
      iri: "/«%D7%90»",
      suggests: { "Write '\u2066\u05D0\u2069'": "/\u05D0" },
    },
    { name: "astral characters around it", iri: "/«😀%C3%A9😀»", suggests: { "Write '😀é😀'": "/😀é😀" } },
  ],
  accepts: [
    { name: "3987bis §7: the query of a web address", iri: "https://a.example/?b=%C3%A9" },
    { name: "private use in a query", iri: "?b=%EE%80%80" },
    { name: "the characters themselves", iri: "/é" },
    { name: "encoded ASCII is another code", iri: "/%41%20" },
    { name: "RFC 3987 §3.2.1: octets that are not UTF-8", iri: "http://www.example.org/D%FCrst" },
    { name: "RFC 3987 §3.2.1: a bidi control", iri: "http://xn--99zt52a.example.org/%e2%80%ae" },
    { name: "a private-use character in the path", iri: "/%EE%80%80" },
    { name: "what looks like a delimiter", iri: "/a%EF%BC%8Fb%E2%81%84c" },
    { name: "beside a lone percent sign", iri: "/%4%C3%A9" },
    { name: "the host has a code of its own", iri: "http://%C3%A9/" },
    { name: "the grammar of URIs", iri: "/%C3%A9", profile: "rfc3986" },
    { name: "a lone surrogate", iri: "/\uD83D" },
    { name: "the empty string", iri: "" },
  ],
});
