import { bidiComponents, type BidiComponent } from "../bidi/components.js";
import { addedFindings } from "../checks/run/added-findings.js";
import type { ComponentName, Finding } from "../findings/finding.js";
import type { Span } from "../findings/span.js";
import { domainToUnicode } from "../idna/domain.js";
import type { Iri } from "../iri/iri.js";
import { splitIri } from "../iri/split.js";
import type { ProfileName } from "../profiles/profile.js";
import { hasDnsHost } from "../iri/dns-hosts.js";
import { decodeComponent } from "../percent-encoding/decode-component.js";
import { dnsNameInAscii } from "../percent-encoding/map-components.js";
import { isAscii } from "../text/ascii.js";
import { percentDecodeUtf8 } from "../percent-encoding/percent-decode.js";

/** Everything that preset strict finds in a text. */
type CheckStrictly = (text: string) => readonly Finding[];

export interface SafeDecoding {
  /** Whether A-labels become U-labels. */
  readonly decodesALabels: boolean;
  /** The components that stay as they are. */
  readonly kept: readonly ComponentName[];
  readonly check: CheckStrictly;
}

/** A component, or a label of the host, that can be written in other characters. */
interface DecodedPart {
  readonly part: BidiComponent;
  readonly written: string;
}

/** What a text becomes, and where in it the units stand. */
interface Attempt {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** How often units are given up that a finding touches; each time costs one check of the text. */
const mostRounds = 4;

/** How often a text is decoded until nothing changes any more. Most are done at once, and five times was never needed. */
const mostPasses = 16;

/**
 * The IRI-reference with those components and labels decoded that add no finding of preset strict (RFC 3987 §3.2 step 4, §6.1).
 * Beside what is decoded, more may be safe: it is decoded until nothing changes, so that doing it again changes nothing.
 */
export function decodeSafely(iri: Iri, profile: ProfileName, decoding: SafeDecoding): string {
  let text = iri.text;
  for (let pass = 0; pass < mostPasses; pass++) {
    const decoded = decodeOnce(pass === 0 ? iri : splitIri(text), profile, decoding);
    if (decoded === text) return text;
    text = decoded;
  }
  // The time stays linear: what comes to no end stays as it is.
  return iri.text;
}

/** What a finding touches stays encoded; where findings touch everything, each component is tried by itself. */
function decodeOnce(iri: Iri, profile: ProfileName, { decodesALabels, kept, check }: SafeDecoding): string {
  const all = unitsOf(iri, profile, decodesALabels).filter(({ part }) => !kept.includes(part.component));
  if (all.length === 0) return iri.text;
  const before = check(iri.text);
  let units = all;
  for (let round = 0; round < mostRounds && units.length > 0; round++) {
    const written = write(iri.text, units);
    const faults = faultsOf(written, units);
    if (faults.length === 0 && mapsBack(iri, units)) return written.text;
    const left = faults.length === 0 ? units.filter(isOutsideHost) : untouched(units, written.spans, faults);
    if (left.length === units.length) break;
    units = left;
  }
  return decodeByComponent(iri, all, (written, tried) => faultsOf(written, tried).length === 0);

  /** What is told of a label that is decoded counts also where it is told of the original: a name that deceives stays in Punycode. */
  function faultsOf({ text, spans }: Attempt, tried: readonly DecodedPart[]): readonly Finding[] {
    const after = check(text);
    const added = new Set(addedFindings(before, after));
    const labels = spans.filter((_, index) => tried[index]?.part.component === "host");
    const isOfLabel = ({ component, span }: Finding): boolean =>
      component === "host" && labels.some(({ start, end }) => span.start < end && start < span.end);
    return after.filter((finding) => added.has(finding) || isOfLabel(finding));
  }
}

/** Decodes the units of one component after another, and keeps those that are safe beside those before. */
function decodeByComponent(
  iri: Iri,
  all: readonly DecodedPart[],
  isSafe: (written: Attempt, tried: readonly DecodedPart[]) => boolean,
): string {
  let kept: ReadonlySet<DecodedPart> = new Set();
  let text = iri.text;
  for (const component of new Set(all.map(({ part }) => part.component))) {
    const tried = all.filter((unit) => unit.part.component === component || kept.has(unit));
    const written = write(iri.text, tried);
    if (!mapsBack(iri, tried) || !isSafe(written, tried)) continue;
    kept = new Set(tried);
    text = written.text;
  }
  return text;
}

function isOutsideHost({ part }: DecodedPart): boolean {
  return part.component !== "host";
}

/** Those that no finding touches. Both lists ascend, so that one pass is enough. */
function untouched(units: readonly DecodedPart[], spans: readonly Span[], findings: readonly Finding[]): DecodedPart[] {
  let next = 0;
  let reach = -1;
  return units.filter((_, index) => {
    const { start, end } = spans[index] ?? { start: 0, end: 0 };
    for (let finding = findings[next]; finding !== undefined && finding.span.start < end; finding = findings[++next])
      reach = Math.max(reach, finding.span.end);
    return reach <= start;
  });
}

function write(text: string, units: readonly DecodedPart[]): Attempt {
  const spans: Span[] = [];
  let value = "";
  let done = 0;
  for (const { part, written } of units) {
    value += text.slice(done, part.span.start);
    spans.push({ start: value.length, end: value.length + written.length });
    value += written;
    done = part.span.end;
  }
  return { text: value + text.slice(done), spans };
}

/** In the order of the text. */
function unitsOf(iri: Iri, profile: ProfileName, decodesALabels: boolean): DecodedPart[] {
  const name = profile !== "rfc3986" && hasDnsName(iri) ? (iri.authority?.host.text ?? "") : "";
  const isName = (decodesALabels && /xn--/i.test(name)) || /[^\0-\x7F]|%/.test(name);
  const isMapped = isName && domainToUnicode(percentDecodeUtf8(name) ?? name) !== undefined;
  return bidiComponents(iri).flatMap((part) => {
    const isLabel = part.component === "host" && isName && (decodesALabels || !/^xn--/i.test(part.text));
    const written = isLabel ? labelInUnicode(part, profile, isMapped) : decodeComponent(part, profile);
    return written === part.text ? [] : { part, written };
  });
}

function hasDnsName({ scheme, authority }: Iri): boolean {
  return scheme !== undefined && hasDnsHost(scheme.text) && authority?.host.kind === "iregName";
}

/**
 * As UTS #46 maps it, with letters of ASCII in lower case as those beside them. In a host that is no name, nothing else
 * is mapped to ASCII, since nobody compares it by that mapping.
 */
function labelInUnicode(label: BidiComponent, profile: ProfileName, isMapped: boolean): string {
  const decoded = percentDecodeUtf8(label.text);
  const name = decoded === undefined ? undefined : domainToUnicode(decoded);
  const isSame = name !== undefined && (isMapped || !isAscii(name) || isAscii(decoded ?? ""));
  return isSame ? name : decodeComponent(label, profile);
}

/** Whether the host with its units decoded is a name that `toUri` maps back (RFC 3987 §3.2). */
function mapsBack(iri: Iri, units: readonly DecodedPart[]): boolean {
  const { host } = iri.authority ?? {};
  const labels = units.filter(({ part }) => part.component === "host");
  if (host === undefined || labels.length === 0 || !hasDnsName(iri)) return true;
  const { text } = write(iri.text.slice(0, host.span.end), labels);
  return dnsNameInAscii(text.slice(host.span.start)) !== undefined;
}
