import { areSameContexts, type Context } from "./context.js";

/** What a place in a document of JSON-LD expects. */
export interface Expectation {
  /** What a string is here: the name of a thing, an address (`xsd:anyURI`), or something else. */
  readonly value: "name" | "address" | "other";
  /** Whether a name without a colon is a term. */
  readonly isTermOrIri: boolean;
  readonly role: string;
  /** What the keys of an object are here: IRIs, terms, or something else. */
  readonly keys: "iri" | "term" | "other";
  /** Whether the keys of an object are languages or indexes, which do not define what its values are. */
  readonly isMap: boolean;
  readonly scoped: Context | undefined;
}

export const nothingExpected: Expectation = {
  value: "other",
  isTermOrIri: false,
  role: "",
  keys: "term",
  isMap: false,
  scoped: undefined,
};

export function areSameExpectations(one: Expectation, other: Expectation): boolean {
  return (
    one.value === other.value &&
    one.isTermOrIri === other.isTermOrIri &&
    one.role === other.role &&
    one.keys === other.keys &&
    one.isMap === other.isMap &&
    areSameContexts(one.scoped, other.scoped)
  );
}

const anyUri = "http://www.w3.org/2001/XMLSchema#anyURI";

/** The containers whose keys are no properties (JSON-LD 1.1 §4.9); that of `@graph` alone holds a graph as it is. */
const maps: ReadonlySet<string> = new Set(["@id", "@index", "@language", "@type"]);

/** What is expected of the value of a member with this name. `datatype` finds the type beside an `@value`. */
export function expectationOf(
  name: string,
  context: Context,
  around: Expectation,
  datatype: () => string | undefined,
): Expectation {
  const keyword = context.keyword(name);
  if (keyword !== undefined) return expectationOfKeyword(keyword, around, datatype);
  const term = context.term(name);
  if (term === undefined) return nothingExpected;
  const { type, containers, scoped } = term;
  return {
    value: type === "@id" || type === "@vocab" ? "name" : type === anyUri ? "address" : "other",
    isTermOrIri: type === "@vocab",
    role: name,
    keys: type === "@json" ? "other" : containers.includes("@id") ? "iri" : "term",
    isMap: containers.some((container) => maps.has(container)),
    scoped,
  };
}

function expectationOfKeyword(keyword: string, around: Expectation, datatype: () => string | undefined): Expectation {
  switch (keyword) {
    case "@id":
      return { ...nothingExpected, value: "name", role: keyword };
    case "@type":
      return { ...nothingExpected, value: "name", isTermOrIri: true, role: keyword };
    case "@list":
    case "@set":
      return around;
    case "@value":
      return { ...nothingExpected, value: datatype() === anyUri ? "address" : "other" };
    default:
      return nothingExpected;
  }
}
