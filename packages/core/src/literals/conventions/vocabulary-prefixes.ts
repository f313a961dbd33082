import { wellKnownPrefixes } from "../../namespaces/well-known-prefixes.js";

/** What is also named with the prefix of a vocabulary: a namespace of XML, which has no sign at its end, a word of any program. */
const ambiguousPrefixes: ReadonlySet<string> = new Set(["cc", "geo", "org", "schema", "sh", "time", "xs", "xsd"]);

/** Programs that read or write linked data: `new Parser({ xsd: … })`, `N3.Writer`, `graph`, `sparql`. */
const linkedData =
  /(?:prefix(?:es|_?map)?|curie_?map|parser|writer|serializ\w*|turtle|n3|rdf\w*|sparql\w*|graph|triples?|quads?|ontolog\w*|vocab\w*)(?:\(\))?$/iu;
const xml = /xml|soap|wsdl|svg/iu;

/** Whether an entry of an object, by its name and that of the object, binds the prefix of a vocabulary. */
export function bindsVocabulary(name: string, parent: string): boolean {
  const prefix = name.toLowerCase();
  if (parent === "" || xml.test(parent)) return false;
  if (ambiguousPrefixes.has(prefix)) return linkedData.test(parent);
  return wellKnownPrefixes.has(prefix);
}
