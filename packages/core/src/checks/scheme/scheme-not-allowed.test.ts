import { describeCheck } from "../../../test/describe-check.js";
import { schemeNotAllowed } from "./scheme-not-allowed.js";

describeCheck(schemeNotAllowed, {
  reports: [
    {
      name: "an IRI for a relative reference",
      iri: "«http»://example.org/a",
      production: "irelative-ref",
      message: "The scheme 'http' makes this an IRI",
    },
    { name: "RFC 3986 \xA74.2: a segment before a colon is a scheme", iri: "«this»:that", production: "irelative-ref" },
    { name: "a malformed scheme that is meant", iri: "«ht tp»://example.org/", production: "irelative-ref" },
    { name: "a byte order mark before the scheme", iri: "«\uFEFFhttp»:a", production: "irelative-ref" },
  ],
  accepts: [
    { name: "a path", iri: "a/b:c", production: "irelative-ref" },
    { name: "RFC 3986 \xA74.2: ./this:that", iri: "./this:that", production: "irelative-ref" },
    { name: "a malformed scheme that is not meant", iri: "1a:b", production: "irelative-ref" },
    { name: "a host without scheme", iri: "//example.org", production: "irelative-ref" },
    { name: "the empty reference", iri: "", production: "irelative-ref" },
    { name: "a reference may have a scheme", iri: "http://a" },
    { name: "an IRI has a scheme", iri: "http://a", production: "IRI" },
    { name: "an IRI with other faults", iri: "http://a b", production: "IRI" },
  ],
});
