import type { TestsConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";
import { isDocumentPath, isRdfPath } from "./kinds-of-files.js";
import { patternSequence } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";

/** Data, pages and queries beside those of RDF, which run nothing. */
const data = patternSequence(
  /\./iu,
  wordPattern(String.raw`
    json\w* ya?ml toml ini cfg conf properties csv tsv txt log xml x?html? svg css sql graphql proto bib rq sparql shex
  `),
  /$/iu,
);

const conventions = conventionsOf("tests");

/** Whether the document at a path, from the root of its project, is one of tests. */
export function isTestPath(path: string): boolean {
  return conventions.some((convention) => isTestBy(convention, path));
}

/** Whether one convention says that the document at a path is one of tests. */
export function isTestBy({ match }: TestsConvention, path: string): boolean {
  if (match.of !== "any" && isDocumentPath(path)) return false;
  if (match.of === "programs" && (data.test(path) || isRdfPath(path))) return false;
  return match.path.test(path);
}
