import { isAscii } from "../../text/ascii.js";
import { traits } from "../../grammar/traits.js";
import { hasDnsHost } from "../../iri/dns-hosts.js";
import { isDriveAsHost } from "../../schemes/file.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { lowercaseOutsideTriplets } from "../../normalize/triplets.js";
import { isStandIn } from "../conventions/words.js";
import { defineCheck, safely, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

/** Schemes whose authority is an identifier with significant case that another specification defines. */
const schemesWithCase: ReadonlySet<string> = new Set(["ar", "content", "ipfs", "ipns"]);

export const hostNotLowercase = defineCheck({
  code: "host-not-lowercase",
  title: "Host contains uppercase letters",
  strength: "should",
  fix: "safe",
  preset: "strict",
  spec: [rfc3986("3.2.2"), rfc3986("6.2.2.1")],
  message: "The host {{host}} contains uppercase letters; write {{lowercase}}. Hosts are case-insensitive.",
  needs: traits.asciiUppercaseInAuthority,
  judges: "authority",
  find(subject, report) {
    const scheme = subject.scheme?.text.toLowerCase();
    const host = subject.authority?.host;
    if (host?.kind !== "iregName" || isDriveAsHost(subject)) return;
    if (scheme !== undefined && schemesWithCase.has(scheme)) return;
    if (isStandIn("host", host.text)) return;
    const lowercase = lowercaseOutsideTriplets(host.text);
    if (lowercase === host.text) return;
    // RFC 3987 §5.3.2.1 makes the case of a host insignificant only for an ASCII host; for any other, the scheme
    // decides. A host that is no domain name, such as the name of a bucket, is compared with its case in practice.
    const isSafe = isAscii(host.text) && (scheme === undefined || hasDnsHost(scheme));
    report({
      span: host.span,
      component: "host",
      data: { host: quote(host.text), lowercase: quote(lowercase) },
      fixes: [(isSafe ? safely : suggest)("Lowercase the host", host.span, lowercase)],
    });
  },
});
