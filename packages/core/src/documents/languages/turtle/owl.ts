import { endOfLine } from "../../../text/line-end.js";
import type { Span } from "../../../findings/span.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import type { Reader } from "../../reading.js";
import { isFacet } from "./less-than.js";
import { aheadOfTerms, areSameTerms, behindTerms, Terms, type TermsState, type TermWriting } from "./terms.js";
import { linesBetween, nameToken } from "./turtle-tokens.js";

/**
 * Makes a reader for the functional-style and the Manchester syntax of OWL 2, whose identifiers are absolute (§2.4); no
 * text fails.
 */
export function owlReader(): Reader {
  return checkpointedReader({
    begin: (text, { state }: PassStart<OwlState>) => new OwlReading(text, state),
    areSame: (one, other) => one.hasFacets === other.hasFacets && areSameTerms(one.terms, other.terms),
    ahead: aheadOfTerms,
    behind: behindTerms,
  });
}

/** The prefixes that are declared in every document — OWL 2 §2.4, table 2. */
const prefixes = [
  ["rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
  ["rdfs", "http://www.w3.org/2000/01/rdf-schema#"],
  ["xsd", "http://www.w3.org/2001/XMLSchema#"],
  ["owl", "http://www.w3.org/2002/07/owl#"],
] as const;

const writing: TermWriting = {
  production: "IRI",
  declaresPrefixes: "well-known",
  iri: "owl-iri",
  string: "owl-string",
  prefixes,
};

interface OwlState {
  /** Whether the facets of a datatype are open: `xsd:integer[> 0, < 10]`. */
  readonly hasFacets: boolean;
  readonly terms: TermsState;
}

class OwlReading implements Pass<OwlState> {
  readonly comments: Span<"source">[] = [];
  readonly #text: string;
  readonly #terms: Terms;
  #hasFacets: boolean;

  constructor(text: string, state: OwlState | undefined) {
    this.#text = text;
    this.#hasFacets = state?.hasFacets ?? false;
    this.#terms = new Terms(text, writing, state?.terms);
  }

  get literals(): readonly RawLiteral[] {
    return this.#terms.literals;
  }

  get dependsOnAll(): boolean {
    return this.#terms.dependsOnAll;
  }

  stateAt(offset: number): OwlState | undefined {
    const terms = this.#terms.stateAt(offset);
    return terms && { hasFacets: this.#hasFacets, terms };
  }

  /** Reads the token at `start` and returns its end. */
  take(start: number): number {
    const text = this.#text;
    switch (text[start]) {
      case "#":
        this.comments.push({ start, end: endOfLine(text, start) });
        return endOfLine(text, start);
      case '"':
        return this.#terms.takeString(linesBetween(text, start, '"'));
      case "<":
        return this.#hasFacets && isFacet(text, start) ? start + 1 : this.#terms.takeIri(start);
      case "[":
      case "]":
        this.#hasFacets = text[start] === "[";
        return start + 1;
      case "@":
        return nameToken(text, start + 1)?.end ?? start + 1;
      default:
        return this.#takeName(start);
    }
  }

  #takeName(start: number): number {
    const token = nameToken(this.#text, start);
    if (token === undefined) return start + 1;
    const { local, end } = token;
    let next = end;
    if (/^Prefix:?$/u.test(this.#text.slice(start, Math.min(end, start + 8)))) this.#terms.expect("prefix");
    else if (local === undefined) this.#terms.expect(undefined);
    else next = this.#terms.takePrefixedName(start, local, end);
    // A keyword with a colon at its end begins a section, in which no facets are open yet.
    if (local === end) this.#hasFacets = false;
    return next;
  }
}
