import { longestOrdinary, ordinaryAsciiBeginning } from "../grammar/ordinary-pattern.js";
import { createScan, scanIri } from "../grammar/scan.js";
import { traits } from "../grammar/traits.js";
import { isIriReference } from "../iri/is-iri.js";
import { parseIri } from "../checks/run/parse-iri.js";
import type { ProfileName } from "../profiles/profile.js";
import { requireProfile } from "../profiles/require-profile.js";
import { rfc3986 } from "../profiles/rfc3986.js";
import { rfc3987 } from "../profiles/rfc3987.js";
import type { Result } from "../findings/result.js";
import { splitIri } from "../iri/split.js";
import { hostMappings, mapComponents, type HostMapping } from "../percent-encoding/map-components.js";
import { percentEncode, percentEncodeNonAscii, percentEncodeNonAsciiFrom } from "../percent-encoding/percent-encode.js";
import { requireOption, requireOptions, requireOptionType } from "../text/require-option.js";
import { requireText } from "../text/require-text.js";

export interface ToUriOptions {
  /** Default: `rfc3987`. */
  readonly profile?: ProfileName;
  /** Default: `by-scheme`. */
  readonly host?: HostMapping;
  /**
   * Encodes the query's characters outside ASCII in the document's charset, for `http` and `https` alone (3987bis §3.5).
   * Default: UTF-8.
   */
  readonly encodeQuery?: (text: string) => Uint8Array;
  /** What gives a relative reference its scheme, on which `encodeQuery` depends. */
  readonly base?: string;
  /** Percent-encode the printable ASCII characters that no IRI may hold, instead of failing (the MAY of RFC 3987 §3.1). */
  readonly encodeForbidden?: boolean;
}

const scan = createScan();
const { nonAscii, nonAsciiInAuthority, nonconforming, percentInAuthority } = traits;

/** Of what most IRIs are, all that is outside ASCII gets percent-encoded (RFC 3987 §3.1, step 2). */
const asciiBeginning = ordinaryAsciiBeginning({ ...rfc3987, iregName: rfc3986.iregName }, "IRI-reference");

/** The printable ASCII characters that no rule of RFC 3987 §2.2 holds. `#`, `%`, `[` and `]` have uses and are never encoded. */
const forbiddenAscii = /[ "<>\\^`{|}]/g;
/** The same and the controls: all ASCII that 3987bis §3.3 encodes. */
const excludedAscii = /[\0- "<>\\^`{|}\x7F]/g;

/**
 * Maps an IRI-reference to the URI-reference it stands for (RFC 3987 §3.1). A text that is a URI already comes back as
 * it is. Fails with `not-an-iri` and the findings if the text has no URI form, and with `host-not-mappable` if the host
 * is no valid DNS name. The profiles `rfc3987bis` and `leiri` encode what `rfc3987` refuses.
 *
 * `toUri("http://résumé.example/é")` is `http://xn--rsum-bpad.example/%C3%A9`.
 */
export function toUri(text: string, options: ToUriOptions = {}): Result {
  requireText(text);
  const { profile = "rfc3987", encodeForbidden = false } = requireOptions(options);
  requireProfile(profile);
  requireOption("host", options.host, hostMappings);
  requireOptionType("encodeQuery", options.encodeQuery, "function");
  requireOptionType("base", options.base, "string");
  requireOptionType("encodeForbidden", encodeForbidden, "boolean");
  const isByDefault = profile === "rfc3987" && options.encodeQuery === undefined && options.host !== "punycode";
  if (isByDefault && text.length <= longestOrdinary) {
    asciiBeginning.lastIndex = 0;
    if (asciiBeginning.test(text)) {
      const first = asciiBeginning.lastIndex;
      return { ok: true, value: first === text.length ? text : percentEncodeNonAsciiFrom(text, first) };
    }
  }
  scanIri(text, 0, text.length, "rfc3987", scan);
  // Who asks for Punycode gets it also where the host is in triplets (3987bis §3.4.2).
  const mapsTriplets = options.host === "punycode" && (scan.traits & percentInAuthority) !== 0;
  if ((scan.traits & (nonconforming | nonAscii)) === 0 && !mapsTriplets) return { ok: true, value: text };
  if (isByDefault && (scan.traits & (nonconforming | nonAsciiInAuthority)) === 0) {
    return { ok: true, value: percentEncodeNonAscii(text) };
  }
  const isLenient = profile === "rfc3987bis" || profile === "leiri";
  // What the option encodes stands in ASCII alone; the rest has to be an IRI-reference all the same.
  const iri = encodeForbidden ? text.replace(forbiddenAscii, percentEncode) : text;
  if (isLenient ? hasUnpairedSurrogate(iri) : !isIriReference(iri, { profile })) return notAnIri(text, profile);
  const uri = mapComponents(splitIri(iri), isLenient ? encodeExcluded : percentEncodeNonAscii, options);
  if (uri === undefined) return { ok: false, reason: "host-not-mappable", findings: [] };
  // Encoding mends characters; it does not mend a malformed scheme, port, triplet or IP-literal.
  return isIriReference(uri, { profile: "rfc3986" }) ? { ok: true, value: uri } : notAnIri(text, profile);
}

function notAnIri(text: string, profile: ProfileName): Result {
  const parsed = parseIri(text, { profile });
  return { ok: false, reason: "not-an-iri", findings: parsed.ok ? [] : parsed.findings };
}

function encodeExcluded(text: string): string {
  return percentEncodeNonAscii(text.replace(excludedAscii, percentEncode));
}

function hasUnpairedSurrogate(text: string): boolean {
  return /\p{Cs}/u.test(text);
}
