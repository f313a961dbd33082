import { ucschar } from "../../grammar/abnf.js";
import { traits } from "../../grammar/traits.js";
import type { Component } from "../../iri/iri.js";
import { encodeCharacters } from "../../percent-encoding/encode-characters.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { hasDnsHost } from "../../iri/dns-hosts.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { mentionRun } from "../wording/mention.js";
import { tellsCharacters, uriCharacters } from "../faults/wrong-characters.js";

export const characterNonAscii = defineCheck({
  code: "character-non-ascii",
  title: "URI contains a character outside ASCII",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("2"), rfc3987("3.1")],
  message: `${tellsCharacters} A URI may only contain ASCII characters.`,
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
    const { span, text } = host;
    const punycode = punycodeOf(host, subject);
    const remedy = punycode === undefined ? "percent-encode the host" : "write the host in Punycode";
    const fix =
      punycode === undefined
        ? suggest("Percent-encode the host", span, encodeCharacters(text, ucschar))
        : suggest("Write the host in Punycode", span, punycode);
    report({ span, component: "host", data: { component: "host", characters, remedy }, fixes: [fix] });
  },
});

/** The characters of `ucschar` (RFC 3987 §2.2): those that no other code tells of. */
const ucschars =
  /(?:(?![\x80-\x9F\uFFF0-\uFFFD\u{E0000}-\u{E0FFF}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}])[^\0-\x7F]){1,4096}/u;

/** The A-labels of a DNS name; generic URIs admit triplets in any other host (RFC 3986 §3.2.2). */
function punycodeOf({ text }: Component, { scheme, domainToAscii }: Subject): string | undefined {
  const decoded = scheme !== undefined && hasDnsHost(scheme.text) ? percentDecodeUtf8(text) : undefined;
  return decoded === undefined ? undefined : domainToAscii?.(decoded);
}
