import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
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
import { behindBareIri, endOfBareIri, iriToken, type TurtleString } from "./turtle-tokens.js";

/** How a language writes identifiers, prefixed names and strings. */
export interface TermWriting {
  /** `IRI` where only absolute IRIs are allowed. */
  readonly production: "IRI" | "IRI-reference";
  readonly iri: SimpleSyntaxName;
  readonly string: SimpleSyntaxName;
  /**
   * Whether a string follows a predicate, whose name tells what the string is; absent where strings are always text.
   */
  readonly hasPredicates?: true;
  /** Which prefixes must be declared; absent: none. */
  readonly declaresPrefixes?: PrefixScope;
  /** Prefixes that are declared in every document, with their namespaces. */
  readonly prefixes?: readonly (readonly [name: string, namespace: string])[];
}

const anyUriSite: Site = {
  kind: "identifier",
  use: "name",
  production: "IRI-reference",
  profile: "leiri",
  role: "xsd:anyURI",
};

/** The longest name that is compared, in UTF-16 code units. */
const longestName = 64;

/** The part of an identifier behind its last slash or number sign. */
function lastPart(text: string, start: number, end: number): string {
  const tail = text.slice(Math.max(start, end - longestName), end);
  return tail.slice(Math.max(tail.lastIndexOf("/"), tail.lastIndexOf("#")) + 1);
}

/** The beginning of an identifier that needs no base. */
const absolute = /^[a-z][a-z\d+.-]{0,62}:/iu;

const anyUri = "http://www.w3.org/2001/XMLSchema#anyURI";

const hydra = "http://www.w3.org/ns/hydra/core#";
/** The predicate whose strings are URI templates, as conventions know it, and the datatype of such strings. */
const hydraTemplate = "hydra:template";

/** A datatype behind a string, as far as it may be one of those above. */
const datatype = patternSequence(
  /\^\^\s{0,8}/uy,
  patternUnion(/<(?<iri>[^<>\n\r]{0,64})>/uy, /(?<prefix>[\w-]{0,32}):(?<local>\w{1,16})/uy),
);

