import { describeCheck } from "../../../test/describe-check.js";
import type { Place, Tier } from "../definition/place.js";
import { namespaceMisspelled } from "./namespace-misspelled.js";

function at(tier: Tier, role?: string): { readonly place: Place } {
  return { place: { tier, production: "IRI", profile: "rfc3987", ...(role !== undefined && { role }) } };
}

const svg = { "Write the namespace 'http://www.w3.org/2000/svg'": "http://www.w3.org/2000/svg" };

describeCheck(namespaceMisspelled, {
  reports: [
    {
      name: "a term in a program",
      iri: "«http://www.w3.org/2001/XMLShema#»string",
      suggests: {
        "Write the namespace 'http://www.w3.org/2001/XMLSchema#'": "http://www.w3.org/2001/XMLSchema#string",
      },
      ...at("prefix"),
    },
    {
      name: "the identifiers of the OBO Foundry",
      iri: "«https://purl.obolibrary.org/obo/»CARO_0000000",
      suggests: {
        "Write the namespace 'http://purl.obolibrary.org/obo/'": "http://purl.obolibrary.org/obo/CARO_0000000",
      },
      ...at("name-in-data"),
    },
    {
      name: "what a prefix stands for in a program",
      iri: "«http://www.w3.org/2001/XMLSchema»",
      suggests: { "Write the namespace 'http://www.w3.org/2001/XMLSchema#'": "http://www.w3.org/2001/XMLSchema#" },
      ...at("named", "prefix"),
    },
    {
      name: "an entity without the end of the namespace, to which the ends of names are appended",
      iri: "«http://www.w3.org/2002/07/owl»",
      suggests: { "Write the namespace 'http://www.w3.org/2002/07/owl#'": "http://www.w3.org/2002/07/owl#" },
      ...at("opaque-name", "entity"),
    },
    {
      name: "https in place of http",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("opaque-name", "xmlns"),
      suggests: svg,
      message:
        "'https://www.w3.org/2000/svg' is not 'http://www.w3.org/2000/svg'; write the published namespace of SVG. They differ in the scheme, and programs compare namespaces character by character.",
    },
    {
      name: "a slash at the end",
      iri: "«http://www.w3.org/2000/svg/»",
      ...at("opaque-name", "*.createElementNS"),
      suggests: svg,
      message: "They differ in the ending, and programs compare namespaces character by character.",
    },
    {
      name: "several differences",
      iri: "«https://w3.org/2000/SVG»",
      ...at("opaque-name", "xmlns:svg"),
      suggests: svg,
      message:
        "They differ in the scheme, the host and the case of letters, and programs compare namespaces character by character.",
    },
    {
      name: "a letter that is missing",
      iri: "«http://www.w3.org/1999/xlnk»",
      ...at("opaque-name", "*.setAttributeNS"),
      message:
        "'http://www.w3.org/1999/xlnk' is not 'http://www.w3.org/1999/xlink'; write the published namespace of XLink. They differ in one character, and programs compare namespaces character by character.",
    },
    { name: "what is called a namespace", iri: "«https://www.w3.org/2000/svg»", ...at("named", "namespace") },
    {
      name: "a prefix to which terms are appended without a slash",
      iri: "«http://schema.org»",
      ...at("opaque-name", "@prefix"),
      suggests: { "Write the namespace 'http://schema.org/'": "http://schema.org/" },
    },
    {
      name: "a prefix for data types that is the namespace of XML",
      iri: "«http://www.w3.org/2001/XMLSchema»",
      ...at("opaque-name", "@vocab"),
    },
    {
      name: "the namespace at the beginning of a name",
      iri: "«https://www.wikidata.org/entity/»Q42",
      ...at("name-in-data", "@id"),
      suggests: { "Write the namespace 'http://www.wikidata.org/entity/'": "http://www.wikidata.org/entity/Q42" },
    },
    {
      name: "a schema",
      iri: "«https://json-schema.org/draft-07/schema#»",
      ...at("opaque-name", "$schema"),
    },
    {
      name: "a part of a schema",
      iri: "«https://json-schema.org/draft-07/schema#»/definitions/nonNegativeInteger",
      ...at("name-in-data", "$ref"),
    },
    { name: "a key", iri: "«https://www.w3.org/2000/svg»", ...at("opaque-name", "key") },
    {
      name: "what holds a namespace: xmlns",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "xmlns"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: xmlns:a",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "xmlns:a"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: xmlns:svg",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "xmlns:svg"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: *.createElementNS",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "*.createElementNS"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: *.createDocument",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "*.createDocument"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: *.lookupPrefix",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "*.lookupPrefix"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: *.isDefaultNamespace",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "*.isDefaultNamespace"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: @namespace",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "@namespace"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: targetNamespace",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "targetNamespace"),
      suggests: svg,
    },
    {
      name: "what holds a namespace: namespace",
      iri: "«https://www.w3.org/2000/svg»",
      ...at("named", "namespace"),
      suggests: svg,
    },
    { name: "what terms are appended to: vocab", iri: "«http://schema.org»", ...at("sink", "vocab") },
    { name: "what terms are appended to: prefix", iri: "«http://ogp.me/ns»", ...at("opaque-name", "prefix") },
    {
      name: "JSON-LD 1.1 §4.1.5: a term without the ending of a namespace is no prefix",
      iri: "«http://xmlns.com/foaf/0.1»",
      ...at("opaque-name", "term"),
      suggests: { "Write the namespace 'http://xmlns.com/foaf/0.1/'": "http://xmlns.com/foaf/0.1/" },
      message: "They differ in the ending, and programs compare namespaces character by character.",
    },
    {
      name: "a term that stands for a name",
      iri: "«https://xmlns.com/foaf/0.1/»name",
      ...at("opaque-name", "term"),
      suggests: { "Write the namespace 'http://xmlns.com/foaf/0.1/'": "http://xmlns.com/foaf/0.1/name" },
      message: "They differ in the scheme, and programs compare namespaces character by character.",
    },
    {
      name: "a term for data types that is the namespace of XML",
      iri: "«http://www.w3.org/2001/XMLSchema»",
      ...at("opaque-name", "term"),
    },
  ],
  accepts: [
    { name: "a link to a vocabulary", iri: "https://www.w3.org/2001/XMLSchema#string", ...at("prefix") },
    { name: "a page of the W3C", iri: "https://www.w3.org/TR/xmlschema-2/#string", ...at("prefix") },
    { name: "the namespace as it was published", iri: "http://www.w3.org/2000/svg", ...at("opaque-name", "xmlns") },
    { name: "an address that is followed", iri: "https://www.w3.org/2000/svg", ...at("sink", "href") },
    { name: "a place that says nothing", iri: "https://www.w3.org/2000/svg", ...at("prefix") },
    { name: "an identifier without a place", iri: "https://www.w3.org/2000/svg" },
    { name: "both schemes of Schema.org", iri: "https://schema.org/Person", ...at("name-in-data", "itemtype") },
    { name: "both schemes of Schema.org", iri: "http://schema.org/Person", ...at("name-in-data", "itemtype") },
    { name: "Schema.org as a context", iri: "https://schema.org", ...at("opaque-name", "@context") },
    { name: "Schema.org as a term", iri: "https://schema.org/", ...at("opaque-name", "term") },
    { name: "one letter behind a namespace", iri: "http://purl.org/dc/terms/x", ...at("opaque-name", "term") },
    { name: "the context of CSV on the Web", iri: "http://www.w3.org/ns/csvw", ...at("opaque-name", "@context") },
    {
      name: "a schema without its empty fragment",
      iri: "http://json-schema.org/draft-07/schema",
      ...at("opaque-name", "$schema"),
    },
    { name: "an ontology's own name", iri: "http://www.w3.org/2002/07/owl", ...at("name-in-data", "<…>") },
    { name: "the page about an ontology", iri: "https://www.w3.org/ns/prov", ...at("name-in-data", "<…>") },
    { name: "a specification", iri: "https://www.w3.org/TR/prov-o/", ...at("name-in-data", "<…>") },
    { name: "another namespace", iri: "http://www.w3.org/2000/svg-animation", ...at("opaque-name", "xmlns") },
    { name: "a later version", iri: "http://maven.apache.org/POM/4.1.0", ...at("opaque-name", "xmlns") },
    { name: "what holds no namespace: xxmlns", iri: "https://www.w3.org/2000/svg", ...at("named", "xxmlns") },
    { name: "what holds no namespace: namespaces", iri: "https://www.w3.org/2000/svg", ...at("named", "namespaces") },
    { name: "what holds no namespace: href", iri: "https://www.w3.org/2000/svg", ...at("named", "href") },
    { name: "what no terms are appended to: xvocab", iri: "http://schema.org", ...at("sink", "xvocab") },
    { name: "what no terms are appended to: vocabs", iri: "http://schema.org", ...at("sink", "vocabs") },
    {
      name: "the built-ins of SWRL, one letter from SWRL itself",
      iri: "http://www.w3.org/2003/11/swrlb#add",
      ...at("opaque-name", "@prefix"),
    },
    {
      name: "the namespace of the built-ins of SWRL",
      iri: "http://www.w3.org/2003/11/swrlb#",
      ...at("opaque-name", "@prefix"),
    },
    { name: "an address within a vocabulary", iri: "https://www.wikidata.org/entity/Q42", ...at("sink", "href") },
    { name: "a reference without a scheme", iri: "w3.org/2000/svg", ...at("opaque-name", "xmlns") },
    { name: "a misspelled scheme is another code", iri: "http//www.w3.org/2000/svg", ...at("opaque-name", "xmlns") },
    { name: "one slash is another code", iri: "http:/www.w3.org/2000/svg", ...at("opaque-name", "xmlns") },
    {
      name: "a letter left out of the scheme is another code",
      iri: "htp://www.w3.org/2000/svg",
      ...at("opaque-name", "xmlns"),
    },
  ],
});
