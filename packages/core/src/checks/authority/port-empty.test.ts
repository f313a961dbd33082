import { describeCheck } from "../../../test/describe-check.js";
import { portEmpty } from "./port-empty.js";

describeCheck(portEmpty, {
  reports: [
    {
      name: "RFC 3986 §6.2.3: http://example.com:/",
      iri: "http://example.com«:»/",
      suggests: { "Remove the ':'": "http://example.com/" },
    },
    { name: "a scheme without default port", iri: "a://b«:»", suggests: { "Remove the ':'": "a://b" } },
    { name: "no scheme", iri: "//a«:»?b", suggests: { "Remove the ':'": "//a?b" } },
    { name: "after an IP literal", iri: "http://[::1]«:»", suggests: { "Remove the ':'": "http://[::1]" } },
    { name: "after userinfo", iri: "ftp://a:@b«:»", suggests: { "Remove the ':'": "ftp://a:@b" } },
  ],
  accepts: [
    { name: "no port", iri: "http://example.com/" },
    { name: "a port", iri: "http://example.com:8080/" },
    { name: "a second scheme is another code", iri: "http://http://a" },
    { name: "a colon in the path", iri: "http://a/b:" },
    { name: "the empty string", iri: "" },
  ],
});
