import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { mentionRun } from "../wording/mention.js";
import { patternUnion } from "../../text/composed-pattern.js";
import { normalForm } from "../../text/normal-form.js";

export const characterNotNfc = defineCheck({
  code: "character-not-nfc",
  title: "Text is not in normalization form C",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3987("5.3.2.2"), rfc3987("7.5"), rfc3987bis("5.1")],
  message:
    "The {{component}} contains {{characters}}; write {{composed}}. That looks the same and is in normalization form C.",
  needs: traits.nonAscii,
  claims: "character",
  find(subject, report) {
    for (const { text, span, component } of runsOf(subject, clusters, (whole) => !isNfc(whole.text))) {
      if (isNfc(text)) continue;
      const composed = normalForm(text, "NFC");
      // The NFC form of U+1FEF GREEK VARIA is the ASCII character U+0060, which no IRI allows.
      if (composed.startsWith("`")) continue;
      const data = { component, characters: mentionRun(text), composed: mentionRun(composed) };
      report({ span, component, data, fixes: [suggest("Write normalization form C", span, composed)] });
    }
  },
});

/**
 * A syllable in jamo, or a character with its marks: across their ends nothing composes. The last digit of a triplet is
 * no letter that a mark could stand on.
 */
const clusters = patternUnion(
  /[\u1100-\u1112][\u1161-\u1175][\u11A8-\u11C2]?\p{M}{0,4096}/u,
  /[\uAC00-\uD7A3][\u11A8-\u11C2]\p{M}{0,4096}/u,
  /(?<!%[0-9A-Fa-f])\P{M}\p{M}{0,4096}/u,
  /\p{M}{1,4096}/u,
);

function isNfc(text: string): boolean {
  return normalForm(text, "NFC") === text;
}
