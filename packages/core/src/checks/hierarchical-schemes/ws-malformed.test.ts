import { describeCheck } from "../../../test/describe-check.js";
import { wsMalformed } from "./ws-malformed.js";

describeCheck(wsMalformed, {
  reports: [
    {
      name: "RFC 6455 §3: a fragment",
      iri: "ws://a/b#«c»",
      message: "The fragment has no meaning for a WebSocket; remove it, or percent-encode the '#' as '%23'.",
    },
    { name: "an empty fragment", iri: "wss://a/b«#»" },
    {
      name: "RFC 6455 §3: userinfo",
      iri: "wss://«a:b»@c/",
      message: "The userinfo has no place in a WebSocket IRI",
    },
    { name: "nothing after the scheme", iri: "«ws»:", message: "The authority is missing after the scheme" },
    { name: "upper case", iri: "WS://a#«b»" },
  ],
  accepts: [
    { name: "RFC 6455 §3: host, port, path and query", iri: "ws://a:80/b?c" },
    { name: "secure", iri: "wss://localhost:8080/socket" },
    { name: "no path", iri: "wss://a" },
    { name: "an encoded number sign", iri: "ws://a/b%23c" },
    { name: "a host after one slash is another code", iri: "ws:/a" },
    { name: "an empty host is another code", iri: "ws:///a" },
    { name: "what is no IRI is another code", iri: "ws://a/b c#d" },
    { name: "another scheme", iri: "http://a/#b" },
    { name: "the empty string", iri: "" },
  ],
});
