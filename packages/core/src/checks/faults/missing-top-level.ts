import { isWellKnownSite } from "../../hosts/well-known-sites.js";

/** What no company calls a machine of its own, as it may `gitlab`, and no top-level domain is called, as `google` and `youtube` are. */
const unmistakable: ReadonlySet<string> = new Set(
  "arxiv doi github githubusercontent instagram linkedin npmjs orcid reddit stackoverflow twitter wikidata wikimedia wikipedia zenodo".split(
    " ",
  ),
);

const site = /^(?:[a-z0-9-]{1,63}\.){0,2}[a-z0-9-]+$/u;

/** A last label of fewer units is a top-level domain far more often than a site; in UTF-16 code units. */
export const shortestSite = 5;

/** The top-level domain that lacks at the end of a host name in lower case, as that of `github` or `en.wikipedia` does. */
export function missingTopLevel(host: string): string | undefined {
  const last = host.slice(host.lastIndexOf(".") + 1);
  if (!unmistakable.has(last) || (last !== host && last.length < shortestSite) || !site.test(host)) return undefined;
  return ["com", "org"].find((topLevel) => isWellKnownSite(`${last}.${topLevel}`));
}
