import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc1123, rfc3986 } from "../../spec-reference.js";
import { defineCheck, suggest } from "../define-check.js";
import { matchesIn } from "../judged-components.js";
import { quote } from "../mention.js";

export const hostComma = defineCheck({
  code: "host-comma",
  title: "Comma or semicolon stands for a delimiter in the host",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc1123("2.1")],
  message: "The host {{host}} contains {{character}}, where only {{delimiter}} {{use}}; write {{delimiter}}.",
  needs: traits.unusualHost,
  claims: "host",
  judges: "authority",
  find(subject, report) {
    const host = subject.scheme && dnsName(subject);
    if (host === undefined) return;
    for (const { text, span } of matchesIn(host.text, betweenLabels, host.span.start, "host")) {
      const offset = span.start - host.span.start;
      const after = host.text.slice(offset + 1);
      const isBeforePort = text === ";" && subject.authority?.port === undefined && /^\d{2,5}$/.test(after);
      if (!isBeforePort && mayBeList(host.text.slice(0, offset), after)) continue;
      const delimiter = isBeforePort ? ":" : ".";
      const use = isBeforePort ? "begins a port" : "separates the labels of a name";
      const data = { host: quote(host.text), character: quote(text), delimiter: quote(delimiter), use };
      report({ span, component: "host", data, fixes: [suggest(`Write ${quote(delimiter)}`, span, delimiter)] });
    }
  },
});

const betweenLabels = /(?<=[\p{L}\p{N}])[,;](?=[\p{L}\p{N}])/u;

/** Whether a list may have been meant, of hosts or as for proxies of Go: `a.example,b.example`, `proxy.golang.org,direct`. */
function mayBeList(before: string, after: string): boolean {
  const labels = after.split(/[.,;]/u);
  if (labels.length > 1) return before.includes(".");
  return after === "off" || !/^\p{L}{2,4}$/u.test(after);
}
