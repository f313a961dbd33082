import { describeCheck } from "../../../test/describe-check.js";
import { schemeMissing } from "./scheme-missing.js";

describeCheck(schemeMissing, {
  reports: [
    {
      name: "a host alone",
      iri: "«www.example.org/a»",
      production: "IRI",
      message: "'www.example.org/a' has no scheme; put one before it, such as 'https:'. An IRI begins with one.",
    },
    { name: "a reference of the network path kind", iri: "«//example.org/a»", production: "IRI" },
    {
      name: "an absolute-IRI needs one too",
      iri: "«/a»",
      production: "absolute-IRI",
      message:
        "'/a' has no scheme; put one and a host before it, such as 'https://www.example.org'. An absolute-IRI begins with one.",
    },
    { name: "the empty string", iri: "«»", production: "IRI" },
    { name: "a colon without a scheme before it", iri: "«:b»", production: "IRI" },
    { name: "a colon after the first segment", iri: "«a/b:c»", production: "IRI" },
    { name: "white space alone", iri: "«  »", production: "IRI" },
    { name: "astral characters", iri: "«😀»", production: "IRI" },
    { name: "a lone surrogate", iri: "«\uD83D»", production: "IRI" },
    {
      name: "right-to-left text is quoted between isolates",
      iri: "«אב»",
      production: "IRI",
      message: "'\u2066אב\u2069' has no scheme",
    },
  ],
  accepts: [
    { name: "a scheme", iri: "http://example.org/", production: "IRI" },
    { name: "a scheme of one letter", iri: "a:", production: "IRI" },
    { name: "a malformed scheme is another code", iri: "1a:b", production: "IRI" },
    { name: "an absolute-IRI", iri: "urn:example:a", production: "absolute-IRI" },
    { name: "a reference needs no scheme", iri: "www.example.org/a" },
    { name: "a relative reference has no scheme", iri: "../a", production: "irelative-ref" },
    { name: "the empty reference", iri: "" },
    { name: "a reference that starts with a colon is another code", iri: ":b" },
    { name: "a reference where one is asked for", iri: "/a", production: "irelative-ref" },
    { name: "a reference with another fault", iri: "/a b", production: "irelative-ref" },
  ],
});
