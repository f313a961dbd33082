import { describeCheck } from "../../../test/describe-check.js";
import { schemeNotLowercase } from "./scheme-not-lowercase.js";

describeCheck(schemeNotLowercase, {
  reports: [
    {
      name: "RFC 3986 §6.2.2.1",
      iri: "«HTTP»://www.EXAMPLE.com/",
      fixed: "http://www.EXAMPLE.com/",
      message: "The scheme 'HTTP' contains uppercase letters",
    },
    { name: "RFC 3986 §6.2.2", iri: "«eXAMPLE»://a/./b", fixed: "example://a/./b" },
    {
      name: "a prefix in lower case would make another identifier",
      iri: "«Schema»:name",
      place: { tier: "name-in-data", production: "IRI-reference", profile: "rfc3987", lowercaseIsPrefix: true },
      suggests: { "Write the prefix 'schema:'": "schema:name" },
    },
    { name: "the first letter alone", iri: "«Mailto»:a@b", fixed: "mailto:a@b" },
    {
      name: "the first and the last letter of the alphabet",
      iri: "«ZA»:b",
      suggests: { "Lowercase the scheme": "za:b" },
    },
    { name: "digits and signs stay", iri: "«A1+b-.»:c", suggests: { "Lowercase the scheme": "a1+b-.:c" } },
    {
      name: "a name keeps its case behind the scheme",
      iri: "«URN»:ISBN:0-395-36341-1",
      fixed: "urn:ISBN:0-395-36341-1",
    },
  ],
  accepts: [
    { name: "RFC 3986 §C: a label is no scheme", iri: "URL:https://a.example/b" },
    { name: "lower case", iri: "http://A/B" },
    { name: "a drive letter", iri: "C:/Users" },
    { name: "a malformed scheme is another code", iri: "HT_TP://a" },
    { name: "no scheme", iri: "A/b:c" },
    { name: "the empty string", iri: "" },
  ],
});
