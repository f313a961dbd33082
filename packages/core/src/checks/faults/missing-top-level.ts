/** Sites that everybody knows, by what they are called before their top-level domain; what companies run under the same name is none. */
const topLevels: ReadonlyMap<string, string> = new Map([
  ...["github", "githubusercontent", "instagram", "linkedin", "npmjs", "reddit", "stackoverflow", "twitter"].map(
    (site) => [site, "com"] as const,
  ),
  ...["arxiv", "doi", "orcid", "wikidata", "wikimedia", "wikipedia", "zenodo"].map((site) => [site, "org"] as const),
]);

const site = /^(?:[a-z0-9-]{1,63}\.){0,2}(?<last>[a-z0-9-]+)$/u;

/** A last label of fewer units is a top-level domain far more often than a site; in UTF-16 code units. */
export const shortestSite = 5;

/** The top-level domain that lacks at the end of a host name in lower case, as that of `github` or `en.wikipedia` does. */
export function missingTopLevel(host: string): string | undefined {
  const { last = "" } = site.exec(host)?.groups ?? {};
  return last === host || last.length >= shortestSite ? topLevels.get(last) : undefined;
}
