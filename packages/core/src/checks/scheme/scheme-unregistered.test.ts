import { describeCheck } from "../../../test/describe-check.js";
import { schemeUnregistered } from "./scheme-unregistered.js";

describeCheck(schemeUnregistered, {
  reports: [
    {
      name: "near a registered scheme",
      iri: "«telnets»://a",
      suggests: { "Write 'telnet'": "telnet://a" },
      message:
        "The scheme 'telnets' is not registered with IANA; use a registered one, such as 'telnet'. It is no domain name in reverse order either.",
    },
    { name: "upper case", iri: "«TELNETT»://a", suggests: { "Write 'telnet'": "telnet://a" } },
    {
      name: "near none",
      iri: "«entirely-new»:a",
      suggests: {},
      message: "It is no domain name in reverse order either.",
    },
    { name: "a domain name as it is", iri: "«example.com»:a" },
    { name: "as long as one can be", iri: `«${"a".repeat(32)}»:b` },
    { name: "longer than any", iri: `«${"a".repeat(5000)}»:b` },
  ],
  accepts: [
    { name: "permanent", iri: "http://a" },
    { name: "provisional", iri: "vscode://a" },
    { name: "historical is another code", iri: "wais://a" },
    { name: "upper case", iri: "HTTP://a" },
    { name: "4395bis §3.8: com-example-info", iri: "com-example-info:a" },
    { name: "a reverse domain name with dots", iri: "com.example.app://a" },
    { name: "a misspelled scheme is another code", iri: "htpp://a" },
    { name: "a drive letter", iri: "C:/a" },
    { name: "a malformed scheme is another code", iri: "a_b://c" },
    { name: "no scheme", iri: "a/b:c" },
    { name: "the empty string", iri: "" },
    { name: "a malformed scheme is another code", iri: "a_b_c:d" },
    { name: "a malformed scheme of an IRI", iri: "a_b_c:d", production: "IRI" },
  ],
});
