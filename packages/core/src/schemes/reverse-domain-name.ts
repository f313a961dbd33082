import { wordSet } from "../text/word-set.js";

/** The top-level domains that most reverse names begin with, but for those of countries, which have two letters. */
const topLevelDomains = wordSet("com org net edu gov mil int info biz name app dev cloud online site tech xyz");

/**
 * Whether a scheme is a domain name in reverse order, as vendors are encouraged to use for schemes of their own
 * (4395bis §3.8): `com-example-info`, or `com.example.app` as operating systems have it.
 */
export function isReverseDomainName(scheme: string): boolean {
  const [first = "", second] = scheme.toLowerCase().split(/[.-]/, 2);
  return second !== undefined && second !== "" && (/^[a-z]{2}$/.test(first) || topLevelDomains.has(first));
}
