import { isIpv4address } from "../grammar/match-ipv4address.js";
import type { Authority, Component, Host, Iri } from "./iri.js";
import { iriOfComponents } from "./iri-of-components.js";

/** The components of `text` by the groups that `matchOrdinary` has found in it. Each begins where the one before it ends. */
export function iriOfMatch(text: string, match: RegExpExecArray): Iri {
  const { 1: scheme, 2: host, 3: port, 4: pathAbempty, 5: otherPath, 6: query, 7: fragment } = match;
  const path = pathAbempty ?? otherPath ?? "";
  const hierStart = scheme === undefined ? 0 : scheme.length + 1;
  const authority = host === undefined ? undefined : authorityOf(text, host, port, hierStart + 2);
  const pathStart = authority === undefined ? hierStart : authority.span.end;
  return iriOfComponents(
    text,
    scheme === undefined ? undefined : component(scheme, 0),
    authority,
    component(path, pathStart),
    query === undefined ? undefined : component(query, pathStart + path.length + 1),
    fragment === undefined ? undefined : component(fragment, text.length - fragment.length),
  );
}

function authorityOf(text: string, name: string, port: string | undefined, start: number): Authority {
  const end = start + name.length;
  const span = { start, end };
  const kind = isIpv4address(text, start, end) ? "ipv4address" : "iregName";
  const host: Host = { text: name, span, kind };
  if (port === undefined) return { text: name, span, host };
  const portEnd = end + 1 + port.length;
  return { text: text.slice(start, portEnd), span: { start, end: portEnd }, host, port: component(port, end + 1) };
}

function component(text: string, start: number): Component {
  return { text, span: { start, end: start + text.length } };
}
