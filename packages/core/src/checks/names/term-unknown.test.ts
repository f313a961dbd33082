import { describeCheck } from "../../../test/describe-check.js";
import { termUnknown } from "./term-unknown.js";

const node = { place: { tier: "name-in-data", production: "IRI", profile: "rfc3987", role: "<…>" } } as const;
const code = { place: { tier: "prefix", production: "IRI", profile: "rfc3987" } } as const;
const link = { place: { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "href" } } as const;

describeCheck(termUnknown, {
  reports: [
    {
      name: "two letters that have changed places",
      iri: "http://www.w3.org/2000/01/rdf-schema#«lable»",
      suggests: { "Write 'label'": "http://www.w3.org/2000/01/rdf-schema#label" },
      message:
        "RDF Schema has no term 'lable'; write 'label', which was probably meant. Programs that know the vocabulary pass over it.",
      component: "fragment",
      ...node,
    },
    {
      name: "a small letter",
      iri: "http://www.w3.org/2002/07/owl#«class»",
      suggests: { "Write 'Class'": "http://www.w3.org/2002/07/owl#Class" },
      ...node,
    },
    {
      name: "a term of another vocabulary",
      iri: "http://www.w3.org/1999/02/22-rdf-syntax-ns#«Class»",
      message: "write 'http://www.w3.org/2000/01/rdf-schema#Class', which was probably meant.",
      ...node,
    },
    {
      name: "a term of another vocabulary that differs from one of this in case only",
      iri: "http://www.w3.org/1999/02/22-rdf-syntax-ns#«Resource»",
      suggests: {},
      message: "write 'http://www.w3.org/2000/01/rdf-schema#Resource', which was probably meant.",
      ...node,
    },
    {
      name: "a small letter, although another vocabulary has an attribute of that name (w3c/poe)",
      iri: "http://www.w3.org/2000/01/rdf-schema#«datatype»",
      suggests: { "Write 'Datatype'": "http://www.w3.org/2000/01/rdf-schema#Datatype" },
      message: "write 'Datatype', which was probably meant.",
      ...node,
    },
    {
      name: "a large letter, although it is as near to another term",
      iri: "http://xmlns.com/foaf/0.1/«Page»",
      message: "write 'page', which was probably meant.",
      component: "path",
      ...node,
    },
    {
      name: "a term of the other vocabulary of Dublin Core",
      iri: "http://purl.org/dc/elements/1.1/«abstract»",
      message: "write 'http://purl.org/dc/terms/abstract', which was probably meant.",
      component: "path",
      ...node,
    },
    {
      name: "a number of bits",
      iri: "http://www.w3.org/2001/XMLSchema#«int8»",
      suggests: { "Write 'int'": "http://www.w3.org/2001/XMLSchema#int" },
      ...code,
    },
    {
      name: "a letter that is missing",
      iri: "http://xmlns.com/foaf/0.1/«knws»",
      suggests: { "Write 'knows'": "http://xmlns.com/foaf/0.1/knows" },
      component: "path",
      ...node,
    },
    {
      name: "a small letter within",
      iri: "http://www.w3.org/2004/02/skos/core#«preflabel»",
      suggests: { "Write 'prefLabel'": "http://www.w3.org/2004/02/skos/core#prefLabel" },
      ...node,
    },
    {
      name: "a word of its own",
      iri: "http://purl.org/dc/elements/1.1/«author»",
      message: "Dublin Core 1.1 has no term 'author'",
      ...node,
    },
  ],
  accepts: [
    { name: "a term", iri: "http://www.w3.org/2000/01/rdf-schema#label", ...node },
    { name: "the namespace", iri: "http://www.w3.org/2000/01/rdf-schema#", ...node },
    { name: "the document", iri: "http://www.w3.org/2000/01/rdf-schema", ...node },
    { name: "a member of a container", iri: "http://www.w3.org/1999/02/22-rdf-syntax-ns#_12", ...node },
    { name: "a file beside the terms", iri: "http://xmlns.com/foaf/0.1/index.rdf", ...node },
    { name: "a letter for any name", iri: "http://www.w3.org/2001/XMLSchema#p", ...node },
    { name: "a vocabulary that grows", iri: "http://schema.org/Persn", ...node },
    { name: "a link", iri: "http://www.w3.org/2000/01/rdf-schema#lable", ...link },
    { name: "no place", iri: "http://www.w3.org/2000/01/rdf-schema#lable" },
  ],
});
