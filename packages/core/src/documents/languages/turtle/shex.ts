import { endOfLine } from "../../../text/line-end.js";
import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import type { Reader } from "../../reading.js";
import { aheadOfTerms, areSameTerms, behindTerms, Terms, type TermsState, type TermWriting } from "./terms.js";
import { declaredBy, nameToken, stringToken } from "./turtle-tokens.js";

/** Makes a reader for the compact syntax of ShEx (ShEx 2.1, appendix B); no text fails. */
export function shexReader(): Reader {
  return checkpointedReader({
    begin: (text, { state }: PassStart<ShexState>) => new ShexReading(text, state),
    areSame: (one, other) => one.action === other.action && areSameTerms(one.terms, other.terms),
    ahead: aheadOfTerms,
    behind: behindTerms,
  });
}

/** A regular expression for the text of a literal; an unclosed one ends with its line. */
const pattern = /\/(?:[^\\\n\r/]|\\[^\n\r])*\/?/uy;
/** The code of a semantic action, in which each percent sign is escaped. */
const code = /\{(?:[^%\\]|\\[^])*(?:%\}?)?/uy;

const writing: TermWriting = {
  production: "IRI-reference",
  declaresPrefixes: "document",
  iri: "turtle-iri",
  string: "turtle-string",
};

/** The next part of a semantic action, `%ex:name{ code %}` or `%ex:name%`, if one has begun. */
type Action = "name" | "code" | undefined;

interface ShexState {
  readonly action: Action;
  readonly terms: TermsState;
}

class ShexReading implements Pass<ShexState> {
  readonly comments: Span<"source">[] = [];
  readonly #text: string;
  readonly #terms: Terms;
  #action: Action;

  constructor(text: string, state: ShexState | undefined) {
    this.#text = text;
    this.#action = state?.action;
    this.#terms = new Terms(text, writing, state?.terms);
  }

  get literals(): readonly RawLiteral[] {
    return this.#terms.literals;
  }

  get dependsOnAll(): boolean {
    return this.#terms.dependsOnAll;
  }

  stateAt(offset: number): ShexState | undefined {
    const terms = this.#terms.stateAt(offset);
    return terms && { action: this.#action, terms };
  }

  /** Reads the token at `start` and returns its end. */
  take(start: number): number {
    const text = this.#text;
    switch (text[start]) {
      case "#":
        return this.#takeComment(start, endOfLine(text, start));
      case "/":
        return this.#takeSlash(start);
      case '"':
      case "'":
        return this.#terms.takeString(stringToken(text, start));
      case "<":
        return this.#named(() => this.#terms.takeIri(start));
      case "@":
        return this.#takeReference(start);
      case "%":
        this.#action = this.#action === undefined ? "name" : undefined;
        return start + 1;
      case "{":
        return this.#takeBrace(start);
      default:
        return this.#takeName(start);
    }
  }

  #takeComment(start: number, end: number): number {
    this.comments.push({ start, end });
    return end;
  }

  /** Reads a comment, an annotation, or a regular expression. */
  #takeSlash(start: number): number {
    const text = this.#text;
    if (text[start + 1] === "/") return start + 2;
    if (text[start + 1] === "*") {
      const close = text.indexOf("*/", start + 2);
      return this.#takeComment(start, close === -1 ? text.length : close + 2);
    }
    return matchEnd(pattern, text, start) ?? start + 1;
  }

  /** Reads a reference to a shape, or a language tag. */
  #takeReference(start: number): number {
    const token = nameToken(this.#text, start + 1);
    return token?.local === undefined ? (token?.end ?? start + 1) : this.#takeName(start + 1);
  }

  #takeBrace(start: number): number {
    const hasCode = this.#action === "code";
    this.#action = undefined;
    return hasCode ? (matchEnd(code, this.#text, start) ?? start + 1) : start + 1;
  }

  #takeName(start: number): number {
    const token = nameToken(this.#text, start);
    if (token === undefined) return start + 1;
    const { local } = token;
    if (local === undefined) {
      this.#terms.expect(declaredBy(this.#text.slice(start, Math.min(token.end, start + 7))));
      return token.end;
    }
    const end = this.#withoutClosing(local, token.end);
    return this.#named(() => this.#terms.takePrefixedName(start, local, end));
  }

  /** The end of a name without the percent sign of a semantic action that has no code. */
  #withoutClosing(local: number, end: number): number {
    return this.#action === "name" && end > local && this.#text[end - 1] === "%" ? end - 1 : end;
  }

  /** Reads a name: with `~` behind it, it is the stem of IRIs; with `%` before it, it names a semantic action. */
  #named(take: () => number): number {
    const { literals } = this.#terms;
    const before = literals.length;
    const end = take();
    if (literals.length > before && this.#text[end] === "~") this.#terms.leaveOpen();
    this.#action = this.#action === "name" ? "code" : undefined;
    return end;
  }
}
