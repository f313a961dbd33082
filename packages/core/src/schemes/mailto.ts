import type { Iri } from "../iri/iri.js";
import { percentEncode } from "../percent-encoding/percent-encode.js";
import { splitTriplets } from "../iri/split-triplets.js";
import { mailtoFields, occursOnce, type MailtoField } from "./mailto-fields.js";
import { faultOf, faultsIn, partOf, splitPart, wholePart, type SchemePart, type SchemeFault } from "./scheme-fault.js";
import { uriForm } from "./uri-form.js";

export type MailtoReason =
  | "address-missing"
  | "at-sign-missing"
  | "at-sign-encoded"
  | "at-sign-repeated"
  | "separator"
  | "local-part-missing"
  | "domain-missing"
  | "dot-misplaced"
  | "reserved-character"
  | "address-character"
  | "control-character"
  | "field-without-equals"
  | "fields-after-ampersand"
  | "field-after-question-mark"
  | "field-character"
  | "field-repeated";

/** `mailtoURI = "mailto:" [ to ] [ hfields ]` — RFC 6068 §2 */
export function mailtoFaults(iri: Iri): SchemeFault<MailtoReason>[] {
  const { path } = uriForm(iri);
  const addresses = path.text === "" ? [] : splitPart(wholePart(path), ",");
  return [...addresses.flatMap(addressFaults), ...mailtoFields(iri).flatMap(fieldFaults)];
}

/** `to = addr-spec *("," addr-spec )`, `addr-spec = local-part "@" domain` — RFC 6068 §2 */
function addressFaults(address: SchemePart): SchemeFault<MailtoReason>[] {
  if (address.text === "") return [faultOf("address-missing", address)];
  const separated = splitPart(address, ";");
  if (separated.length > 1 && separated.every(({ text }) => text.includes("@"))) return separatorFaults(separated);
  const at = address.text.lastIndexOf("@");
  if (at === -1) return [missingAtSign(address)];
  const [local, domain] = [partOf(address, 0, at), partOf(address, at + 1)];
  return [...localPartFaults(local), ...addressDomainFaults(domain)];
}

/** Semicolons stand between addresses in some programs, and in no URI. */
function separatorFaults(addresses: readonly SchemePart[]): SchemeFault<MailtoReason>[] {
  return addresses.flatMap((address, index) => {
    const semicolon = { ...address, text: ";", start: address.start - 1 };
    return [...(index === 0 ? [] : [faultOf("separator" as const, semicolon, ",")]), ...addressFaults(address)];
  });
}

function missingAtSign(address: SchemePart): SchemeFault<MailtoReason> {
  const encoded = address.text.lastIndexOf("%40");
  if (encoded === -1) return faultOf("at-sign-missing", address);
  return faultOf("at-sign-encoded", partOf(address, encoded, encoded + 3), "@");
}

/** `local-part = dot-atom-text / quoted-string` — RFC 6068 §2, whose quotes stand in triplets */
function localPartFaults(local: SchemePart): SchemeFault<MailtoReason>[] {
  if (local.text === "") return [faultOf("local-part-missing", local)];
  const reserved = reservedFaults(local);
  if (/^%22.*%22$/.test(local.text))
    return [...corrected("at-sign-repeated", local, /@+/), ...reserved, ...controlFaults(local)];
  // Encoded or not, it stands between quotation marks only.
  if (/@|%40/.test(local.text)) return [faultOf("at-sign-repeated", local, quoted(local.text))];
  return [...reserved, ...dotFaults(local), ...characterFaults(local)];
}

/** The mailbox as `quoted-string` — RFC 5322 §3.2.4 */
function quoted(mailbox: string): string {
  return `%22${mailbox.replace(/[@/&;=]/g, percentEncode)}%22`;
}

