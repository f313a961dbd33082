import { nameInData, never, opaqueName, prose, sink, type Evidence } from "./evidence.js";

/** What an attribute of markup holds, on all elements or on some. */
export interface AttributeRule {
  /** In lower case; JSX spells `xlink:href` as `xlinkHref`. */
  readonly name: string;
  readonly elements?: readonly string[];
  readonly evidence: Evidence;
}

const candidates = { holds: "image-candidates" } as const;
const words = { holds: "words" } as const;
const absolute = { production: "IRI" } as const;
/** In attributes that other vocabularies have, too. */
const reference = { expects: "reference" } as const;
const listed = { ...absolute, expects: "listed" } as const;
const legacy = { profile: "leiri" } as const;

const browsed = { browsed: true } as const;

/** The elements of HTML that show or run what `src` names. */
const embedding = ["audio", "embed", "frame", "iframe", "img", "input", "script", "source", "track", "video"];

const owlEntities = ["class", "datatype", "objectproperty", "dataproperty", "annotationproperty", "namedindividual"];

/** The attributes of HTML, SVG, XML, XLink, XML Schema, RDFa and RDF/XML that hold identifiers, and some that never do. */
export const attributes: readonly AttributeRule[] = [
  { name: "href", elements: ["a", "area", "link"], evidence: sink("href", browsed) },
  { name: "href", evidence: sink("href") },
  { name: "src", elements: embedding, evidence: sink("src", browsed) },
  { name: "src", evidence: sink("src") },
  { name: "srcset", evidence: sink("srcset", candidates) },
  { name: "imagesrcset", evidence: sink("imagesrcset", candidates) },
  { name: "data-src", evidence: sink("data-src") },
  { name: "data-href", evidence: sink("data-href") },
  { name: "data-srcset", evidence: sink("data-srcset", candidates) },
  { name: "action", elements: ["form"], evidence: sink("action") },
  { name: "formaction", evidence: sink("formaction") },
  { name: "poster", elements: ["video"], evidence: sink("poster") },
  { name: "cite", elements: ["blockquote", "q", "ins", "del"], evidence: sink("cite") },
  { name: "data", elements: ["object"], evidence: sink("data") },
  { name: "codebase", elements: ["object", "applet"], evidence: sink("codebase") },
  { name: "ping", elements: ["a", "area"], evidence: sink("ping", words) },
  { name: "manifest", elements: ["html"], evidence: sink("manifest") },
  { name: "background", elements: ["body", "table", "thead", "tbody", "tr", "td", "th"], evidence: sink("background") },
  { name: "longdesc", elements: ["img", "iframe", "frame"], evidence: sink("longdesc") },
  { name: "profile", elements: ["head"], evidence: sink("profile") },
  { name: "itemid", evidence: nameInData("itemid") },
  { name: "itemtype", evidence: nameInData("itemtype", { ...words, ...absolute }) },
  { name: "vocab", evidence: opaqueName("vocab", reference) },
  { name: "prefix", evidence: opaqueName("prefix", { ...absolute, expects: "prefixes", holds: "prefixed-words" }) },
  { name: "about", evidence: nameInData("about", reference) },
  { name: "resource", evidence: nameInData("resource", reference) },
  // Also terms, and names with a prefix that is declared somewhere else.
  { name: "typeof", evidence: nameInData("typeof", listed) },
  { name: "property", evidence: nameInData("property", listed) },
  { name: "datatype", evidence: nameInData("datatype", listed) },
  { name: "rdf:about", evidence: nameInData("rdf:about") },
  { name: "rdf:resource", evidence: nameInData("rdf:resource") },
  { name: "rdf:datatype", evidence: nameInData("rdf:datatype") },
  { name: "xml:base", evidence: sink("xml:base", legacy) },
  { name: "xmlbase", evidence: sink("xml:base", legacy) },
  { name: "xlink:href", evidence: sink("xlink:href", legacy) },
  { name: "xlinkhref", evidence: sink("xlink:href", legacy) },
  { name: "xlink:role", evidence: opaqueName("xlink:role", legacy) },
  { name: "xlink:arcrole", evidence: opaqueName("xlink:arcrole", legacy) },
  { name: "schemalocation", evidence: sink("schemaLocation", { ...words, ...legacy }) },
  { name: "xsi:schemalocation", evidence: sink("xsi:schemaLocation", { ...words, ...legacy }) },
  { name: "xsi:nonamespaceschemalocation", evidence: sink("xsi:noNamespaceSchemaLocation", legacy) },
  { name: "targetnamespace", evidence: opaqueName("targetNamespace", legacy) },
  { name: "modeluri", evidence: opaqueName("ModelUri", legacy) },
  { name: "namespace", elements: ["import", "xs:import", "xsd:import"], evidence: opaqueName("namespace", legacy) },
  // OWL in XML (OWL 2 XML Serialization §4): names and namespaces, which may be relative, and a name with a prefix.
  { name: "iri", elements: ["prefix"], evidence: opaqueName("prefix") },
  { name: "iri", elements: owlEntities, evidence: nameInData("IRI") },
  { name: "ontologyiri", evidence: nameInData("ontologyIRI") },
  { name: "versioniri", evidence: nameInData("versionIRI") },
  { name: "datatypeiri", evidence: nameInData("datatypeIRI") },
  { name: "abbreviatediri", evidence: never },
  { name: "class", evidence: never },
  { name: "classname", evidence: never },
  { name: "style", evidence: never },
  { name: "pattern", evidence: never },
  { name: "d", evidence: never },
  // A list with semicolons, of whatever attribute is animated — SVG Animations Level 2
  { name: "values", elements: ["animate"], evidence: never },
  { name: "title", evidence: prose },
  { name: "alt", evidence: prose },
  { name: "placeholder", evidence: prose },
  { name: "label", evidence: prose },
  { name: "aria-label", evidence: prose },
];

const notation = /^(?:(?<element>[^[\]]*)\[)?(?<name>[^[\]]*)\]?$/u;

/** Reads `my-card[target]` as the attribute `target` of the element `my-card`. */
export function readAttribute(text: string): AttributeRule {
  const { element, name = text } = notation.exec(text)?.groups ?? {};
  const lower = name.toLowerCase();
  return { name: lower, evidence: sink(name), ...(element && { elements: [element.toLowerCase()] }) };
}
