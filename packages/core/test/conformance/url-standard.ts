import { compare } from "../../src/normalize/compare.js";
import { isIri, isIriReference } from "../../src/iri/is-iri.js";
import { toUri } from "../../src/mapping/to-uri.js";
import { domainToAscii } from "../../src/idna/domain.js";
import { resolve } from "../../src/iri/resolve.js";
import { splitIri } from "../../src/iri/split.js";
import type { DifferenceClass, Score } from "./suite.js";

/** What the URL standard makes of an input: an address, or a failure. */
export interface UrlRow {
  readonly input: string;
  readonly base: string | null;
  readonly href?: string;
  readonly failure?: true;
}

const tolerated: DifferenceClass = {
  reason: "the input is no IRI-reference; browsers mend it (`webAddressToIri` is for that)",
  section: "RFC 3987 §2.2",
};
const relativeBase: DifferenceClass = {
  reason: "the base is no IRI with a scheme, or the URL standard refuses to resolve against a path without a slash",
  section: "RFC 3986 §5.1",
};
const schemeRules: DifferenceClass = {
  reason: "the grammar admits a host or port that the scheme's resolver refuses; checks of their own report those",
  section: "RFC 3986 §3.2.2",
};
const specialSchemes: DifferenceClass = {
  reason:
    "the URL standard reads `http:a` and its like as relative, for compatibility; the RFC's strict parser does not",
  section: "RFC 3986 §5.2.2, §5.4.2",
};
const numbers: DifferenceClass = {
  reason: "the URL standard reads a host of numbers as an IPv4 address; in the grammar it is a name",
  section: "RFC 3986 §3.2.2",
};
const apostrophes: DifferenceClass = {
  reason: "the URL standard percent-encodes characters that the grammar admits and no rung of the ladder encodes",
  section: "RFC 3986 §6.2.2.2",
};
const emptyUserinfo: DifferenceClass = {
  reason: "the URL standard drops an empty user name or password; an absent and an empty component differ",
  section: "RFC 3986 §6.2.3",
};
const leadingZeros: DifferenceClass = {
  reason: "the URL standard reads the port as a number; the ladder compares its digits",
  section: "RFC 3986 §3.2.3, §6.2.3",
};
const files: DifferenceClass = {
  reason: "the URL standard reads drive letters in `file`, and maps its host as a DNS name",
  section: "RFC 8089 §2, appendix E",
};
const looseHosts: DifferenceClass = {
  reason:
    "the URL standard maps a host without the rules for ASCII characters, hyphens and bidi that make a DNS name valid",
  section: "UTS #46 §4, RFC 5893",
};
const emptyHosts: DifferenceClass = {
  reason: "the URL standard passes over any number of slashes before a host",
  section: "RFC 3986 §3.2",
};
const addressSpelling: DifferenceClass = {
  reason: "the URL standard writes an IPv6 address in one way; the ladder has no rule for it",
  section: "RFC 3986 §6.2.2, RFC 5952",
};
const opaquePaths: DifferenceClass = {
  reason: "`resolve` removes dot segments from a path without a root, too; the URL standard sees none there",
  section: "RFC 3986 §5.2.4",
};

/** Holds our answer to a row against that of the URL standard; where the two grammars differ, it says by which section. */
export function judgeUrl(score: Score, row: UrlRow): void {
  const example = `${JSON.stringify(row.input)} against ${JSON.stringify(row.base)}`;
  const isReference = isIriReference(row.input);
  if (!isReference) return row.failure === true ? score.add(true, () => example) : score.differ(tolerated, example);
  const target = targetOf(row);
  if (target === undefined)
    return row.failure === true ? score.add(true, () => example) : score.differ(relativeBase, example);
  if (row.failure === true)
    return toUri(target).ok ? score.differ(schemeRules, example) : score.add(true, () => example);
  const agrees = row.href !== undefined && compare(target, row.href, { level: "scheme" }) === "equivalent";
  if (agrees) return score.add(true, () => example);
  const reason = reasonFor(row, target);
  if (reason !== undefined) return score.differ(reason, `${example} is ${row.href ?? ""}, not ${target}`);
  score.add(false, () => `${example} is ${row.href ?? ""}, not ${target}`);
}

function targetOf({ input, base }: UrlRow): string | undefined {
  if (isIri(input)) return resolved(input, "about:blank");
  return base === null ? undefined : resolved(input, base);
}

function resolved(reference: string, base: string): string | undefined {
  const result = resolve(reference, base);
  return result.ok ? result.value : undefined;
}

const special = /^(?:https?|wss?|ftp|file)$/i;

function reasonFor({ input, href = "" }: UrlRow, target: string): DifferenceClass | undefined {
  const given = splitIri(input);
  const wanted = splitIri(href);
  const found = splitIri(target);
  if (given.scheme !== undefined && special.test(given.scheme.text) && !isSlashed(given)) return specialSchemes;
  if (isOpaque(given) && /(?:^|\/)\.{1,2}(?:\/|$)/.test(given.path.text)) return opaquePaths;
  if (wanted.scheme?.text === "file") return files;
  if (found.authority?.host.kind === "ipv6address") return addressSpelling;
  if (found.authority?.text === "") return emptyHosts;
  if (domainToAscii(found.authority?.host.text ?? "") === undefined && wanted.path.text === normalPath(target))
    return looseHosts;
  if (/^\d/.test(wanted.authority?.host.text ?? "") && found.authority?.host.kind === "iregName") return numbers;
  if (/^(?:[^:]*:)?$/.test(found.authority?.userinfo?.text ?? "-")) return emptyUserinfo;
  if (found.authority?.port?.text.startsWith("0") === true) return leadingZeros;
  return wanted.authority?.text === found.authority?.text ? apostrophes : undefined;
}

/** The path as the URL standard writes it: in the URI form, and a slash for none. */
function normalPath(target: string): string {
  const uri = toUri(target, { host: "percent-encode" });
  return (uri.ok ? splitIri(uri.value).path.text : "") || "/";
}

function isOpaque({ scheme, path }: ReturnType<typeof splitIri>): boolean {
  return scheme !== undefined && path.text !== "" && !path.text.startsWith("/");
}

/** Whether exactly two slashes follow the scheme, as the generic syntax asks for an authority. */
function isSlashed({ authority }: ReturnType<typeof splitIri>): boolean {
  return authority !== undefined && authority.text !== "";
}
