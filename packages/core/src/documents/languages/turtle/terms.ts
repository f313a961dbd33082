import {
  areSameDeclarations,
  type Declared,
  type IdentifierSite,
  Prefixes,
  type RawLiteral,
  type SimpleSyntaxName,
  type Site,
  syntaxOf,
} from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { UndeclaredPrefixes, type PrefixScope } from "./undeclared-prefixes.js";
import { iriToken, type StringToken } from "./turtle-tokens.js";

/** How a language writes what names a thing, and what does not. */
export interface TermWriting {
  /** `IRI` where an identifier without a scheme is none. */
  readonly production: "IRI" | "IRI-reference";
  readonly iri: SimpleSyntaxName;
  readonly string: SimpleSyntaxName;
  /** Whether the name before a string says what it holds, as a predicate does; left out where strings are text. */
  readonly hasPredicates?: true;
  /** Where each prefix has to be declared; left out: nowhere. */
  readonly declaresPrefixes?: PrefixScope;
  /** The prefixes that need no declaration, with what they stand for. */
  readonly prefixes?: readonly (readonly [name: string, namespace: string])[];
}

const anyUriSite: Site = {
  kind: "identifier",
  use: "name",
  production: "IRI-reference",
  profile: "leiri",
  role: "xsd:anyURI",
};

/** In UTF-16 code units: of a longer name, no more is compared. */
const longestName = 64;

/** What stands behind the last slash or number sign of an identifier. */
function lastPart(text: string, start: number, end: number): string {
  const tail = text.slice(Math.max(start, end - longestName), end);
  return tail.slice(Math.max(tail.lastIndexOf("/"), tail.lastIndexOf("#")) + 1);
}

const anyUri = "http://www.w3.org/2001/XMLSchema#anyURI";

/** What follows a string of a datatype, as far as it can be `xsd:anyURI`. */
const datatype = /\^\^\s{0,8}(?:<(?<iri>[^<>\n\r]{0,64})>|(?<prefix>[\w-]{0,32}):(?<local>\w{1,16}))/uy;

