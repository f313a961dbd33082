import { describeCheck } from "../../../test/describe-check.js";
import { pathDotSegments } from "./path-dot-segments.js";

describeCheck(pathDotSegments, {
  reports: [
    {
      name: "two dots",
      iri: "http://a/b/«..»/c",
      suggests: { "Remove the dot segments": "http://a/c" },
      message: "The path contains the dot segment '..'",
    },
    { name: "one dot", iri: "http://a/«.»/b", suggests: { "Remove the dot segments": "http://a/b" } },
    { name: "the last segment", iri: "http://a/b/«..»?c", suggests: { "Remove the dot segments": "http://a/?c" } },
    {
      name: "more than there are segments",
      iri: "http://a/«..»",
      suggests: { "Remove the dot segments": "http://a/" },
    },
    { name: "RFC 3987 §5.3.2: a/./b/../b", iri: "eXAMPLE://a/«.»/b/«..»/b/%63/%7bfoo%7d/ros%C3%A9" },
    { name: "no authority", iri: "file:/a/«..»/b", suggests: { "Remove the dot segments": "file:/b" } },
    {
      name: "astral characters around it",
      iri: "http://a/😀/«..»/😀",
      suggests: { "Remove the dot segments": "http://a/😀" },
    },
    { name: "a path in which the missing host may stand", iri: "http:/a/«..»", suggests: {} },
    { name: "lone surrogates around it", iri: "http://a/\uD83D/«.»/\uDC00" },

    {
      name: "two dots at the end, and dots within a segment",
      iri: "http://a/b..c/.d/e./«..»",
      suggests: { "Remove the dot segments": "http://a/b..c/.d/" },
    },
    {
      name: "an empty segment after an authority needs no dot",
      iri: "http://a/«.»//b",
      suggests: { "Remove the dot segments": "http://a//b" },
    },
  ],
  accepts: [
    { name: "a relative reference", iri: "../a/./b" },
    { name: "a network-path reference", iri: "//a/../b" },
    { name: "an opaque path", iri: "urn:a/../b" },
    { name: "three dots", iri: "http://a/.../b" },
    { name: "a name with a dot", iri: "http://a/.well-known/..b/c." },
    { name: "the query and the fragment", iri: "http://a/?/../#/./" },
    { name: "a dot segment that keeps slashes from making an authority", iri: "x:/.//a" },
    { name: "percent-encoded dots are another code", iri: "http://a/%2E%2E/b" },
    { name: "the empty string", iri: "" },
  ],
});
