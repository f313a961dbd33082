import { isIriReference } from "../iri/is-iri.js";
import { parseIri } from "../checks/run/parse-iri.js";
import type { ProfileName } from "../profiles/profile.js";
import { requireProfile } from "../profiles/require-profile.js";
import { requireOption, requireOptions } from "../text/require-option.js";
import { requireText } from "../text/require-text.js";
import type { Result } from "../findings/result.js";
import { splitIri } from "../iri/split.js";
import { checkIri } from "../checks/run/check-iri.js";
import type { ComponentName, Finding } from "../findings/finding.js";
import { decodeHost } from "../percent-encoding/decode-components.js";
import { decodeSafely } from "./decode-safely.js";

export interface ToIriOptions {
  /** The grammar that the result has to match. Default: `rfc3987`. */
  readonly profile?: ProfileName;
  /**
   * Whether the A-labels of a DNS host become U-labels (3987bis §3.4.2, step 7): those that are safe to display, all, or none.
   * Default: `safe`.
   */
  readonly host?: "safe" | "unicode" | "keep";
  /** Whether the query stays as it is, whose octets may be of another charset (RFC 3987 §4.2, step 5). Default: `decode`. */
  readonly query?: "decode" | "keep";
}

/**
 * Converts a URI-reference to the IRI-reference with as many characters decoded as can be (RFC 3987 §3.2), never from
 * another charset than UTF-8. Triplets stay where the character would not be allowed in its component, would not be
 * seen or be taken for a delimiter, or would stand where it must not; and a right-to-left component that has to keep one
 * of them keeps them all. A component, or a label of the host, also stays as it is where decoding would add a finding of
 * preset strict: nothing that is written deceives (§6.1). `toUri` maps the result back to the URI, but for the case of
 * hexadecimal digits, encoded unreserved characters, and the spelling of a DNS host, which `compare` finds equivalent on
 * the scheme rung.
 *
 * Fails with `not-an-iri` and the findings if the text does not match the profile's grammar.
 * `toIri("http://xn--rsum-bpad.example/%C3%A9%20")` is `http://résumé.example/é%20`.
 */
export function toIri(text: string, options: ToIriOptions = {}): Result {
  const { profile = "rfc3987", host = "safe", query = "decode" } = requireOptions(options);
  requireText(text);
  requireProfile(profile);
  requireOption("host", host, ["safe", "unicode", "keep"]);
  requireOption("query", query, ["decode", "keep"]);
  if (!isIriReference(text, { profile })) {
    const parsed = parseIri(text, { profile });
    return { ok: false, reason: "not-an-iri", findings: parsed.ok ? [] : parsed.findings };
  }
  const isWhole = host === "unicode";
  const iri = isWhole ? splitIri(decodeHost(splitIri(text), profile)) : splitIri(text);
  const check = (written: string): readonly Finding[] => checkIri(written, { profile, checks: "strict" });
  return {
    ok: true,
    value: decodeSafely(iri, profile, { decodesALabels: host === "safe", kept: keptParts(isWhole, query), check }),
  };
}

/** The components that the decoding leaves as they are; the host is decoded by itself where all of it is asked for. */
function keptParts(hostIsDecoded: boolean, query: ToIriOptions["query"]): readonly ComponentName[] {
  const kept: ComponentName[] = hostIsDecoded ? ["host"] : [];
  return query === "keep" ? [...kept, "query"] : kept;
}