/** The functions of SPARQL that make an identifier of a string (SPARQL 1.1 §17.4.2.8), before its quotation mark. */
const constructor = /(?<![\w:?$-])(?:IRI|URI)\s{0,8}\(\s{0,8}(?:"""|'{3}|["'])$/iu;
const longestBeginning = 24;

/** What the next identifier is declared to be. */
type Declaration = { readonly kind: "base" } | { readonly kind: "prefix"; name: string | undefined };

/** What the terms that follow are read by. */
export interface TermsState {
  readonly declared: Declared | undefined;
  readonly lastName: string;
}

export function areSameTerms(one: TermsState, other: TermsState): boolean {
  return one.lastName === other.lastName && areSameDeclarations(one.declared, other.declared);
}

/** In units: an identifier that the next line goes on with, or the datatype of a string. */
export const aheadOfTerms = 1200;

/** In units: what stands before a string. */
export const behindTerms = 32;

/** Gathers the identifiers, prefixed names and strings of the languages that have the tokens of Turtle. */
export class Terms {
  literals: RawLiteral[] = [];
  #text: string;
  readonly #writing: TermWriting;
  readonly #name: IdentifierSite;
  readonly #namespace: IdentifierSite;
  readonly #prefixes: Prefixes;
  readonly #undeclared: UndeclaredPrefixes;
  /** The last part of the name that was taken last: `b` of `a:b` and of `http://a/#b`. */
  #lastName: string;
  #declaration: Declaration | undefined;

  constructor(text: string, writing: TermWriting, state?: TermsState) {
    this.#text = text;
    this.#writing = writing;
    const { production, prefixes = [] } = writing;
    this.#undeclared = new UndeclaredPrefixes(text, writing.declaresPrefixes);
    this.#prefixes = Prefixes.of(state?.declared);
    this.#lastName = state?.lastName ?? "";
    if (state === undefined) for (const [name, namespace] of prefixes) this.#prefixes.declare(name, namespace);
    this.#name = { kind: "identifier", use: "name", production, role: "<…>" };
    this.#namespace = { kind: "identifier", use: "namespace", production, role: "@prefix" };
  }

  /** Goes on with the next part of a document: its literals are gathered afresh, and what has been declared holds. */
  goOn(text: string): void {
    this.#text = text;
    this.literals = [];
    this.#undeclared.goOn(text);
  }

  /** Whether a prefix was not declared: what is said of that depends on all of the text. */
  get dependsOnAll(): boolean {
    return this.#undeclared.hasFound;
  }

  /** At the start of a line, where no token goes on; nothing within a declaration, and behind an undeclared prefix. */
  stateAt(offset: number): TermsState | undefined {
    if (this.#text[offset - 1] !== "\n" || this.#declaration !== undefined || this.dependsOnAll) return undefined;
    return { declared: this.#prefixes.declared, lastName: this.#lastName };
  }

  /** Says what the next identifier declares, if it declares anything. */
  expect(kind: Declaration["kind"] | undefined): void {
    this.#declaration = kind === "prefix" ? { kind, name: undefined } : kind && { kind };
  }

  /** Takes the identifier behind the `<` at `start`, and returns what follows it. */
  takeIri(start: number): number {
    const { end, next } = iriToken(this.#text, start);
    if (!this.#isDatatype(start)) this.#lastName = lastPart(this.#text, start + 1, end);
    const span = { start: start + 1, end };
    const site = this.#declaration?.kind === "prefix" ? this.#namespace : this.#name;
    this.literals.push({
      span,
      syntax: this.#writing.iri,
      site,
      ...this.#surroundingsOf(span),
    });
    this.#declare(span);
    return next;
  }

  #surroundingsOf(span: Span<"source">): Pick<RawLiteral, "surroundings"> {
    const declared = this.#declaration?.kind === "prefix" ? this.#declaration.name : undefined;
    if (declared === undefined) return this.#prefixes.surroundingsAt(this.#text, span.start);
    const boundBefore = this.#prefixes.boundBefore(declared, this.#decoded(span));
    return boundBefore === undefined ? {} : { surroundings: { boundBefore } };
  }

  #decoded(span: Span<"source">): string {
    return syntaxOf(this.#writing.iri).decode(this.#text, span).text;
  }

  #declare(span: Span<"source">): void {
    const declaration = this.#declaration;
    this.#declaration = undefined;
    if (declaration === undefined) return;
    const text = this.#decoded(span);
    if (declaration.kind === "base") this.#prefixes.setBase(text);
    else if (declaration.name !== undefined) this.#prefixes.declare(declaration.name, text);
  }

  /** Says that the last identifier is only the beginning of those that are meant. */
  leaveOpen(): void {
    const last = this.literals.pop();
    if (last !== undefined) this.literals.push({ ...last, open: { before: false, after: true } });
  }

  /** Takes a string and returns what follows it. */
  takeString({ start, end, next }: StringToken): number {
    this.literals.push({ span: { start, end }, syntax: this.#writing.string, site: this.#siteOfString(start, next) });
    return next;
  }

  /** A string is an identifier by its datatype, the function that makes one of it, or what its predicate says; in a language it is text. */
  #siteOfString(start: number, next: number): Site {
    if (this.#isAnyUri(next)) return anyUriSite;
    if (constructor.test(this.#text.slice(Math.max(0, start - longestBeginning), start))) return this.#name;
    const isPlain = this.#text[next] !== "@" && !this.#text.startsWith("^^", next);
    const isValue = this.#writing.hasPredicates === true && isPlain && this.#lastName !== "";
    return isValue ? { kind: "data", path: [this.#lastName], isKey: false } : { kind: "text" };
  }

  /** Whether the name at an offset is that of the datatype of a string. */
  #isDatatype(start: number): boolean {
    return this.#text.startsWith("^^", start - 2);
  }

  #isAnyUri(offset: number): boolean {
    datatype.lastIndex = offset;
    const { iri, prefix, local } = datatype.exec(this.#text)?.groups ?? {};
    if (iri !== undefined) return iri === anyUri;
    return local === "anyURI" && this.#prefixes.namespaceOf(prefix ?? "") === anyUri.replace("anyURI", "");
  }

  /** Takes a name whose prefix ends with a colon before `local`, or the name of a prefix that is being declared. */
  takePrefixedName(start: number, local: number, end: number): void {
    const prefix = this.#text.slice(start, local - 1);
    if (this.#declaration?.kind === "prefix") {
      this.#declaration.name = prefix;
      return;
    }
    this.#declaration = undefined;
    if (!this.#isDatatype(start)) this.#lastName = this.#text.slice(local, Math.min(end, local + longestName));
    const text = prefix === "_" ? undefined : this.#prefixes.namespaceOf(prefix);
    if (local === end) return;
    if (text === undefined) {
      if (!this.#prefixes.isDeclared(prefix)) this.#takeUndeclared(prefix, start, end);
      return;
    }
    this.literals.push({
      span: { start, end },
      syntax: "turtle-local-name",
      site: this.#name,
      pieces: [
        { kind: "expansion", span: { start, end: local }, text },
        { kind: "text", span: { start: local, end } },
      ],
    });
  }

  /** Only the first name of each prefix: one declaration mends them all. */
  #takeUndeclared(prefix: string, start: number, end: number): void {
    if (!this.#undeclared.isFirst(prefix)) return;
    const surroundings = { hasUndeclaredPrefix: true } as const;
    this.literals.push({ span: { start, end }, syntax: "turtle-local-name", site: this.#name, surroundings });
  }
}
