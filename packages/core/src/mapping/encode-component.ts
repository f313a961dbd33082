import { isAscii } from "../text/ascii.js";
import { requireOption, requireOptions } from "../text/require-option.js";
import { requireText } from "../text/require-text.js";
import { decodeComponent } from "../percent-encoding/decode-component.js";
import { percentEncode } from "../percent-encoding/percent-encode.js";
import { requireProfile } from "../profiles/require-profile.js";
import type { ComponentName } from "../findings/finding.js";
import type { GrammarOptions } from "../iri/is-iri.js";

/** What a text is to become: a component with its own delimiters, or a segment of the path or a name or value in the query without any. */
export type EncodedPart = "userinfo" | "host" | "path" | "segment" | "query" | "parameter" | "fragment";

interface PartRules {
  readonly component: ComponentName;
  /** The ASCII characters that stand for themselves (RFC 3986 appendix A). */
  readonly ascii: RegExp;
}

const parts: Readonly<Record<EncodedPart, PartRules>> = {
  userinfo: { component: "userinfo", ascii: /[A-Za-z0-9\-._~!$&'()*+,;=:]/ },
  host: { component: "host", ascii: /[A-Za-z0-9\-._~!$&'()*+,;=]/ },
  path: { component: "path", ascii: /[A-Za-z0-9\-._~!$&'()*+,;=:@/]/ },
  segment: { component: "path", ascii: /[A-Za-z0-9\-._~!$&'()*+,;=:@]/ },
  query: { component: "query", ascii: /[A-Za-z0-9\-._~!$&'()*+,;=:@/?]/ },
  parameter: { component: "query", ascii: /[A-Za-z0-9\-._~!$'()*,:@/?]/ },
  fragment: { component: "fragment", ascii: /[A-Za-z0-9\-._~!$&'()*+,;=:@/?]/ },
};

/**
 * The text with everything percent-encoded that would not stand for itself in a component (RFC 3987 §7.4): what the grammar
 * does not admit there, the percent sign, and characters that are not seen or taken for a delimiter. In a `segment`,
 * which is meant unless another is named, slashes are encoded, in a `parameter` of the query also `&`, `=`, `+` and `;`.
 *
 * `encodeComponent("50 % é/ü", "segment")` is `50%20%25%20é%2Fü`.
 */
export function encodeComponent(
  text: string,
  component: EncodedPart = "segment",
  options: GrammarOptions = {},
): string {
  const { profile = "rfc3987" } = requireOptions(options);
  requireText(text);
  requireOption("component", component, Object.keys(parts));
  requireProfile(profile);
  const { component: name, ascii } = parts[component];
  // Runs of characters outside ASCII are encoded and decoded again, which keeps in triplets what is not to be shown.
  return text.replace(/[\0-\x7F]|[^\0-\x7F]+/g, (run) => {
    const encoded = isAscii(run) && ascii.test(run) ? run : percentEncode(run);
    if (isAscii(run)) return encoded;
    return decodeComponent({ component: name, text: encoded, span: { start: 0, end: encoded.length } }, profile);
  });
}
