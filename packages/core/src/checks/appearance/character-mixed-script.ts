import { traits } from "../../grammar/traits.js";
import { isModeratelyRestrictive, scriptsIn } from "../../scripts/restriction-level.js";
import { rfc3987, rfc3987bis, uts39 } from "../../findings/spec-reference.js";
import { decodeText } from "../faults/decoded-text.js";
import { defineCheck } from "../definition/define-check.js";
import { judgedComponents } from "../faults/judged-components.js";
import { enumerate, quote } from "../wording/mention.js";
import { patternUnion } from "../../text/composed-pattern.js";

export const characterMixedScript = defineCheck({
  code: "character-mixed-script",
  title: "Word mixes scripts",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [rfc3987("7.5"), rfc3987bis("8.5"), uts39("Restriction_Level_Detection")],
  message:
    "The word {{word}} in the {{component}} mixes the scripts {{scripts}}; check each letter. No language writes them in one word.",
  needs: traits.nonAscii | traits.percent,
  local: true,
  find(subject, report) {
    for (const component of judgedComponents(subject)) {
      if (component.name === "host" || component.name === "userinfo") continue;
      const decoded = decodeText(component);
      for (const { 0: word, index } of wordsOf(decoded.text)) {
        if (isModeratelyRestrictive(word) || symbolOfScience.test(word)) continue;
        const data = { word: quote(word), component: component.name, scripts: enumerate(scriptsIn(word)) };
        report({ span: decoded.toSpan(index, index + word.length), component: component.name, data });
      }
    }
  },
});

/** Letters with their marks, joiners and digits; digits are of no script. */
function wordsOf(text: string): IterableIterator<RegExpExecArray> {
  return text.matchAll(/[\p{L}\p{M}\p{Nd}\u200C\u200D]{1,4096}/gu);
}

/**
 * A symbol of science, `TNFα` or `μTorrent`: a Latin word that begins or ends with a Greek letter which does not look
 * like a Latin one.
 */
const symbolOfScience = patternUnion(
  /^[α-θκ-μξπστφ-ωΓΔΘΛΞΠΣΦΨΩ][\p{Script=Latin}\p{Nd}]+$/u,
  /^[\p{Script=Latin}\p{Nd}]+[α-θκ-μξπστφ-ωΓΔΘΛΞΠΣΦΨΩ]\p{Nd}*$/u,
);
