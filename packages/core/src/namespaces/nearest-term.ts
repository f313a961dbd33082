import { closedVocabularies, type Vocabulary } from "../data/closed-vocabularies.js";
import { oneEdit } from "./one-edit.js";

/** A name that a closed vocabulary does not define. */
export interface UnknownTerm {
  readonly namespace: string;
  readonly vocabulary: Vocabulary;
  readonly term: string;
  /** The terms that were probably meant, with their namespaces; often none. */
  readonly near: readonly Near[];
}

interface Near {
  readonly namespace: string;
  readonly term: string;
}

/** The term of a closed vocabulary that an identifier seems to be and is not; nothing for all others. */
export function unknownTerm(iri: string): UnknownTerm | undefined {
  const namespace = iri.slice(0, Math.max(iri.lastIndexOf("#"), iri.lastIndexOf("/")) + 1);
  const vocabulary = closedVocabularies.get(namespace);
  const term = iri.slice(namespace.length);
  if (vocabulary === undefined || vocabulary.terms.has(term) || !isName(namespace, term)) return undefined;
  return { namespace, vocabulary, term, near: nearTerms(namespace, vocabulary, term) };
}

/** What stands for any number of properties in RDF: `rdf:_1`. */
const memberOfContainer = /^_[1-9]\d*$/;

/** Whether it is written as the names of terms are, and not as that of a file or a part of a longer one. */
function isName(namespace: string, term: string): boolean {
  if (namespace.endsWith("rdf-syntax-ns#") && memberOfContainer.test(term)) return false;
  return shortestTerm <= term.length && term.length <= longestTerm && /^[A-Za-z_][A-Za-z0-9_-]*$/.test(term);
}

/** Shorter ones stand in examples for any name: `xsd:p`. */
const shortestTerm = 3;

/** Longer than any term. */
const longestTerm = 64;

function nearTerms(namespace: string, { terms }: Vocabulary, term: string): readonly Near[] {
  const elsewhere = sameTerms(namespace, term);
  if (elsewhere.length > 0) {
    // `rdfs:datatype` is `rdfs:Datatype`, but `rdf:Resource` is hardly the attribute `rdf:resource`.
    const own = [...terms].filter((other) => plain(term) === plain(other) && !namespace.endsWith("rdf-syntax-ns#"));
    return [...own.map((other) => ({ namespace, term: other })), ...elsewhere].slice(0, 3);
  }
  const differsInCase = (other: string): number => (plain(term) === plain(other) ? 0 : 1);
  return [...terms]
    .filter((other) => isNear(term, other))
    .sort((a, b) => differsInCase(a) - differsInCase(b))
    .map((near) => ({ namespace, term: near }))
    .slice(0, 3);
}

/** The same term in vocabularies of the family, as for `rdf:Class` and `rdf:Resource`: the prefix is what was mistaken. */
function sameTerms(namespace: string, term: string): readonly Near[] {
  return Array.from(closedVocabularies, ([other, vocabulary]) => ({ other, vocabulary }))
    .filter(
      ({ other, vocabulary }) =>
        families.some((family) => family.test(namespace) && family.test(other)) && vocabulary.terms.has(term),
    )
    .map(({ other }) => ({ namespace: other, term }))
    .slice(0, 2);
}

/** RDF, RDF Schema and OWL, and both of Dublin Core, which are used together and whose terms are taken for each other's. */
const families = [/(?:rdf-syntax-ns|rdf-schema|owl)#$/, /\/dc\/(?:elements\/1\.1|terms)\/$/];

/** Whether the two differ in case and in hyphens, in one character or two, or in an ending. */
function isNear(term: string, other: string): boolean {
  const [a, b] = [plain(term), plain(other)];
  return (
    a === b ||
    oneEdit(a, b) !== undefined ||
    (b.length >= shortestStem && a.startsWith(b) && /^\d+$/.test(a.slice(b.length)))
  );
}

/** In shorter terms a number at the end makes another one. */
const shortestStem = 3;

function plain(term: string): string {
  return term.toLowerCase().replace(/[-_]/g, "");
}
