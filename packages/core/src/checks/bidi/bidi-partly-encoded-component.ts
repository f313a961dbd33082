import { componentKeepsBidiRules } from "../../bidi/bidi-rules.js";
import type { BidiComponent } from "../../bidi/components.js";
import { rightToLeftComponents } from "../../bidi/right-to-left-components.js";
import type { Fix } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import { decodeComponent } from "../../percent-encoding/decode-component.js";
import { bidiGuidelines } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { percentEncodeComponent } from "../faults/percent-encode-component.js";

export const bidiPartlyEncodedComponent = defineCheck({
  code: "bidi-partly-encoded-component",
  title: "Right-to-left component is percent-encoded in part",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [bidiGuidelines("3"), bidiGuidelines("5")],
  message:
    "The right-to-left {{text}} in the {{component}} contains '{{triplet}}'; percent-encode all of it or nothing. The percent sign and digits may be displayed in a different order.",
  needs: traits.unplainRightToLeft,
  inNames: "names-and-keys",
  find(subject, report) {
    for (const { part, direction } of rightToLeftComponents(subject)) {
      const { component, span, text } = part;
      const triplet = /%[0-9A-Fa-f]{2}/u.exec(withoutJoiners(text))?.[0];
      // A component that mixes directions has a code of its own, and the same remedy.
      if (triplet === undefined || direction.leftToRight) continue;
      const fixes = [...percentEncodeComponent(subject, part), ...decodeWholly(subject, part)];
      report({ span, component, data: { text: quote(text), component, triplet }, fixes });
    }
  },
});

/**
 * The text without U+200C and U+200D in percent-encoding. They are part of the spelling of Persian and other languages, but
 * nobody sees them, so browsers keep them encoded when they decode the rest of an address.
 */
function withoutJoiners(text: string): string {
  return text.replace(/%E2%80%8[CD]/giu, "");
}

/**
 * Decodes the whole component, if every triplet of it may be written as a character and the result keeps both rules of
 * guidelines §3.
 */
function decodeWholly({ profile }: Subject, part: BidiComponent): readonly Fix[] {
  const decoded = decodeComponent(part, profile);
  if (!componentKeepsBidiRules(decoded)) return [];
  return [suggest("Decode the whole component", part.span, decoded)];
}
