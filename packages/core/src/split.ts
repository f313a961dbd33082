import { createScan, scanIri, type Scan } from "./grammar/scan.js";
import { traits } from "./grammar/traits.js";
import type { Authority, Component, Host, Iri } from "./iri.js";

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

const { asciiUppercaseInScheme, otherScheme } = traits;

// One record for every call: it is read before the next scan begins.
const scan = createScan();

/** Splits any string into components; never fails (RFC 3986 appendix B). `splitIri("a?")` has an empty query, `splitIri("a")` has none. */
export function splitIri(text: string): Iri {
  return iriOfScan(text, scanIri(text, 0, text.length, "rfc3987", scan));
}

/**
 * The components that a scan of `text` has found, with spans that count from the start of the scanned range. The objects
 * of what most identifiers have are made at once: they hold their properties themselves then, and that is quicker.
 */
export function iriOfScan(text: string, scan: Scan): Iri {
  const origin = scan.start;
  const whole = text.slice(origin, scan.end);
  const path = component(text, scan.pathStart, scan.pathEnd, origin);
  const { queryStart, fragmentStart } = scan;
  if (scan.schemeEnd !== -1 && scan.authorityStart !== -1 && fragmentStart === -1) {
    const scheme = schemeOf(text, scan);
    const authority = authorityOf(text, scan);
    if (queryStart === -1) return { text: whole, scheme, authority, path };
    const query = component(text, queryStart, scan.queryEnd, origin);
    return { text: whole, scheme, authority, path, query };
  }
  const iri: Mutable<Iri> = { text: whole, path };
  if (scan.schemeEnd !== -1) iri.scheme = schemeOf(text, scan);
  if (scan.authorityStart !== -1) iri.authority = authorityOf(text, scan);
  if (queryStart !== -1) iri.query = component(text, queryStart, scan.queryEnd, origin);
  if (fragmentStart !== -1) iri.fragment = component(text, fragmentStart, scan.end, origin);
  return iri;
}

function schemeOf(text: string, scan: Scan): Component {
  const end = scan.schemeEnd - scan.start;
  const isHttp = scan.schemeWellFormed && (scan.traits & (otherScheme | asciiUppercaseInScheme)) === 0;
  const own = !isHttp ? text.slice(scan.start, scan.schemeEnd) : end === 5 ? "https" : "http";
  return { text: own, span: { start: 0, end } };
}

function authorityOf(text: string, scan: Scan): Authority {
  const { authorityStart, hostStart, hostEnd, hostKind, userinfoEnd, portStart, pathStart } = scan;
  const origin = scan.start;
  const whole = text.slice(authorityStart, pathStart);
  const span = { start: authorityStart - origin, end: pathStart - origin };
  const own = hostEnd - hostStart === whole.length ? whole : text.slice(hostStart, hostEnd);
  const host: Host = { text: own, span: { start: hostStart - origin, end: hostEnd - origin }, kind: hostKind };
  if (userinfoEnd === -1 && portStart === -1) return { text: whole, span, host };
  const authority: Mutable<Authority> = { text: whole, span, host };
  if (userinfoEnd !== -1) authority.userinfo = component(text, authorityStart, userinfoEnd, origin);
  if (portStart !== -1) authority.port = component(text, portStart, pathStart, origin);
  return authority;
}

function component(text: string, start: number, end: number, origin: number): Component {
  return { text: text.slice(start, end), span: { start: start - origin, end: end - origin } };
}
