import assert from "node:assert/strict";
import type { Tier } from "../../checks/definition/place.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";
import { placeOf } from "./place-of.js";

const argument = (callee: string, index = 0): Site => ({ kind: "argument", callee, index });
const attribute = (element: string, name: string): Site => ({ kind: "attribute", element, name });
const assigned = (name: string): Site => ({ kind: "assigned", name });
const data = (...path: string[]): Site => ({ kind: "data", path, isKey: false });

type Row = readonly [name: string, site: Site, role: string | undefined, ...texts: string[]];

const rows: Readonly<Partial<Record<Tier, readonly Row[]>>> = {
  never: [
    ["nodes that may be relative", argument("URIRef"), undefined, "s", "a:b"],
    ["namespaces of other kinds", argument("Namespace"), undefined, "default", "app:users"],
    ["what else is bound", argument("socket.bind", 1), undefined, "tcp:a"],
  ],
  "opaque-name": [
    ["namespaces of RDF libraries", argument("Namespace"), "prefix", "http://a#"],
    ["namespaces of RDF libraries", argument("rdflib.Namespace"), "prefix", "http://a#"],
    ["namespaces of RDF libraries", argument("self.graph.bind", 1), "prefix", "http://a#"],
    ["namespaces of RDF libraries", argument("model.setNsPrefix", 1), "prefix", "http://a#"],
    ["namespaces of ElementTree", argument("ET.register_namespace", 1), "namespace", "http://a"],
    ["contexts of JSON-LD", data("@context"), "@context", "https://schema.org"],
    ["vocabularies of JSON-LD", data("@context", "@vocab"), "@vocab", "https://schema.org/"],
    ["vocabularies of RDFa", attribute("div", "vocab"), "vocab", "https://schema.org/", "/terms#"],
    ["prefixes of RDFa", attribute("html", "prefix"), "prefix", "og: http://a#", "a: http://b\n  c-d:  https://e "],
    ["terms of JSON-LD", data("@context", "foaf"), "term", "http://a", "schema:name"],
    ["terms of JSON-LD in code", assigned("@context.foaf"), "term", "http://a"],
    ["prefixes of OWL in XML", attribute("Prefix", "IRI"), "prefix", "http://a#", "#a b"],
  ],
  "name-in-data": [
    ["nodes of JSON-LD", data("@graph", "@id"), "@id", "http://a", "#me", "a"],
    ["named nodes", argument("DataFactory.namedNode"), "DataFactory.namedNode", "http://a"],
    ["nodes that may be relative", argument("rdflib.URIRef"), "*.URIRef", "http://a"],
    ["nodes that may be relative", argument("model.createResource"), "*.createResource", "http://a"],
    ["OWL in XML", attribute("Class", "IRI"), "IRI", "http://a b", "#a b", "a"],
    ["OWL in XML", attribute("Ontology", "ontologyIRI"), "ontologyIRI", "http://a b"],
    ["OWL in XML", attribute("Ontology", "versionIRI"), "versionIRI", "http://a b"],
    ["OWL in XML", attribute("Literal", "datatypeIRI"), "datatypeIRI", "http://a b"],
    ["RDF/XML", attribute("rdf:Description", "rdf:about"), "rdf:about", "http://a"],
    ["subjects of RDFa", attribute("div", "about"), "about", "http://a", "#me", "/a b"],
    ["objects of RDFa", attribute("div", "resource"), "resource", "http://a b", "#me", "?a"],
    ["properties of RDFa", attribute("div", "property"), "property", "http://a", "https://schema.org/name"],
    ["types of RDFa", attribute("div", "typeof"), "typeof", "https://schema.org/Person"],
    ["datatypes of RDFa", attribute("div", "datatype"), "datatype", "http://a#date"],
  ],
  named: [
    ["maps of prefixes", assigned("prefixes.svg"), "namespace", "http://a"],
    ["maps of prefixes in data", data("prefixes", "svg"), "namespace", "http://a"],
    ["prefixes of vocabularies", data("prefixes", "foaf"), "prefix", "http://a"],
    ["prefixes of vocabularies in data", data("curie_map", "rdfs"), "prefix", "http://a"],
    ["prefixes of vocabularies in programs", assigned("context.skos"), "prefix", "http://a"],
    ["prefixes of data types", assigned("Parser().xsd"), "prefix", "http://a"],
    ["namespaces of XML", assigned("nsmap.xsd"), "namespace", "http://a"],
    ["maps of namespaces in data", data("namespaces", "svg"), "namespace", "http://a"],
  ],
  sink: [["an address in a map of prefixes", data("prefixes", "url"), "url", "http://a"]],
  prefix: [["a prefix of another kind", data("prefixes"), undefined, "http://a"]],
};

describe("the places of linked data", () => {
  const { settings } = readSettings({});
  for (const [tier, list] of Object.entries(rows)) {
    for (const [name, site, role, ...texts] of list)
      it(`${tier}: ${name}, ${JSON.stringify(site)}`, () => {
        for (const text of texts) {
          const place = placeOf(site, text, settings);
          assert.deepEqual({ tier: place.tier, role: place.role }, { tier, role }, text);
        }
      });
  }
});
