import { isPlainRightToLeft } from "../../bidi/plain-right-to-left.js";
import type { Scan } from "../../grammar/scan.js";
import { mayBeMisspelled, misspelledLabel } from "../../hosts/misspelled-host.js";
import { mayBeMistakenName } from "../../namespaces/vocabulary-name.js";
import { traits } from "../../grammar/traits.js";
import { hasMarkAfterDelimiter } from "../faults/mark-after-delimiter.js";
import { mayLackTopLevel, missingTopLevel } from "../faults/missing-top-level.js";
import type { Place } from "./place.js";
import { isUsed } from "../conventions/roles.js";
import { remembered } from "../../text/remembered.js";
import { unitAt } from "../../text/unit-at.js";

const {
  authority,
  bidiMarkup,
  combiningMark,
  fragment,
  markAfterDelimiter,
  nameInPlace,
  noAuthority,
  nonAsciiInAuthority,
} = traits;
const { punctuationAtEnd, rightToLeft, unplainRightToLeft, unusualHost, unusualPath } = traits;

/** The traits of the scan, and those that only checks ask for and that therefore cost `isIri` and `parseIri` nothing. */
export function traitsForChecks(text: string, scan: Scan, place: Place | undefined): number {
  let set = scan.traits;
  if ((set & authority) === 0) set |= noAuthority;
  else set |= traitsWithAuthority(text, scan);
  if ((set & rightToLeft) !== 0 && !isPlainRightToLeft(text, scan)) set |= unplainRightToLeft;
  if ((set & combiningMark) !== 0 && hasMarkAfterDelimiter(text, endOfAscii(scan), scan.end)) set |= markAfterDelimiter;
  if (isClosing(unitAt(text, scan.end - 1))) set |= punctuationAtEnd;
  return place === undefined ? set : set | traitsOfPlace(place, set, text);
}

function traitsWithAuthority(text: string, scan: Scan): number {
  const { hostKind, hostStart, hostEnd, pathStart } = scan;
  const isUnusual =
    hostKind === "iregName" && !isRepeated(text, hostStart, hostEnd) && !isUsualHost(text, hostStart, hostEnd);
  const hasMore = isUnusualPath(text, scan) || (scan.pathEnd < scan.end && text.includes("://", pathStart));
  return (isUnusual ? unusualHost : 0) | (hasMore ? unusualPath : 0);
}

/** Whether the path contains `&`, `://` or `http`, or begins with a name that has a full stop or is a top-level domain. */
function isUnusualPath(text: string, { pathStart, pathEnd }: Scan): boolean {
  judgedInPaths.lastIndex = pathStart;
  if (judgedInPaths.test(text) && judgedInPaths.lastIndex <= pathEnd) return true;
  const slash = text.indexOf("/", pathStart + 1);
  const segmentEnd = slash < 0 || slash > pathEnd ? pathEnd : slash;
  const fullStop = segmentEnd < pathEnd ? text.indexOf(".", pathStart + 1) : -1;
  if (fullStop >= 0 && fullStop < segmentEnd) return true;
  const length = segmentEnd - pathStart - 1;
  return length > 1 && length <= 3 && topLevelOfSites.test(text.slice(pathStart + 1, segmentEnd));
}

/** Searched for by the engine, which takes half the time of a loop over the code units. */
const judgedInPaths = /&|:\/\/|http/g;

const topLevelOfSites = /^(?:com|org|net|io)$/iu;

/** Whether a mark may follow an identifier in a text, and be taken for its end. */
function isClosing(unit: number): boolean {
  return unit < 0x80 ? closingInAscii[unit] === 1 : closing.has(unit);
}

const closing: ReadonlySet<number> = new Set(Array.from(",;:.!)(*…'”“’»®™、。，；）", (mark) => mark.charCodeAt(0)));

const closingInAscii = Uint8Array.from({ length: 0x80 }, (_, unit) => Number(closing.has(unit)));

/**
 * The offset up to which the traits rule out characters beyond ASCII: the end of the authority, or the start of the
 * text.
 */
function endOfAscii({ traits: set, start, pathStart }: Scan): number {
  return (set & authority) !== 0 && (set & nonAsciiInAuthority) === 0 ? pathStart : start;
}

function traitsOfPlace(place: Place, set: number, text: string): number {
  const { tier, role, bidiMarkup: markup } = place;
  const mayBeTerm = tier === "prefix" && (set & fragment) !== 0;
  const mayHoldName = mayBeTerm || role !== undefined || tier === "opaque-name" || tier === "name-in-data";
  const isName = mayHoldName && (!isPlainName(place) || mayBeMistakenName(text));
  return (isName ? nameInPlace : 0) | (markup === undefined ? 0 : bidiMarkup);
}

/**
 * Whether only the namespace of a name can be judged: the names of things in linked data, and addresses that are
 * followed or mentioned. Both are frequent, so that they are told apart before any check is called.
 */
