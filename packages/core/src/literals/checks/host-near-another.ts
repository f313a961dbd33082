import { suggest } from "../../checks/definition/define-check.js";
import { mentionLookalikes } from "../../checks/wording/lookalikes.js";
import { quote } from "../../checks/wording/mention.js";
import type { Fix } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import { rfc3987, uts39 } from "../../findings/spec-reference.js";
import type { Likeness } from "../../hosts/likeness.js";
import { nearHostsOf, type NearHost, type NearHosts } from "../../hosts/near-hosts.js";
import { packageHosts } from "../../hosts/package-hosts.js";
import type { RegisteredDomain } from "../../hosts/registered-domain.js";
import { usedHostIn, UsedHosts, type HostUsage, type UsedHost } from "../../hosts/used-hosts.js";
import { asciiLookalikesIn } from "../../hosts/ascii-lookalike.js";
import { copyOf } from "../../text/copy-of.js";
import { isAscii } from "../../text/ascii.js";
import { defineDocumentCheck } from "../judge/define-document-check.js";

/** The host of one identifier, and the span of the host in the text of the identifier. */
interface TracedHost extends UsedHost {
  readonly span: Span;
}

export const hostNearAnother = defineDocumentCheck({
  code: "host-near-another",
  title: "Host is easily taken for another one",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [uts39("Confusable_Detection"), rfc3987("7.5"), rfc3987("8")],
  message:
    "The host {{host}} is easily taken for {{other}}; check which one is meant. {{difference}}. The host meant may be the one {{where}}.",
  judges: "authority",
  inProse: true,
  trace({ text }): TracedHost | undefined {
    const host = usedHostIn(text);
    // Copied, since a substring keeps the text of the document alive.
    return host && { ...host, text: copyOf(host.text), domain: { ...host.domain, text: copyOf(host.domain.text) } };
  },
  find(hosts, report, chosen) {
    const uses = usesOf(hosts);
    const known: ComparedHosts = {
      chosen: nearHostsOf(chosen),
      used: new UsedHosts(uses),
      whereOf: ({ count }) => `which this file has ${timesOf(count)}`,
    };
    const firsts = new Map<string, number>();
    for (const [at, { domain }] of hosts.entries()) if (!firsts.has(domain.text)) firsts.set(domain.text, at);
    const seen = new Map<string, Neighbor | undefined>();
    for (const [at, host] of hosts.entries()) {
      const { text, domain } = host;
      if (!seen.has(domain.text)) seen.set(domain.text, neighborOf(domain, known));
      const neighbor = seen.get(domain.text);
      if (neighbor === undefined) continue;
      const { other } = neighbor;
      const span = domainSpan(host);
      const first = firsts.get(other.text);
      report({
        at,
        span,
        data: dataOf(text, domain, neighbor),
        related: first === undefined ? [] : [{ at: first, message: "The other host" }],
        fixes: replacement(span, domain, other),
      });
    }
  },
  acrossFiles({ text, domain }, ofAllFiles, chosen) {
    const known: ComparedHosts = { chosen: nearHostsOf(chosen), used: ofAllFiles, whereOf: whereInFiles };
    const neighbor = neighborOf(domain, known);
    return neighbor && dataOf(text, domain, neighbor);
  },
});

function dataOf(host: string, domain: RegisteredDomain, { other, likeness, where }: Neighbor) {
  return { host: quote(host), other: quote(other.text), where, difference: differenceOf(likeness, domain) };
}

/** The hosts to compare with. */
interface ComparedHosts {
  readonly chosen: NearHosts;
  /** The hosts of the file, or of all files. */
  readonly used: UsedHosts;
  /** How a message says where a host is used. */
  readonly whereOf: (usage: HostUsage) => string;
}

interface Neighbor extends NearHost {
  readonly where: string;
}

/** The host for which a domain is most easily taken; none for a host of the settings or of a package registry. */
function neighborOf(domain: RegisteredDomain, { chosen, used, whereOf }: ComparedHosts): Neighbor | undefined {
  if (chosen.has(domain) || packageHosts().has(domain)) return undefined;
  const [own] = chosen.nearTo(domain);
  if (own !== undefined) return { ...own, where: "which the settings name" };
  const ofPackages = packageHosts()
    .nearTo(domain)
    .find(({ likeness }) => likeness.kind !== "other" && !("isPlural" in likeness && likeness.isPlural));
  if (ofPackages !== undefined) return { ...ofPackages, where: "from which packages are fetched" };
  const near = used.nearest(domain, used.usageOf(domain.text)?.count ?? 0);
  return near && { ...near, where: whereOf(near.usage) };
}

function whereInFiles({ count, files, place }: HostUsage): string {
  const such = files === 1 ? `in ${quote(place)}` : `in ${files} files, such as ${quote(place)}`;
  return `which stands ${timesOf(count)} ${such}`;
}

function timesOf(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

function lookOfCharacters(lookalikes: ReadonlyMap<string, string>): string {
  return lookalikes.size === 0 ? "Both look the same" : `It has ${mentionLookalikes(lookalikes)}`;
}

function differenceOf(likeness: Likeness, { text }: RegisteredDomain): string {
  switch (likeness.kind) {
    case "look":
      return lookOfCharacters(asciiLookalikesIn(text));
    case "left-out":
      return `It lacks ${quote(likeness.characters)}`;
    case "doubled":
      return `It has ${quote(likeness.characters)} twice`;
    case "swapped":
      return `The other one has ${quote(likeness.characters)} in another order`;
    case "other":
      return "One character differs";
  }
}

function usesOf(hosts: readonly UsedHost[]): Map<string, HostUsage> {
  const counts = new Map<string, number>();
  for (const { domain } of hosts) counts.set(domain.text, (counts.get(domain.text) ?? 0) + 1);
  return new Map([...counts].map(([domain, count]) => [domain, { count, files: 1, place: "" }]));
}

/** The span of the registrable domain; of the whole host, if the host does not end in the domain's text, case aside. */
function domainSpan({ text, span, domain }: TracedHost): Span {
  const start = text.length - domain.text.length;
  return text.slice(start).toLowerCase() === domain.text ? { start: span.start + start, end: span.end } : span;
}

/** The fix, unless the span is not that of the domain, or the other name is not ASCII and may deceive in turn. */
function replacement(span: Span, domain: RegisteredDomain, other: RegisteredDomain): readonly Fix[] {
  const isWritten = span.end - span.start === domain.text.length;
  return isWritten && isAscii(other.text) ? [suggest(`Write ${quote(other.text)}`, span, other.text)] : [];
}
