import { isbn10CheckDigit, isbn13CheckDigit, issnCheckDigit, nbnCheckDigit } from "./check-digits.js";
import { endOf, faultOf, faultsIn, partOf, splitPart, type SchemePart, type SchemeFault } from "./scheme-fault.js";
import { isUuid } from "./uuid.js";

export type NamespaceReason =
  | "uuid-malformed"
  | "oid-malformed"
  | "oid-leading-zero"
  | "oid-first-arc"
  | "oid-second-arc"
  | "isbn-malformed"
  | "isbn-prefix"
  | "issn-malformed"
  | "check-digit"
  | "ietf-number"
  | "lex-part-missing"
  | "nbn-prefix"
  | "nbn-string-missing"
  | "doi-prefix"
  | "handle-part-missing";

/** What breaks the rules that a namespace has published for its names; nothing in those that have none. */
export function namespaceFaults(nid: string, nss: SchemePart): SchemeFault<NamespaceReason>[] {
  return rules.get(nid.toLowerCase())?.(nss) ?? [];
}

const rules: ReadonlyMap<string, (nss: SchemePart) => SchemeFault<NamespaceReason>[]> = new Map([
  ["uuid", uuidFaults],
  ["oid", oidFaults],
  ["isbn", isbnFaults],
  ["issn", issnFaults],
  ["ietf", ietfFaults],
  ["lex", lexFaults],
  ["nbn", nbnFaults],
  ["doi", doiFaults],
  ["hdl", handleFaults],
]);

function uuidFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  return isUuid(nss.text) ? [] : [faultOf("uuid-malformed", nss)];
}

/** `oid = number *( "." number )`, no number with a leading zero (RFC 3061 §2); the first two arcs by ITU-T X.660. */
function oidFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  if (!/^\d+(?:\.\d+)*$/.test(nss.text)) {
    const wrong = faultsIn("oid-malformed" as const, nss, /[^0-9.]+|\.{2,}|^\.|(?<!\.)\.$/);
    return wrong.length > 0 ? wrong : [faultOf("oid-malformed", nss)];
  }
  const arcs = splitPart(nss, ".");
  const zeros = arcs.filter(({ text }) => text.length > 1 && text.startsWith("0"));
  if (zeros.length > 0) return zeros.map((arc) => faultOf("oid-leading-zero", arc, withoutZeros(arc.text)));
  const [first, second] = arcs;
  if (first === undefined) return [];
  if (!/^[012]$/.test(first.text)) return [faultOf("oid-first-arc", first)];
  if (second === undefined || first.text === "2") return [];
  return /^(?:[1-3]?\d)$/.test(second.text) ? [] : [faultOf("oid-second-arc", second)];
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}

/** Ten or thirteen digits, with or without hyphens between them, the last one of ten also `X` (RFC 8254 §5). */
function isbnFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  const { text } = nss;
  const digits = text.replaceAll("-", "");
  if (!/^(?:\d{9}[\dXx]|\d{13})$/.test(digits) || /^-|-$|--/.test(text)) return [faultOf("isbn-malformed", nss)];
  if (digits.length === 10) return checkDigitFaults(nss, isbn10CheckDigit(digits.slice(0, 9)));
  const prefix = partOf(nss, 0, text.length - text.replace(/^(?:\d-?){3}/, "").length);
  if (!/^97[89]/.test(digits)) return [faultOf("isbn-prefix", withoutLastHyphen(prefix))];
  return checkDigitFaults(nss, isbn13CheckDigit(digits.slice(0, 12)));
}

function withoutLastHyphen(part: SchemePart): SchemePart {
  return part.text.endsWith("-") ? partOf(part, 0, part.text.length - 1) : part;
}

/** Four digits, a hyphen, three digits and a check digit or `X` (RFC 3044 §2). */
function issnFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  const [, start, end] = /^(\d{4})-?(\d{3})[\dXx]$/.exec(nss.text) ?? [];
  if (start === undefined || end === undefined) return [faultOf("issn-malformed", nss)];
  const faults = checkDigitFaults(nss, issnCheckDigit(start + end));
  if (faults.length > 0 || nss.text.includes("-")) return faults;
  return [faultOf("issn-malformed", nss, `${start}-${nss.text.slice(4)}`)];
}

/** Numbers that stand for whichever one: `0000-0000`, `1234567890`, `978-1-234-56789-0`. */
const standIn = /^(\d)\1{6}|^(?:978)?\d?12345678|^978(\d)\2{6}/;

/** The last character of the part is not what the others make it. */
function checkDigitFaults(part: SchemePart, expected: string): SchemeFault<NamespaceReason>[] {
  const last = partOf(part, part.text.length - 1);
  if (last.text.toUpperCase() === expected || standIn.test(part.text.replaceAll("-", ""))) return [];
  return [{ ...faultOf("check-digit" as const, last), expected }];
}

/** `rfc-nss = "rfc:" rfc-number`, and likewise `fyi`, `std` and `bcp` — RFC 2648 §2 */
function ietfFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  const series = /^(?:rfc|fyi|std|bcp)(?=:|$)/i.exec(nss.text)?.[0];
  if (series === undefined) return [];
  const number = partOf(nss, series.length + 1);
  if (/^\d+$/.test(number.text)) return [];
  return [faultOf("ietf-number", number.text === "" ? endOf(nss) : number)];
}

/** `NSS = jurisdiction ":" local-name`, which has an authority, a measure and details, each after a colon — RFC 9676 §3 */
function lexFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  const parts = splitPart(nss, ":");
  if (parts.length < 4) return [faultOf("lex-part-missing", endOf(nss))];
  const empty = parts.slice(0, 4).find(({ text }) => text === "");
  return empty === undefined ? [] : [faultOf("lex-part-missing", empty)];
}

/** `NSS = prefix "-" nbn-string`, where the prefix begins with the code of a country, or is a registered one — RFC 8458 §4 */
function nbnFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  const country = /^[A-Za-z]{2}(?=[:-]|$)/.exec(nss.text)?.[0];
  if (country === undefined)
    return /^[A-Za-z]{3,}(?=[:-])/.test(nss.text)
      ? []
      : [faultOf("nbn-prefix", partOf(nss, 0, prefixLength(nss.text)))];
  if (!/-./u.test(nss.text)) return [faultOf("nbn-string-missing", endOf(nss))];
  return country.toLowerCase() === "de" ? nbnOfGermanyFaults(nss) : [];
}

function prefixLength(text: string): number {
  return /^[^:-]*/u.exec(text)?.[0].length ?? 0;
}

function nbnOfGermanyFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  const expected = nbnCheckDigit(`urn:nbn:${nss.text.slice(0, -1)}`);
  return expected === undefined || !/\d$/.test(nss.text) ? [] : checkDigitFaults(nss, expected);
}

/** A handle of which the naming authority begins with `10.` (ISO 26324 §4). */
function doiFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  if (!/^10(?:\.|%2E)\d/i.test(nss.text)) return [faultOf("doi-prefix", partOf(nss, 0, nss.text.search(/[/%]|$/)))];
  return handleFaults(nss);
}

/** `<Handle> ::= <Handle Naming Authority> "/" <Handle Local Name>` — RFC 3651 §3 */
function handleFaults(nss: SchemePart): SchemeFault<NamespaceReason>[] {
  return /^[^/]+?(?:\/|%2F)./i.test(nss.text) ? [] : [faultOf("handle-part-missing", endOf(nss))];
}
