import type { Span } from "../findings/span.js";
import { ipvFutureAddress } from "./abnf.js";
import { includes } from "./code-points.js";
import { isHexDigit } from "./hex-digit.js";
import { ipv6addressFault, type Ipv6addressFaultReason } from "./ipv6address-fault.js";
import { unitAt } from "../text/unit-at.js";

/** The ways in which a host with brackets fails to be an `IP-literal` (RFC 3986 §3.2.2). */
export type IpLiteralFaultReason =
  | Ipv6addressFaultReason
  /** A bracket in a host that does not begin with `[`; the span is the bracket. */
  | "bracket-misplaced"
  /** No `]`; the span is the `[`. */
  | "bracket-unclosed"
  /** Something other than a port after `]`; the span is that. */
  | "text-after-bracket"
  /** No hexadecimal digits between `v` and the dot, or other characters; the span is from the `v` up to the dot. */
  | "version-malformed"
  /** A character that may not follow the dot of an IPvFuture, or nothing at all. */
  | "future-address-malformed";

export interface IpLiteralFault {
  readonly reason: IpLiteralFaultReason;
  readonly span: Span;
  /** Which group of an IPv6address is wrong or missing, counted from one. */
  readonly group?: number;
}

/** The first reason why the host from `start` up to `end` is no IP-literal; undefined if it is one. */
export function ipLiteralFault(text: string, start: number, end: number): IpLiteralFault | undefined {
  if (start >= end || text[start] !== "[") return { reason: "bracket-misplaced", span: firstBracket(text, start, end) };
  let close = start + 1;
  while (close < end && text[close] !== "]") close += 1;
  if (close === end) return { reason: "bracket-unclosed", span: { start, end: start + 1 } };
  if (close + 1 < end) return { reason: "text-after-bracket", span: { start: close + 1, end } };
  const first = text[start + 1];
  const isFuture = first === "v" || first === "V";
  return isFuture ? ipvFutureFault(text, start + 1, close) : ipv6addressFault(text, start + 1, close);
}

function ipvFutureFault(text: string, start: number, end: number): IpLiteralFault | undefined {
  let offset = start + 1;
  while (offset < end && isHexDigit(unitAt(text, offset))) offset += 1;
  if (offset === start + 1 || offset === end || text[offset] !== ".") {
    while (offset < end && text[offset] !== ".") offset += 1;
    return { reason: "version-malformed", span: { start, end: offset } };
  }
  const address = offset + 1;
  for (offset = address; offset < end;) {
    const codePoint = text.codePointAt(offset) ?? 0;
    const next = offset + (codePoint > 0xffff ? 2 : 1);
    if (!includes(ipvFutureAddress, codePoint)) {
      return { reason: "future-address-malformed", span: { start: offset, end: next } };
    }
    offset = next;
  }
  return address === end ? { reason: "future-address-malformed", span: { start: address, end } } : undefined;
}

function firstBracket(text: string, start: number, end: number): Span {
  for (let offset = start; offset < end; offset++) {
    if (text[offset] === "[" || text[offset] === "]") return { start: offset, end: offset + 1 };
  }
  return { start, end };
}
