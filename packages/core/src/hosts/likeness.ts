import { oneEdit } from "../namespaces/one-edit.js";
import { isAscii } from "../text/ascii.js";
import { lookOf, type RegisteredDomain } from "./registered-domain.js";

/** In what a name differs from the one that it is taken for. */
export type Likeness =
  /** It looks the same, or almost: `paypa1`, `аррӏе`. */
  | { readonly kind: "look" }
  /** What people do when they type: `githb`, `gitthub`, `gihtub`. */
  | { readonly kind: "left-out" | "doubled" | "swapped"; readonly characters: string; readonly isPlural: boolean }
  /** What else changes one character. */
  | { readonly kind: "other" };

/** How much alike names have to be. */
export interface Closeness {
  /** Shorter labels have neighbors that mean something else: `iana` and `iaea`, `unipi` and `unimi`. */
  readonly shortestLabel: number;
  /** The same for names that look alike. */
  readonly lookOf: (name: string) => string;
}

export const ofAnyHosts: Closeness = { shortestLabel: 6, lookOf };

/** For a few names that are imitated most: what many fonts draw almost alike is alike, as in `gitiab` and `nuqet`. */
export const ofFewHosts: Closeness = {
  shortestLabel: 5,
  lookOf: (name) => lookOf(name).replace(/[ij1]/g, "l").replace(/q/g, "g"),
};

const shortestLook = 4;

/** In what a domain is like another one under the same suffix, or one that looks the same; nothing if it is not, or is the same. */
export function likenessOf(
  domain: RegisteredDomain,
  other: RegisteredDomain,
  { shortestLabel, lookOf }: Closeness = ofAnyHosts,
): Likeness | undefined {
  if (domain.text === other.text) return undefined;
  if (looksLike(domain, other, lookOf)) return { kind: "look" };
  if (domain.suffix !== other.suffix || other.label.length < shortestLabel) return undefined;
  const edit = oneEdit(domain.label, other.label);
  if (edit === undefined) return undefined;
  const { offset, left, right } = edit;
  // Numbered names, and names with and without a number, are others on purpose.
  if (/^\d*$/u.test(left) && /^\d*$/u.test(right)) return undefined;
  if (left.length === 2) return { kind: "swapped", characters: right, isPlural: false };
  const isPlural =
    /^s?$/u.test(left) && /^s?$/u.test(right) && offset >= Math.min(domain.label.length, other.label.length);
  if (left === "" && offset > 0 && /\p{L}/u.test(right)) return { kind: "left-out", characters: right, isPlural };
  const isDoubled = right === "" && left === domain.label.charAt(offset - 1) && /\p{L}/u.test(left);
  return isDoubled ? { kind: "doubled", characters: left, isPlural } : { kind: "other" };
}

function looksLike(domain: RegisteredDomain, other: RegisteredDomain, lookOf: Closeness["lookOf"]): boolean {
  if (other.label.length < shortestLook && isAscii(domain.text)) return false;
  return lookOf(domain.text) === lookOf(other.text);
}

/**
 * Texts of which a name and every name that is like it have one in common: its look, and what is left of it without one of
 * its characters.
 */
export function* sharedKeys(
  { text, label, suffix }: RegisteredDomain,
  { lookOf }: Closeness = ofAnyHosts,
): Generator<string> {
  yield `~${lookOf(text)}`;
  yield `${label}.${suffix}`;
  for (let at = 0; at < label.length; at++) yield `${label.slice(0, at)}${label.slice(at + 1)}.${suffix}`;
}
