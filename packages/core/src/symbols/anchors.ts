import { patternSequence, patternUnion } from "../text/composed-pattern.js";
import type { Span } from "../findings/span.js";
import { oneEdit } from "../namespaces/one-edit.js";
import { readDocument } from "../documents/document.js";
import type { LanguageName } from "../documents/languages.js";

/** A place in a document that a fragment can lead to. */
export interface Anchor {
  readonly name: string;
  readonly span: Span<"source">;
  /**
   * Set if `name` is the text of a heading, from which renderers derive the name of the anchor; absent if the document
   * writes the name of the anchor itself.
   */
  readonly isOfHeading?: true;
}

/**
 * Patterns for the anchors of each language, with the group `title` for the text of a heading, or any other group for a
 * name.
 */
const patterns: Readonly<Partial<Record<LanguageName, readonly RegExp[]>>> = {
  markdown: [
    /^ {0,3}#{1,6}[ \t]+(?<title>[^\n\r]+)/dgmu,
    /^(?<title>[^\s>#|`~-].*)\r?\n {0,3}(?:=+|-+)[ \t]*$/dgmu,
    /\{#(?<name>[^}\s]{1,200})\}/dgu,
    /\s(?:id|name)=(?:"(?<name>[^"<>]+)"|'(?<single>[^'<>]+)')/dgu,
  ],
  html: [
    patternSequence(
      /\s(?:id|name)\s*=\s*/dgu,
      patternUnion(/"(?<name>[^"<>]+)"|'(?<single>[^'<>]+)'/dgu, /(?<bare>[^\s"'<>=]+)/dgu),
    ),
  ],
  asciidoc: [
    /^=+[ \t]+(?<title>[^\n\r]+)/dgmu,
    /\[\[(?<name>[^[\],]{1,200})/dgu,
    /\[[^\],#\n]{0,100}#(?<name>[^\],.%]{1,200})/dgu,
    /\[id=["']?(?<name>[^\]"',]{1,200})/dgu,
    /\banchor:(?<name>[^\s[]{1,200})\[/dgu,
  ],
  restructuredtext: [
    /^\.\. _(?<name>[^:\n\r\u2028\u2029]+):/dgmu,
    /^(?<title>\S.*)\r?\n(?:={3,}|-{3,}|~{3,}|\^{3,}|"{3,}|#{3,}|\*{3,})[ \t]*$/dgmu,
  ],
};

/**
 * The anchor that a fragment leads to in a text: a heading, an `id`, a label, or the member of data that a JSON Pointer
 * names (RFC 6901). `undefined` if there is none, or no anchors of the language are known.
 *
 * Programs that render headings derive names from them in different ways: if no name equals the fragment, names are
 * compared by their letters and digits, without regard to case.
 */
export function anchorOf(text: string, language: LanguageName, fragment: string): Anchor | undefined {
  return fragment === "" ? undefined : new Anchors(text, language).of(fragment);
}

/** GitHub's prefix of the names in rendered documents; links leave the prefix out. */
const ofGitHub = "user-content-";

const ofMarkdown: ReadonlySet<LanguageName> = new Set<LanguageName>(["markdown", "mdx"]);

/**
 * Marks that all renderers leave out, or replace by a hyphen, where they derive the name of a heading from its words.
 */
const droppedMarks = /(?<=[\p{L}\p{M}\p{N}-])(?:['’&,!?"“”](?=[\p{L}\p{N}-])|["”]$)/gu;

/** Dashes in the place of a hyphen; some renderers keep those that the heading has. */
const dashes = /[–—]/gu;

/**
 * The shortest name that counts as misspelled, in UTF-16 code units after folding: shorter names are often alike by
 * chance.
 */
const shortestMisspelled = 5;

/** The most names of a document that a dead fragment is compared with, one by one. */
const mostNames = 1000;

/** The anchors of one text, found on first use. */
export class Anchors {
  readonly #text: string;
  readonly #language: LanguageName;
  #names: ReadonlyMap<string, Anchor> | undefined;
  #folded: ReadonlyMap<string, readonly Anchor[]> | undefined;
  #members: ReadonlyMap<string, Anchor> | undefined;

  constructor(text: string, language: LanguageName) {
    this.#text = text;
    this.#language = language;
  }

  of(fragment: string): Anchor | undefined {
    const decoded = decode(fragment);
    if (decoded === "") return undefined;
    if (decoded.startsWith("/")) return this.#memberOf(decoded);
    this.#find();
    const exact = this.#names?.get(decoded) ?? this.#names?.get(fragment) ?? this.#names?.get(`${ofGitHub}${decoded}`);
    return exact ?? this.#foldedOf(decoded)?.[0] ?? this.#numbered(decoded);
  }

  /**
   * For a fragment that leads to a heading of Markdown: the decoded fragment without the marks that no renderer keeps
   * in the name of a heading, and with hyphens for dashes that the heading does not have: `whats-new` for `what's-new`,
   * `a-b` for `a–b`. `undefined` if nothing is to be corrected, or there is no such heading.
   */
  correctedOf(fragment: string): string | undefined {
    if (!ofMarkdown.has(this.#language)) return undefined;
    const decoded = decode(fragment);
    const dropped = decoded.replace(droppedMarks, "");
    const anchor = this.of(fragment);
    if (anchor?.isOfHeading !== true) return undefined;
    const corrected = dropped.replace(dashes, (dash) => (anchor.name.includes(dash) ? dash : "-"));
    return corrected === decoded || !/[\p{L}\p{N}]/u.test(corrected) ? undefined : corrected;
  }

  /**
   * For a fragment that leads nowhere: the decoded fragment with one typing error corrected, if that leads to a heading
   * or a name: a letter too many, missing, wrong, or swapped with its neighbor. The rest stays as written, whatever
   * renderer names the headings. `undefined` if there is no such name, or if there are very many names.
   */
  nearestTo(fragment: string): string | undefined {
    this.#find();
    const decoded = decode(fragment);
    const folded = fold(decoded);
    const names = this.#folded ?? new Map<string, never>();
    if (decoded.startsWith("/") || folded.length < shortestMisspelled || names.size > mostNames) return undefined;
    for (const name of names.keys()) {
      const edit = oneEdit(folded, name);
      // Names with other numbers are other names.
      if (edit === undefined || /\p{N}/u.test(edit.left + edit.right)) continue;
      const { start, end } = unfolded(decoded, edit.offset, edit.offset + edit.left.length);
      const corrected = decoded.slice(0, start) + edit.right + decoded.slice(end);
      if (fold(corrected) === name) return corrected;
    }
    return undefined;
  }

  #find(): void {
    if (this.#names !== undefined) return;
    const anchors = anchorsIn(this.#text, this.#language);
    this.#names = new Map(anchors.toReversed().map((anchor) => [anchor.name, anchor]));
    const folded = new Map<string, Anchor[]>();
    for (const anchor of anchors) {
      const others = folded.get(fold(anchor.name));
      if (others === undefined) folded.set(fold(anchor.name), [anchor]);
      else others.push(anchor);
    }
    this.#folded = folded;
  }

  #foldedOf(name: string): readonly Anchor[] | undefined {
    const folded = fold(name);
    return folded === "" ? undefined : this.#folded?.get(folded);
  }

  /** The anchor of a repeated heading: renderers append `-1` to the name of the second one. */
  #numbered(fragment: string): Anchor | undefined {
    const { name, number } = /^(?<name>.+)[-_](?<number>\d{1,4})$/u.exec(fragment)?.groups ?? {};
    return name === undefined ? undefined : this.#foldedOf(name)?.[Number(number)];
  }

  /**
   * The member that a JSON Pointer names. What is not there as it is written is looked for without names of digits alone,
   * which are array indices or members.
   */
  #memberOf(pointer: string): Anchor | undefined {
    this.#members ??= membersIn(this.#text, this.#language);
    const path = pathOf(pointer);
    return this.#members.get(keyOfPath(path)) ?? this.#members.get(keyOfPath(path.filter(isNoIndex)));
  }
}

/** The anchors of a text in the order of the patterns. */
function anchorsIn(text: string, language: LanguageName): Anchor[] {
  return (patterns[language === "mdx" ? "markdown" : language] ?? []).flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ groups = {}, indices }) => {
      const group = Object.keys(groups).find((each) => groups[each] !== undefined) ?? "";
      const [start, end] = indices?.groups?.[group] ?? [0, 0];
      const written = groups[group] ?? "";
      return group === "title"
        ? { name: titleOf(written), span: { start, end }, isOfHeading: true as const }
        : { name: written, span: { start, end } };
    }),
  );
}

/** The text of a heading without images, emoji shortcodes, explicit names (`{#a}`), destinations of links, and tags. */
function titleOf(written: string): string {
  return written
    .replace(/!\[[^[\]]*\]\([^()]*\)/gu, "")
    .replace(/:[a-z\d_+-]{1,40}:/gu, "")
    .replace(/\{#[^{}]*\}/u, "")
    .replace(/\]\([^()]*\)/gu, "")
    .replace(/<[^<>]*>/gu, "");
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+|\p{Variation_Selector}|\u20E3/gu, "");
}

/** Where those characters stand in a name of which `fold` leaves the ones from `start` to `end`. */
function unfolded(name: string, start: number, end: number): { readonly start: number; readonly end: number } {
  // The offset behind each character that is left.
  const ends: number[] = [];
  let at = 0;
  for (const character of name) {
    at += character.length;
    for (let count = fold(character).length; count > 0; count--) ends.push(at);
  }
  const before = (offset: number): number => (offset === 0 ? 0 : (ends[offset - 1] ?? name.length));
  const first = end > start ? (ends[start] ?? name.length) - 1 : before(start);
  return { start: first, end: Math.max(first, before(end)) };
}

/** The names in a JSON Pointer (RFC 6901 §4). */
function pathOf(pointer: string): string[] {
  return pointer
    .slice(1)
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function isNoIndex(name: string): boolean {
  return !/^\d+$/u.test(name);
}

function keyOfPath(path: readonly string[]): string {
  return JSON.stringify(path);
}

function membersIn(text: string, language: LanguageName): ReadonlyMap<string, Anchor> {
  const members = new Map<string, Anchor>();
  for (const { site, span } of readDocument(text, language).literals) {
    if (site.kind !== "data" || !site.isKey) continue;
    const anchor = { name: site.path.at(-1) ?? "", span };
    for (const key of [keyOfPath(site.path), keyOfPath(site.path.filter(isNoIndex))])
      if (!members.has(key)) members.set(key, anchor);
  }
  return members;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
