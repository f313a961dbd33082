import { inspected, nameInData, never, opaqueName, prose, sink, type Evidence } from "./evidence.js";
import { inspectingCallees } from "./inspecting-callees.js";
import { possibleSinkCallees, sinkCallees } from "./sink-callees.js";
import { tellingCallees } from "./telling-callees.js";
import { unrelatedCallees } from "./unrelated-callees.js";

/** The functions of the DOM whose first argument is a namespace. */
const namespaces = [
  "*.createElementNS",
  "*.createAttributeNS",
  "*.setAttributeNS",
  "*.getAttributeNS",
  "*.getAttributeNodeNS",
  "*.hasAttributeNS",
  "*.removeAttributeNS",
  "*.getElementsByTagNameNS",
  "*.lookupPrefix",
  "*.isDefaultNamespace",
];

/** A function of the DOM, and of databases and of what parses markup, where the first argument is another. */
const possibleNamespaces = ["*.createDocument"];

/** The functions of ElementTree that bind a prefix to a namespace. */
const boundNamespaces = ["*.register_namespace[1]"];

/** The functions of RDF libraries that make a node of its name; examples and tests call their nodes `s` and `o`. */
const names = ["namedNode", "*.namedNode", "DataFactory.namedNode", "new NamedNode"];

/** Those of rdflib, Jena, RDF4J, the OWL API, RDF.rb and Oxigraph, some of which resolve what is relative. */
const namesOrReferences = [
  "URIRef",
  "*.URIRef",
  "*.createResource",
  "*.createProperty",
  "*.createIRI",
  "*.createURI",
  "createIRI",
  "createURI",
  "IRI.create",
  "Values.iri",
  "RDF.URI",
  "RDF.URI.new",
  "RDF.iri",
  "NamedNode.new",
  "NamedNodeRef.new",
  "NamedNode.new_unchecked",
  "NamedNode",
  "IRI",
  "IRI.new",
  "Iri.new",
  "IriRef.new",
  "IRI.parse",
  "new IRI",
  "$rdf.sym",
  "rdf.sym",
  "$rdf.namedNode",
  "NodeFactory.createURI",
  "ResourceFactory.createResource",
  "ResourceFactory.createProperty",
  "UriFactory.Create",
  "rdf_iri",
];

/** What binds a prefix to a namespace in RDF libraries, or makes names of one. */
const prefixes = [
  "Namespace",
  "*.Namespace",
  "namespace",
  "*.namespace",
  "RDF.Vocabulary",
  "RDF.Vocabulary.new",
  "g.bind[1]",
  "self.g.bind[1]",
  "graph.bind[1]",
  "self.graph.bind[1]",
  "*.setNsPrefix[1]",
  "*.setNamespace[1]",
  "RdfNamespace.set[1]",
  "EasyRdf_Namespace.set[1]",
];

/**
 * One argument of a function, written `open[1]` for the second one of `open`, `open` for the first, `open[]` for any. A
 * name that starts with `*.` is a method of whatever object, one that ends with `.*` any function of the object.
 * `window`, `globalThis`, `self`, `global` and `document` before a name are left out.
 */
export interface Callee {
  readonly name: string;
  /** `undefined`: any argument. */
  readonly index: number | undefined;
}

const notation = /^(?<name>.*?)(?:\[(?<index>\d*)\])?$/u;

/** Reads `open[1]` as the second argument of `open`. */
export function readCallee(text: string): Callee {
  const { name = text, index = "0" } = notation.exec(text)?.groups ?? {};
  return { name, index: index === "" ? undefined : Number(index) };
}

const rules: readonly (readonly [readonly string[], (role: string) => Evidence])[] = [
  [unrelatedCallees, () => never],
  [inspectingCallees, () => inspected],
  [tellingCallees, () => prose],
  [namespaces, (role) => opaqueName(role, { production: "IRI" })],
  [possibleNamespaces, (role) => opaqueName(role, { production: "IRI", expects: "listed" })],
  [names, (role) => nameInData(role, { production: "IRI", expects: "value" })],
  [namesOrReferences, (role) => nameInData(role, { production: "IRI", expects: "registered" })],
  [prefixes, () => opaqueName("prefix", { production: "IRI", expects: "listed" })],
  [boundNamespaces, () => opaqueName("namespace", { production: "IRI", expects: "listed" })],
  [possibleSinkCallees, (role) => sink(role, { expects: "reference" })],
  [sinkCallees, sink],
];

/** Every callee above with what its argument is. */
export const callees: readonly (readonly [Callee, Evidence])[] = rules.flatMap(([list, evidenceFor]) =>
  list.map((text) => {
    const callee = readCallee(text);
    return [callee, evidenceFor(callee.name)] as const;
  }),
);
