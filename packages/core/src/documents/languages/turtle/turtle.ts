import type { RawLiteral } from "../../../literals/literal.js";
import type { IdentifierSite } from "../../../literals/site.js";
import { turtleIri } from "../../../literals/syntaxes/turtle-syntaxes.js";
import type { Span } from "../../../span.js";
import type { Reader, Reading } from "../../reading.js";
import type { Before } from "./less-than.js";
import { Prefixes } from "./prefixes.js";
import { endOfLine, iriToken, nameToken, stringToken } from "./turtle-tokens.js";
import { unitAt } from "../../../unit-at.js";

/**
 * Where an identifier without a scheme is one: a Turtle document and a query have a base, if no other then the address
 * that they come from (Turtle §6.3, SPARQL 1.1 §4.1.1.2); N-Triples and N-Quads have none (N-Triples §2.2).
 */
interface Dialect {
  readonly production: "IRI" | "IRI-reference";
  /** Whether a `<` begins an operator; left out if it never does. */
  readonly isOperator?: (text: string, offset: number, before: Before) => boolean;
}

/** Reads Turtle and TriG, Notation3, N-Triples and N-Quads, or SPARQL, however broken the text is. */
export function turtleReader(dialect: Dialect): Reader {
  return (text) => new TurtleReading(text, dialect).read();
}

const anyUri = "http://www.w3.org/2001/XMLSchema#anyURI";

/** What the next identifier is declared to be. */
type Declaration = { readonly kind: "base" } | { readonly kind: "prefix"; name: string | undefined };

class TurtleReading {
  readonly #text: string;
  readonly #dialect: Dialect;
  readonly #name: IdentifierSite;
  readonly #namespace: IdentifierSite;
  readonly #prefixes = new Prefixes();
  readonly #literals: RawLiteral[] = [];
  readonly #comments: Span<"source">[] = [];
  #declaration: Declaration | undefined;
  /** How many parentheses are open, and where the token before this one ends. */
  #depth = 0;
  #last = 0;

  constructor(text: string, dialect: Dialect) {
    this.#text = text;
    this.#dialect = dialect;
    const { production } = dialect;
    this.#name = { kind: "identifier", use: "name", production, role: "<…>" };
    this.#namespace = { kind: "identifier", use: "namespace", production, role: "@prefix" };
  }

  read(): Reading {
    for (let offset = 0; offset < this.#text.length;) {
      const next = this.#take(offset);
      if (!isSpace(unitAt(this.#text, offset))) this.#last = next;
      offset = next;
    }
    return { literals: this.#literals, comments: this.#comments };
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
        return this.#takeString(start);
      case "<":
        return this.#takeAngle(start);
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
    const { end, next } = iriToken(text, start);
    const span = { start: start + 1, end };
    this.#literals.push({ span, syntax: "turtle-iri", site: this.#siteOfIri() });
    this.#declare(span);
    return next;
  }

  #siteOfIri(): IdentifierSite {
    return this.#declaration?.kind === "prefix" ? this.#namespace : this.#name;
  }

  #declare(span: Span<"source">): void {
    const declaration = this.#declaration;
    this.#declaration = undefined;
    if (declaration === undefined) return;
    const { text } = turtleIri.decode(this.#text, span);
    if (declaration.kind === "base") this.#prefixes.setBase(text);
    else if (declaration.name !== undefined) this.#prefixes.declare(declaration.name, text);
  }

  #takeString(start: number): number {
    const token = stringToken(this.#text, start);
    const span = { start: token.start, end: token.end };
    const site = this.#isAnyUri(token.next)
      ? ({
          kind: "identifier",
          use: "name",
          production: "IRI-reference",
          profile: "leiri",
          role: "xsd:anyURI",
        } as const)
      : ({ kind: "text" } as const);
    this.#literals.push({ span, syntax: "turtle-string", site });
    return token.next;
  }

  #isAnyUri(offset: number): boolean {
    datatype.lastIndex = offset;
    const { iri, prefix, local } = datatype.exec(this.#text)?.groups ?? {};
    if (iri !== undefined) return iri === anyUri;
    return local === "anyURI" && this.#prefixes.namespaceOf(prefix ?? "") === anyUri.replace("anyURI", "");
  }

  /** `@prefix`, a language tag, or a variable. */
  #takeMarked(start: number): number {
    const end = nameToken(this.#text, start + 1)?.end ?? start + 1;
    const name = this.#text.slice(start, Math.min(end, start + 8));
    if (name === "@prefix") this.#declaration = { kind: "prefix", name: undefined };
    else if (name === "@base") this.#declaration = { kind: "base" };
    return end;
  }

  #takeName(start: number): number {
    const token = nameToken(this.#text, start);
    if (token === undefined) return start + 1;
    const { local, end } = token;
    if (local === undefined) this.#takeKeyword(this.#text.slice(start, Math.min(end, start + 7)));
    else this.#takePrefixedName(start, local, end);
    return end;
  }

  #takeKeyword(word: string): void {
    if (/^prefix$/iu.test(word)) this.#declaration = { kind: "prefix", name: undefined };
    else if (/^base$/iu.test(word)) this.#declaration = { kind: "base" };
    else this.#declaration = undefined;
  }

  #takePrefixedName(start: number, local: number, end: number): void {
    const prefix = this.#text.slice(start, local - 1);
    if (this.#declaration?.kind === "prefix") {
      this.#declaration.name = prefix;
      return;
    }
    this.#declaration = undefined;
    const text = prefix === "_" ? undefined : this.#prefixes.namespaceOf(prefix);
    if (text === undefined || local === end) return;
    this.#literals.push({
      span: { start, end },
      syntax: "turtle-local-name",
      site: this.#name,
      pieces: [
        { kind: "expansion", span: { start, end: local }, text },
        { kind: "text", span: { start: local, end } },
      ],
    });
  }
}

/** What follows a string of a datatype, as far as it can be `xsd:anyURI`. */
const datatype = /\^\^\s{0,8}(?:<(?<iri>[^<>\n\r]{0,64})>|(?<prefix>[\w-]{0,32}):(?<local>\w{1,16}))/uy;

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}
