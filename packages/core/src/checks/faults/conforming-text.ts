import type { Edit } from "../../findings/finding.js";
import { isIriReference } from "../../iri/is-iri.js";
import { applyEdits } from "./apply-edits.js";
import type { Subject } from "../definition/define-check.js";

/** A longer text is not read again for each fix; where one depends on it, it is not offered. */
const longestReread = 8192;

/** The text after edits in ascending order, if it is an IRI reference then. */
export function conformingText({ text, profile }: Subject, edits: readonly Edit[]): string | undefined {
  if (text.length > longestReread) return undefined;
  const edited = applyEdits(text, edits);
  return isIriReference(edited, { profile }) ? edited : undefined;
}
