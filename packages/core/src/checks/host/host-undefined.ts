import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const hostUndefined = defineCheck({
  code: "host-undefined",
  title: "Host is the word for a missing value",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc3986("3.2.2")],
  message: "The host is {{word}}; write the host that was meant. Programs write {{word}} where they have no value.",
  needs: traits.unusualHost,
  judges: "authority",
  find(subject, report) {
    const host = subject.scheme && dnsName(subject);
    if (host !== undefined && words.has(host.text))
      report({ span: host.span, component: "host", data: { word: quote(host.text) } });
  },
});

/** Missing values as JavaScript and Python print them, in lower case. */
const words: ReadonlySet<string> = new Set(["undefined", "null", "NaN", "None"]);
