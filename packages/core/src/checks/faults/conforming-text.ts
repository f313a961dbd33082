import type { Edit } from "../../findings/finding.js";
import { isIriReference } from "../../iri/is-iri.js";
import { applyEdits } from "./apply-edits.js";
import type { Subject } from "../definition/define-check.js";

/**
 * The longest text that is parsed again for a fix, in UTF-16 code units; for longer ones, a fix that depends on it is
 * not offered.
 */
const longestReread = 8192;

/** The text after edits in ascending order, if it is an IRI reference then. */
export function conformingText({ text, profile }: Subject, edits: readonly Edit[]): string | undefined {
  if (text.length > longestReread) return undefined;
  const edited = applyEdits(text, edits);
  return isIriReference(edited, { profile }) ? edited : undefined;
}
