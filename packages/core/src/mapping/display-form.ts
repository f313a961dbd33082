import { requireOptions } from "../text/require-option.js";
import { maskSecrets } from "../checks/wording/secrets.js";
import { escapeInvisible } from "../checks/wording/mention.js";
import { displayFault } from "../idna/browser-display.js";
import { internationalHost, topLevelDomain, type DnsLabel } from "../idna/dns-host.js";
import { domainToAscii } from "../idna/domain.js";
import type { GrammarOptions } from "../iri/is-iri.js";
import { splitIri } from "../iri/split.js";
import { toIri } from "./to-iri.js";

/**
 * The identifier as it is safe to show to people (3987bis §8.6, RFC 3987 §7.6): decoded where nothing deceives, each label
 * of the host as browsers show it, `xxx` for a password or a token, and the code points of what nobody sees. It is no
 * identifier any more. A text that is no IRI-reference is shown as it stands, but for these.
 *
 * `displayForm("http://user:secret@xn--rsum-bpad.example/%C3%A9")` is `http://user:xxx@résumé.example/é`.
 */
export function displayForm(text: string, options: GrammarOptions = {}): string {
  const { profile = "rfc3987" } = requireOptions(options);
  const iri = toIri(text, { profile });
  return escapeInvisible(maskSecrets(withHostAsShown(iri.ok ? iri.value : text)));
}

function withHostAsShown(text: string): string {
  const host = internationalHost(splitIri(text));
  if (host === undefined) return text;
  const domain = topLevelDomain(host);
  let shown = "";
  let at = 0;
  for (const label of host.labels) {
    shown += text.slice(at, label.span.start) + labelAsShown(label, text, domain);
    at = label.span.end;
  }
  return shown + text.slice(at);
}

function labelAsShown({ span, unicode }: DnsLabel, text: string, domain: string): string {
  const written = text.slice(span.start, span.end);
  if (unicode === undefined || displayFault(unicode, domain) === undefined) return written;
  return domainToAscii(unicode) ?? written;
}
