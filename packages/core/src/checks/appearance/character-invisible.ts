import { componentAt } from "../../iri/component-at.js";
import type { ComponentName } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck, type Subject } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { isSchemeMeant } from "../faults/scheme-reading.js";
import { unseenCharacters } from "../faults/wrong-characters.js";
import { patternUnion } from "../../text/composed-pattern.js";

export const characterInvisible = defineCheck({
  code: "character-invisible",
  title: "Text contains an invisible character",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [rfc3987("6.1"), rfc3987("8"), rfc3987bis("5.1")],
  message:
    "The {{component}} contains {{characters}}; {{remedy}}. Invisible characters make the IRI look like another one.",
  needs: traits.suspectNonAscii,
  claims: "character",
  hidden: true,
  local: true,
  // Beside a hole, a variation selector may belong to an emoji or a Mongolian letter that the hole ends with.
  besideHole: (characters) => !/^[\p{Variation_Selector}\u180E]/u.test(characters),
  find(subject, report) {
    for (const run of matchesIn(subject.text, invisibleRuns, 0, "iri")) {
      if (isLeftOfEmoji(run.text, subject, run.span.start)) continue;
      report(unseenCharacters({ ...run, component: componentOf(subject, run.span.start) }, subject));
    }
  },
});

/**
 * Default_Ignorable_Code_Point, but for what other codes tell of: bidi controls, joiners, specials, tags and the
 * variation selectors among them.
 *
 * Not in a word of Mongolian, whose letters change their form by the selectors and the separator at U+180B–U+180F; and
 * not after an emoji, which U+FE0F gives the look that its writer sees. A digit is an emoji only in a keycap (U+20E3).
 */
const invisible = patternUnion(
  /[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u200B\u2060-\u2065\u206A-\u206F\u3164]/u,
  /[\uFE00-\uFE0D\uFEFF\uFFA0\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}]/u,
  /(?<!(?![\u180B-\u180F])\p{Script=Mongolian}[\u180B-\u180F]?)[\u180B-\u180F]/u,
  /(?<!(?![#*0-9])\p{Emoji})(?!(?<=[#*0-9])\uFE0F\u20E3)[\uFE0E\uFE0F]/u,
);
const invisibleRuns = new RegExp(`(?:${invisible.source}){1,4096}`, "u");

/**
 * Whether the run is a variation selector, or some, left of emoji: GitHub and GitLab drop the emoji of a heading from
 * its anchor and keep the selector, as in `#\uFE0F-contact`, and `#\uFE0Fcontact` where no space followed.
 */
function isLeftOfEmoji(run: string, { text, fragment }: Subject, offset: number): boolean {
  const isInFragment = fragment !== undefined && offset >= fragment.span.start;
  if (!isInFragment || !/^\uFE0F{1,4}$/u.test(run)) return false;
  const [before, after] = [text.charAt(offset - 1), text.charAt(offset + run.length)];
  return before === "-" || after === "-" || (before === "#" && after !== "");
}

function componentOf(subject: Subject, offset: number): ComponentName {
  const component = componentAt(subject, offset);
  return component === "scheme" && !isSchemeMeant(subject, subject.production) ? "path" : component;
}
