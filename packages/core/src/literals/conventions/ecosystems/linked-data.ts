import { patternUnion } from "../../../text/composed-pattern.js";
import { nearNamespace } from "../../../namespaces/near-namespace.js";
import { unknownTerm } from "../../../namespaces/nearest-term.js";
import { splitIri } from "../../../iri/split.js";
import { wellKnownPrefixes } from "../../../namespaces/well-known-prefixes.js";
import { lookupScheme } from "../../../schemes/lookup-scheme.js";
import { inspected, named, nameInData, never, opaqueName, type Evidence } from "../evidence.js";
import type { Convention, NamedIn } from "../convention.js";

/** In code, where the name may mean something else, the text must begin as a reference. */
const inCode = (of: NamedIn): Partial<Evidence> => (of === "code" ? { expects: "reference" } : {});

/** For attributes whose names other vocabularies also use: the text must begin as a reference. */
const reference = { expects: "reference" } as const;

const dublinCoreElements = "http://purl.org/dc/elements/1.1/";
const dublinCoreTerms = "http://purl.org/dc/terms/";

const ofName = { tier: "name-in-data", role: "<…>" } as const;

/** The evidence for the namespace of a prefix, to which terms are appended. */
const namespaceOfPrefix = (): Evidence => named("prefix", { production: "IRI", expects: "listed" });

/** Prefixes that are also in use for XML namespaces, which end without `#` or `/`, or as ordinary words. */
const ambiguousPrefixes: readonly string[] = ["cc", "geo", "org", "schema", "sh", "time", "xs", "xsd"];

const ofXml = /xml|soap|wsdl|svg/iu;

const owlEntities = ["Class", "Datatype", "ObjectProperty", "DataProperty", "AnnotationProperty", "NamedIndividual"];

const rangeOfVersions = /^https:\/\/linkedsoftwaredependencies\.org\/bundles\/npm\/[^\s^]{1,255}\/\^\d/u;

const mapOfPrefixes = /(?:prefix(?:es|_?map)?|curie_?map|ontolog\w{0,20}|vocab\w{0,20})(?:\(\))?$/iu;
const programOfRdf = /(?:parser|writer|turtle|n3|(?:serializ|rdf|sparql)\w{0,20})(?:\(\))?$/iu;
const dataOfRdf = /(?:graph|triples?|quads?)(?:\(\))?$/iu;

