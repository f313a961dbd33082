import type { Scan } from "../grammar/scan.js";
import type { Authority, Component, Iri } from "./iri.js";
import { iriOfComponents } from "./iri-of-components.js";

/** The components that a scan of `text` has found, with spans that count from the start of the scanned range. */
export function iriOfScan(text: string, scan: Scan): Iri {
  const { start, end, schemeEnd, authorityStart, pathStart, pathEnd, queryStart, queryEnd, fragmentStart } = scan;
  return iriOfComponents(
    text.slice(start, end),
    schemeEnd === -1 ? undefined : component(text, start, schemeEnd, start),
    authorityStart === -1 ? undefined : authorityOf(text, scan),
    component(text, pathStart, pathEnd, start),
    queryStart === -1 ? undefined : component(text, queryStart, queryEnd, start),
    fragmentStart === -1 ? undefined : component(text, fragmentStart, end, start),
  );
}

function authorityOf(text: string, scan: Scan): Authority {
  const { start, authorityStart, userinfoEnd, hostStart, hostEnd, hostKind, portStart, pathStart } = scan;
  const { text: whole, span } = component(text, authorityStart, pathStart, start);
  const { text: name, span: place } = component(text, hostStart, hostEnd, start);
  const host = { text: name, span: place, kind: hostKind };
  if (userinfoEnd === -1 && portStart === -1) return { text: whole, span, host };
  return {
    text: whole,
    span,
    ...(userinfoEnd !== -1 && { userinfo: component(text, authorityStart, userinfoEnd, start) }),
    host,
    ...(portStart !== -1 && { port: component(text, portStart, pathStart, start) }),
  };
}

function component(text: string, start: number, end: number, origin: number): Component {
  return { text: text.slice(start, end), span: { start: start - origin, end: end - origin } };
}
