import type { Span } from "../findings/span.js";
import { splitIri } from "../iri/split.js";
import { isAscii } from "../text/ascii.js";
import { likenessOf, type Likeness } from "./likeness.js";
import { NearHosts, type NearHost } from "./near-hosts.js";
import { lookOf, registeredDomain, registeredDomainOf, type RegisteredDomain } from "./registered-domain.js";

/** A host, and what is registered of it. */
export interface UsedHost {
  readonly text: string;
  readonly domain: RegisteredDomain;
}

/** The host of an identifier, which stands there at `span`; nothing if nobody has registered it. */
export function usedHostIn(text: string): (UsedHost & { readonly span: Span }) | undefined {
  const iri = splitIri(text);
  const host = iri.authority?.host;
  const domain = registeredDomainOf(iri);
  return host && domain && { text: host.text, domain, span: host.span };
}

/** How often a registered domain is used, and where. */
export interface HostUsage {
  readonly count: number;
  readonly files: number;
  /** What people call the first of the files. */
  readonly place: string;
}

/** A domain that is used seldom, and the one that is used often and that it is like. */
export interface SeldomHost extends NearHost {
  readonly usage: HostUsage;
}

/** What is used so often is no slip, and what is like it, but does not look the same, may be one. */
const leastUses = 10;
/** So many times as often as a slip is what was meant. */
const leastRatio = 10;
/** The singular and the plural of a word are two names more often than not. */
const leastRatioOfPlurals = 100;

/** The registered domains that some files use. Once it has been asked for neighbors, nothing may be added any more. */
export class UsedHosts {
  readonly #usages: ReadonlyMap<string, HostUsage>;
  #often: NearHosts | undefined;
  #byLook: ReadonlyMap<string, readonly RegisteredDomain[]> | undefined;

  constructor(usages: ReadonlyMap<string, HostUsage>) {
    this.#usages = usages;
  }

  usageOf(domain: string): HostUsage | undefined {
    return this.#usages.get(domain);
  }

  /** The domain used most of those that one is like which is used `count` times; nothing if that may well be meant as it is. */
  nearest(domain: RegisteredDomain, count: number): SeldomHost | undefined {
    this.#often ??= new NearHosts(
      [...this.#usages].flatMap(([name, usage]) => (usage.count < leastUses ? [] : [name])),
    );
    this.#byLook ??= domainsByLook(this.#usages.keys());
    const alike = this.#byLook.get(lookOf(domain.text)) ?? [];
    const others = new Set([...alike, ...this.#often.nearTo(domain).map(({ other }) => other)]);
    let nearest: SeldomHost | undefined;
    for (const other of others) {
      const usage = this.#usages.get(other.text);
      const likeness = likenessOf(domain, other);
      if (usage === undefined || likeness === undefined) continue;
      const isTaken =
        likeness.kind === "look"
          ? isImitation(domain, count, other, usage.count)
          : isSlip(likeness, count, usage.count);
      if (isTaken && usage.count > (nearest?.usage.count ?? 0)) nearest = { other, likeness, usage };
    }
    return nearest;
  }
}

/** The domains that have a look in common with another one of them, by that look. */
function domainsByLook(names: Iterable<string>): ReadonlyMap<string, readonly RegisteredDomain[]> {
  const found = new Map<string, RegisteredDomain[]>();
  for (const name of names) {
    const domain = registeredDomain(name);
    if (domain === undefined) continue;
    const look = lookOf(domain.text);
    const alike = found.get(look);
    if (alike === undefined) found.set(look, [domain]);
    else alike.push(domain);
  }
  for (const [look, alike] of found) if (alike.length === 1) found.delete(look);
  return found;
}

/**
 * Whether a domain is the one of two that is taken for the other: nobody writes other letters that look the same by chance,
 * so that it need not be seldom. Of two that are used as often, it is the one with letters outside ASCII, with more digits,
 * or with more letters, such as `rn` for `m`.
 */
function isImitation({ text }: RegisteredDomain, count: number, other: RegisteredDomain, often: number): boolean {
  return count < often || (count === often && strangenessOf(text) > strangenessOf(other.text));
}

function strangenessOf(name: string): number {
  const digits = name.replace(/\D/g, "").length;
  return name.length + digits * 0x100 + (isAscii(name) ? 0 : 0x10000);
}

function isSlip(likeness: Likeness, count: number, often: number): boolean {
  switch (likeness.kind) {
    case "look":
    case "other":
      return false;
    default:
      return count * (likeness.isPlural ? leastRatioOfPlurals : leastRatio) <= often;
  }
}
