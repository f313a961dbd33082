/** Prefixes under which everybody knows one vocabulary, whose names end with a number sign or a slash before each term. */
const prefixes: ReadonlySet<string> = new Set([
  "adms",
  "bibo",
  "cc",
  "cidoc",
  "dcat",
  "dcterms",
  "doap",
  "foaf",
  "obo",
  "owl",
  "prov",
  "qudt",
  "rdf",
  "rdfs",
  "skos",
  "skosxl",
  "sosa",
  "void",
]);

/** What is named with the same prefix in XML, where the namespace has no such end. */
const prefixesOfXml: ReadonlySet<string> = new Set(["schema", "sh", "xs", "xsd"]);

/** Programs that read or write linked data: `new Parser({ xsd: … })`, `N3.Writer`, `graph`, `sparql`. */
const linkedData =
  /(?:prefix(?:es|_?map)?|curie_?map|parser|writer|serializ\w*|turtle|n3|rdf\w*|sparql\w*|graph|triples?|quads?|ontolog\w*|vocab\w*)(?:\(\))?$/iu;
const xml = /xml|soap|wsdl|svg/iu;

/** Whether an entry of an object, by its name and that of the object, binds the prefix of a vocabulary. */
export function bindsVocabulary(name: string, parent: string): boolean {
  const prefix = name.toLowerCase();
  if (parent === "" || xml.test(parent)) return false;
  return prefixes.has(prefix) || (prefixesOfXml.has(prefix) && linkedData.test(parent));
}
