import { endOfLine } from "../../../text/line-end.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { unitAt } from "../../../text/unit-at.js";
import type { Reader, Reading } from "../../reading.js";
import type { PrecedingTokens } from "./less-than.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { Pass, Passes } from "../../checkpoints/pass.js";
import type { ReaderNamed } from "../../parts/parts.js";
import { WholeTextPass } from "../../parts/whole-text-pass.js";
import { aheadOfTerms, areSameTerms, behindTerms, Terms, type TermsState } from "./terms.js";
import type { PrefixScope } from "./undeclared-prefixes.js";
import { isXml } from "./turtle-or-xml.js";
import { declaredBy, nameToken, stringToken } from "./turtle-tokens.js";

/**
 * Where relative references are identifiers: Turtle documents and queries have a base, at least the address from which
 * they were retrieved (Turtle §6.3, SPARQL 1.1 §4.1.1.2); N-Triples and N-Quads have none (N-Triples §2.2).
 */
interface TurtleDialect {
  readonly production: "IRI" | "IRI-reference";
  /** Whether a `<` begins an operator; absent if the language has none. */
  readonly isOperator?: (text: string, offset: number, before: PrecedingTokens) => boolean;
  /** Whether strings follow predicates, as in triples; absent where they also stand in comparisons. */
  readonly hasPredicates?: true;
  /** Which prefixes must be declared; absent where there are none. */
  readonly declaresPrefixes?: PrefixScope;
}

/**
 * Makes a reader for Turtle and TriG, Notation3, N-Triples and N-Quads, or SPARQL; no text fails. Ontologies with the same
 * extensions may be in RDF/XML, which is read as such.
 */
export function turtleReader(dialect: TurtleDialect, named?: ReaderNamed): Reader {
  return checkpointedReader(turtlePasses(dialect, named !== undefined), named);
}

function turtlePasses(dialect: TurtleDialect, mayBeXml: boolean): Passes<TurtleState> {
  return {
    begin: (text, { state, parts }) =>
      mayBeXml && isXml(text) ? new WholeTextPass("xml", text, parts) : new TurtleReading(dialect, text, state),
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

/** Makes a reader for a document in parts, cut by `lastCutIn`; declarations of a part hold in those after it. */
export function turtleReaderInParts(dialect: TurtleDialect): Reader {
  const reading = new TurtleReading(dialect, "");
  return (part) => reading.read(part);
}

class TurtleReading implements Pass<TurtleState> {
  readonly #dialect: TurtleDialect;
  readonly #terms: Terms;
  #text: string;
  #comments: Span<"source">[] = [];
  /** The number of open parentheses, and the last code unit of the previous token, as far as they matter for `<`. */
  #depth: number;
  #last: string;

  constructor(dialect: TurtleDialect, text: string, state?: TurtleState) {
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

  /** Reads the token at `start` and returns its end. */
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
      // A name cannot begin with a dot: it ends a statement, without a space behind it (Turtle §6.5).
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

  /** Reads `@prefix`, a language tag, or a variable. */
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
    if (local !== undefined) return this.#terms.takePrefixedName(start, local, end);
    this.#terms.expect(declaredBy(this.#text.slice(start, Math.min(end, start + 7))));
    return end;
  }
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}
