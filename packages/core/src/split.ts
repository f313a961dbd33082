import { createScan, scanIri, type Scan } from "./grammar/scan.js";
import type { Authority, Component, Iri } from "./iri.js";

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

// One record for every call: it is read before the next scan begins.
const scan = createScan();

/** Splits any string into components; never fails (RFC 3986 appendix B). `splitIri("a?")` has an empty query, `splitIri("a")` has none. */
export function splitIri(text: string): Iri {
  return iriOfScan(text, scanIri(text, 0, text.length, "rfc3987", scan));
}

/** The components that a scan of `text` has found, with spans that count from the start of the scanned range. */
export function iriOfScan(text: string, scan: Scan): Iri {
  const origin = scan.start;
  const whole = text.slice(origin, scan.end);
  const path = component(text, scan.pathStart, scan.pathEnd, origin);
  // Made at once, an object holds its properties itself, and most identifiers have a scheme and an authority.
  if (scan.schemeEnd !== -1 && scan.authorityStart !== -1) {
    const scheme = component(text, origin, scan.schemeEnd, origin);
    return withQueryAndFragment({ text: whole, scheme, authority: authority(text, scan), path }, text, scan);
  }
  const iri: Mutable<Iri> = { text: whole, path };
  if (scan.schemeEnd !== -1) iri.scheme = component(text, origin, scan.schemeEnd, origin);
  if (scan.authorityStart !== -1) iri.authority = authority(text, scan);
  return withQueryAndFragment(iri, text, scan);
}

function withQueryAndFragment(iri: Mutable<Iri>, text: string, scan: Scan): Iri {
  const origin = scan.start;
  if (scan.queryStart !== -1) iri.query = component(text, scan.queryStart, scan.queryEnd, origin);
  if (scan.fragmentStart !== -1) iri.fragment = component(text, scan.fragmentStart, scan.end, origin);
  return iri;
}

function authority(text: string, scan: Scan): Authority {
  const { authorityStart, hostStart, hostEnd, userinfoEnd, portStart, pathStart } = scan;
  const origin = scan.start;
  const whole = text.slice(authorityStart, pathStart);
  const host = whole.length === hostEnd - hostStart ? whole : text.slice(hostStart, hostEnd);
  const authority: Mutable<Authority> = {
    text: whole,
    span: { start: authorityStart - origin, end: pathStart - origin },
    host: { text: host, span: { start: hostStart - origin, end: hostEnd - origin }, kind: scan.hostKind },
  };
  if (userinfoEnd !== -1) authority.userinfo = component(text, authorityStart, userinfoEnd, origin);
  if (portStart !== -1) authority.port = component(text, portStart, pathStart, origin);
  return authority;
}

function component(text: string, start: number, end: number, origin: number): Component {
  return { text: text.slice(start, end), span: { start: start - origin, end: end - origin } };
}
