import { createHash } from "node:crypto";

/** Where two texts differ, in UTF-16 code units of the one before: as far as the difference can be slid. */
export interface Difference {
  readonly start: number;
  readonly end: number;
  readonly removed: string;
  readonly added: string;
}

/** A change of a few characters within an address, or beside it. */
export interface Repair extends Difference {
  readonly kind: Kind;
}

/** What was mended; `another address` is no repair of form, since both sides are as well formed. */
export type Kind =
  | "another address"
  | "scheme left out"
  | "scheme misspelled"
  | "scheme or address twice"
  | "character that is not seen"
  | "space"
  | "bracket or quotation mark"
  | "percent-encoding"
  | "mark at the end"
  | "delimiter"
  | "host"
  | "namespace"
  | "another character";

const mostChanged = 16;

/** What looks like an address, or holds one: with a scheme, with `www.`, behind `](` and `href=`, a host with a path. */
const addresses =
  /(?:[a-z][a-z\d+.-]*[;:]{0,2}[/\\]{1,3}|https?[:;.]|www\.|mailto:|\]\s{0,2}[(（]\s?|\b(?:href|src|url)["']?\s?[=:(]\s?["'{]?\s?)[^\s<>"'`]*|(?:[\w-]+\.)+[a-z]{2,}\/[^\s<>"'`]*/giu;

/** The change from one line to another, if it is of a few characters and of an address. */
export function repairOf(before: string, after: string): Repair | undefined {
  if (before.trim() === after.trim()) return undefined;
  const difference = differenceOf(before, after);
  if (difference.removed.length > mostChanged || difference.added.length > mostChanged) return undefined;
  const address = addressAt(before, difference.start, difference.end);
  const end = after.length - (before.length - difference.end);
  const mended = addressAt(after, difference.start, end);
  if (address === undefined || mended === undefined || !/:\/\/|www\.|mailto:|\]\(/iu.test(mended)) return undefined;
  return { ...difference, kind: kindOf(before, difference, { address, mended }) };
}

/** A name that tells nothing of the text. */
export function hashOf(before: string, after: string): string {
  return createHash("sha256").update(`${before}\n${after}`).digest("hex").slice(0, 12);
}

export function differenceOf(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before[prefix] === after[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter && before[before.length - 1 - suffix] === after[after.length - 1 - suffix]) suffix += 1;
  const start = Math.min(prefix, shorter - suffix);
  const kept = Math.min(suffix, shorter - prefix);
  return {
    start,
    end: before.length - kept,
    removed: before.slice(prefix, before.length - kept),
    added: after.slice(prefix, after.length - kept),
  };
}

/** The bracket of the line before without its other half, if all that was added is that: a finding may stand there as well. */
export function lonelyBracket(after: string, { start, added, removed }: Difference): readonly Span[] {
  if (removed !== "") return [];
  const closing = closingOf.get(added);
  if (closing !== undefined) {
    const offset = otherHalf(after, { from: start, step: 1, added, other: closing });
    return offset === undefined ? [] : [{ start: offset - 1, end: offset }];
  }
  const opening = openingOf.get(added);
  if (opening === undefined) return [];
  // The difference can be slid over the same bracket, so the one that was added is the last of its run.
  const last = start + (/^[)\]]+/u.exec(after.slice(start))?.[0].lastIndexOf(added) ?? 0);
  const offset = otherHalf(after, { from: last, step: -1, added, other: opening });
  return offset === undefined ? [] : [{ start: offset, end: offset + 1 }];
}

/** From where on to look, in which direction, for the bracket that goes with the one that was added. */
interface Search {
  readonly from: number;
  readonly step: 1 | -1;
  readonly added: string;
  readonly other: string;
}