/** A function of SPARQL that makes an IRI of a string (SPARQL 1.1 §17.4.2.8), before the string. */
const constructor = /(?<![\w:?$-])(?:IRI|URI)\s{0,8}\(\s{0,8}(?:"""|'{3}|["'])$/iu;
const longestBeginning = 24;

/** What the next identifier declares. */
type Declaration = { readonly kind: "base" } | { readonly kind: "prefix"; name: string | undefined };

type MissingBrackets = NonNullable<RawLiteral["surroundings"]>["missingBrackets"];

/** The state: what decides how the following terms are read. */
export interface TermsState {
  readonly declared: Declared | undefined;
  readonly lastName: string;
}

export function areSameTerms(one: TermsState, other: TermsState): boolean {
  return one.lastName === other.lastName && areSameDeclarations(one.declared, other.declared);
}

/**
 * How far ahead a term is read, in UTF-16 code units: an identifier broken over two lines, or the datatype of a string.
 */
export const aheadOfTerms = 1200;

/** How far back the site of a string, or a place for a term, is looked for, in UTF-16 code units. */
export const behindTerms = behindBareIri;

/** Collects identifiers, prefixed names and strings in the languages that share the tokens of Turtle. */
export class Terms {
  literals: RawLiteral[] = [];
  #text: string;
  readonly #writing: TermWriting;
  readonly #name: IdentifierSite;
  readonly #namespace: IdentifierSite;
  readonly #prefixes: Prefixes;
  readonly #undeclared: UndeclaredPrefixes;
  /** The local part of the last name: `b` of `a:b` and of `http://a/#b`. */
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

  /** Starts the next part of a document: its literals are collected anew, and the declarations still hold. */
  goOn(text: string): void {
    this.#text = text;
    this.literals = [];
    this.#undeclared.goOn(text);
  }

  /** Whether an undeclared prefix was found, which depends on the whole text. */
  get dependsOnAll(): boolean {
    return this.#undeclared.hasFound;
  }

  /**
   * The state at the start of a line, where no token continues; undefined within a declaration and behind an undeclared
   * prefix.
   */
  stateAt(offset: number): TermsState | undefined {
    if (this.#text[offset - 1] !== "\n" || this.#declaration !== undefined || this.dependsOnAll) return undefined;
    return { declared: this.#prefixes.declared, lastName: this.#lastName };
  }

  /** Sets what the next identifier declares, if anything. */
  expect(kind: Declaration["kind"] | undefined): void {
    this.#declaration = kind === "prefix" ? { kind, name: undefined } : kind && { kind };
  }

  /** Reads the identifier behind the `<` at `start` and returns the offset behind it. */
  takeIri(start: number): number {
    const { end, next } = iriToken(this.#text, start);
    const span = { start: start + 1, end };
    const isClosed = next > end;
    const mayBeRelative = !absolute.test(this.#text.slice(span.start, span.start + longestName));
    this.#take(start, span, isClosed || mayBeRelative ? undefined : ">");
    return next;
  }

  /** Takes the identifier whose token begins at `start`. */
  #take(start: number, span: Span<"source">, missingBrackets?: MissingBrackets): void {
    if (!this.#isDatatype(start)) {
      const isTemplate = this.#text.startsWith(`${hydra}template>`, span.start);
      this.#lastName = isTemplate ? hydraTemplate : lastPart(this.#text, span.start, span.end);
    }
    const site = this.#declaration?.kind === "prefix" ? this.#namespace : this.#name;
    this.literals.push({ span, syntax: this.#writing.iri, site, ...this.#surroundingsOf(span, missingBrackets) });
    this.#declare(span);
  }

  #surroundingsOf(span: Span<"source">, missingBrackets?: MissingBrackets): Pick<RawLiteral, "surroundings"> {
    if (missingBrackets !== undefined) return { surroundings: { missingBrackets } };
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

  /** Marks the last identifier as the beginning of longer ones. */
  leaveOpen(): void {
    const last = this.literals.pop();
    if (last !== undefined) this.literals.push({ ...last, open: { before: false, after: true } });
  }

  /** Takes a string and returns the offset behind it. */
  takeString({ start, end, next }: TurtleString): number {
    this.literals.push({ span: { start, end }, syntax: this.#writing.string, site: this.#siteOfString(start, next) });
    return next;
  }

  /**
   * A string is an identifier by its datatype, by the function around it, or by its predicate; with a language tag it
   * is text.
   */
  #siteOfString(start: number, next: number): Site {
    const type = this.#datatypeAt(next);
    if (type === anyUri) return anyUriSite;
    if (type === `${hydra}Rfc6570Template`) return { kind: "data", path: [hydraTemplate], isKey: false };
    if (constructor.test(this.#text.slice(Math.max(0, start - longestBeginning), start))) return this.#name;
    const isPlain = this.#text[next] !== "@" && !this.#text.startsWith("^^", next);
    const isValue = this.#writing.hasPredicates === true && isPlain && this.#lastName !== "";
    return isValue ? { kind: "data", path: [this.#lastName], isKey: false } : { kind: "text" };
  }

  /** Whether the name at an offset is the datatype of a string. */
  #isDatatype(start: number): boolean {
    return this.#text.startsWith("^^", start - 2);
  }

  /** The datatype that follows a string, or nothing. */
  #datatypeAt(offset: number): string | undefined {
    datatype.lastIndex = offset;
    const { iri, prefix, local } = datatype.exec(this.#text)?.groups ?? {};
    return iri ?? (local === undefined ? undefined : `${this.#prefixes.namespaceOf(prefix ?? "") ?? ""}${local}`);
  }

  /**
   * Takes a prefixed name whose local part begins at `local`, or the name of a prefix that is being declared, and returns the
   * offset behind it. No name has `//` behind its colon: that is an absolute identifier without angle brackets.
   */
  takePrefixedName(start: number, local: number, end: number): number {
    const endOfBare = this.#text.startsWith("//", local) ? endOfBareIri(this.#text, start) : undefined;
    if (endOfBare === undefined) this.#takePrefixedName(start, local, end);
    else this.#take(start, { start, end: endOfBare }, "<>");
    return endOfBare ?? end;
  }

  #takePrefixedName(start: number, local: number, end: number): void {
    const prefix = this.#text.slice(start, local - 1);
    if (this.#declaration?.kind === "prefix") {
      this.#declaration.name = prefix;
      return;
    }
    this.#declaration = undefined;
    const text = prefix === "_" ? undefined : this.#prefixes.namespaceOf(prefix);
    if (!this.#isDatatype(start)) {
      const name = this.#text.slice(local, Math.min(end, local + longestName));
      this.#lastName = text === hydra && name === "template" ? hydraTemplate : name;
    }
    if (text === undefined) {
      if (local !== end && !this.#prefixes.isDeclared(prefix)) this.#takeUndeclared(prefix, start, end);
      return;
    }
    this.literals.push({
      span: { start, end },
      syntax: "turtle-local-name",
      site: this.#name,
      pieces: [
        { kind: "expansion", span: { start, end: local }, text },
        ...(local === end ? [] : [{ kind: "text", span: { start: local, end } } as const]),
      ],
    });
  }

  /** Reports only the first name with each undeclared prefix, since one declaration mends them all. */
  #takeUndeclared(prefix: string, start: number, end: number): void {
    if (!this.#undeclared.isFirst(prefix)) return;
    const declaresNothing = this.#prefixes.declared === undefined;
    const surroundings = { hasUndeclaredPrefix: true, ...(declaresNothing && { declaresNothing }) } as const;
    this.literals.push({ span: { start, end }, syntax: "turtle-local-name", site: this.#name, surroundings });
  }
}
