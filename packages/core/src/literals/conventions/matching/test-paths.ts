import type { TestsConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";

/** Markup for people. A page of HTML among tests is what they read. */
const document = /\.(?:md|markdown|mdown|mkdn?|mdx|rst|adoc|asciidoc|textile|tex|org|wiki)$/iu;

/** Data, markup and queries, which run nothing. */
const data =
  /\.(?:json\w*|ya?ml|toml|ini|cfg|conf|properties|csv|tsv|txt|log|xml|x?html?|svg|css|sql|graphql|proto|bib|n3|ttl|nt|nq|trig|rdf|owl|rq|sparql|shex|o[mf]n|obo)$/iu;

const conventions = conventionsOf("tests");

/** Whether the document at a path, from the root of its project, is one of tests. */
export function isTestPath(path: string): boolean {
  return conventions.some((convention) => isTestBy(convention, path));
}

/** Whether one convention says that the document at a path is one of tests. */
export function isTestBy({ match }: TestsConvention, path: string): boolean {
  if (match.of !== "any" && document.test(path)) return false;
  if (match.of === "programs" && data.test(path)) return false;
  return match.path.test(path);
}