/** `domain = dot-atom-text / "[" *dtext-no-obs "]"` — RFC 6068 §2, whose brackets stand in triplets */
function addressDomainFaults(domain: SchemePart): SchemeFault<MailtoReason>[] {
  if (domain.text === "") return [faultOf("domain-missing", domain)];
  const field = /&(?=(?:to|cc|bcc|subject|body)=)/i.exec(domain.text);
  if (field !== null) {
    const [before, delimiter] = [partOf(domain, 0, field.index), partOf(domain, field.index, field.index + 1)];
    return [...addressDomainFaults(before), faultOf("fields-after-ampersand", delimiter, "?")];
  }
  const reserved = reservedFaults(domain);
  if (/^%5[Bb].*%5[Dd]$/.test(domain.text)) return [...reserved, ...controlFaults(domain)];
  return [...reserved, ...dotFaults(domain), ...characterFaults(domain)];
}

/** Delimiters of URIs; a semicolon belongs into no address, encoded or not. */
function reservedFaults(part: SchemePart): SchemeFault<MailtoReason>[] {
  return corrected("reserved-character", part, /[/&;=]+/).map((fault) => {
    if (fault.correction?.includes("%3B") !== true) return fault;
    const { reason, component, span } = fault;
    return { reason, component, span };
  });
}

/** RFC 6068 §2: neither `NO-WS-CTL` nor the line breaks between lines of a header stand in an address, quoted or not. */
function controlFaults(part: SchemePart): SchemeFault<MailtoReason>[] {
  return faultsIn("control-character", part, /(?:%(?:[01][0-9A-Fa-f]|7[Ff]))+/);
}

/** `dot-atom-text = 1*atext *("." 1*atext)` — RFC 5322 §3.2.3 */
function dotFaults(part: SchemePart): SchemeFault<MailtoReason>[] {
  return faultsIn("dot-misplaced", part, /^\.+|\.{2,}|\.$/);
}

/** `atext` of RFC 5322 §3.2.3, and what RFC 6532 §3.2 adds; the reserved ones among them and `@` are told by others. */
const atext = /[A-Za-z0-9!#$%&'*+/=?^_`{|}~;@.-]|[^\0-\x7F]/u;

/** Nobody else tells of these in triplets. */
const encodedSeparator = /^%(?:3[Bb]|40)$/;

/** Runs of characters, as they stand or in triplets, that no `atext` and no dot is. */
function characterFaults(part: SchemePart): SchemeFault<MailtoReason>[] {
  const faults: SchemeFault<MailtoReason>[] = [];
  let [start, end] = [0, 0];
  for (const { source, character = "" } of [...splitTriplets(part.text), { source: "", character: "." }]) {
    if (atext.test(character) && !encodedSeparator.test(source)) {
      if (start < end) faults.push(faultOf("address-character", partOf(part, start, end)));
      start = end + source.length;
    }
    end += source.length;
  }
  return faults;
}

/** `hfname` and `hfvalue` are `*qchar`, and creators must not repeat what a message has once — RFC 6068 §2 */
function fieldFaults(field: MailtoField): SchemeFault<MailtoReason>[] {
  const { whole, name, value, isRepeated } = field;
  if (value === undefined) return [faultOf("field-without-equals", whole)];
  return [
    ...(isRepeated && occursOnce(field) ? [faultOf("field-repeated" as const, name)] : []),
    ...corrected("field-character", name, notQchar),
    ...valueFaults(value),
  ];
}

/** `?subject=a?body=b` was meant as `?subject=a&body=b`. */
function valueFaults(value: SchemePart): SchemeFault<MailtoReason>[] {
  const next = /\?(?=(?:to|cc|bcc|subject|body)=)/i.exec(value.text);
  if (next === null) return corrected("field-character", value, notQchar);
  const [before, delimiter] = [partOf(value, 0, next.index), partOf(value, next.index, next.index + 1)];
  return [...valueFaults(before), faultOf("field-after-question-mark", delimiter, "&")];
}

/**
 * Of what a query may hold all but
 * `qchar = unreserved / pct-encoded / some-delims`,
 * `some-delims = "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / ";" / ":" / "@"` — RFC 6068 §2
 */
const notQchar = /[/?=]+/;

/** Runs that belong into triplets. */
function corrected(reason: MailtoReason, part: SchemePart, pattern: RegExp): SchemeFault<MailtoReason>[] {
  return Array.from(part.text.matchAll(new RegExp(pattern, "g")), ({ 0: run, index }) =>
    faultOf(reason, partOf(part, index, index + run.length), percentEncode(run)),
  );
}
