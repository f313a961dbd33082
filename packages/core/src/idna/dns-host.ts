import { isAscii } from "../text/ascii.js";
import type { Host, Iri } from "../iri/iri.js";
import { mapPieces, type MappedText } from "../iri/mapped-text.js";
import { splitTriplets } from "../iri/split-triplets.js";
import { hasDnsHost } from "../iri/dns-hosts.js";
import type { Span } from "../findings/span.js";
import { domainFaults, labelsOf, type DomainFault } from "./domain-faults.js";
import { domainToUnicode, withoutRoot } from "./domain.js";

/** A label of a host with triplets decoded. */
export interface DnsLabel {
  readonly text: string;
  /** In the IRI. */
  readonly span: Span;
  /** Why the label is not valid, if it is not. */
  readonly fault?: DomainFault;
  /** The label mapped and decoded by IDNA, where it is valid and not ASCII in this form. */
  readonly unicode?: string;
}

/** The host of an IRI as a name of the Domain Name System. */
export interface DnsHost {
  /** The name with triplets decoded; those that are no UTF-8 stay. */
  readonly name: MappedText;
  readonly labels: readonly DnsLabel[];
  /** Why the name is not valid although each of its labels is. */
  readonly fault?: DomainFault;
}

/**
 * The host, where it is a name of the Domain Name System. A reference without scheme is resolved against a base, which
 * almost always has such a host.
 */
export function dnsName({ scheme, authority }: Iri): Host | undefined {
  if (authority?.host.kind !== "iregName" || authority.host.text === "") return undefined;
  return scheme === undefined || hasDnsHost(scheme.text) ? authority.host : undefined;
}

/** The labels of a DNS name, of ASCII characters or not; none where the host is no DNS name. */
export function dnsLabels(iri: Iri): readonly DnsLabel[] {
  const international = internationalHost(iri);
  if (international !== undefined) return international.labels;
  const host = dnsName(iri);
  return host === undefined ? [] : asciiLabels(host);
}

function asciiLabels({ text, span }: Host): DnsLabel[] {
  return labelsOf(withoutRoot(text)).map(({ label, span: place }) => ({
    text: label,
    span: { start: span.start + place.start, end: span.start + place.end },
  }));
}

/** A-labels, triplets and characters outside ASCII: only where one of them stands, IDNA has something to say. */
const international = /[^\0-\x7F]|%|xn--/i;

// Several checks ask for the same host, which is an object of its own for each text.
const hosts = new WeakMap<Host, DnsHost>();

/** The host as IDNA sees it, if it is a DNS name that IDNA has something to say of. */
export function internationalHost(iri: Iri): DnsHost | undefined {
  const text = iri.authority?.host.text ?? "";
  if (!international.test(text)) return undefined;
  const host = dnsName(iri);
  if (host === undefined) return undefined;
  const known = hosts.get(host) ?? readHost(host);
  hosts.set(host, known);
  return known;
}

/** Whether IDNA admits the name, lengths and all. */
export function isValidHost({ labels, fault }: DnsHost): boolean {
  return fault === undefined && labels.every((label) => label.fault === undefined);
}

/** The last of several labels as IDNA maps it, in lower case; empty where there is one label alone. */
export function topLevelDomain({ labels }: DnsHost): string {
  const last = labels.length > 1 ? labels.at(-1) : undefined;
  return last === undefined ? "" : (last.unicode ?? last.text.toLowerCase());
}

/** Whether the label is written with characters outside ASCII. */
export function isUnicodeLabel({ text }: DnsLabel): boolean {
  return !isAscii(text);
}

/** Whether the label claims to be an A-label: Punycode behind a prefix (RFC 5890 §2.3.2.1). */
export function isALabel({ text }: DnsLabel): boolean {
  return /^xn--/i.test(text);
}

function readHost({ text, span }: Host): DnsHost {
  const pieces = splitTriplets(text).map(({ source, character = source }) => ({ source, text: character }));
  const name = mapPieces(span.start, pieces);
  const faults = domainFaults(name.text);
  const faultAt = new Map(faults.map((fault) => [`${fault.span.start} ${fault.span.end}`, fault]));
  // Labels that are all valid are mapped at once, since each mapping starts from the beginning.
  const mapped = faults.length === 0 ? domainToUnicode(withoutRoot(name.text))?.split(".") : undefined;
  const labels = labelsOf(withoutRoot(name.text)).map(({ label, span: place }, index): DnsLabel => {
    const fault = faultAt.get(`${place.start} ${place.end}`);
    const unicode = fault === undefined ? unicodeForm(label, mapped?.[index]) : undefined;
    return { text: label, span: name.toIri(place), ...(fault && { fault }), ...(unicode !== undefined && { unicode }) };
  });
  const [whole] = labels.some(({ fault }) => fault !== undefined) ? [] : faults;
  return { name, labels, ...(whole && { fault: whole }) };
}

function unicodeForm(label: string, mapped: string | undefined): string | undefined {
  if (!/[^\0-\x7F]|^xn--/i.test(label)) return undefined;
  const unicode = mapped ?? domainToUnicode(label);
  return unicode !== undefined && !isAscii(unicode) ? unicode : undefined;
}