function isPlainName(place: Place): boolean {
  const { tier, role = "" } = place;
  if (place.boundBefore !== undefined || place.hasUndeclaredPrefix !== undefined) return false;
  if (place.missingBrackets !== undefined || place.registration !== undefined) return false;
  return tier === "name-in-data" ? role === "<…>" : (tier === "sink" || tier === "prose") && namesNothingMore(role);
}

/**
 * Whether a role is neither that of a namespace or a term, which stands for a namespace, nor that of brackets that make
 * no link.
 */
const namesNothingMore = remembered(
  (role) =>
    role !== "term" &&
    role !== "broken-link" &&
    role !== "foreign-link" &&
    !isUsed("namespace", role) &&
    !isUsed("continued", role),
);

/** RFC 1034 §3.1 */
const longestLabel = 63;
const longestName = 253;

/** The code units of the last usual host that came twice: in lists and dumps, addresses of one host stand together. */
const repeated = new Uint8Array(64);
let lengthOfRepeated = -1;
/** A mark of the last usual host. */
let lastMark = 0;

function isRepeated(text: string, start: number, end: number): boolean {
  if (end - start !== lengthOfRepeated) return false;
  for (let offset = start; offset < end; offset++) if (unitAt(text, offset) !== repeated[offset - start]) return false;
  return true;
}

/** A host is kept when it seems to come again: to keep each would take as long as to judge it. */
function keepRepeated(text: string, start: number, end: number): void {
  const mark = ((end - start) << 16) | (unitAt(text, start) << 8) | unitAt(text, (start + end) >> 1);
  const comesAgain = mark === lastMark;
  lastMark = mark;
  if (!comesAgain || end - start > repeated.length) return;
  lengthOfRepeated = end - start;
  for (let index = 0; index < lengthOfRepeated; index++) repeated[index] = unitAt(text, start + index);
}

/**
 * Whether the host is a name that nobody could take for anything else: two or more labels of ASCII letters, digits and
 * inner hyphens, none too long, none in Punycode, and the last one beginning with a letter (RFC 1123 §2.1); no site's
 * name that lacks its top-level domain, no well-known one with a typing slip, and none whose paths give access.
 */
function isUsualHost(text: string, start: number, end: number): boolean {
  if (end - start > longestName) return false;
  let labelStart = start;
  let startBefore = start;
  let before: number = Kind.fullStop;
  for (let offset = start; offset < end; offset++) {
    const kind = kinds[unitAt(text, offset)];
    if (kind === Kind.letter) {
      before = Kind.letter;
      continue;
    }
    if (kind === undefined || kind === Kind.other) return false;
    if (kind === Kind.fullStop) {
      if (before >= Kind.hyphen || offset - labelStart > longestLabel) return false;
      startBefore = labelStart;
      labelStart = offset + 1;
    } else if (kind === Kind.hyphen) {
      // `xn--`, and any other label with hyphens in its third and fourth place (RFC 5891 §4.2.3.1).
      if (before === Kind.fullStop || (before === Kind.hyphen && offset - labelStart === 3)) return false;
    }
    before = kind;
  }
  if (before >= Kind.hyphen || end - labelStart > longestLabel) return false;
  if (mayLackTopLevel(text, labelStart, end) && missingTopLevel(text.slice(start, end).toLowerCase()) !== undefined)
    return false;
  if (labelStart === start || kinds[unitAt(text, labelStart)] !== Kind.letter) return false;
  if (takesTokens(text, startBefore, end)) return false;
  const isMisspelled =
    mayBeMisspelled(text, start, startBefore, labelStart, end) &&
    misspelledLabel(text.slice(start, end).toLowerCase()) !== undefined;
  if (!isMisspelled) keepRepeated(text, start, end);
  return !isMisspelled;
}

/** Sites whose paths may hold a token that gives access, by the length of their names. */
const sitesOfTokens: readonly (string | undefined)[] = Array.from({ length: 15 }, (_, length) =>
  ["slack.com", "discord.com", "discordapp.com", "telegram.org", "office.com"].find((site) => site.length === length),
);

function takesTokens(text: string, start: number, end: number): boolean {
  const site = sitesOfTokens[end - start];
  return site !== undefined && text.startsWith(site, start);
}

/** Classes of the characters of a usual host: a label neither begins nor ends with the last two. */
const Kind = { other: 0, letter: 1, digit: 2, hyphen: 3, fullStop: 4 } as const;

const kinds = Uint8Array.from({ length: 0x7f }, (_, unit) => kindOf(String.fromCharCode(unit)));

function kindOf(character: string): number {
  if (/[A-Za-z]/.test(character)) return Kind.letter;
  if (/[0-9]/.test(character)) return Kind.digit;
  return character === "-" ? Kind.hyphen : character === "." ? Kind.fullStop : Kind.other;
}
