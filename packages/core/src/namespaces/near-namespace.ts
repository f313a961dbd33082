import { vocabularies, wholeNamespaces, type WellKnownNamespace } from "../data/well-known-namespaces.js";
import { endingOf, foldNamespace, foldWithoutEnding, withoutEnding } from "./folded-namespace.js";
import { isTypingError } from "./typing-error.js";

/** Which namespaces a text is compared with, and how. */
export interface NamespaceSearch {
  /** Those that a term is appended to, those that stand whole, or both. */
  readonly among: "vocabularies" | "all";
  /** The text is a namespace and nothing more, so that its ending counts; else it may be a name that begins with one. */
  readonly holds: "namespace" | "name";
}

export interface NearNamespace {
  readonly namespace: string;
  readonly title: string;
  /** What of the text is meant to be the namespace. */
  readonly found: string;
  readonly differences: readonly Difference[];
}

export type Difference = "scheme" | "host" | "case" | "ending" | "character";

/** The namespace that a text almost is or begins with; nothing if it is one, or far from all. */
export function nearNamespace(text: string, { among, holds }: NamespaceSearch): NearNamespace | undefined {
  const beginning = holds === "name" && !hostAlone.test(text) ? text.slice(0, endOfNamespace(text)) : text;
  if (vocabularyIndex.exact.has(beginning) || (among === "all" && wholeIndex.exact.has(text))) return undefined;
  const candidates = [
    ...near(beginning, vocabularyIndex, holds),
    ...(among === "all" ? near(text, wholeIndex, holds) : []),
  ];
  return candidates.reduce<NearNamespace | undefined>(
    (best, next) => (best === undefined || next.differences.length < best.differences.length ? next : best),
    undefined,
  );
}

/** The slash behind it is often left out, and a program adds it. */
const hostAlone = /^https?:\/\/[^/]+$/;

/** A term follows the number sign, or the last slash. */
function endOfNamespace(text: string): number {
  const numberSign = text.indexOf("#");
  return numberSign === -1 ? text.lastIndexOf("/") + 1 : numberSign + 1;
}

interface Index {
  readonly exact: ReadonlySet<string>;
  readonly folded: ReadonlyMap<string, readonly WellKnownNamespace[]>;
  readonly withoutEnding: ReadonlyMap<string, readonly WellKnownNamespace[]>;
  /** In the order of their lengths: those of which a text with one typing error may have no such part left. */
  readonly short: readonly WellKnownNamespace[];
  /** The longer ones by what one typing error cannot touch both of: a part near their beginning, and their end. */
  readonly byBeginning: ReadonlyMap<string, readonly WellKnownNamespace[]>;
  readonly byEnd: ReadonlyMap<string, readonly WellKnownNamespace[]>;
}

/** Behind `http://`, which nearly all have. */
const partStart = 7;
const partLength = 8;

/** With one more character or one less, and two that have changed places, one of both parts is still what it was. */
const leastWithParts = partStart + 2 * partLength + 3;

const vocabularyIndex = indexOf(vocabularies);
const wholeIndex = indexOf(wholeNamespaces);

function indexOf(namespaces: readonly WellKnownNamespace[]): Index {
  const byLength = [...namespaces].sort(compareLengths);
  const isLong = ([namespace]: WellKnownNamespace): boolean => namespace.length >= leastWithParts;
  const long = byLength.filter(isLong);
  return {
    exact: new Set(namespaces.map(([namespace]) => namespace)),
    folded: grouped(namespaces, foldNamespace),
    withoutEnding: grouped(namespaces, foldWithoutEnding),
    short: byLength.filter((row) => !isLong(row)),
    byBeginning: grouped(long, beginningOf),
    byEnd: grouped(long, endOf),
  };
}

function compareLengths([one]: WellKnownNamespace, [other]: WellKnownNamespace): number {
  return one.length - other.length;
}

function beginningOf(namespace: string): string {
  return namespace.slice(partStart, partStart + partLength);
}

function endOf(namespace: string): string {
  return namespace.slice(-partLength);
}

function grouped(
  namespaces: readonly WellKnownNamespace[],
  keyOf: (namespace: string) => string,
): Map<string, WellKnownNamespace[]> {
  const groups = new Map<string, WellKnownNamespace[]>();
  for (const row of namespaces) groups.set(keyOf(row[0]), [...(groups.get(keyOf(row[0])) ?? []), row]);
  return groups;
}

/** Longer than any namespace, whatever is mixed up in it. */
const longest = 200;

function near(found: string, index: Index, holds: NamespaceSearch["holds"]): NearNamespace[] {
  if (found.length > longest) return [];
  const alike =
    holds === "namespace" ? index.withoutEnding.get(foldWithoutEnding(found)) : index.folded.get(foldNamespace(found));
  const rows = alike ?? mistyped(hostAlone.test(found) ? `${found}/` : found, index);
  return rows.map(([namespace, title]) => ({ namespace, title, found, differences: differences(found, namespace) }));
}

/** In the order of their lengths. */
function mistyped(found: string, { short, byBeginning, byEnd }: Index): WellKnownNamespace[] {
  const isLikeFound = ([namespace]: WellKnownNamespace): boolean =>
    Math.abs(namespace.length - found.length) <= 1 && isTypingError(found, namespace);
  const rows = found.length <= leastWithParts ? short.filter(isLikeFound) : [];
  if (found.length < leastWithParts - 1) return rows;
  const like = new Set([...(byBeginning.get(beginningOf(found)) ?? []), ...(byEnd.get(endOf(found)) ?? [])]);
  return like.size === 0 ? rows : [...rows, ...[...like].filter(isLikeFound).sort(compareLengths)];
}

/** In what they differ, for two that are alike when folded; else it is one character. */
function differences(found: string, namespace: string): Difference[] {
  const [one, other] = [found.toLowerCase(), namespace.toLowerCase()];
  if (foldWithoutEnding(found) !== foldWithoutEnding(namespace)) return ["character"];
  const all: readonly (readonly [Difference, boolean])[] = [
    ["scheme", schemeOf(one) !== schemeOf(other)],
    ["host", hostOf(one) !== hostOf(other)],
    ["ending", endingOf(one) !== endingOf(other)],
    ["case", hasOtherCase(found, namespace)],
  ];
  return all.filter(([, differs]) => differs).map(([difference]) => difference);
}

function schemeOf(namespace: string): string {
  return namespace.slice(0, namespace.indexOf(":"));
}

function hostOf(namespace: string): string {
  return /\/\/([^/?#]*)/.exec(namespace)?.[1] ?? "";
}

/** Whether the letters that both have are not of the same case. */
function hasOtherCase(found: string, namespace: string): boolean {
  const [one, other] = [found, namespace].map((text) =>
    withoutEnding(text.replace(/https?:\/\/(?:www\.)?(?:w3c?\.org)?/, "")),
  );
  return one !== other;
}
