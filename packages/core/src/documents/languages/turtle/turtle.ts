import { endOfLine } from "../../../text/line-end.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { unitAt } from "../../../text/unit-at.js";
import type { Reader, Reading } from "../../reading.js";
import type { Before } from "./less-than.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { Pass, Passes } from "../../checkpoints/pass.js";
import { aheadOfTerms, areSameTerms, behindTerms, Terms, type TermsState } from "./terms.js";
import type { PrefixScope } from "./undeclared-prefixes.js";
import { declaredBy, nameToken, stringToken } from "./turtle-tokens.js";

/**
 * Where an identifier without a scheme is one: a Turtle document and a query have a base, if no other then the address
 * that they come from (Turtle §6.3, SPARQL 1.1 §4.1.1.2); N-Triples and N-Quads have none (N-Triples §2.2).
 */
interface Dialect {
  readonly production: "IRI" | "IRI-reference";
  /** Whether a `<` begins an operator; left out if it never does. */
  readonly isOperator?: (text: string, offset: number, before: Before) => boolean;
  /** Whether strings stand behind predicates, as in triples; left out where they also stand in comparisons. */
  readonly hasPredicates?: true;
  /** Where each prefix has to be declared; left out where there are none. */
  readonly declaresPrefixes?: PrefixScope;
}

/** Reads Turtle and TriG, Notation3, N-Triples and N-Quads, or SPARQL, however broken the text is. */
export function turtleReader(dialect: Dialect): Reader {
  return checkpointedReader(turtlePasses(dialect));
}

function turtlePasses(dialect: Dialect): Passes<TurtleState> {
  return {
    begin: (text, { state }) => new TurtleReading(dialect, text, state),
    areSame: (one, other) =>
      one.depth === other.depth && one.last === other.last && areSameTerms(one.terms, other.terms),
    ahead: aheadOfTerms,
    behind: behindTerms,
  };
}

interface TurtleState {
  readonly depth: number;
  readonly last: string;
  readonly terms: TermsState;
}

/** The same for a document that comes in parts, each cut by `lastCutIn`: what one declares holds in those after it. */
export function turtleReaderInParts(dialect: Dialect): Reader {
  const reading = new TurtleReading(dialect, "");
  return (part) => reading.read(part);
}

class TurtleReading implements Pass<TurtleState> {
  readonly #dialect: Dialect;
  readonly #terms: Terms;
  #text: string;
  #comments: Span<"source">[] = [];
  /** How many parentheses are open, and the last unit of the token before this one, as far as that matters. */
  #depth: number;
  #last: string;

  constructor(dialect: Dialect, text: string, state?: TurtleState) {
    this.#dialect = dialect;
    this.#text = text;
    this.#depth = state?.depth ?? 0;
    this.#last = state?.last ?? "";
    this.#terms = new Terms(text, { ...dialect, iri: "turtle-iri", string: "turtle-string" }, state?.terms);
  }

  get literals(): readonly RawLiteral[] {
    return this.#terms.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#comments;
  }

  get dependsOnAll(): boolean {
    return this.#terms.dependsOnAll;
  }

  /** Reads the next part of a document. */
  read(part: string): Reading {
    this.#text = part;
    this.#comments = [];
    this.#last = "";
    this.#terms.goOn(part);
    for (let offset = 0; offset < part.length;) offset = this.take(offset);
    return { literals: this.#terms.literals, comments: this.#comments };
  }

  take(start: number): number {
    const next = this.#take(start);
    if (this.#dialect.isOperator !== undefined && !isSpace(unitAt(this.#text, start)))
      this.#last = this.#text.charAt(next - 1);
    return next;
  }

  stateAt(offset: number): TurtleState | undefined {
    const terms = this.#terms.stateAt(offset);
    return terms && { depth: this.#dialect.isOperator === undefined ? 0 : this.#depth, last: this.#last, terms };
  }

  /** Takes the token at `start` and returns its end. */
  #take(start: number): number {
    const text = this.#text;
    switch (text[start]) {
      case "#":
        this.#comments.push({ start, end: endOfLine(text, start) });
        return endOfLine(text, start);
      case '"':
      case "'":
        return this.#terms.takeString(stringToken(text, start));
      case "<":
        return this.#takeAngle(start);
      // No name begins with a dot: it closes a statement, with no space behind it (Turtle §6.5).
      case ".":
        return start + 1;
      case "(":
        this.#depth++;
        return start + 1;
      case ")":
        this.#depth = Math.max(0, this.#depth - 1);
        return start + 1;
      case "@":
      case "?":
      case "$":
        return this.#takeMarked(start);
      default:
        return this.#takeName(start);
    }
  }

  #takeAngle(start: number): number {
    const text = this.#text;
    if (text[start + 1] === "<") return start + 2;
    if (this.#dialect.isOperator?.(text, start, { before: this.#last, depth: this.#depth }) === true) return start + 1;
    return this.#terms.takeIri(start);
  }

  /** `@prefix`, a language tag, or a variable. */
  #takeMarked(start: number): number {
    const end = nameToken(this.#text, start + 1)?.end ?? start + 1;
    const name = this.#text.slice(start, Math.min(end, start + 8));
    if (name === "@prefix") this.#terms.expect("prefix");
    else if (name === "@base") this.#terms.expect("base");
    return end;
  }

  #takeName(start: number): number {
    const token = nameToken(this.#text, start);
    if (token === undefined) return start + 1;
    const { local, end } = token;
    if (local === undefined) this.#terms.expect(declaredBy(this.#text.slice(start, Math.min(end, start + 7))));
    else this.#terms.takePrefixedName(start, local, end);
    return end;
  }
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}
