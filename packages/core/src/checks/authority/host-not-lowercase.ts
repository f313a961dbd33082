import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../spec-reference.js";
import { defineCheck, safely } from "../define-check.js";

export const hostNotLowercase = defineCheck({
  code: "host-not-lowercase",
  title: "Host contains uppercase letters",
  strength: "should",
  fix: "safe",
  preset: "strict",
  spec: [rfc3986("3.2.2"), rfc3986("6.2.2.1")],
  message: "The host '{{host}}' contains uppercase letters; hosts are case-insensitive, so write '{{lowercase}}'.",
  needs: traits.asciiUppercaseInAuthority,
  find({ authority }, report) {
    const host = authority?.host;
    if (host?.kind !== "iregName") return;
    const lowercase = lowercaseOutsideTriplets(host.text);
    if (lowercase === host.text) return;
    report({
      span: host.span,
      component: "host",
      data: { host: host.text, lowercase },
      fixes: [safely("Lowercase the host", host.span, lowercase)],
    });
  },
});

/** `%C3` stays `%C3`: the hexadecimal digits of a triplet are uppercase (RFC 3986 §6.2.2.1). */
function lowercaseOutsideTriplets(host: string): string {
  return host.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (match) => (match.startsWith("%") ? match : match.toLowerCase()));
}
