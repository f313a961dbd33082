import type { Edit } from "../findings/finding.js";
import { compareSpans, type Span } from "../findings/span.js";
import { readDocument } from "../documents/document.js";
import { isIri } from "../iri/is-iri.js";
import { resolve } from "../iri/resolve.js";
import { splitIri } from "../iri/split.js";
import { relativize } from "../iri/relativize.js";
import type { LocatedEdit } from "../literals/project/located-finding.js";
import { writtenEdit } from "../literals/project/written-edit.js";
import { expansionOf } from "../literals/read/literal.js";
import type { Settings } from "../literals/settings/settings.js";
import { syntaxOf } from "../literals/syntaxes/syntaxes.js";
import {
  keyOfIri,
  namedBy,
  readSymbols,
  symbolsOf,
  type IriSymbol,
  type LiteralSymbol,
  type NameSymbol,
} from "./iri-symbol.js";
import { rewrittenName, type SymbolName } from "./names/symbol-name.js";
import type { SymbolDocument } from "./symbol-document.js";
import { nameStart, withinName } from "../text/name-characters.js";

/** What to rename: one identifier, or all that begin with a namespace; `key` is that of the former name. */
export type Renaming = { readonly kind: "identifier"; readonly key: string; readonly to: string } | NamespaceRenaming;

interface NamespaceRenaming {
  readonly kind: "namespace";
  readonly from: string;
  readonly key: string;
  readonly to: string;
}

/**
 * The edits of one document, or the first span at which the renaming fails: the syntax there has no way to write the
 * new IRI (`not-writable`), or the edited text would stand for another identifier (`read-otherwise`).
 */
export type RenamedDocument =
  | { readonly ok: true; readonly edits: readonly LocatedEdit[] }
  | { readonly ok: false; readonly span: Span<"source">; readonly reason: "not-writable" | "read-otherwise" };

/** The new IRI of a symbol; `undefined` if the renaming does not affect it. */
export function renamed({ iri, key }: Pick<IriSymbol, "iri" | "key">, renaming: Renaming): string | undefined {
  if (renaming.kind === "identifier") return key === renaming.key ? renaming.to : undefined;
  const end = endOfNamespace({ iri, key }, renaming);
  return end === undefined ? undefined : renaming.to + iri.slice(end);
}

/**
 * Where in `iri` the renamed namespace ends, as an offset in UTF-16 code units, if the IRI begins with that namespace
 * in any equivalent spelling (RFC 3986 §6.2.2); `undefined` if not.
 */
function endOfNamespace(
  { iri, key }: Pick<IriSymbol, "iri" | "key">,
  { from, key: wanted }: NamespaceRenaming,
): number | undefined {
  if (iri.startsWith(from)) return from.length;
  if (!key.startsWith(wanted)) return undefined;
  const delimiter = from.at(-1) ?? "";
  for (let at = iri.indexOf(delimiter); at !== -1; at = iri.indexOf(delimiter, at + 1))
    if (keyOfIri(iri.slice(0, at + 1)) === wanted) return at + 1;
  return undefined;
}

/**
 * Whether the declaration of a namespace is renamed, which changes all names that are written with its prefix or
 * entity.
 */
function isRenamedItself(namespace: string, renaming: Renaming): boolean {
  if (renaming.kind === "identifier") return false;
  return endOfNamespace({ iri: namespace, key: keyOfIri(namespace) ?? namespace }, renaming) !== undefined;
}

/**
 * The edits that rename identifiers in one document, each in the syntax of its place: a prefixed name keeps its prefix
 * if the new IRI begins with the prefix's namespace, and a relative reference stays relative if possible. The edited
 * text is read again, and the result is an error unless each symbol then has the expected key.
 */
export function renameInDocument(document: SymbolDocument, renaming: Renaming, settings: Settings): RenamedDocument {
  const symbols = symbolsOf(document);
  const edits: LocatedEdit[] = [];
  const expected: string[] = [];
  for (const symbol of symbols) {
    const to = renamed(symbol, renaming);
    expected.push((to === undefined ? undefined : (namedBy(to)?.key ?? to)) ?? symbol.key);
    if (to === undefined) continue;
    const occurrence = { document, symbols, renaming, to };
    const written =
      symbol.name === undefined ? editOf({ ...occurrence, symbol }) : nameEdits({ ...occurrence, symbol });
    if (written === undefined) return { ok: false, span: symbol.span, reason: "not-writable" };
    edits.push(...written);
  }
  const found = edits.length === 0 ? expected : keysAfter(document, edits, settings);
  const wrong = expected.findIndex((key, index) => found[index] !== key);
  if (wrong === -1 && found.length === expected.length)
    return { ok: true, edits: edits.sort((a, b) => compareSpans(a.span, b.span)) };
  const { span } = symbols[wrong] ?? symbols.at(-1) ?? { span: { start: 0, end: 0 } };
  return { ok: false, span, reason: "read-otherwise" };
}

