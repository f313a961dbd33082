import { describeCheck } from "../../../test/describe-check.js";
import { schemeHistorical } from "./scheme-historical.js";

describeCheck(schemeHistorical, {
  reports: [
    {
      name: "a protocol of the past",
      iri: "«wais»://a/b",
      message: "The scheme 'wais' is registered as historical",
    },
    { name: "with a dot", iri: "«z39.50»://a/b" },
    { name: "upper case", iri: "«PROSPERO»://a/b" },
    { name: "RFC 3966 left it behind", iri: "«fax»:+358.555.1234567" },
  ],
  accepts: [
    { name: "permanent", iri: "http://a" },
    { name: "provisional", iri: "git://a" },
    { name: "not registered", iri: "a://b" },
    { name: "no scheme", iri: "wais/b:c" },
    { name: "the empty string", iri: "" },
  ],
});
