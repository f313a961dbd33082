import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc1123, rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const hostComma = defineCheck({
  code: "host-comma",
  title: "Comma or semicolon stands for a delimiter in the host",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc1123("2.1")],
  message: "The host {{host}} contains {{character}}; write {{delimiter}}. Only {{delimiter}} {{use}}.",
  needs: traits.unusualHost,
  claims: "host",
  judges: "authority",
  find(subject, report) {
    const host = subject.scheme && dnsName(subject);
    if (host === undefined) return;
    const fullStop = host.text.indexOf(".");
    for (const { text, span } of matchesIn(host.text, betweenLabels, host.span.start, "host")) {
      const offset = span.start - host.span.start;
      const after = host.text.slice(offset + 1);
      const isBeforePort = text === ";" && subject.authority?.port === undefined && port.test(after);
      // Commas between whole hosts are right: lists of hosts, and those of Go's proxies: `a.example,b.example`,
      // `proxy.golang.org,direct`.
      const isInName = separator.test(after) ? fullStop < 0 || fullStop > offset : lastLabel.test(after);
      if (!isBeforePort && !isInName) continue;
      const delimiter = isBeforePort ? ":" : ".";
      const use = isBeforePort ? "begins a port" : "separates the labels of a name";
      const data = { host: quote(host.text), character: quote(text), delimiter: quote(delimiter), use };
      report({ span, component: "host", data, fixes: [suggest(`Write ${quote(delimiter)}`, span, delimiter)] });
    }
  },
});

const betweenLabels = /(?<=[\p{L}\p{N}])[,;](?=[\p{L}\p{N}])/u;
const separator = /[.,;]/u;
const port = /^\d{2,5}$/;
/** A comma written for the dot before the top-level domain; `off` is a keyword in Go's lists of proxies. */
const lastLabel = /^(?!off$)\p{L}{2,4}$/u;
