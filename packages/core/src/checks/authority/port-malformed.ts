import type { Fix } from "../../finding.js";
import { matchIpv6address } from "../../grammar/match-ipv6address.js";
import { traits } from "../../grammar/traits.js";
import type { Authority, Component } from "../../iri.js";
import type { Span } from "../../span.js";
import { rfc3986, rfc3987 } from "../../spec-reference.js";
import { defineCheck, suggest } from "../define-check.js";
import { matchesIn } from "../judged-components.js";
import { mentionRun, quote } from "../mention.js";

export const portMalformed = defineCheck({
  code: "port-malformed",
  title: "Port contains a character that is not a digit",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.3"), rfc3986("3.2.2"), rfc3987("2.2")],
  message: "The port {{port}} contains {{characters}}, but a port may only contain digits; {{remedy}}.",
  needs: traits.nonconforming,
  claims: "host",
  find({ text, scheme, authority }, report) {
    if (authority?.port === undefined) return;
    const { port } = authority;
    const quoted = quote(port.text);
    const meant = addressMeant(text, authority) ?? pathMeant(scheme, port);
    if (meant !== undefined) {
      const { span, remedy, fix } = meant;
      const data = { port: quoted, characters: mentionRun(port.text.replaceAll(/[0-9]/g, "")), remedy };
      report({ span, component: "authority", data, fixes: [fix] });
      return;
    }
    for (const { text: run, span } of matchesIn(port.text, /[^0-9]+/, port.span.start, "port")) {
      const data = { port: quoted, characters: mentionRun(run), remedy: "write a decimal number" };
      report({ span, component: "port", data });
    }
  },
});

/** What was meant where something else than a port follows the colon. */
interface Meant {
  readonly span: Span;
  readonly remedy: string;
  readonly fix: Fix;
}

/** Host and port are an IPv6 address without its brackets: the first of its colons began the port. */
function addressMeant(text: string, { host, port }: Authority): Meant | undefined {
  if (port === undefined) return undefined;
  const span = { start: host.span.start, end: port.span.end };
  if (matchIpv6address(text, span.start, span.end) !== span.end) return undefined;
  const bracketed = `[${text.slice(span.start, span.end)}]`;
  const fix = suggest("Put the IPv6 address in brackets", span, bracketed);
  return { span, remedy: "put the IPv6 address between '[' and ']'", fix };
}

/** `ssh://git@host:owner/name` mixes in the `host:path` of the command `scp`. */
function pathMeant(scheme: Component | undefined, { text, span }: Component): Meant | undefined {
  if (scheme === undefined || !/ssh$/i.test(scheme.text) || !/^[A-Za-z~]/.test(text)) return undefined;
  const colon = { start: span.start - 1, end: span.start };
  return { span, remedy: "write '/' between host and path", fix: suggest("Write '/' instead of ':'", colon, "/") };
}
