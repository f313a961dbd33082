import { matchIpv6address } from "../../grammar/match-ipv6address.js";
import type { Component } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";

/** Whether host and port are an IPv6 address without its brackets: the first of its colons began the port. */
export function isBareIpv6address(text: string, host: Component, port: Component): boolean {
  return matchIpv6address(text, host.span.start, port.span.end) === port.span.end;
}

/** `%` and what follows it up to the closing bracket, in a host that is no IPvFuture. */
const withZone = /^\[(?![vV])([^\]%]*)(%[^\]]*)\]$/;

/** The zone identifier of an IPv6 address in brackets, with its percent sign (RFC 6874 §2). */
export function zoneIdentifier({ text, span }: Component): Span | undefined {
  const [, address, zone] = withZone.exec(text) ?? [];
  if (address === undefined || zone === undefined) return undefined;
  const start = span.start + 1 + address.length;
  return { start, end: start + zone.length };
}
