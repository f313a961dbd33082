import { isAscii } from "../../text/ascii.js";
import type { Fix } from "../../findings/finding.js";
import { includes } from "../../grammar/code-points.js";
import { delimiterLookalikes } from "../../grammar/trait-ranges.js";
import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { profiles } from "../../profiles/profiles.js";
import { hasDnsHost } from "../../iri/dns-hosts.js";
import { rfc3986, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { runsOf, type Run } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const hostPercentEncoded = defineCheck({
  code: "host-percent-encoded",
  title: "Host contains percent-encoding",
  strength: "should",
  strengthIn: { rfc3987bis: "grammar" },
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3987bis("2.2"), rfc3987bis("3.4.1"), rfc3986("3.2.2")],
  message: "The host contains {{triplets}}; {{remedy}}. {{reason}}.",
  needs: traits.percentInAuthority,
  judges: "authority",
  find(subject, report) {
    const { scheme, profile } = subject;
    const isGrammar = profile === "rfc3987bis";
    if (!isGrammar && !(scheme !== undefined && hasDnsHost(scheme.text))) return;
    const reason = isGrammar ? notInGrammar : notInNames;
    const isNameLeft = leavesDnsName(subject);
    for (const run of runsOf(subject, /(?:%[0-9A-Fa-f]{2})+/, ({ name }) => name === "host")) {
      // Decoded behind `%4`, a `1` would complete a triplet.
      const isApart = !/%[0-9A-Fa-f]?$/.test(subject.text.slice(run.span.start - 2, run.span.start));
      const fixes = isApart ? waysOut(run, subject, isNameLeft) : [];
      const remedy = fixes.length > 0 ? "write the characters themselves" : "write a name without it";
      report({ span: run.span, component: "host", data: { triplets: quote(run.text), reason, remedy }, fixes });
    }
  },
});

const notInGrammar = "3987bis allows no percent-encoding in host names, although its mapping to URIs produces it";
const notInNames = "DNS names cannot contain any and not every program decodes it";

/** A visible character that is no combining mark, which would join the character before it. */
const readable = /^(?!\p{M})[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;

/** The characters, where readers see what they are and the host still maps to the one of a URI (RFC 3987 §3.1). */
function waysOut({ text, span }: Run, { profile }: Subject, isNameLeft: boolean): Fix[] {
  const decoded = percentDecodeUtf8(text);
  if (decoded === undefined || !readable.test(decoded)) return [];
  const { iregName } = profiles[profile];
  const isAdmitted = (character: string): boolean => {
    const codePoint = character.codePointAt(0) ?? 0;
    return character !== "%" && includes(iregName, codePoint) && !includes(delimiterLookalikes, codePoint);
  };
  if (![...decoded].every(isAdmitted) || !(isAscii(decoded) || isNameLeft)) return [];
  return [suggest(`Write ${quote(decoded)} instead of ${quote(text)}`, span, decoded)];
}

/**
 * The longest name for which the fix is tried, in UTF-16 code units: no domain name of 253 octets is longer, even in
 * triplets.
 */
const longestName = 4096;

/**
 * Whether the host with a run decoded still maps to a name of the DNS. One answer for all runs: what maps a name decodes the others,
 * too. Octets that are no UTF-8 stay as they are in the URI (3987bis §3.4.1).
 */
function leavesDnsName(subject: Subject): boolean {
  const name = dnsName(subject);
  if (name === undefined) return true;
  if (name.text.length > longestName || subject.domainToAscii === undefined) return false;
  const decoded = percentDecodeUtf8(name.text);
  return decoded === undefined || subject.domainToAscii(decoded) !== undefined;
}
