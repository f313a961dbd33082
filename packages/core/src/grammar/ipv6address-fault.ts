import type { Span } from "../findings/span.js";
import { isHexDigit } from "./hex-digit.js";
import { matchIpv4address } from "./match-ipv4address.js";

/** The ways in which a text fails to be an `IPv6address` (RFC 3986 §3.2.2). */
export type Ipv6addressFaultReason =
  /** Nothing at all. */
  | "address-empty"
  /** A character that is no hexadecimal digit, colon or dot; the span is that character. */
  | "group-not-hexadecimal"
  /** More than four digits; the span is the group. */
  | "group-too-long"
  /** A colon that has no group on one side and is no part of the first `::`; the span is that colon. */
  | "group-missing"
  /** A second `::`; the span is that. */
  | "second-elision"
  /** More than eight groups, or more than seven beside `::`; the span begins with the first group too many. */
  | "too-many-groups"
  /** Fewer than eight groups, and no `::`; the span is the address. */
  | "too-few-groups"
  /** Dots, and no IPv4address; the span is the group. */
  | "ipv4-malformed"
  /** An IPv4address that does not end the address; the span is the IPv4address. */
  | "ipv4-not-last";

export interface Ipv6addressFault {
  readonly reason: Ipv6addressFaultReason;
  /** Which group is wrong or missing, counted from one; an IPv4address counts as two groups. */
  readonly group: number;
  readonly span: Span;
}

/** The first reason, from the left, why the text from `start` up to `end` is no IPv6address; undefined if it is one. */
export function ipv6addressFault(text: string, start: number, end: number): Ipv6addressFault | undefined {
  if (start === end) return { reason: "address-empty", group: 1, span: { start, end } };
  const groupStarts: number[] = [];
  let elided = false;
  for (let offset = start; offset < end;) {
    const group = groupStarts.length + 1;
    const colonsEnd = skipColons(text, offset, end);
    if (colonsEnd === offset) {
      const groupEnd = skipGroup(text, offset, end);
      const fault = groupFault(text, offset, groupEnd, end);
      if (fault !== undefined) return { ...fault, group };
      groupStarts.push(offset);
      if (isDotted(text, offset, groupEnd)) groupStarts.push(offset);
      offset = groupEnd;
      continue;
    }
    const reason = colonsFault(colonsEnd - offset, offset === start || colonsEnd === end, elided);
    if (reason === "second-elision") return { reason, group, span: { start: offset, end: colonsEnd } };
    if (reason !== undefined) return { reason, group, span: { start: colonsEnd - 1, end: colonsEnd } };
    elided ||= colonsEnd - offset === 2;
    offset = colonsEnd;
  }
  return countFault(groupStarts, elided, start, end);
}

function colonsFault(count: number, atEdge: boolean, elided: boolean): Ipv6addressFaultReason | undefined {
  if (count > 2 || (count === 1 && atEdge)) return "group-missing";
  return count === 2 && elided ? "second-elision" : undefined;
}

function groupFault(
  text: string,
  start: number,
  end: number,
  addressEnd: number,
): Omit<Ipv6addressFault, "group"> | undefined {
  const span = { start, end };
  if (isDotted(text, start, end)) {
    if (matchIpv4address(text, start, end) !== end) return { reason: "ipv4-malformed", span };
    return end < addressEnd ? { reason: "ipv4-not-last", span } : undefined;
  }
  for (let offset = start; offset < end;) {
    const codePoint = text.codePointAt(offset) ?? 0;
    const next = offset + (codePoint > 0xffff ? 2 : 1);
    if (!isHexDigit(codePoint)) return { reason: "group-not-hexadecimal", span: { start: offset, end: next } };
    offset = next;
  }
  return end - start > 4 ? { reason: "group-too-long", span } : undefined;
}

function countFault(
  groupStarts: readonly number[],
  elided: boolean,
  start: number,
  end: number,
): Ipv6addressFault | undefined {
  const limit = elided ? 7 : 8;
  const count = groupStarts.length;
  if (count > limit) {
    return { reason: "too-many-groups", group: limit + 1, span: { start: groupStarts[limit] ?? start, end } };
  }
  if (count < limit && !elided) return { reason: "too-few-groups", group: count + 1, span: { start, end } };
  return undefined;
}

function skipColons(text: string, start: number, end: number): number {
  let offset = start;
  while (offset < end && text[offset] === ":") offset += 1;
  return offset;
}

function skipGroup(text: string, start: number, end: number): number {
  let offset = start;
  while (offset < end && text[offset] !== ":") offset += 1;
  return offset;
}

function isDotted(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset++) {
    if (text[offset] === ".") return true;
  }
  return false;
}
