import { isUsed } from "../checks/conventions/roles.js";
import { compareSpans, type Span } from "../findings/span.js";
import { isIri } from "../iri/is-iri.js";
import { resolve } from "../iri/resolve.js";
import { expansionOf, isPattern, type Literal } from "../literals/read/literal.js";
import { readDocumentOnce } from "../documents/document.js";
import { withComments } from "../literals/comments/comment-literals.js";
import { readLiterals } from "../literals/read/read-literal.js";
import type { Settings } from "../literals/settings/settings.js";
import { comparableForm } from "../normalize/comparable-form.js";
import { basesOf } from "./bases.js";
import { expandEntities } from "./expanded-entities.js";
import { namesIn } from "./names/names.js";
import type { SymbolName } from "./names/symbol-name.js";
import { prefixDeclaredAt, type PrefixLabel } from "./prefix-label.js";
import { isSubjectAt } from "./subject.js";
import type { SymbolDocument } from "./symbol-document.js";
import { patternSequence } from "../text/composed-pattern.js";

/** How an identifier is written: whole, with a prefix or an entity for its beginning, or relative to a base. */
export type Spelling = "whole" | "prefixed" | "relative";

/** An occurrence of an identifier, whichever way it is written, with the absolute IRI that it stands for. */
export type IriSymbol = LiteralSymbol | NameSymbol;

/** An identifier that is a literal of the document. */
export interface LiteralSymbol extends SymbolFacts {
  readonly literal: Literal;
  readonly name?: undefined;
}

/** An identifier that is a name and no literal, such as the name of an element of RDF/XML. */
export interface NameSymbol extends SymbolFacts {
  readonly literal?: undefined;
  readonly name: SymbolName;
}

interface SymbolFacts {
  /** The absolute IRI, or a path from the root of an unknown site. */
  readonly iri: string;
  /** Equal for all spellings that are equivalent by syntax-based normalization (RFC 3986 §6.2.2). */
  readonly key: string;
  readonly span: Span<"source">;
  readonly spelling: Spelling;
  /** The base that a relative reference is resolved against. */
  readonly base?: string;
  /** `namespace`: declared for a prefix; `subject`: the place describes or defines it; `reference`: only mentioned. */
  readonly role: "namespace" | "subject" | "reference";
  /** The label that is declared for the namespace. */
  readonly prefix?: PrefixLabel;
}

/** The longest identifier that becomes a symbol, in UTF-16 code units. */
export const longestSymbol = 2048;

/** The symbols of a document, in the order of its text. Patterns, which are known only in part, are left out. */
export function symbolsOf(document: SymbolDocument): IriSymbol[] {
  const literals = literalSymbols(document).filter((symbol) => symbol !== undefined);
  const names = nameSymbols(document, literals);
  if (names.length === 0) return literals;
  return [...literals, ...names].sort((a, b) => compareSpans(a.span, b.span));
}

/**
 * The symbols of names that are no literals. A name that begins where a literal does is left out: the literal counts.
 */
export function nameSymbols(
  { text, language }: Pick<SymbolDocument, "text" | "language">,
  literals: readonly Pick<IriSymbol, "span">[],
): NameSymbol[] {
  const names = namesIn(text, language);
  if (names.length === 0) return [];
  const taken = new Set(literals.map(({ span }) => span.start));
  const keys = new Map<string, string | undefined>();
  return names.flatMap((name): NameSymbol[] => {
    const { iri, span } = name;
    if (iri.length > longestSymbol || taken.has(span.start)) return [];
    const key = keys.has(iri) ? keys.get(iri) : keyOfIri(iri);
    keys.set(iri, key);
    const spelling = name.namespace === undefined ? "whole" : "prefixed";
    return key === undefined ? [] : [{ iri, key, span, spelling, name, role: "reference" }];
  });
}

