import { describeCheck } from "../../../test/describe-check.js";
import { pathEmpty } from "./path-empty.js";

describeCheck(pathEmpty, {
  reports: [
    {
      name: "RFC 3986 §6.2.3: http://example.com",
      iri: "http://«example.com»",
      suggests: { "Write '/' for the empty path": "http://example.com/" },
      message: "The path after 'example.com' is empty",
    },
    { name: "a port", iri: "https://«a:8080»", suggests: { "Write '/' for the empty path": "https://a:8080/" } },
    { name: "a query", iri: "http://«a»?b", suggests: { "Write '/' for the empty path": "http://a/?b" } },
    { name: "a fragment", iri: "WS://«a»#b", suggests: { "Write '/' for the empty path": "WS://a/#b" } },
    { name: "the userinfo is not printed", iri: "ftp://b:c@«a»", message: "The path after 'a' is empty" },
    { name: "an address", iri: "http://«[::1]»", suggests: { "Write '/' for the empty path": "http://[::1]/" } },
    { name: "astral characters", iri: "http://«😀»" },
  ],
  accepts: [
    { name: "a text with other faults, whose authority may go on", iri: "http://a b" },
    { name: "a path", iri: "http://a/" },
    { name: "another scheme", iri: "x://a" },
    { name: "no scheme", iri: "//a" },
    { name: "no host", iri: "http://" },
    { name: "no authority", iri: "?a" },
    { name: "a lone surrogate", iri: "http://a/\uD83D" },
    { name: "the empty string", iri: "" },

    { name: "a scheme that ends so", iri: "xhttp://a" },
    { name: "a scheme that begins so", iri: "ftps://a" },
  ],
});
