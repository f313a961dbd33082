import type { ComponentName } from "../../findings/finding.js";
import type { Subject } from "../definition/define-check.js";
import { runsOf, type Run } from "./judged-components.js";

/** The triplets of C0, DEL and C1, one by one. */
const controlTriplets = /%(?:[01][0-9A-Fa-f]|7[Ff]|[Cc]2%[89][0-9A-Fa-f])/;

/**
 * Every percent-encoded control with its character. Triplets of `data:` are left out: they are content, in which all
 * octets are allowed.
 */
export function encodedControls(subject: Subject): (Run & { readonly character: string })[] {
  if (/^data$/i.test(subject.scheme?.text ?? "")) return [];
  return runsOf(subject, controlTriplets).map((run) => ({ ...run, character: decodeURIComponent(run.text) }));
}

/**
 * NUL ends a string in many programs. A line break ends a header field or a line of a protocol; in the query and the
 * fragment of `http` it is what a form sends for a text of several lines.
 */
export function isDangerousControl({ scheme }: Subject, component: ComponentName, character: string): boolean {
  if (character === "\0") return true;
  const isInAddress = component !== "query" && component !== "fragment";
  return isLineBreak(character) && isInAddress && /^https?$/i.test(scheme?.text ?? "");
}

export function isLineBreak(character: string): boolean {
  return character === "\r" || character === "\n";
}
