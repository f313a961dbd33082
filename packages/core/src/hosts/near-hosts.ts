import { domainToUnicode } from "../idna/domain.js";
import { likenessOf, ofAnyHosts, sharedKeys, type Closeness, type Likeness } from "./likeness.js";
import { registeredDomain, type RegisteredDomain } from "./registered-domain.js";

/** A domain that is like another one. */
export interface NearHost {
  readonly other: RegisteredDomain;
  readonly likeness: Likeness;
}

/** Some domains, among which those are found that a name is like. */
export class NearHosts {
  readonly #names = new Set<string>();
  readonly #byKey = new Map<string, RegisteredDomain[]>();

  readonly #closeness: Closeness;

  /** Takes host names in lower case. */
  constructor(names: Iterable<string>, closeness: Closeness = ofAnyHosts) {
    this.#closeness = closeness;
    for (const name of names) {
      const domain = registeredDomain(name);
      if (domain === undefined || this.#names.has(domain.text)) continue;
      this.#names.add(domain.text);
      for (const key of new Set(sharedKeys(domain, closeness))) {
        const domains = this.#byKey.get(key);
        if (domains === undefined) this.#byKey.set(key, [domain]);
        else domains.push(domain);
      }
    }
  }

  has({ text }: RegisteredDomain): boolean {
    return this.#names.has(text);
  }

  /** Those of the domains that a name is like, in the order in which they were given. */
  nearTo(domain: RegisteredDomain): NearHost[] {
    if (this.#names.size === 0) return [];
    const candidates = new Set([...sharedKeys(domain, this.#closeness)].flatMap((key) => this.#byKey.get(key) ?? []));
    return [...candidates].flatMap((other) => {
      const likeness = likenessOf(domain, other, this.#closeness);
      return likeness === undefined ? [] : [{ other, likeness }];
    });
  }
}

const known = new WeakMap<readonly string[], NearHosts>();

/** The domains of names as people write them, in Unicode or not; worked out once for each list. */
export function nearHostsOf(names: readonly string[]): NearHosts {
  const hosts = known.get(names) ?? new NearHosts(names.map((name) => domainToUnicode(name) ?? name.toLowerCase()));
  known.set(names, hosts);
  return hosts;
}
