import { isUsed } from "../checks/conventions/roles.js";
import { compareSpans, type Span } from "../findings/span.js";
import { isIri } from "../iri/is-iri.js";
import { resolve } from "../iri/resolve.js";
import { expansionOf, isPattern, type Literal } from "../literals/read/literal.js";
import { readDocument } from "../documents/document.js";
import { withComments } from "../literals/comments/comment-literals.js";
import { readLiterals } from "../literals/read/read-literal.js";
import type { Settings } from "../literals/settings/settings.js";
import { comparableForm } from "../normalize/comparable-form.js";
import { basesOf } from "./bases.js";
import { expandEntities } from "./entities.js";
import { namesIn } from "./names/names.js";
import type { SymbolName } from "./names/symbol-name.js";
import { prefixDeclaredAt, type PrefixLabel } from "./prefix-label.js";
import { isSubjectAt } from "./subject.js";
import type { SymbolDocument } from "./symbol-document.js";

/** How a place writes what it names: all of it, by a prefix or an entity that stands for its beginning, or relative to a base. */
export type Spelling = "whole" | "prefixed" | "relative";

/** An identifier as the symbol that it is: what it names, wherever it stands and however it is written. */
export type IriSymbol = LiteralSymbol | NameSymbol;

/** A literal of the document. */
export interface LiteralSymbol extends SymbolFacts {
  readonly literal: Literal;
  readonly name?: undefined;
}

/** A name that is no literal, as of an element of RDF/XML. */
export interface NameSymbol extends SymbolFacts {
  readonly literal?: undefined;
  readonly name: SymbolName;
}

interface SymbolFacts {
  /** All of what is named; of a path from the root of an unknown site, the path. */
  readonly iri: string;
  /** Equal for equivalent spellings, on the syntax rung of the ladder (RFC 3986 §6.2.2). */
  readonly key: string;
  readonly span: Span<"source">;
  readonly spelling: Spelling;
  /** What a relative reference is resolved against. */
  readonly base?: string;
  /** Whether the place declares a namespace, says something of what it names, or mentions it. */
  readonly role: "namespace" | "subject" | "reference";
  /** The label that is declared for a namespace, without its colon; it may be empty. */
  readonly prefix?: PrefixLabel;
}

/** The longest identifier that is looked for elsewhere. */
const longest = 2048;

/** The symbols of a document, in its order; patterns, of which only a part is known, are none. */
export function symbolsOf(document: SymbolDocument): IriSymbol[] {
  const literals = literalSymbols(document);
  const names = nameSymbols(document, literals);
  if (names.length === 0) return literals;
  return [...literals, ...names].sort((a, b) => compareSpans(a.span, b.span));
}

/** The names that are no literals; what both readings take is a literal. */
function nameSymbols({ text, language }: SymbolDocument, literals: readonly LiteralSymbol[]): NameSymbol[] {
  const taken = new Set(literals.map(({ span }) => span.start));
  return namesIn(text, language).flatMap((name): NameSymbol[] => {
    const { iri, span } = name;
    const key = iri.length > longest || taken.has(span.start) || !isIri(iri) ? undefined : keyOfIri(iri);
    const spelling = name.namespace === undefined ? "whole" : "prefixed";
    return key === undefined ? [] : [{ iri, key, span, spelling, name, role: "reference" }];
  });
}

function literalSymbols(document: SymbolDocument): LiteralSymbol[] {
  const { text, literals } = document;
  const bases = basesOf(document);
  const entities = expandEntities(text, literals);
  return literals.flatMap((literal, index) => {
    const expanded = entities.get(literal);
    const written = expanded ?? literal.text;
    if ((expanded === undefined && isPattern(literal)) || written.length > longest) return [];
    const base = bases[index];
    const named = namedBy(written, base);
    if (named === undefined) return [];
    const isPrefixed = expanded !== undefined || expansionOf(literal) !== undefined;
    const spelling = isPrefixed ? "prefixed" : named.isResolved ? "relative" : "whole";
    const prefix = prefixDeclaredAt(text, literal);
    const role = roleOf(text, literal, prefix);
    return [
      {
        iri: named.iri,
        key: named.key,
        span: literal.span,
        spelling,
        literal,
        role,
        ...(named.isResolved && base !== undefined && { base }),
        ...(prefix !== undefined && { prefix }),
      },
    ];
  });
}

/** The symbols of a text, with those that comments mention. */
export function readSymbols(
  { text, language, uri }: Omit<SymbolDocument, "literals">,
  settings: Settings,
): IriSymbol[] {
  const { literals: raws, comments: spans } = readDocument(text, language);
  const literals = withComments(text, raws, { spans, heeds: "iri-and-eslint" }).flatMap((raw) =>
    readLiterals(text, raw, settings),
  );
  return symbolsOf({ text, language, literals, ...(uri !== undefined && { uri }) });
}

/** What a text names, and the key by which it is found; nothing if that depends on what is not known. */
export function namedBy(
  written: string,
  base?: string,
): { readonly iri: string; readonly key: string; readonly isResolved: boolean } | undefined {
  const isRelative = !isIri(written);
  if (isRelative && base === undefined) {
    // One project is mostly one site: a path from its root names the same in all of its files.
    return /^\/(?!\/)./u.test(written) ? { iri: written, key: written, isResolved: false } : undefined;
  }
  const resolved = isRelative && base !== undefined ? resolve(written, base) : undefined;
  const iri = resolved === undefined ? written : resolved.ok ? resolved.value : undefined;
  const key = iri === undefined ? undefined : keyOfIri(iri);
  return iri === undefined || key === undefined ? undefined : { iri, key, isResolved: isRelative };
}

/** The same string for all spellings of an IRI that are equivalent by their syntax; nothing for what is no IRI. */
export function keyOfIri(iri: string): string | undefined {
  return comparableForm(iri, "syntax");
}

function roleOf(text: string, literal: Literal, prefix: PrefixLabel | undefined): IriSymbol["role"] {
  if (prefix !== undefined || isUsed("declared", literal.place.role)) return "namespace";
  return isSubjectAt(text, literal) ? "subject" : "reference";
}
