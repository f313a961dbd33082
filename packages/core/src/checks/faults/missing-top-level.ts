import { isWellKnownSite } from "../../hosts/well-known-sites.js";

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
export const shortestSite = 5;

/** The missing top-level domain at the end of a host name in lower case, such as that of `github` or `en.wikipedia`. */
export function missingTopLevel(host: string): string | undefined {
  const last = host.slice(host.lastIndexOf(".") + 1);
  if (!unmistakable.has(last) || (last !== host && last.length < shortestSite) || !site.test(host)) return undefined;
  return ["com", "org"].find((topLevel) => isWellKnownSite(`${last}.${topLevel}`));
}
