import { traits } from "../../grammar/traits.js";
import { lookupScheme } from "../../schemes/lookup-scheme.js";
import { misspelledScheme } from "../../schemes/misspelled-scheme.js";
import { nearestScheme } from "../../schemes/nearest-scheme.js";
import { isReverseDomainName } from "../../schemes/reverse-domain-name.js";
import { iriRegistration } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const schemeUnregistered = defineCheck({
  code: "scheme-unregistered",
  title: "Scheme is not registered",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [iriRegistration("3.8"), iriRegistration("4")],
  message:
    "The scheme {{scheme}} is not registered with IANA; use {{other}}. It is no domain name in reverse order either.",
  needs: traits.otherScheme,
  judges: "scheme",
  find(subject, report) {
    const { scheme } = subject;
    // A single letter is the drive of a Windows path.
    if (scheme === undefined || scheme.text.length === 1) return;
    if (lookupScheme(scheme.text) !== undefined || isReverseDomainName(scheme.text)) return;
    if (misspelledScheme(subject) !== undefined) return;
    const name = nearestScheme(scheme.text);
    const other = name === undefined ? "a registered one" : `a registered one, such as ${quote(name)}`;
    const fixes = name === undefined ? [] : [suggest(`Write ${quote(name)}`, scheme.span, name)];
    report({ span: scheme.span, component: "scheme", data: { scheme: quote(scheme.text), other }, fixes });
  },
});
