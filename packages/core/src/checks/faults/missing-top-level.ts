import { isWellKnownSite } from "../../hosts/well-known-sites.js";
import { unitAt } from "../../text/unit-at.js";

/**
 * Names of well-known sites without their top-level domain. Left out are names that companies give to a machine of
 * their own, such as `gitlab`, and those that are top-level domains, such as `google` and `youtube`.
 */
const unmistakable: ReadonlySet<string> = new Set(
  "arxiv doi github githubusercontent instagram linkedin npmjs orcid reddit stackoverflow twitter wikidata wikimedia wikipedia zenodo".split(
    " ",
  ),
);

const site = /^(?:[a-z0-9-]{1,63}\.){0,2}[a-z0-9-]+$/u;

/** A last label of fewer units is a top-level domain far more often than a site; in UTF-16 code units. */
const shortestSite = 5;

/** The lengths and first letters of such names. */
const lengthsAndLetters: ReadonlySet<number> = new Set(
  Array.from(unmistakable, (name) => lengthAndLetter(name, 0, name.length)),
);

function lengthAndLetter(text: string, start: number, end: number): number {
  // Lower case, if it is a letter of ASCII.
  return ((end - start) << 7) | (unitAt(text, start) | 0x20);
}

/** Whether a last label, of ASCII, may be that of such a site: `false` is certain, and soon said. */
export function mayLackTopLevel(text: string, start: number, end: number): boolean {
  return end - start >= shortestSite && lengthsAndLetters.has(lengthAndLetter(text, start, end));
}

/** The missing top-level domain at the end of a host name in lower case, such as that of `github` or `en.wikipedia`. */
export function missingTopLevel(host: string): string | undefined {
  const last = host.slice(host.lastIndexOf(".") + 1);
  if (!unmistakable.has(last) || (last !== host && last.length < shortestSite) || !site.test(host)) return undefined;
  return ["com", "org"].find((topLevel) => isWellKnownSite(`${last}.${topLevel}`));
}