export const linkedData: readonly Convention[] = [
  {
    name: "contexts, vocabularies, bases and names of schemas",
    seenIn: "JSON-LD, JSON Schema",
    kind: "key",
    match: { keys: ["xmlns", "@context", "@vocab", "@base", "$schema", "$id", "$vocabulary"] },
    effect: { place: (role, of) => opaqueName(role, inCode(of)) },
    examples: { is: ["$schema", "a.@context"], isNot: ["schema", "context"] },
  },
  {
    name: "names of things, and references to them",
    seenIn: "JSON-LD, JSON Schema, OpenAPI",
    kind: "key",
    match: { keys: ["@id", "$ref", "$dynamicRef", "$recursiveRef"] },
    effect: { place: (role, of) => nameInData(role, inCode(of)) },
    examples: { is: ["@id", "items.$ref"], isNot: ["id", "ref"] },
  },
  {
    name: "contexts by their addresses, as a schema expects them",
    seenIn: "JSON Schema of documents of JSON-LD (w3c-ccg/traceability-vocab)",
    kind: "key",
    match: { keys: ["default", "example", "examples", "items"].map((key) => `@context.${key}`), of: "data" },
    effect: { place: (role, of) => opaqueName(role, inCode(of)) },
    examples: { is: ["@context.default", "a.@context.items"], isNot: ["default", "@context.a"] },
  },
  {
    name: "values that a schema compares with",
    seenIn: "JSON Schema",
    kind: "key",
    match: { keys: ["const", "enum", "pattern"], of: "data" },
    effect: { place: () => inspected },
    examples: { is: ["items.pattern"], isNot: ["patterns"] },
  },
  {
    name: "columns in quotation marks between braces",
    seenIn: "templates of R2RML (§7.3)",
    kind: "placeholder",
    match: { begins: "{", patterns: [/\{"[^"{}\n]{1,256}"\}/uy] },
    effect: { hole: "in-any-file" },
    examples: { is: ['http://a.example/«{"Country Code"}»/«{"Name"}»'], isNot: ['/a?b={"c":1}', '/{"a'] },
  },
  {
    name: "terms of a context",
    seenIn: "JSON-LD",
    kind: "map",
    match: { maps: ["@context"], values: "of-descendants-too", yieldsTo: "keys" },
    effect: { place: () => opaqueName("term", reference) },
    examples: { is: ["@context.foaf", "@context.name.a"], isNot: ["context.foaf", "@context.@id"] },
  },
  {
    name: "namespaces of prefixes",
    seenIn: "LinkML, YARRRML, SSSOM, programs",
    kind: "map",
    match: { maps: ["prefixes", "prefixMap", "prefix_map", "curie_map", "nsmap"], yieldsTo: "names" },
    effect: { place: () => named("namespace", { production: "IRI", expects: "listed" }) },
    examples: { is: ["prefixes.a", "curie_map.a"], isNot: ["prefix.a", "prefixes.url"] },
  },
  {
    name: "well-known prefixes of vocabularies as names",
    seenIn: "programs with linked data",
    kind: "key",
    match: {
      keys: [...wellKnownPrefixes.keys()].filter((prefix) => !ambiguousPrefixes.includes(prefix)),
      parent: /./su,
      except: ofXml,
    },
    effect: { place: namespaceOfPrefix },
    examples: { is: ["vocabularies.foaf", "a.skos"], isNot: ["foaf", "xmlNames.foaf"] },
  },
  {
    name: "prefixes of vocabularies that also name other things, where linked data is read or written",
    seenIn: "N3.js, rdflib.js, programs with linked data",
    kind: "key",
    match: {
      keys: ambiguousPrefixes,
      parent: patternUnion(mapOfPrefixes, programOfRdf, dataOfRdf),
      except: ofXml,
    },
    effect: { place: namespaceOfPrefix },
    examples: { is: ["new Parser().xsd", "N3.Writer().geo"], isNot: ["zone.time", "xmlParser.xsd"] },
  },
  {
    name: "names of things",
    seenIn: "Microdata",
    kind: "attribute",
    match: { attributes: ["itemid"], exceptComponents: true },
    effect: { place: nameInData },
    examples: { is: ["div[itemid]", "DIV[itemid]"], isNot: ["div[id]", "ListItem[itemId]", "List.Item[itemID]"] },
  },
  {
    name: "types of things, with white space between them",
    seenIn: "Microdata",
    kind: "attribute",
    match: { attributes: ["itemtype"], exceptComponents: true },
    effect: { place: (role) => nameInData(role, { holds: "words", production: "IRI" }) },
    examples: { is: ["div[itemtype]"], isNot: ["div[itemprop]", "FlagModal[itemType]", "asp:ListView[ItemType]"] },
  },
  {
    name: "vocabulary of an element",
    seenIn: "RDFa",
    kind: "attribute",
    match: { attributes: ["vocab"] },
    effect: { place: (role) => opaqueName(role, reference) },
    examples: { is: ["div[vocab]"], isNot: ["div[lang]"] },
  },
  {
    name: "prefixes with their namespaces",
    seenIn: "RDFa",
    kind: "attribute",
    match: { attributes: ["prefix"] },
    effect: {
      place: (role) => opaqueName(role, { production: "IRI", expects: "prefixes", holds: "prefixed-words" }),
    },
    examples: { is: ["html[prefix]"], isNot: ["Prefix[IRI]"] },
  },
  {
    name: "what a statement is about, and what it says",
    seenIn: "RDFa",
    kind: "attribute",
    match: { attributes: ["about", "resource"] },
    effect: { place: (role) => nameInData(role, reference) },
    examples: { is: ["div[about]"], isNot: ["rdf:Description[rdf:about]"] },
  },
  {
    // The values may also be terms, or prefixed names whose prefix is declared elsewhere.
    name: "types, properties and datatypes",
    seenIn: "RDFa",
    kind: "attribute",
    match: { attributes: ["typeof", "property", "datatype"] },
    effect: { place: (role) => nameInData(role, { production: "IRI", expects: "listed" }) },
    examples: { is: ["span[property]"], isNot: ["span[itemprop]"] },
  },
  {
    name: "nodes and datatypes",
    seenIn: "RDF/XML",
    kind: "attribute",
    match: { attributes: ["rdf:about", "rdf:resource", "rdf:datatype"] },
    effect: { place: nameInData },
    examples: { is: ["rdf:Description[rdf:about]"], isNot: ["rdf:Description[rdf:ID]"] },
  },
  {
    name: "namespace of a prefix",
    seenIn: "OWL in XML",
    kind: "attribute",
    match: { attributes: ["Prefix[IRI]"] },
    effect: { place: () => opaqueName("prefix") },
    examples: { is: ["Prefix[IRI]"], isNot: ["Prefix[name]"] },
  },
  {
    name: "names of entities and ontologies, which may be relative",
    seenIn: "OWL in XML",
    kind: "attribute",
    match: {
      attributes: [...owlEntities.map((entity) => `${entity}[IRI]`), "ontologyIRI", "versionIRI", "datatypeIRI"],
    },
    effect: { place: nameInData },
    examples: { is: ["Class[IRI]", "Ontology[ontologyIRI]"], isNot: ["Prefix[IRI]"] },
  },
  {
    name: "names with a prefix",
    seenIn: "OWL in XML",
    kind: "attribute",
    match: { attributes: ["abbreviatedIRI"] },
    effect: { place: () => never },
    examples: { is: ["Class[abbreviatedIRI]"], isNot: ["Class[IRI]"] },
  },
  {
    name: "term of a closed vocabulary to which none of its own is near",
    seenIn: "extensions that people keep in the namespace of a vocabulary, and names in examples",
    kind: "own-notation",
    match: ({ text }) => unknownTerm(text)?.near.length === 0,
    effect: { excuses: ["term-unknown"], unlessStrict: true },
    examples: {
      is: [{ text: "http://www.w3.org/2002/07/owl#colour", at: ofName }],
      isNot: [{ text: "http://www.w3.org/2002/07/owl#class", at: ofName }],
    },
  },
  {
    name: "term of DCMI Metadata Terms in the namespace of the fifteen elements of Dublin Core",
    seenIn: "`dc:license`, `dc:created`: ISE-FIZKarlsruhe/nfdicore, iofoundry/ontology, w3c/rdf-star, AKSW/OntoWiki",
    kind: "own-notation",
    match: ({ text }) =>
      text.startsWith(dublinCoreElements) &&
      unknownTerm(text)?.near.some(({ namespace }) => namespace === dublinCoreTerms) === true,
    effect: { excuses: ["term-unknown"], unlessStrict: true },
    examples: {
      is: [{ text: "http://purl.org/dc/elements/1.1/license", at: ofName }],
      isNot: [{ text: "http://purl.org/dc/elements/1.1/tittle", at: ofName }],
    },
  },
  {
    name: "namespace without a term, or entity of Wikidata, by `https` for `http`, as the address of the document that tells of it",
    seenIn:
      "`rdfs:seeAlso <https://www.w3.org/ns/ssn/>` (RDFLib/pyLODE), `<https://www.wikidata.org/entity/Q37033>` (w3c/dxwg)",
    kind: "own-notation",
    match: ({ characters, text, place: { role, tier } }) =>
      tier === "name-in-data" &&
      role !== "term" &&
      (characters === text || text.startsWith("https://www.wikidata.org/entity/Q")) &&
      nearNamespace(text, { among: "vocabularies", holds: "name" })?.differences.join() === "scheme",
    effect: { excuses: ["namespace-misspelled"], unlessStrict: true },
    examples: {
      is: [
        "https://www.w3.org/ns/ssn/",
        "https://www.w3.org/2004/02/skos/core#",
        "https://www.wikidata.org/entity/Q1",
      ].map((text) => ({ text, at: ofName })),
      isNot: [
        { text: "https://www.wikidata.org/entity/", at: { tier: "opaque-name", role: "prefix" } },
        { text: "https://www.w3.org/2004/02/skos/core#Concept", at: ofName },
        { text: "https://www.w3.org/ns/ssn/", at: { tier: "opaque-name", role: "prefix" } },
        { text: "http://w3.org/ns/ssn/", at: ofName },
      ],
    },
  },
  {
    name: "datatype behind an address in a cell, as Turtle writes it",
    seenIn:
      "tables of query results (SPARQL 1.1 §TSV), of which a program has taken the quotation marks (monarch-initiative/mondo)",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier !== "name-in-data" && /[^\s"]\^\^<[^\s<>]+>?$/u.test(text),
    effect: { excuses: ["character-excluded"], unlessStrict: true },
    examples: {
      is: [
        "https://a.example/b^^<http://www.w3.org/2001/XMLSchema#anyURI>",
        "https://a.example/b^^<http://c.example/d",
      ],
      isNot: ["https://a.example/b^^", "https://a.example/b<c>", { text: "https://a.example/b^^<c>", at: ofName }],
    },
  },
  {
    name: "prefix that another document declares, or none did, in any case",
    seenIn: "JSON-LD, Biolink Model, RDF/XML of GBIF",
    kind: "own-notation",
    match: ({ text, place: { tier, role = "", lowercaseIsPrefix } }) =>
      (/^(?:@id|rdf:(?:about|resource|datatype))$/u.test(role)
        ? lowercaseIsPrefix === undefined
        : tier === "name-in-data" && /^[A-Z]{2}/u.test(text)) &&
      lookupScheme(splitIri(text).scheme?.text ?? "") === undefined,
    effect: { excuses: ["scheme-not-lowercase"] },
    examples: {
      is: [
        { text: "Foaf:name", at: { tier: "name-in-data", role: "@id" } },
        { text: "germplasmTerm:a", at: { tier: "name-in-data", role: "rdf:resource" } },
        { text: "CHEMBL:MECHANISM:a", at: ofName },
      ],
      isNot: [
        { text: "HTTP://a.example/", at: { tier: "name-in-data", role: "@id" } },
        { text: "HTTP://a.example/", at: ofName },
        { text: "Foaf:name", at: ofName },
      ],
    },
  },
  {
    name: "prefix with an underscore, which no scheme has",
    seenIn: "JSON-LD, for example the contexts of IIIF",
    kind: "own-notation",
    match: ({ text, place: { role } }) =>
      role === "@id" && /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+:[A-Za-z]/u.test(text),
    effect: { excuses: ["path-colon-in-first-segment"] },
    examples: {
      is: [{ text: "iiif_image:maxArea", at: { tier: "name-in-data", role: "@id" } }],
      isNot: ["iiif_image:maxArea", { text: "_a:b", at: { tier: "name-in-data", role: "@id" } }],
    },
  },
  {
    name: "short name for a node in tests and examples",
    seenIn: "tests of RDF libraries",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      tier === "name-in-data" && role !== undefined && /[A-Za-z]{3}/u.test(role) && /^urn:[\w-]+$/iu.test(text),
    effect: { excuses: ["urn-malformed"] },
    examples: {
      is: [{ text: "urn:g1", at: { tier: "name-in-data", role: "URIRef" } }],
      isNot: [{ text: "urn:g1", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "name of one's own that an application gives to a graph or a node",
    seenIn:
      "queries, documents of RDF and lists of authorities: `GRAPH <urn:a>` (semanticarts/gist), `uri: urn:discogs` (LD4P/sinopia_editor)",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      (tier === "name-in-data" || /^(?:uri|iri|id)$/iu.test(role ?? "")) &&
      /^urn:[A-Za-z0-9][\w.-]{0,63}(?::[\w.-]{1,64})?$/u.test(text) &&
      !/^urn:(?:uuid|isbn|issn|oid|ietf|nbn|lex):/iu.test(text),
    effect: { excuses: ["urn-malformed"], unlessStrict: true },
    examples: {
      is: [
        { text: "urn:deleted-entity-validation-report", at: ofName },
        { text: "urn:x", at: ofName },
        { text: "urn:a:b", at: ofName },
        { text: "urn:discogs", at: { tier: "sink", role: "uri" } },
      ],
      isNot: [
        { text: "urn:uuid:1", at: ofName },
        { text: "urn:", at: ofName },
        { text: "urn:a", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "name of a file from where the program runs",
    seenIn: "descriptions of data for Jena: `ja:externalContent <file:Data/a.rdf>` (apache/jena-site)",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier === "name-in-data" && /^file:(?:[\w.][^:?#]*$|\/{4}\w)/iu.test(text),
    effect: { excuses: ["file-malformed"], unlessStrict: true },
    examples: {
      is: [
        { text: "file:Data/a.rdf", at: ofName },
        { text: "file:////home/a/b.n3", at: ofName },
      ],
      isNot: [
        { text: "file://C:/a.rdf", at: ofName },
        { text: "file:a", at: { tier: "sink", role: "href" } },
      ],
    },
  },
  {
    name: "namespace with `urn:` and a fragment for each term",
    seenIn: "rules that Protégé writes, tests and examples of RDF libraries",
    kind: "own-notation",
    match: ({ text, place: { tier } }) =>
      (tier === "name-in-data" || tier === "opaque-name") && /^urn:[a-z0-9][\w.-]{0,31}#/iu.test(text),
    effect: { excuses: ["urn-malformed"] },
    examples: {
      is: [
        { text: "urn:swrl#x", at: { tier: "name-in-data", role: "rdf:about" } },
        { text: "urn:ex#", at: { tier: "opaque-name", role: "@prefix" } },
      ],
      isNot: [
        { text: "urn:ex#a", at: { tier: "sink", role: "href" } },
        { text: "urn:-#a", at: ofName },
      ],
    },
  },
  {
    name: "words within `urn:swrl#` and its like, and a second number sign in the name of an ontology without one",
    seenIn: "what Protégé and the OWL API write: `urn:swrl#'material sample'`, `urn:unnamed:ontology#ont1#`",
    kind: "own-notation",
    match: ({ characters, text, place: { tier } }) =>
      (tier === "name-in-data" || tier === "opaque-name") &&
      ((characters === "#" && /^urn:unnamed:ontology#ont\d+#/iu.test(text)) ||
        (/^\s+$/u.test(characters) && /^urn:swrl(?::var)?#/iu.test(text))),
    effect: { excuses: ["character-misplaced-delimiter", "character-space"], unlessStrict: true },
    examples: {
      is: [
        { text: "urn:swrl#'a b'", at: { tier: "name-in-data", role: "rdf:about" } },
        { text: "urn:swrl:var#a b", at: { tier: "name-in-data", role: "rdf:resource" } },
        { text: "urn:unnamed:ontology#ont1#", at: { tier: "opaque-name", role: "@prefix" } },
        { text: "urn:unnamed:ontology#ont12#a", at: { tier: "name-in-data", role: "rdf:about" } },
      ],
      isNot: [
        { text: "urn:a#b#c", at: { tier: "name-in-data", role: "rdf:about" } },
        { text: "urn:a:b#c d", at: { tier: "name-in-data", role: "rdf:about" } },
        { text: "https://a.example/urn:swrl#b c", at: { tier: "name-in-data", role: "rdf:about" } },
      ],
    },
  },
  {
    name: "range of versions in the address of a package",
    seenIn: "linkedsoftwaredependencies.org",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "^" && rangeOfVersions.test(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: ["https://linkedsoftwaredependencies.org/bundles/npm/@a/b/^5.0.0/context.jsonld"],
      isNot: ["https://linkedsoftwaredependencies.org/a^b", "https://a.example/bundles/npm/a/^5.0.0/"],
    },
  },
  {
    name: "slash at the beginning of a name in a namespace of one's own",
    seenIn: "`urn:x-shacl-test:` of the tests of SHACL (w3c/data-shapes)",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "/" && /^urn:x-[A-Za-z0-9-]+:\//iu.test(text),
    effect: { excuses: ["urn-malformed"], unlessStrict: true },
    examples: {
      is: [{ text: "urn:x-a-test:/b/c-001", at: ofName }],
      isNot: [{ text: "urn:ietf:/b", at: ofName }],
    },
  },
  {
    name: "prefix of its own in a part of a document",
    seenIn: "examples of specifications, in files that declare nothing (w3c/dpv)",
    kind: "own-notation",
    match: ({ text, place: { declaresNothing } }) =>
      declaresNothing === true && !wellKnownPrefixes.has(text.slice(0, text.indexOf(":"))),
    effect: { excuses: ["prefix-undeclared"], unlessStrict: true },
    examples: {
      is: [{ text: "ex:a", at: { ...ofName, hasUndeclaredPrefix: true, declaresNothing: true } }],
      isNot: [
        { text: "foaf:name", at: { ...ofName, hasUndeclaredPrefix: true, declaresNothing: true } },
        { text: "ex:a", at: { ...ofName, hasUndeclaredPrefix: true } },
      ],
    },
  },
];
