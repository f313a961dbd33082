import type { Code } from "../../../findings/code.js";
import type { HistoricalConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";
import { isDocumentPath, isRdfPath } from "./kinds-of-files.js";

/** Pages and texts for people to read. */
const page = /\.(?:x?html?|txt)$/iu;

/** Data files of one record or table each, which no program loads once they are submitted. */
const records = /\.(?:ya?ml|json|xml|csv|tsv|txt|pot?)$/iu;

const histories = conventionsOf("historical");

/** Codes of slips that leave readers without a link or with a dead one, however old the document is. */
const ofNoLink: ReadonlySet<Code> = new Set(["link-malformed", "scheme-left-out", "scheme-misspelled"]);

/**
 * Whether findings of a code are reported in the historical part of the document at a path, since they leave readers
 * without a link.
 */
export function isLinkMendedIn(path: string, code: Code): boolean {
  return (
    ofNoLink.has(code) &&
    histories.every((convention) => !isHistoryBy(convention, path) || convention.effect.tells === "no-link-too")
  );
}

/**
 * The offset, in UTF-16 code units, behind which the document at a path (from the root of its project) is historical;
 * undefined if it is not.
 */
export function historicalFrom(path: string): number | undefined {
  const starts = histories.filter((convention) => isHistoryBy(convention, path)).map(({ match }) => match.behind ?? 0);
  return starts.length === 0 ? undefined : Math.min(...starts);
}

/** Whether one convention says that the document at a path is historical. */
export function isHistoryBy({ match }: HistoricalConvention, path: string): boolean {
  return isOfFormat(match.of, path) && match.path.every((pattern) => pattern.test(path));
}

/** Programs and data among documents for people are still run and loaded. */
function isOfFormat(format: HistoricalConvention["match"]["of"], path: string): boolean {
  if (format === "rdf") return isRdfPath(path);
  return format === "records" ? records.test(path) : isDocumentPath(path) || page.test(path);
}
