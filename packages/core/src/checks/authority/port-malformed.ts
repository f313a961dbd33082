import { matchIpv6address } from "../../grammar/match-ipv6address.js";
import { traits } from "../../grammar/traits.js";
import type { Authority } from "../../iri.js";
import type { Span } from "../../span.js";
import { rfc3986, rfc3987 } from "../../spec-reference.js";
import { defineCheck, suggest } from "../define-check.js";
import { matchesIn } from "../judged-components.js";
import { mentionRun, quote } from "../mention.js";

export const portMalformed = defineCheck({
  code: "port-malformed",
  title: "Port contains a character that is no digit",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.3"), rfc3986("3.2.2"), rfc3987("2.2")],
  message: "The port {{port}} contains {{characters}}, but a port holds digits only; {{remedy}}.",
  needs: traits.nonconforming,
  claims: "host",
  find({ text, authority }, report) {
    if (authority?.port === undefined) return;
    const { port } = authority;
    const quoted = quote(port.text);
    const address = unbracketedAddress(text, authority);
    if (address !== undefined) {
      const bracketed = `[${text.slice(address.start, address.end)}]`;
      const characters = mentionRun(port.text.replaceAll(/[0-9]/g, ""));
      const data = { port: quoted, characters, remedy: "put the IPv6 address between '[' and ']'" };
      const fixes = [suggest("Put the IPv6 address in brackets", address, bracketed)];
      report({ span: address, component: "authority", data, fixes });
      return;
    }
    for (const { text: run, span } of matchesIn(port.text, /[^0-9]+/, port.span.start, "port")) {
      report({ span, component: "port", data: { port: quoted, characters: mentionRun(run), remedy: keepDigits } });
    }
  },
});

const keepDigits = "remove what is no digit";

/** Host and port where they are an IPv6 address without its brackets: the first of its colons began the port. */
function unbracketedAddress(text: string, { host, port }: Authority): Span | undefined {
  if (port === undefined || /^[0-9]*$/.test(port.text)) return undefined;
  const { start } = host.span;
  const { end } = port.span;
  return matchIpv6address(text, start, end) === end ? { start, end } : undefined;
}
