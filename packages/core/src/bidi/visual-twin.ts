import { requireOptions } from "../text/require-option.js";
import type { ComponentName } from "../findings/finding.js";
import { isIriReference, type GrammarOptions } from "../iri/is-iri.js";
import type { Iri } from "../iri/iri.js";
import type { ProfileName } from "../profiles/profile.js";
import { splitIri } from "../iri/split.js";
import { BidiClass, bidiClass, classSet, isIn } from "./bidi-class.js";
import { isPairedBracket } from "./algorithm/paired-brackets.js";
import { keepsBidiRules } from "./bidi-rules.js";
import { displayedCharacters, displayedText, type DisplayedCharacter } from "./displayed-characters.js";
import { textOfReading } from "./visual-reading.js";
import { isAmbiguous, readingsOf } from "./visual-readings.js";
import { requireProfile } from "../profiles/require-profile.js";
import { requireText } from "../text/require-text.js";

/** Another IRI that nobody can tell from the first by its display. */
export interface VisualTwin {
  readonly twin: string;
  /** The components in which the two differ, in the order of the text. */
  readonly differsIn: readonly ComponentName[];
  /** Whether the twin keeps every rule of the bidi guidelines §3. */
  readonly conforms: boolean;
}

/** Longer texts are not searched. */
const longestText = 2048;
/** The search ends when the readings that it has tried have so many code units together: 64 numbers in the longest text. */
const mostWork = 64 * longestText;
/** No twin is worth more. */
export const mostWorth = 4;
/** What laying a text out costs, in terms of reading it. */
const layoutCost = 4;

const rightToLeft = classSet(BidiClass.R, BidiClass.AL, BidiClass.AN);
const fixed = classSet(BidiClass.L, BidiClass.B, BidiClass.S);
/** Formatting characters have codes of their own, and without them the display is another. */
const formatting = /\p{Bidi_Control}/u;

/**
 * A different IRI, valid in the same profile, that is displayed the same in a left-to-right paragraph: of
 * `http://1.2.3.4/…` with a Hebrew path, the IRI that has the path for its host. A twin with another authority is
 * preferred, then one that keeps the rules of the bidi guidelines. The twin itself also has a twin.
 * Returns nothing for text that is not an IRI-reference, has formatting characters, or is longer than 2,048 code units.
 */
export function visualTwin(text: string, options: GrammarOptions = {}): VisualTwin | undefined {
  const { profile = "rfc3987" } = requireOptions(options);
  requireText(text);
  requireProfile(profile);
  return findTwin(text, { profile, rank });
}

/** Which twin to look for. */
export interface TwinSearch {
  readonly profile: ProfileName;
  /** How much a twin is worth, up to `mostWorth`, where the search ends; one that is worth 0 is passed over. */
  readonly rank: (twin: VisualTwin) => number;
  /** Only what is displayed from a place up to this offset on may be read in another way. Default: everything. */
  readonly upTo?: number;
}

/** The twin that is worth most, the first of equals. */
export function findTwin(text: string, search: TwinSearch): VisualTwin | undefined {
  const { profile, upTo = Infinity } = search;
  if (text.length > longestText || !mayHaveTwin(text) || !isIriReference(text, { profile })) return undefined;
  const displayed = displayedCharacters(text);
  const original = splitIri(text);
  const target = displayed.map(({ glyph }) => glyph).join("");
  let work = 0;
  let worth = 0;
  let best: VisualTwin | undefined;
  for (const candidate of candidates(text, displayed, upTo)) {
    work += text.length;
    if (work > mostWork || worth === mostWorth) break;
    if (candidate === text || !isIriReference(candidate, { profile })) continue;
    const twin = describe(original, splitIri(candidate));
    const twinWorth = search.rank(twin);
    if (twinWorth <= worth) continue;
    work += layoutCost * text.length;
    if (displayedText(candidate) === target) [best, worth] = [twin, twinWorth];
  }
  return best;
}

/**
 * Whether European numbers or brackets meet right-to-left characters in a stretch between left-to-right letters: only
 * there has a display two readings (see `isAmbiguous`). The letters stay in place, so that a stretch of the text holds
 * the characters of one of the display.
 */
function mayHaveTwin(text: string): boolean {
  let [hasRightToLeft, hasMovable] = [false, false];
  for (let offset = 0; offset < text.length; offset++) {
    const codePoint = text.codePointAt(offset) ?? 0;
    if (codePoint > 0xffff) offset += 1;
    const type = bidiClass(codePoint);
    if (isIn(fixed, type)) [hasRightToLeft, hasMovable] = [false, false];
    else if (isIn(rightToLeft, type)) hasRightToLeft = true;
    else if (type === BidiClass.EN || isPairedBracket(codePoint)) hasMovable = true;
    if (hasRightToLeft && hasMovable) return !formatting.test(text);
  }
  return false;
}

/** The texts of other readings of one stretch between left-to-right letters; these and all else stay in place. */
function* candidates(text: string, displayed: readonly DisplayedCharacter[], upTo: number): Generator<string> {
  for (const { start, end, stretch } of stretches(displayed)) {
    if (start > upTo || !isAmbiguous(stretch)) continue;
    for (const reading of readingsOf(stretch))
      yield text.slice(0, start) + textOfReading(stretch, reading) + text.slice(end);
  }
}

interface PlacedStretch {
  /** The range of the text. */
  readonly start: number;
  readonly end: number;
  readonly stretch: readonly DisplayedCharacter[];
}

/** The stretches between characters that are displayed where they stand in the text, whatever surrounds them. */
function stretches(displayed: readonly DisplayedCharacter[]): PlacedStretch[] {
  const places: PlacedStretch[] = [];
  for (let first = 0; first < displayed.length; first++) {
    let last = first;
    while (last < displayed.length && !isIn(fixed, displayed[last]?.type)) last++;
    const stretch = displayed.slice(first, last);
    const start = stretch.reduce((least, character) => Math.min(least, character.start), Infinity);
    const end = stretch.reduce((most, character) => Math.max(most, character.end), 0);
    if (stretch.length > 0) places.push({ start, end, stretch });
    first = last;
  }
  return places;
}

function describe(original: Iri, twin: Iri): VisualTwin {
  return { twin: twin.text, differsIn: differences(original, twin), conforms: keepsBidiRules(twin) };
}

function differences(one: Iri, other: Iri): ComponentName[] {
  const pairs: readonly (readonly [ComponentName, string | undefined, string | undefined])[] = [
    ["scheme", one.scheme?.text, other.scheme?.text],
    ["userinfo", one.authority?.userinfo?.text, other.authority?.userinfo?.text],
    ["host", one.authority?.host.text, other.authority?.host.text],
    ["port", one.authority?.port?.text, other.authority?.port?.text],
    ["path", one.path.text, other.path.text],
    ["query", one.query?.text, other.query?.text],
    ["fragment", one.fragment?.text, other.fragment?.text],
  ];
  return pairs.filter(([, before, after]) => before !== after).map(([name]) => name);
}

/** A twin that leads to another host deceives most, and one that keeps the rules is the most likely to be met. */
function rank(twin: VisualTwin): number {
  return 1 + (leadsElsewhere(twin) ? 2 : 0) + (twin.conforms ? 1 : 0);
}

/** Whether a twin differs in its authority. */
export function leadsElsewhere({ differsIn }: VisualTwin): boolean {
  return differsIn.some((name) => name === "userinfo" || name === "host" || name === "port");
}
