import type { Edit } from "../finding.js";
import { isIriReference } from "../is-iri.js";
import type { Subject } from "./define-check.js";

/** A longer text is not read again for each fix; where one depends on it, it is not offered. */
const longestReread = 8192;

/** The text after edits whose order does not matter, if it is an IRI reference then. */
export function conformingText({ text, profile }: Subject, edits: readonly Edit[]): string | undefined {
  if (text.length > longestReread) return undefined;
  let edited = text;
  for (const { span, text: written } of edits) edited = edited.slice(0, span.start) + written + edited.slice(span.end);
  return isIriReference(edited, { profile }) ? edited : undefined;
}
