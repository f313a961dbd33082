import { describeCheck } from "../../../test/describe-check.js";
import { pathColonInFirstSegment } from "./path-colon-in-first-segment.js";

describeCheck(pathColonInFirstSegment, {
  reports: [
    {
      name: "a segment that is no scheme",
      iri: "1a«:»b",
      suggests: { "Write './' before the path": "./1a:b" },
      message: "but '1a' is not one",
    },
    {
      name: "nothing before the colon",
      iri: "«:»b",
      suggests: { "Write './' before the path": "./:b" },
      message: "but '' is not one",
    },
    { name: "a colon alone", iri: "«:»", suggests: { "Write './' before the path": "./:" } },
    { name: "only the first colon is told", iri: "1«:»2:3", suggests: { "Write './' before the path": "./1:2:3" } },
    {
      name: "a query and a fragment follow",
      iri: "1a«:»?b#c",
      suggests: { "Write './' before the path": "./1a:?b#c" },
    },
    { name: "nothing before '://'", iri: "«:»//a", suggests: { "Write './' before the path": "./://a" } },
    { name: "letters outside ASCII", iri: "é«:»b", suggests: { "Write './' before the path": "./é:b" } },
    { name: "astral characters", iri: "😀«:»b", suggests: { "Write './' before the path": "./😀:b" } },
    { name: "a lone surrogate", iri: "\uD83D«:»b", suggests: { "Write './' before the path": "./\uD83D:b" } },
    {
      name: "white space before the path stays outside it",
      iri: " 1a«:»b",
      suggests: { "Write './' before the path": " ./1a:b" },
    },
    {
      name: "a relative reference",
      iri: "1a«:»b",
      production: "irelative-ref",
      suggests: { "Write './' before the path": "./1a:b" },
    },
    {
      name: "nothing before the colon of a relative reference",
      iri: "«:»b",
      production: "irelative-ref",
      suggests: { "Write './' before the path": "./:b" },
    },
    {
      name: "an address with its port",
      iri: "127.0.0.1«:»3000/a",
      suggests: {
        "Write 'http://' before the address": "http://127.0.0.1:3000/a",
        "Write './' before the path": "./127.0.0.1:3000/a",
      },
      message:
        "The first path segment contains ':'; write 'http://' before the address. It would end a scheme, but '127.0.0.1' is not one.",
    },
    ...["", "/a", "?a", "#a"].map((rest) => ({
      name: `an address with its port before '${rest}'`,
      iri: `192.168.1.10«:»8080${rest}`,
      suggests: {
        "Write 'http://' before the address": `http://192.168.1.10:8080${rest}`,
        "Write './' before the path": `./192.168.1.10:8080${rest}`,
      },
    })),
    {
      name: "a port with too many digits",
      iri: "127.0.0.1«:»123456",
      suggests: { "Write './' before the path": "./127.0.0.1:123456" },
    },
    {
      name: "more numbers than an address has",
      iri: "1.127.0.0.1«:»3000",
      suggests: { "Write './' before the path": "./1.127.0.0.1:3000" },
    },
    {
      name: "an address with something else than a port",
      iri: "127.0.0.1«:»a",
      suggests: { "Write './' before the path": "./127.0.0.1:a" },
      message: "write './' before the path.",
    },
    {
      name: "the grammar of URIs",
      iri: "1a«:»b",
      profile: "rfc3986",
      suggests: { "Write './' before the path": "./1a:b" },
    },
    {
      name: "the grammar of LEIRIs",
      iri: "a b«:»c",
      profile: "leiri",
      suggests: { "Write './' before the path": "./a b:c" },
    },
  ],
  accepts: [
    { name: "a well-formed scheme", iri: "a1:b" },
    { name: "RFC 3986 \xA74.2: ./this:that", iri: "./this:that" },
    { name: "a colon in the second segment", iri: "1a/b:c" },
    { name: "a colon after a slash", iri: "/:b" },
    { name: "a colon in the query", iri: "1a?b:c" },
    { name: "a colon in the fragment", iri: "#:" },
    { name: "a port without a number", iri: "//a:" },
    { name: "'//' after the colon means a scheme", iri: "1a://b" },
    { name: "a scheme after white space", iri: " mailto:a" },
    { name: "an IRI has a malformed scheme", iri: "1a:b", production: "IRI" },
    { name: "an IRI has no scheme", iri: ":b", production: "IRI" },
    { name: "an absolute-IRI has a malformed scheme", iri: "1a:b", production: "absolute-IRI" },
    { name: "a scheme that is not allowed", iri: "a:b", production: "irelative-ref" },
    { name: "the empty string", iri: "" },

    { name: "an absolute IRI is another code", iri: ":b", production: "absolute-IRI" },
    { name: "a path after an authority", iri: "//a/:b" },
  ],
});
