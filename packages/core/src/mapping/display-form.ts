import { isAscii } from "../text/ascii.js";
import { requireOptions } from "../text/require-option.js";
import { checkIri, isCleanIri } from "../checks/run/check-iri.js";
import { deceivingCodes } from "../checks/run/check-of-code.js";
import { maskSecrets } from "../checks/wording/secrets.js";
import { escapeInvisible } from "../checks/wording/mention.js";
import { displayFaultOf } from "../hosts/browser-display.js";
import { internationalHost, type DnsHost, type DnsLabel } from "../idna/dns-host.js";
import { domainToAscii } from "../idna/domain.js";
import type { GrammarOptions } from "../iri/is-iri.js";
import { splitIri } from "../iri/split.js";
import type { ProfileName } from "../profiles/profile.js";
import { percentEncode } from "../percent-encoding/percent-encode.js";
import { toIri } from "./to-iri.js";

/**
 * The identifier as it is safe to show to people (3987bis §8.6, RFC 3987 §7.6): decoded where nothing deceives, encoded
 * where it would, each label of the host as browsers show it, `xxx` for a password or a token, and the code points of what
 * nobody sees. It is no identifier any more. A text that is no IRI-reference is shown as it stands, but for these.
 *
 * `displayForm("http://user:secret@xn--rsum-bpad.example/%C3%A9")` is `http://user:xxx@résumé.example/é`.
 */
export function displayForm(text: string, options: GrammarOptions = {}): string {
  const { profile = "rfc3987" } = requireOptions(options);
  const iri = toIri(text, { profile });
  const shown = withHostAsShown(iri.ok ? iri.value : text);
  const safe = isAscii(shown) ? shown : withoutDeception(shown, profile);
  const masked = maskSecrets(safe);
  return mayBeUnseen.test(masked) ? escapeInvisible(masked) : masked;
}

/** Letters, marks and digits are seen but for a few. */
const mayBeUnseen = /[^!-~\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/u;

function withHostAsShown(text: string): string {
  const iri = splitIri(text);
  if (!/[^\0-\x7F]|xn--/i.test(iri.authority?.host.text ?? "")) return text;
  const host = internationalHost(iri);
  if (host === undefined) return text;
  let shown = "";
  let at = 0;
  for (const label of host.labels) {
    shown += text.slice(at, label.span.start) + labelAsShown(label, text, host);
    at = label.span.end;
  }
  return shown + text.slice(at);
}

function labelAsShown(label: DnsLabel, text: string, host: DnsHost): string {
  const { span, unicode, fault } = label;
  const written = text.slice(span.start, span.end);
  // What no name has is opened by nobody, and shown as it is sent where it is sent at all.
  if (fault !== undefined) return percentEncodeSeen(written);
  if (unicode === undefined || isAscii(unicode) || displayFaultOf(label, host) === undefined) return written;
  return domainToAscii(unicode) ?? written;
}

/** The text with those components in ASCII that are, as they stand, taken for something else, or make others be. */
function withoutDeception(text: string, profile: ProfileName): string {
  const countIn = (written: string): number => checkIri(written, { profile, checks: deceivingCodes }).length;
  if (isCleanIri(text, { profile, checks: deceivingCodes })) return text;
  let left = countIn(text);
  const { authority, path, query, fragment } = splitIri(text);
  let shown = text;
  // From the last one on, so that those before it keep their places.
  for (const part of [fragment, query, path, authority?.host, authority?.userinfo]) {
    if (left === 0) break;
    if (part === undefined || isAscii(part.text)) continue;
    const ofName = part === authority?.host ? domainToAscii(part.text) : undefined;
    const encoded = ofName ?? percentEncodeSeen(part.text);
    const written = shown.slice(0, part.span.start) + encoded + shown.slice(part.span.end);
    const count = countIn(written);
    if (count < left) [shown, left] = [written, count];
  }
  return shown;
}

/** The characters that are not seen stay, for they are told by their code points. */
function percentEncodeSeen(text: string): string {
  return text.replace(/[^\0-\x7F]/gu, (character) =>
    escapeInvisible(character) === character ? percentEncode(character) : character,
  );
}
