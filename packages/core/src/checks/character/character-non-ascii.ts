import type { Fix } from "../../findings/finding.js";
import { ucschar } from "../../grammar/abnf.js";
import { traits } from "../../grammar/traits.js";
import type { Component } from "../../iri/iri.js";
import { encodeCharacters } from "../../mapping/encode-characters.js";
import { percentDecodeUtf8 } from "../../mapping/percent-decode.js";
import { hasDnsHost } from "../../schemes/dns-hosts.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { mentionRun } from "../wording/mention.js";
import { uriCharacters } from "../faults/wrong-characters.js";

export const characterNonAscii = defineCheck({
  code: "character-non-ascii",
  title: "URI contains a character outside ASCII",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("2"), rfc3987("3.1")],
  message: "The {{component}} contains {{characters}}; a URI may only contain ASCII characters, so {{remedy}}.",
  needs: traits.nonconforming,
  claims: "character",
  local: true,
  find(subject, report) {
    if (subject.profile !== "rfc3986") return;
    for (const run of runsOf(subject, ucschars, ({ name }) => name !== "host")) report(uriCharacters(run));
    // A name is converted as a whole, so that one finding tells of the whole host.
    const inHost = runsOf(subject, ucschars, ({ name }) => name === "host");
    const host = subject.authority?.host;
    if (host === undefined || inHost.length === 0) return;
    const characters = mentionRun(inHost.map(({ text }) => text).join(""));
    const fixes = waysOutOfHost(host, subject);
    const remedy = fixes.length > 1 ? "write the host in Punycode" : "percent-encode the host";
    report({ span: host.span, component: "host", data: { component: "host", characters, remedy }, fixes });
  },
});

/** The characters of `ucschar` (RFC 3987 §2.2): those that no other code tells of. */
const ucschars =
  /(?:(?![\x80-\x9F\uFFF0-\uFFFD\u{E0000}-\u{E0FFF}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}])[^\0-\x7F]){1,4096}/u;

/** Punycode where the host is a DNS name, and triplets, which generic URIs admit in any host (RFC 3986 §3.2.2). */
function waysOutOfHost({ text, span }: Component, { scheme, domainToAscii }: Subject): Fix[] {
  const encode = suggest("Percent-encode the host", span, encodeCharacters(text, ucschar));
  const decoded = scheme !== undefined && hasDnsHost(scheme.text) ? percentDecodeUtf8(text) : undefined;
  const punycode = decoded === undefined ? undefined : domainToAscii?.(decoded);
  return punycode === undefined ? [encode] : [suggest("Write the host in Punycode", span, punycode), encode];
}
