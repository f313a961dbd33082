import { matchIpv6address } from "../../grammar/match-ipv6address.js";
import type { Component } from "../../iri/iri.js";

/** Whether host and port are an IPv6 address without its brackets: the first of its colons began the port. */
export function isBareIpv6address(text: string, host: Component, port: Component): boolean {
  return matchIpv6address(text, host.span.start, port.span.end) === port.span.end;
}
