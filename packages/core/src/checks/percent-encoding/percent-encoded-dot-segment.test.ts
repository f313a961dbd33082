import { describeCheck } from "../../../test/describe-check.js";
import { percentEncodedDotSegment } from "./percent-encoded-dot-segment.js";

describeCheck(percentEncodedDotSegment, {
  reports: [
    {
      name: "two dots",
      iri: "http://a/b/«%2e%2e»/c",
      suggests: { "Write '..' instead of '%2e%2e' and remove the dot segments": "http://a/c" },
      message: "The path segment '%2e%2e' means '..'",
    },
    { name: "one dot", iri: "/a/«%2E»/b", suggests: { "Write '.' instead of '%2E'": "/a/./b" } },
    { name: "the first dot encoded", iri: "/«%2e.»/b", suggests: { "Write '..' instead of '%2e.'": "/../b" } },
    { name: "the second dot encoded", iri: "/«.%2e»/b", suggests: { "Write '..' instead of '.%2e'": "/../b" } },
    { name: "the last segment", iri: "/a/«%2e%2E»?b", suggests: { "Write '..' instead of '%2e%2E'": "/a/..?b" } },
    { name: "the first segment of a reference", iri: "«%2e»/b", suggests: { "Write '.' instead of '%2e'": "./b" } },
    {
      name: "neighbors",
      iri: "/«%2e%2e»/«%2e%2e»/b",
      suggests: { "Write '..' instead of '%2e%2e'": "/../../b" },
    },
    {
      name: "astral characters around it",
      iri: "/😀/«%2e»/😀",
      suggests: { "Write '.' instead of '%2e'": "/😀/./😀" },
    },
    {
      name: "lone surrogates around it",
      iri: "/\uD83D/«%2e»/\uDC00",
      suggests: { "Write '.' instead of '%2e'": "/\uD83D/./\uDC00" },
    },

    {
      name: "a dot before an encoded one, in either case",
      iri: "/«.%2E»/«.%2e»/",
      suggests: { "Write '..' instead of '.%2E'": "/../.%2e/", "Write '..' instead of '.%2e'": "/.%2E/../" },
    },
    {
      name: "a path of a slash at its start, without authority",
      iri: "x:/«%2E»/",
      suggests: { "Write '.' instead of '%2E' and remove the dot segments": "x:/" },
    },
    {
      name: "an empty path after an authority is none",
      iri: "x://a/«%2e»",
      suggests: { "Write '.' instead of '%2e' and remove the dot segments": "x://a/" },
    },
  ],
  accepts: [
    { name: "plain dot segments", iri: "/a/../b" },
    { name: "a dot inside a segment", iri: "/a%2eb/%2e%2e%2e/..%2ea" },
    { name: "the query and the fragment", iri: "/a?/%2e%2e/#/%2e/" },
    { name: "an opaque path", iri: "urn:%2e%2e" },
    { name: "an encoded percent sign", iri: "/%252e%252e/" },
    { name: "the neighbors of the dot", iri: "/%2D/%2F" },
    { name: "the empty string", iri: "" },
  ],
});
