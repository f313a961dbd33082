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
    { name: "after a slip in the scheme", iri: "htpp://a«:»/", suggests: { "Remove the ':'": "htpp://a/" } },
    { name: "of one letter", iri: "http://c«:»/a", suggests: { "Remove the ':'": "http://c/a" } },
    { name: "a file's host", iri: "file://ab«:»/a", suggests: { "Remove the ':'": "file://ab/a" } },
    { name: "after userinfo", iri: "ftp://a:@b«:»", suggests: { "Remove the ':'": "ftp://a:@b" } },
  ],
  accepts: [
    { name: "no port", iri: "http://example.com/" },
    { name: "a port", iri: "http://example.com:8080/" },
    { name: "a second scheme is another code", iri: "http://http://a" },
    { name: "slashes before a scheme are another code", iri: "//http://a" },
    { name: "a drive as the host is another code", iri: "file://c:/a" },
    { name: "a colon in the path", iri: "http://a/b:" },
    { name: "the empty string", iri: "" },
  ],
});
