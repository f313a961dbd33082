import { contextFaults } from "./context-rules.js";
import { allChecks, noChecks, toAscii, toUnicode } from "./uts46.js";

/**
 * The DNS name in A-labels, or `undefined` if a label is not valid: UTS #46 ToASCII with all its checks, and the
 * contexts of RFC 5892 that it leaves out. `domainToAscii("Résumé.example")` is `xn--rsum-bpad.example`.
 */
export function domainToAscii(domain: string): string | undefined {
  return mapLabels(domain, (labels) => {
    const ascii = toAscii(labels, allChecks);
    return ascii !== undefined && areInContext(unicodeLabels(labels)) ? ascii : undefined;
  });
}

/** The DNS name in U-labels, or `undefined` if a label is not valid. `domainToUnicode("xn--rsum-bpad.example")` is `résumé.example`. */
export function domainToUnicode(domain: string): string | undefined {
  return mapLabels(domain, (labels) => {
    const unicode = unicodeLabels(labels);
    // Lengths are those of A-labels, so that ToASCII has to succeed as well.
    return toAscii(labels, allChecks) !== undefined && areInContext(unicode) ? unicode : undefined;
  });
}

/** What the mapping of UTS #46 makes of a text, valid or not: `a/c` of `℀`. */
export function mappedByIdna(text: string): string {
  return toUnicode(text, noChecks).unicode;
}

/** The full stops that IDNA takes for U+002E (UTS #46 §2.3). */
export const separators = /[.\u3002\uFF0E\uFF61]/;
const lastSeparator = new RegExp(`${separators.source}$`);

/** Many times what a label can have, since the mapping may drop characters; but Punycode takes quadratic time. */
const mostCharacters = 1024;

/** Whether a label is so long that it is not worth mapping. */
export function isFarTooLong(domain: string): boolean {
  return domain.length > mostCharacters && domain.split(separators).some(({ length }) => length > mostCharacters);
}

/** Sets a last full stop aside: it stands for the empty label of the root, which is no label to check (RFC 1034 §3.1). */
function mapLabels(domain: string, map: (labels: string) => string | undefined): string | undefined {
  const labels = withoutRoot(domain);
  if (isFarTooLong(labels)) return undefined;
  const mapped = map(labels);
  return mapped === undefined || labels === domain ? mapped : `${mapped}.`;
}

/** The name without the full stop that may end it, in any of its forms: they are mapped before labels are told apart (UTS #46 §4). */
export function withoutRoot(domain: string): string {
  return domain.length > 1 && lastSeparator.test(domain) ? domain.slice(0, -1) : domain;
}

function unicodeLabels(labels: string): string {
  return toUnicode(labels, allChecks).unicode;
}

function areInContext(unicode: string): boolean {
  return unicode.split(".").every((label) => contextFaults(label).length === 0);
}
