import { isUsed } from "../checks/conventions/roles.js";
import { readCandidates } from "../documents/document.js";
import { isIri } from "../iri/is-iri.js";
import { withComments } from "../literals/comments/comment-literals.js";
import { hasAbsoluteSign } from "../literals/read/absolute-signs.js";
import { isPattern, type Literal, type RawLiteral } from "../literals/read/literal.js";
import { readLiterals } from "../literals/read/read-literal.js";
import type { Settings } from "../literals/settings/settings.js";
import { compareSpans } from "../findings/span.js";
import { keyOfIri, literalSymbols, longestSymbol, nameSymbols, type IriSymbol } from "./iri-symbol.js";
import { declaresBase, mayResolve } from "./bases.js";
import { isSubjectAt } from "./subject.js";
import type { SymbolDocument } from "./symbol-document.js";

/** What is known of an occurrence of an identifier without the literal or the name that it is. */
export type IriOccurrence = Pick<IriSymbol, "iri" | "key" | "span" | "spelling" | "role">;

/**
 * The occurrences of identifiers in a text: those that `readSymbols` finds, in a fraction of the time. A name of linked
 * data that is written again is not decoded again, and a script whose tokens tell that it holds none is not parsed.
 */
export function readOccurrences(
  { text, language, uri }: Omit<SymbolDocument, "literals">,
  settings: Settings,
): IriOccurrence[] {
  const asked = mayResolve(text, language) ? "any" : "absolute";
  const { literals: raws, comments: spans } = readCandidates({ text, language, asked }, settings);
  const known = new KnownNames(text, settings);
  const literals: Literal[] = [];
  /** The occurrences of known names, each with the number of literals before it. */
  const named: { readonly occurrence: IriOccurrence; readonly before: number }[] = [];
  for (const raw of withComments(text, raws, { spans, heeds: "iri-and-eslint" })) {
    if (asked === "absolute" && !hasAbsoluteSign(text, raw)) continue;
    const occurrence = known.occurrenceOf(raw);
    if (occurrence === undefined) literals.push(...known.read(raw));
    else named.push({ occurrence, before: literals.length });
  }
  const document = { text, language, literals, ...(uri !== undefined && { uri }) };
  const symbols = literalSymbols(document);
  const occurrences: IriOccurrence[] = [];
  let next = 0;
  for (const [index, symbol] of symbols.entries()) {
    for (let name = named[next]; name !== undefined && name.before <= index; name = named[++next])
      occurrences.push(name.occurrence);
    if (symbol !== undefined) occurrences.push(symbol);
  }
  for (const { occurrence } of named.slice(next)) occurrences.push(occurrence);
  const names = nameSymbols(document, occurrences);
  return names.length === 0 ? occurrences : [...occurrences, ...names].sort((a, b) => compareSpans(a.span, b.span));
}

/** What a name of linked data stands for, wherever it stands under the same declarations. */
type KnownName = Pick<IriSymbol, "iri" | "key" | "spelling">;

/** The place of a name in Turtle and its relatives. */
const roleOfName = "<…>";

/** The names of linked data that a text has shown so far, by how they are written and what their prefixes stand for. */
class KnownNames {
  readonly #text: string;
  readonly #settings: Settings;
  readonly #known = new Map<RawLiteral["site"], Map<string, Map<string, KnownName | undefined>>>();

  constructor(text: string, settings: Settings) {
    this.#text = text;
    this.#settings = settings;
  }

  read(raw: RawLiteral): readonly Literal[] {
    return readLiterals(this.#text, raw, this.#settings);
  }

  /** The occurrence of a name that stands for an absolute IRI; `undefined` for any other literal, which has to be read. */
  occurrenceOf(raw: RawLiteral): IriOccurrence | undefined {
    const { site } = raw;
    // Most literals of most languages are none.
    if (site.kind !== "identifier") return undefined;
    const { span, syntax, open, surroundings } = raw;
    if (site.role !== roleOfName || open !== undefined || surroundings !== undefined) return undefined;
    const known = this.#knownOf(raw);
    if (known === undefined) return undefined;
    const place = { span, syntax, place: { role: roleOfName } };
    if (known.spelling === "whole" && declaresBase(this.#text, place)) return undefined;
    const { iri, key, spelling } = known;
    return { iri, key, span, spelling, role: isSubjectAt(this.#text, place) ? "subject" : "reference" };
  }

  #knownOf(raw: RawLiteral): KnownName | undefined {
    const { site, span, pieces } = raw;
    const [first] = pieces ?? [];
    if (pieces !== undefined && (first?.kind !== "expansion" || pieces.length > 2)) return undefined;
    const namespace = first?.kind === "expansion" ? first.text : "";
    const bySite = this.#known.get(site) ?? new Map<string, Map<string, KnownName | undefined>>();
    if (bySite.size === 0) this.#known.set(site, bySite);
    const byNamespace = bySite.get(namespace) ?? new Map<string, KnownName | undefined>();
    if (byNamespace.size === 0) bySite.set(namespace, byNamespace);
    const written = this.#text.slice(span.start, span.end);
    const known = byNamespace.get(written);
    if (known !== undefined || byNamespace.has(written)) return known;
    const read = this.#readName(raw, first === undefined ? "whole" : "prefixed");
    byNamespace.set(written, read);
    return read;
  }

  #readName(raw: RawLiteral, spelling: KnownName["spelling"]): KnownName | undefined {
    const [literal, ...more] = this.read(raw);
    if (literal === undefined || more.length > 0 || isPattern(literal) || literal.place.role !== roleOfName)
      return undefined;
    const { text: iri, span } = literal;
    const isWhole = span.start === raw.span.start && span.end === raw.span.end;
    const key = isWhole && iri.length <= longestSymbol && isIri(iri) ? keyOfIri(iri) : undefined;
    return key === undefined || isUsed("declared", roleOfName) ? undefined : { iri, key, spelling };
  }
}