/** The symbol of each literal; `undefined` for those that are none. */
export function literalSymbols(document: SymbolDocument): (LiteralSymbol | undefined)[] {
  const { text, literals } = document;
  const bases = basesOf(document);
  const entities = expandEntities(text, literals);
  const names = new NamedOnce();
  return literals.map((literal, index) => {
    const expanded = entities.get(literal);
    const written = expanded ?? literal.text;
    if ((expanded === undefined && isPattern(literal)) || written.length > longestSymbol) return undefined;
    const base = bases[index];
    const named = names.namedBy(written, base);
    if (named === undefined) return undefined;
    const isPrefixed = expanded !== undefined || expansionOf(literal) !== undefined;
    const spelling = isPrefixed ? "prefixed" : named.isResolved ? "relative" : "whole";
    const prefix = prefixDeclaredAt(text, literal);
    const role = roleOf(text, literal, prefix);
    return {
      iri: named.iri,
      key: named.key,
      span: literal.span,
      spelling,
      literal,
      role,
      ...(named.isResolved && base !== undefined && { base }),
      ...(prefix !== undefined && { prefix }),
    };
  });
}

/** What the identifiers of a document stand for; each is asked once for each base. */
class NamedOnce {
  readonly #byBase = new Map<string | undefined, Map<string, ReturnType<typeof namedBy>>>();

  namedBy(written: string, base: string | undefined): ReturnType<typeof namedBy> {
    const known = this.#byBase.get(base) ?? new Map<string, ReturnType<typeof namedBy>>();
    if (known.size === 0) this.#byBase.set(base, known);
    if (!known.has(written)) known.set(written, namedBy(written, base));
    return known.get(written);
  }
}

/** Reads a text and returns its symbols, including those that comments mention. */
export function readSymbols(
  { text, language, uri }: Omit<SymbolDocument, "literals">,
  settings: Settings,
): IriSymbol[] {
  const { literals: raws, comments: spans } = readDocumentOnce(text, language);
  const literals = withComments(text, raws, { spans, heeds: "iri-and-eslint" }).flatMap((raw) =>
    readLiterals(text, raw, settings),
  );
  return symbolsOf({ text, language, literals, ...(uri !== undefined && { uri }) });
}

/**
 * The IRI that a written identifier stands for, and its key; a path from the root without a base stands for itself.
 * `undefined` if another relative reference has no base, or if the reference cannot be resolved.
 */
export function namedBy(
  written: string,
  base?: string,
): { readonly iri: string; readonly key: string; readonly isResolved: boolean } | undefined {
  const isRelative = !isIri(written);
  if (isRelative && base === undefined) {
    // A project is mostly one site, so that a path from the root means the same in all of its files.
    return /^\/(?!\/)./u.test(written) ? { iri: written, key: written, isResolved: false } : undefined;
  }
  const resolved = isRelative && base !== undefined ? resolve(written, base) : undefined;
  const iri = resolved === undefined ? written : resolved.ok ? resolved.value : undefined;
  const key = iri === undefined ? undefined : keyOfIri(iri);
  return iri === undefined || key === undefined ? undefined : { iri, key, isResolved: isRelative };
}

/** An IRI with nothing that normalization changes, unless a segment of its path begins with a dot. */
const ordinary = patternSequence(
  /^https?:\/\/[a-z\d.-]+/,
  /(?:\/[\w~!$&'()*+,;=:@/.-]*)?/,
  /(?:\?[\w~!$&'()*+,;=:@/?.-]*)?/,
  /(?:#[\w~!$&'()*+,;=:@/?.-]*)?$/,
);

/** A string that is equal for all spellings that are equivalent by syntax; `undefined` if `iri` is no IRI. */
export function keyOfIri(iri: string): string | undefined {
  return ordinary.test(iri) && !iri.includes("/.") ? iri : comparableForm(iri, "syntax");
}

function roleOf(text: string, literal: Literal, prefix: PrefixLabel | undefined): IriSymbol["role"] {
  if (prefix !== undefined || isUsed("declared", literal.place.role)) return "namespace";
  return isSubjectAt(text, literal) ? "subject" : "reference";
}
