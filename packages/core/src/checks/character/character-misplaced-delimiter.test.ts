import { describeCheck } from "../../../test/describe-check.js";
import { characterMisplacedDelimiter } from "./character-misplaced-delimiter.js";

describeCheck(characterMisplacedDelimiter, {
  reports: [
    {
      name: "an opening bracket in the userinfo",
      iri: "http://a«[»@b/",
      suggests: { "Percent-encode '['": "http://a%5B@b/", "Remove '['": "http://a@b/" },
    },
    {
      name: "a closing bracket in the path",
      iri: "/a«]»",
      suggests: { "Percent-encode ']'": "/a%5D", "Remove ']'": "/a" },
    },
    {
      name: "brackets in the query",
      iri: "?a«[]»=b",
      suggests: { "Percent-encode '[]'": "?a%5B%5D=b", "Remove '[]'": "?a=b" },
      message: "Brackets may only enclose an IP address as the host.",
    },
    { name: "a bracket in the fragment", iri: "#«[»", suggests: { "Percent-encode '['": "#%5B", "Remove '['": "#" } },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«[»:a",
      suggests: { "Percent-encode '['": "1%5B:a", "Remove '['": "1:a" },
    },
    {
      name: "a number sign in the fragment",
      iri: "#a«#»b",
      suggests: { "Percent-encode '#'": "#a%23b", "Remove '#'": "#ab" },
      message: "'#' may only begin the fragment.",
    },
    {
      name: "number signs are told once",
      iri: "#«###»",
      suggests: { "Percent-encode '###'": "#%23%23%23", "Remove '###'": "#" },
    },
    { name: "both kinds side by side", iri: "#«[»«#»" },
    { name: "an IP literal before the last '@'", iri: "http://«[»::1«]»@a/" },
    {
      name: "a LEIRI may not hold them either",
      iri: "/«[»",
      profile: "leiri",
      suggests: { "Percent-encode '['": "/%5B", "Remove '['": "/" },
    },
    {
      name: "the grammar of URIs",
      iri: "/«[»",
      profile: "rfc3986",
      suggests: { "Percent-encode '['": "/%5B", "Remove '['": "/" },
    },
    {
      name: "profile rfc3987bis",
      iri: "/«[»",
      profile: "rfc3987bis",
      suggests: { "Percent-encode '['": "/%5B", "Remove '['": "/" },
    },
    {
      name: "astral characters around it",
      iri: "😀«[»😀",
      suggests: { "Percent-encode '['": "😀%5B😀", "Remove '['": "😀😀" },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«]»\uD83D",
      suggests: { "Percent-encode ']'": "\uDC00%5D\uD83D", "Remove ']'": "\uDC00\uD83D" },
    },
  ],
  accepts: [
    { name: "an IPv6 address", iri: "http://[::1]/" },
    { name: "an IPvFuture", iri: "http://[v1.a]/" },
    { name: "brackets in the wrong place of a host are another code", iri: "http://a[b]/" },
    { name: "one number sign", iri: "a#b" },
    { name: "a number sign in an IRI without fragment", iri: "%23" },
    { name: "before and after the brackets", iri: "Z%5C%5E_" },
    { name: "the other delimiters in the fragment", iri: "#:/?@!$&'()*+,;=" },
    { name: "a malformed scheme is another code", iri: "a[:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:[1/" },
    { name: "a malformed IP literal is another code", iri: "http://[[]/" },
    { name: "the empty string", iri: "" },
  ],
});