function otherHalf(line: string, { from, step, added, other }: Search): number | undefined {
  let depth = 0;
  for (let offset = from; offset >= 0 && offset < line.length; offset += step) {
    if (line[offset] === added) depth += 1;
    else if (line[offset] === other && --depth === 0) return offset;
  }
  return undefined;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const brackets = ["()", "[]"] as const;
const closingOf: ReadonlyMap<string, string> = new Map(
  brackets.map(([opening = "", closing = ""]) => [opening, closing]),
);
const openingOf: ReadonlyMap<string, string> = new Map(
  brackets.map(([opening = "", closing = ""]) => [closing, opening]),
);

/** The address that the span is in, or beside, with at most one character between. */
function addressAt(line: string, start: number, end: number): string | undefined {
  for (const { index, 0: text } of line.matchAll(addresses)) {
    if (index <= end + 1 && index + text.length >= start - 1) return text;
  }
  return undefined;
}

interface Sides {
  readonly address: string;
  readonly mended: string;
}

function kindOf(before: string, difference: Difference, { address, mended }: Sides): Kind {
  const { start, end, removed, added } = difference;
  const changed = removed + added;
  const ahead = before.slice(0, start);
  const behind = before.slice(end);
  if (isPatternOfMany(address) || isOfAnotherScheme(removed, added, ahead, behind)) return "another address";
  if (removed === "" && /^(?:https?:\/\/|mailto:)(?:www\.)?$/iu.test(added)) return "scheme left out";
  if (added === "" && removed.includes("://")) return "scheme or address twice";
  if (/^[\p{Cf}\u00A0\u3000]+$/u.test(removed)) return "character that is not seen";
  if (isOfScheme(changed, ahead, behind)) return "scheme misspelled";
  if (/^\s+(?:%20|[-_+/.])?$/u.test(changed) && /\s/u.test(removed)) return spaceKind(ahead, behind);
  if (/^[\s.,:/*!()[\]{}<>"'`“”„«»‘’「」（）]+$/u.test(changed) && /[()[\]{}<>"'`“”„«»‘’「」（）]/u.test(changed))
    return "bracket or quotation mark";
  if (/^(?:%[\dA-F]{0,2}|[^\p{L}\p{N}\s])+$/iu.test(changed) && changed.includes("%")) return "percent-encoding";
  if (isMarkAtTheEnd(removed, added, ahead, behind)) return "mark at the end";
  if (hostOf(address) !== hostOf(mended)) return hostKind(address);
  if (/w3\.org\/(?:1999|200\d)\//u.test(address) && /^\w+$/u.test(changed)) return "namespace";
  if (/^[#?&=;+:,\\]{1,3}$/u.test(changed) && /[\w/]$/u.test(ahead) && /^\w/u.test(behind)) return "delimiter";
  if (/[^\x20-\x7E]/u.test(removed) && !/\p{L}/u.test(changed) && /[\w/]$/u.test(ahead)) return "another character";
  return "another address";
}

/** A regular expression or a template that stands for many addresses. */
function isPatternOfMany(address: string): boolean {
  return /\\[./]|\(\?|\[\^|\.\*|\$\{|\{\{/u.test(address);
}

function isOfScheme(changed: string, ahead: string, behind: string): boolean {
  if (!/^[htps:;/\\.,\s]+$/iu.test(changed) || (/^\s+$/u.test(changed) && /[^a-z:/]$/iu.test(ahead))) return false;
  const around = `${/\S*$/u.exec(ahead)?.[0] ?? ""}\0${behind}`;
  const isBeforeHost = /(?:^|[^\w/.])[htps:;/\\.,]{0,9}\0[htps\s:;/\\.,]{0,9}(?:[\w-]+\.)+\w/iu.test(around);
  return isBeforeHost && /htt|ttp|:\/\/|:\0\/|\/\0\//iu.test(around);
}

/** A space beside an address counts if it belongs to none of the text around. */
function spaceKind(ahead: string, behind: string): Kind {
  const isOutside = /[)>`;,|+:*-]\s*$/u.test(ahead) || /^\s*(?:\/>|[+\-*|&;]|\]\(|$)/u.test(behind);
  return isOutside ? "another address" : "space";
}

function isMarkAtTheEnd(removed: string, added: string, ahead: string, behind: string): boolean {
  if (added !== "" || !/^[.,;:!*…]+$/u.test(removed)) return false;
  return /[\p{L}\p{N}/.,]$/u.test(ahead) && /^[)\]}>"'`]/u.test(behind);
}

function isOfAnotherScheme(removed: string, added: string, ahead: string, behind: string): boolean {
  if (!/^[a-z]*$/u.test(removed + added) || !/^\w*:\/\//u.test(behind)) return false;
  const head = /[a-z]*$/iu.exec(ahead)?.[0] ?? "";
  const tail = /^\w*/u.exec(behind)?.[0] ?? "";
  return [removed, added].every((part) => /^(?:https?|git|ssh|s?ftp|wss?)$/u.test(head + part + tail));
}

function hostOf(address: string): string {
  return /:\/\/([^/?#)\]]*)/u.exec(address)?.[1] ?? "";
}

/** Whether the host before looks like none; else it is another host. */
function hostKind(address: string): Kind {
  const host = hostOf(address);
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?$/u.test(host) || host.startsWith("localhost") ? "another address" : "host";
}
