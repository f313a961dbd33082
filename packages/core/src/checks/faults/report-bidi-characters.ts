import { componentAt } from "../../iri/component-at.js";
import type { ComponentName } from "../../findings/finding.js";
import { percentEncodeNonAscii } from "../../percent-encoding/percent-encode.js";
import { suggest, type Report, type Subject } from "../definition/define-check.js";
import { describeCharacter } from "../wording/mention.js";
import { unitAt } from "../../text/unit-at.js";

const encodable: ReadonlySet<ComponentName> = new Set(["userinfo", "path", "query", "fragment"]);

/**
 * Reports each character that `pattern`, a global expression for single code units, finds. The character can be removed;
 * within a component that takes triplets it can be percent-encoded, too.
 */
export function reportBidiCharacters(
  subject: Subject,
  pattern: RegExp,
  report: (report: Report<"{{component}} {{character}}">) => void,
): void {
  for (const { 0: found, index } of subject.text.matchAll(pattern)) {
    const span = { start: index, end: index + found.length };
    const component = componentAt(subject, index);
    const character = describeCharacter(unitAt(found, 0));
    const fixes = [suggest(`Remove ${character}`, span, "")];
    // At the ends it is a trace of the surrounding text and no part of the IRI (guidelines §2).
    const isInside = index > 0 && span.end < subject.text.length;
    if (isInside && encodable.has(component))
      fixes.push(suggest(`Percent-encode ${character}`, span, percentEncodeNonAscii(found)));
    report({ span, component, data: { component, character }, fixes });
  }
}