/** A symbol to rename, with what decides how the new IRI is written. */
interface Occurrence<Symbol extends IriSymbol = LiteralSymbol> {
  readonly document: SymbolDocument;
  readonly symbols: readonly IriSymbol[];
  readonly symbol: Symbol;
  readonly renaming: Renaming;
  readonly to: string;
}

/**
 * The edits of a literal; empty if a renamed declaration already changes its IRI, `undefined` if the new IRI cannot be
 * written.
 */
function editOf(occurrence: Occurrence): LocatedEdit[] | undefined {
  const { document, symbol, to } = occurrence;
  if (symbol.spelling === "prefixed") return prefixedEdit(occurrence);
  const relative = symbol.base === undefined ? undefined : relativeTo(symbol.base, symbol.literal.text, to);
  return together(wholeEdit(document.text, symbol, relative ?? to));
}

/**
 * The edits of a name, also in its end tag; empty if a renamed declaration already changes its IRI, `undefined` if the
 * new IRI cannot be written.
 */
function nameEdits({ symbol: { name }, renaming, to }: Occurrence<NameSymbol>): LocatedEdit[] | undefined {
  const isRenamed = name.namespace !== undefined && isRenamedItself(name.namespace, renaming);
  if (name.manner === "defined" || isRenamed) return [];
  const text = rewrittenName(name, to);
  if (text === undefined) return undefined;
  return [name.span, ...(name.closing === undefined ? [] : [name.closing])].map((span) => ({ span, text }));
}

/** The new IRI relative to a base: a path from the root if the old one was, otherwise through `../` if possible. */
function relativeTo(base: string, old: string, to: string): string | undefined {
  const relative = relativize(to, base);
  if (!relative.ok) return undefined;
  if (old.startsWith("/") || !relative.value.startsWith("/")) return relative.value;
  const path = splitIri(to).path.span.start;
  const folders = splitIri(base).path.text.split("/").slice(1, -1);
  const segments = to.slice(path + 1).split("/");
  let common = 0;
  while (common < folders.length && common < segments.length - 1 && folders[common] === segments[common]) common += 1;
  const upward = "../".repeat(folders.length - common) + segments.slice(common).join("/");
  const resolved = resolve(upward, base);
  return resolved.ok && resolved.value === to ? upward : relative.value;
}

/** The edit of a literal: only what differs if that can be written, otherwise all of its text. */
function wholeEdit(source: string, { literal }: LiteralSymbol, text: string): LocatedEdit | undefined {
  const all = { span: { start: 0, end: literal.text.length }, text };
  return writtenEdit(source, literal, difference(literal.text, text)) ?? writtenEdit(source, literal, all);
}

function prefixedEdit(occurrence: Occurrence): LocatedEdit[] | undefined {
  const { document, symbol, renaming, to } = occurrence;
  const { literal, base } = symbol;
  const prefix = expansionOf(literal);
  if (prefix === undefined) return hasRenamedEntity(occurrence) ? [] : together(writtenWhole(occurrence));
  const namespace = namedBy(prefix.text, base)?.iri ?? prefix.text;
  // The declaration of the prefix is renamed itself, which changes the expansion here.
  if (isRenamedItself(namespace, renaming)) return [];
  if (!to.startsWith(namespace)) return together(byOtherPrefix(occurrence) ?? writtenWhole(occurrence));
  const span = { start: prefix.text.length, end: literal.text.length };
  const edit = { span, text: to.slice(namespace.length) };
  return together(writtenEdit(document.text, literal, edit) ?? writtenWhole(occurrence));
}

/** Whether the identifier begins with an entity whose declaration is renamed itself. */
function hasRenamedEntity({ symbols, symbol, renaming }: Occurrence): boolean {
  return symbols.some(
    ({ iri, literal }) =>
      literal?.place.role === "entity" && symbol.iri.startsWith(iri) && isRenamedItself(iri, renaming),
  );
}

function together(edit: LocatedEdit | undefined): LocatedEdit[] | undefined {
  return edit && [edit];
}

/** The edit to another prefix that is declared before the symbol, with the longest namespace that fits. */
function byOtherPrefix({ symbols, symbol, to }: Occurrence): LocatedEdit | undefined {
  if (symbol.literal.syntax !== "turtle-local-name") return undefined;
  const syntax = syntaxOf("turtle-local-name");
  const empty = { start: 0, end: 0 };
  const fitting = symbols
    .filter(({ prefix, iri, span }) => prefix !== undefined && span.end < symbol.span.start && to.startsWith(iri))
    .sort((a, b) => b.iri.length - a.iri.length);
  for (const { prefix, iri } of fitting) {
    const local = syntax.encode(to.slice(iri.length), "", empty);
    if (local === undefined || syntax.keeps?.("", { span: empty, text: local }, empty) === false) continue;
    if (prefix !== undefined) return { span: symbol.span, text: `${prefix.label}:${local}` };
  }
  return undefined;
}

/** The edit from a prefixed name, or one with an entity, to the whole IRI. */
function writtenWhole({ document, symbol, to }: Occurrence): LocatedEdit | undefined {
  const { syntax } = symbol.literal;
  const isName = syntax === "turtle-local-name";
  const text = syntaxOf(isName ? "turtle-iri" : syntax).encode(to, document.text, symbol.span);
  return text === undefined ? undefined : { span: symbol.span, text: isName ? `<${text}>` : text };
}

