import type { Span } from "../findings/span.js";
import { splitIri } from "../iri/split.js";
import { isAscii } from "../text/ascii.js";
import type { Likeness } from "./likeness.js";
import { NearHosts, type NearHost } from "./near-hosts.js";
import { registeredDomainOf, type RegisteredDomain } from "./registered-domain.js";

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

/** What is used so often is no slip, and what is like it may be one. */
const leastUses = 10;
/** So many times as often as a slip is what was meant. */
const leastRatio = 10;
/** The singular and the plural of a word are two names more often than not. */
const leastRatioOfPlurals = 100;

/** The registered domains that some files use. Once it has been asked for neighbors, nothing may be added any more. */
export class UsedHosts {
  readonly #usages: ReadonlyMap<string, HostUsage>;
  #often: NearHosts | undefined;

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
    let nearest: SeldomHost | undefined;
    for (const near of this.#often.nearTo(domain)) {
      const usage = this.#usages.get(near.other.text);
      if (usage === undefined || !isSlip(near.likeness, domain, count, usage.count)) continue;
      if (usage.count > (nearest?.usage.count ?? 0)) nearest = { ...near, usage };
    }
    return nearest;
  }
}

function isSlip(likeness: Likeness, { text }: RegisteredDomain, count: number, often: number): boolean {
  switch (likeness.kind) {
    case "look":
      // Nobody writes other letters that look the same by chance.
      return count * (isAscii(text) ? leastRatio : 1) <= often;
    case "other":
      return false;
    default:
      return count * (likeness.isPlural ? leastRatioOfPlurals : leastRatio) <= often;
  }
}
