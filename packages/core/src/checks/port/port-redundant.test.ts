import { describeCheck } from "../../../test/describe-check.js";
import { portRedundant } from "./port-redundant.js";

describeCheck(portRedundant, {
  reports: [
    {
      name: "RFC 3986 §6.2.3: http://example.com:80/",
      iri: "http://example.com«:80»/",
      suggests: { "Remove the port": "http://example.com/" },
      message: "The port '80' is the default of the scheme 'http'",
    },
    { name: "secure", iri: "https://a«:443»", suggests: { "Remove the port": "https://a" } },
    { name: "a socket", iri: "wss://a«:443»/b", suggests: { "Remove the port": "wss://a/b" } },
    { name: "a file server", iri: "ftp://a@b«:21»/c", suggests: { "Remove the port": "ftp://a@b/c" } },
    { name: "upper case", iri: "HTTP://A«:80»", suggests: { "Remove the port": "HTTP://A" } },
    { name: "after an IP literal", iri: "http://[::1]«:80»/", suggests: { "Remove the port": "http://[::1]/" } },
  ],
  accepts: [
    { name: "another port", iri: "http://example.com:8080/" },
    { name: "the default port of another scheme", iri: "http://example.com:443/" },
    { name: "a leading zero is another code", iri: "http://example.com:080/" },
    { name: "an empty port is another code", iri: "http://example.com:/" },
    { name: "a scheme without default port", iri: "a://b:80" },
    { name: "no scheme", iri: "//a:80" },
    { name: "the empty string", iri: "" },
  ],
});
