import { unitAt } from "../text/unit-at.js";
import { wordSet } from "../text/word-set.js";
import { domainsBySuffix } from "./domains-by-suffix.js";
import { wellKnownSites } from "./well-known-sites.js";

/** A label of a host name that somebody mistyped, in UTF-16 code units from the start of the name, and the right one. */
export interface MisspelledLabel {
  readonly start: number;
  readonly end: number;
  readonly correction: string;
}

const shortestLabel = 6;

/** Sites that have neighbors by name, such as `redit.com`, `reddot.com` and `apace.org`. */
const withNeighbors = wordSet(
  "apache.org crates.io medium.com npmjs.com npmjs.org patreon.com paypal.com reddit.com twitch.tv",
);

const furtherSites = domainsBySuffix({
  com: "example stackexchange",
  net: "example jsdelivr",
  org: "debian example",
});

/** Sites of which nobody else has a name that is one slip away, as far as such names are known. */
function sites(): string[] {
  const known = [...wellKnownSites].filter((site) => labelOf(site).length >= shortestLabel && !withNeighbors.has(site));
  return [...known, ...furtherSites];
}

/** Slips in top-level domains that are none themselves (IANA's root zone). */
const topLevels: ReadonlyMap<string, string> = new Map(
  Object.entries({ com: "cmo comm con conm coom ocm vom xom", net: "nett nte", org: "ofg ogr orgg" }).flatMap(
    ([right, slips]) => Array.from(wordSet(slips), (slip) => [slip, right] as const),
  ),
);

/** A label before the domain that is almost `www`. */
const almostWww = /^w(?:w|w{3,4})$/u;

const rowsOfKeys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;

/** The right names of sites, by each that is one slip away. */
let slips: ReadonlyMap<string, string> | undefined;

/**
 * The label in which a host name in lower case differs by one slip of the fingers from a name that everybody knows: in its
 * `www`, the label of its site, or its top-level domain; nothing if it does in none.
 */
export function misspelledLabel(host: string): MisspelledLabel | undefined {
  const last = host.lastIndexOf(".");
  const second = host.lastIndexOf(".", last - 1) + 1;
  if (last <= second) return undefined;
  const topLevel = topLevels.get(host.slice(last + 1));
  if (topLevel !== undefined) return { start: last + 1, end: host.length, correction: topLevel };
  slips ??= slipsOf(sites());
  const site = slips.get(host.slice(second));
  if (site !== undefined) return { start: second, end: last, correction: labelOf(site) };
  const first = host.indexOf(".");
  return first < second && almostWww.test(host.slice(0, first))
    ? { start: 0, end: first, correction: "www" }
    : undefined;
}

/**
 * Whether a name in a text may have such a label, told quickly: `false` is certain. Takes where the name begins, and where
 * its last two labels do, as well as its end, all in UTF-16 code units.
 */
export function mayBeMisspelled(text: string, start: number, second: number, last: number, end: number): boolean {
  lengthsOfSites ??= lengthsOf(Array.from((slips ??= slipsOf(sites())).keys(), labelOf));
  if (hasLength(lengthsOfSites, text, second, last - 1)) {
    hashesOfSites ??= new Set(Array.from(slips?.keys() ?? [], (slip) => hashOf(slip, 0, slip.length)));
    if (hashesOfSites.has(hashOf(text, second, end))) return true;
  }
  lengthsOfTopLevels ??= lengthsOf([...topLevels.keys()]);
  if (hasLength(lengthsOfTopLevels, text, last, end) && hashesOfTopLevels.has(hashOf(text, last, end))) return true;
  return isAlmostWww(text, start);
}

/** For each first and last letter of misspelled labels, in five bits each, the lengths of such labels as bits. */
let lengthsOfSites: Uint32Array | undefined;
/** The same of misspelled top-level domains. */
let lengthsOfTopLevels: Uint32Array | undefined;
/** Of misspelled labels with their top-level domains: a number costs less than the text that it stands for. */
let hashesOfSites: ReadonlySet<number> | undefined;
const hashesOfTopLevels: ReadonlySet<number> = new Set(
  Array.from(topLevels.keys(), (slip) => hashOf(slip, 0, slip.length)),
);

function hasLength(lengths: Uint32Array, text: string, start: number, end: number): boolean {
  if (end - start >= 32) return false;
  return ((lengths[endsOf(unitAt(text, start), unitAt(text, end - 1))] ?? 0) & (1 << (end - start))) !== 0;
}

/** The same for letters of both cases; small enough for a number that the engine keeps in place. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let offset = start; offset < end; offset++)
    hash = (Math.imul(hash, 31) + (unitAt(text, offset) | 0x20)) & 0x3fff_ffff;
  return hash;
}

function isAlmostWww(text: string, start: number): boolean {
  if (!isW(unitAt(text, start)) || !isW(unitAt(text, start + 1))) return false;
  return !isW(unitAt(text, start + 2)) || isW(unitAt(text, start + 3));
}

function isW(unit: number): boolean {
  return (unit | 0x20) === 0x77;
}

function lengthsOf(labels: readonly string[]): Uint32Array {
  const found = new Uint32Array(1 << 10);
  for (const label of labels) {
    const ends = endsOf(unitAt(label, 0), unitAt(label, label.length - 1));
    found[ends] = (found[ends] ?? 0) | (1 << label.length);
  }
  return found;
}

/** The same for letters of both cases. */
function endsOf(first: number, last: number): number {
  return ((first & 0x1f) << 5) | (last & 0x1f);
}

function labelOf(domain: string): string {
  return domain.slice(0, domain.indexOf("."));
}

function slipsOf(domains: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const domain of domains) {
    const label = labelOf(domain);
    for (const slip of slipsIn(label)) found.set(`${slip}${domain.slice(label.length)}`, domain);
  }
  for (const domain of domains) found.delete(domain);
  return found;
}

/** A letter left out, doubled, taken for the key beside it, or swapped with the next; the first one is typed with care. */
function* slipsIn(label: string): Generator<string> {
  for (let at = 0; at < label.length; at++) {
    const before = label.slice(0, at);
    const letter = label.charAt(at);
    const after = label.slice(at + 1);
    yield `${before}${letter}${letter}${after}`;
    yield `${before}${after.charAt(0)}${letter}${after.slice(1)}`;
    if (at === 0) continue;
    yield `${before}${after}`;
    for (const key of keysBeside(letter)) yield `${before}${key}${after}`;
  }
}

function keysBeside(letter: string): string[] {
  const row = rowsOfKeys.find((keys) => keys.includes(letter)) ?? "";
  const at = row.indexOf(letter);
  return [row.charAt(at - 1), row.charAt(at + 1)].filter((key) => key !== "");
}
