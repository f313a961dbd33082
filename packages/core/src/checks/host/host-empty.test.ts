import { describeCheck } from "../../../test/describe-check.js";
import { hostEmpty } from "./host-empty.js";

describeCheck(hostEmpty, {
  reports: [
    {
      name: "RFC 9110 §4.2.1: no host before the path",
      iri: "http:«//»/a",
      message: "The host is empty, but IRIs of the scheme 'http' need one; write it after '//'.",
    },
    { name: "RFC 9110 §4.2.2: secure", iri: "https:«//»/a" },
    { name: "nothing after the slashes", iri: "http:«//»" },
    {
      name: "a slash too many before a host",
      iri: "https:«//»/a.example/b",
      suggests: { "Remove '/'": "https://a.example/b" },
    },
    {
      name: "the same in running text",
      iri: "https:«//»/a.example/b",
      place: { tier: "prose", production: "IRI", profile: "rfc3987", role: "text" },
      suggests: { "Remove '/'": "https://a.example/b" },
    },
    {
      name: "several before this machine",
      iri: "ws:«//»//localhost:80",
      suggests: { "Remove '//' and the port": "ws://localhost" },
    },
    {
      name: "a slash too many before a label of digits and hyphens",
      iri: "http:«//»/a-1.b.example",
      suggests: { "Remove '/'": "http://a-1.b.example" },
    },
    { name: "what looks like a host behind something else", iri: "http:«//»/a//b.example/" },
    { name: "a user before slashes", iri: "http://«a@»//b.example/", suggests: {} },
    { name: "a user", iri: "http:«//»/b.example:@" },
    { name: "a name in a longer one", iri: "http:«//»/b.example_c/" },
    { name: "a slash before a file", iri: "http:«//»/a.b?c" },
    { name: "a query after the slashes", iri: "http:«//»?a" },
    { name: "a port alone", iri: "http://«:80»/a" },
    { name: "userinfo alone", iri: "ftp://«a@»/b" },
    { name: "userinfo and port", iri: "wss://«a@:1»" },
    { name: "a socket", iri: "ws:«//»/a" },
    { name: "nearly an IPv6 address", iri: "http://«::g»/a" },
    { name: "upper case", iri: "HTTP:«//»/a" },
    { name: "RFC 7252 §6.1: a constrained device", iri: "coap:«//»/x" },
    ...["coaps", "coap+tcp", "coaps+tcp", "coap+ws", "coaps+ws"].map((scheme) => ({
      name: `the scheme ${scheme}`,
      iri: `${scheme}:«//»/x`,
    })),
  ],
  accepts: [
    { name: "a host", iri: "http://a" },
    {
      name: "no host at all in running text",
      iri: "http:///a",
      place: { tier: "prose", production: "IRI", profile: "rfc3987", role: "text" },
    },
    { name: "one label", iri: "http://localhost:3000" },
    { name: "an IP literal", iri: "http://[::1]/" },
    { name: "an IPv6 address without brackets is another code", iri: "http://::1/" },
    { name: "RFC 8089 §2: a file of this machine", iri: "file:///a" },
    { name: "a scheme with a default host", iri: "redis:///0" },
    { name: "no authority is another code", iri: "http:/a" },
    { name: "no scheme", iri: "///a" },
    { name: "the empty string", iri: "" },

    { name: "a scheme that ends so", iri: "xhttp:///a" },
    { name: "a scheme that begins so", iri: "httpx:///a" },
    { name: "CoAP over something else", iri: "coap+x:///a" },
  ],
});
