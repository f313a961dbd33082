import { traits } from "../../grammar/traits.js";
import { isDriveAsHost } from "../../schemes/file.js";
import { rfc3986 } from "../../spec-reference.js";
import { lowercaseOutsideTriplets } from "../../normalize/triplets.js";
import { defineCheck, safely, suggest } from "../define-check.js";
import { quote } from "../mention.js";

export const hostNotLowercase = defineCheck({
  code: "host-not-lowercase",
  title: "Host contains uppercase letters",
  strength: "should",
  fix: "safe",
  preset: "strict",
  spec: [rfc3986("3.2.2"), rfc3986("6.2.2.1")],
  message: "The host {{host}} contains uppercase letters; hosts are case-insensitive, so write {{lowercase}}.",
  needs: traits.asciiUppercaseInAuthority,
  judges: "authority",
  find(subject, report) {
    const host = subject.authority?.host;
    if (host?.kind !== "iregName" || isDriveAsHost(subject)) return;
    const lowercase = lowercaseOutsideTriplets(host.text);
    if (lowercase === host.text) return;
    report({
      span: host.span,
      component: "host",
      data: { host: quote(host.text), lowercase: quote(lowercase) },
      // Only an ASCII host has its case in the syntax (RFC 3987 §5.3.2.1); of any other the scheme has to know.
      fixes: [(isAscii(host.text) ? safely : suggest)("Lowercase the host", host.span, lowercase)],
    });
  },
});

function isAscii(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text);
}