/**
 * The edit from one text to another without their common prefix and suffix. The edit splits no surrogate pair and does
 * not begin within a triplet.
 */
function difference(from: string, to: string): Edit {
  const shorter = Math.min(from.length, to.length);
  let first = 0;
  while (first < shorter && from[first] === to[first]) first += 1;
  let last = 0;
  while (last < shorter - first && from.at(-1 - last) === to.at(-1 - last)) last += 1;
  const isWithinPair = /[\uD800-\uDBFF%]$|%[\dA-Fa-f]$/u.test(from.slice(0, first));
  const isBeforePair = /^[\uDC00-\uDFFF]/u.test(from.slice(from.length - last));
  if (isWithinPair || isBeforePair) return { span: { start: 0, end: from.length }, text: to };
  return { span: { start: first, end: from.length - last }, text: to.slice(first, to.length - last) };
}

/** The keys of the symbols of the edited text. */
function keysAfter(document: SymbolDocument, edits: readonly LocatedEdit[], settings: Settings): string[] {
  return readSymbols({ ...document, text: edited(document.text, edits) }, settings).map(({ key }) => key);
}

function edited(text: string, edits: readonly LocatedEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { span, text: written } of [...edits].sort((a, b) => a.span.start - b.span.start)) {
    parts.push(text.slice(at, span.start), written);
    at = span.end;
  }
  return parts.join("") + text.slice(at);
}

/**
 * The edits that rename a prefix in one document; `undefined` if the new label is taken or not allowed, or if any
 * symbol would stand for another IRI.
 */
export function renamePrefix(
  document: SymbolDocument,
  label: string,
  to: string,
  settings: Settings,
): readonly LocatedEdit[] | undefined {
  const symbols = symbolsOf(document);
  const isTaken = symbols.some(({ prefix }) => prefix?.label === to);
  if (isTaken || !prefixLabel.test(to)) return undefined;
  const edits: LocatedEdit[] = [];
  for (const { prefix, literal, name } of symbols) {
    if (prefix?.label === label && literal?.place.role !== "entity") edits.push({ span: prefix.span, text: to });
    if (name?.label === label) edits.push(...labelEdits(name, to));
    const expansion = literal && expansionOf(literal);
    if (expansion !== undefined) {
      const { start, end } = expansion.span;
      if (document.text.slice(start, end).replace(/:$/u, "") === label)
        edits.push({ span: { start, end: start + label.length }, text: to });
    }
  }
  edits.push(...bareNames(document, label).map((span) => ({ span, text: to })));
  const before = symbols.map(({ key }) => key);
  const after = keysAfter(document, edits, settings);
  return before.length === after.length && before.every((key, index) => key === after[index]) ? edits : undefined;
}

function labelEdits({ span, closing, label = "" }: SymbolName, to: string): LocatedEdit[] {
  return [span, ...(closing === undefined ? [] : [closing])].map(({ start }) => ({
    span: { start, end: start + label.length },
    text: to,
  }));
}

/**
 * The spans, without the colon, of a prefix that no local part follows: such a name stands for the namespace itself and
 * is no literal.
 */
function bareNames({ text, language }: SymbolDocument, label: string): Span<"source">[] {
  const { literals, comments } = readDocument(text, language);
  const taken = [...literals.map(({ span }) => span), ...comments].sort(compareSpans);
  const pattern = new RegExp(`(?<=^|[\\s,;([{^])${escapeForRegExp(label)}:(?=[\\s,;.)\\]}]|$)`, "gu");
  const declared = /(?:^|\s)@?prefix\s+$/iu;
  let next = 0;
  return Array.from(text.matchAll(pattern), ({ index }) => ({ start: index, end: index + label.length })).filter(
    ({ start }) => {
      while ((taken[next]?.end ?? Infinity) <= start) next += 1;
      const isTaken = (taken[next]?.start ?? Infinity) <= start;
      return !isTaken && !declared.test(text.slice(Math.max(0, start - reach), start));
    },
  );
}

const reach = 40;

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/gu, "\\$&");
}

/** `PN_PREFIX`, or the empty label — Turtle §6.5 */
const prefixLabel = new RegExp(
  `^(?:(?!_)[${nameStart}](?:[${nameStart}${withinName}.]*[${nameStart}${withinName}])?)?$`,
  "u",
);

/** Why nothing can be renamed to `to`, as a message; `undefined` if it can. */
export function refusalOf(to: string, { isPath }: { readonly isPath: boolean }): string | undefined {
  if (to === "") return "The new name is empty.";
  if (isPath) return /^\/(?!\/)./u.test(to) ? undefined : "A path from the root has to begin with one '/'.";
  if (!isIri(to)) return "The new name is not an IRI with a scheme (RFC 3987 §2.2).";
  return keyOfIri(to) === undefined ? "The new name cannot be compared with others." : undefined;
}
