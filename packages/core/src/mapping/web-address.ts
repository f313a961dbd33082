import { requireOptions, requireOptionType } from "../text/require-option.js";
import { ifragment, ipath, iquery, iregName, iuserinfo } from "../grammar/abnf.js";
import { complement } from "../grammar/code-points.js";
import type { Authority } from "../iri/iri.js";
import { joinParts } from "../iri/recompose.js";
import { splitIri } from "../iri/split.js";
import { encodeCharacters, encodeLonePercents } from "../percent-encoding/encode-characters.js";
import { unitAt } from "../text/unit-at.js";
import { requireText } from "../text/require-text.js";
import { percentEncodeInCharset } from "../percent-encoding/percent-encode.js";

export interface WebAddressOptions {
  /**
   * Encodes the query's characters outside ASCII in the document's charset, for `http` and `https` alone (3987bis §3.5);
   * a Unicode charset counts as UTF-8. Default: they stay.
   */
  readonly encodeQuery?: (text: string) => Uint8Array;
  /** What gives a relative reference its scheme, on which `encodeQuery` depends. */
  readonly base?: string;
}

/** Schemes in which browsers read a backslash as a slash. */
const backslashSchemes = new Set(["http", "https", "ws", "wss", "ftp", "file"]);

const notIn = {
  iuserinfo: complement(iuserinfo),
  iregName: complement(iregName),
  ipath: complement(ipath),
  iquery: complement(iquery),
  ifragment: complement(ifragment),
} as const;

/**
 * Reads what people type and pages hold as browsers do, and makes an IRI-reference of it where that can be done
 * (3987bis-06 §6.2): white space around it and line ends in it go away, a backslash becomes a slash, and what is not
 * allowed in its component is percent-encoded. Faults of structure, such as a malformed port, stay.
 *
 * Differs from §6.2: backslashes are turned before anything is encoded, since the step that encodes would leave none;
 * and only in the schemes in which browsers do it, or where there is no scheme.
 *
 * `webAddressToIri(" http:\\\\a\\b c#d#e ")` is `http://a/b%20c#d%23e`.
 */
export function webAddressToIri(text: string, options: WebAddressOptions = {}): string {
  const { encodeQuery, base } = requireOptions(options);
  requireText(text);
  requireOptionType("encodeQuery", encodeQuery, "function");
  requireOptionType("base", base, "string");
  const { scheme, authority, path, query, fragment } = splitIri(withoutFalseScheme(turnBackslashes(stripped(text))));
  const { text: schemeInForce = "" } = scheme ?? splitIri(base ?? "").scheme ?? {};
  const encode = /^https?$/i.test(schemeInForce) ? encodeQuery : undefined;
  return joinParts({
    scheme,
    authority: authority && mendAuthority(authority),
    path: mend(path.text, notIn.ipath),
    query: query && percentEncodeInCharset(mend(query.text, notIn.iquery), encode),
    fragment: fragment && mend(fragment.text, notIn.ifragment),
  });
}

/** Without the white space around the text, and without the line ends and tabs in it. */
function stripped(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWhiteSpace(unitAt(text, start))) start += 1;
  while (start < end && isWhiteSpace(unitAt(text, end - 1))) end -= 1;
  return text.slice(start, end).replace(/[\t\r\n]/g, "");
}

function isWhiteSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d;
}

function turnBackslashes(text: string): string {
  const scheme = wellFormedScheme.exec(text)?.[1];
  if (scheme !== undefined && !backslashSchemes.has(scheme.toLowerCase())) return text;
  const end = text.search(/[?#]/);
  const beforeQuery = end === -1 ? text : text.slice(0, end);
  return beforeQuery.replaceAll("\\", "/") + text.slice(beforeQuery.length);
}

const wellFormedScheme = /^([A-Za-z][A-Za-z0-9+.-]*):/;

/** What stands before a colon and is no scheme belongs to the path, in which a colon needs `./` before it (RFC 3986 §4.2). */
function withoutFalseScheme(text: string): string {
  return /^[^:/?#]*:/.test(text) && !wellFormedScheme.test(text) ? `./${text}` : text;
}

function mend(text: string, set: (typeof notIn)[keyof typeof notIn]): string {
  return encodeCharacters(encodeLonePercents(text), set);
}

function mendAuthority({ userinfo, host, port }: Authority): string {
  const before = userinfo === undefined ? "" : `${mend(userinfo.text, notIn.iuserinfo)}@`;
  const literal = host.kind !== "iregName" && host.kind !== "ipv4address";
  const after = port === undefined ? "" : `:${port.text}`;
  return `${before}${literal ? host.text : mend(host.text, notIn.iregName)}${after}`;
}
