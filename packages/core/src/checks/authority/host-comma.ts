import { traits } from "../../grammar/traits.js";
import { hasDnsHost } from "../../schemes/dns-hosts.js";
import { rfc1123, rfc3986 } from "../../spec-reference.js";
import { defineCheck, suggest } from "../define-check.js";
import { matchesIn } from "../judged-components.js";
import { quote } from "../mention.js";

export const hostComma = defineCheck({
  code: "host-comma",
  title: "Comma or semicolon separates labels of the host",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc1123("2.1")],
  message: "The host {{host}} contains {{character}}, where only '.' separates the labels of a name; write '.'.",
  needs: traits.unusualHost,
  claims: "host",
  judges: "authority",
  find({ scheme, authority }, report) {
    const host = authority?.host;
    if (host === undefined || scheme === undefined || !hasDnsHost(scheme.text)) return;
    for (const { text, span } of matchesIn(host.text, betweenLabels, host.span.start, "host")) {
      const data = { host: quote(host.text), character: quote(text) };
      report({ span, component: "host", data, fixes: [suggest("Write '.'", span, ".")] });
    }
  },
});

const betweenLabels = /(?<=[\p{L}\p{N}])[,;](?=[\p{L}\p{N}])/u;
