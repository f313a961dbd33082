import { describeCheck } from "../../../test/describe-check.js";
import { prefixUndeclared } from "./prefix-undeclared.js";

const name = { tier: "name-in-data", production: "IRI-reference", profile: "rfc3987", role: "<…>" } as const;
const undeclared = { place: { ...name, hasUndeclaredPrefix: true } } as const;

describeCheck(prefixUndeclared, {
  reports: [
    {
      name: "a prefix that everybody knows",
      iri: "«foaf:»name",
      message:
        "The prefix 'foaf:' is not declared before it is used; declare it as <http://xmlns.com/foaf/0.1/>. Programs refuse the document or take the prefix for a scheme.",
      ...undeclared,
    },
    {
      name: "another prefix",
      iri: "«ex:»a",
      message:
        "The prefix 'ex:' is not declared before it is used; declare it. Programs refuse the document or take the prefix for a scheme.",
      ...undeclared,
    },
    { name: "the empty prefix", iri: "«:»a", message: "The prefix ':'", ...undeclared },
    { name: "a name with colons", iri: "«ex:»a:b", ...undeclared },
  ],
  accepts: [
    { name: "an identifier", iri: "foaf:name", place: name },
    { name: "no place", iri: "foaf:name" },
  ],
});
