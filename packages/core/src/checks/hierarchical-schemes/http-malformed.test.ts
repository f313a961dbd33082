import { describeCheck } from "../../../test/describe-check.js";
import { httpMalformed } from "./http-malformed.js";

describeCheck(httpMalformed, {
  reports: [
    {
      name: "RFC 9110 §4.2.1: nothing after the scheme",
      iri: "«http»:",
      message: "The authority is missing after the scheme; write '//' and a host.",
    },
    { name: "RFC 9110 §4.2.2: secure", iri: "«https»:" },
    { name: "a slash alone", iri: "«http»:/" },
    { name: "a query alone", iri: "«http»:?a" },
    { name: "a fragment alone", iri: "«https»:#a" },
    { name: "a port where a host would stand", iri: "«http»::80/" },
    { name: "upper case", iri: "«HTTP»:" },
  ],
  accepts: [
    { name: "an authority", iri: "http://a" },
    { name: "one label and a port", iri: "http://localhost:3000" },
    { name: "a query without path", iri: "https://a?b" },
    { name: "RFC 9110 §4.2.1: an empty host is another code", iri: "http:///a" },
    { name: "a host after one slash is another code", iri: "http:/a" },
    { name: "a host after the colon is another code", iri: "http:a" },
    { name: "userinfo is another code", iri: "http://a@b/" },
    { name: "what is no IRI is another code", iri: "http:\\\\a" },
    { name: "another scheme", iri: "httpx:" },
    { name: "the empty string", iri: "" },
  ],
});
