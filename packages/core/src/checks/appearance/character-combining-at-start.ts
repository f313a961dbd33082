import { traits } from "../../grammar/traits.js";
import { runEnd } from "../../text/run-end.js";
import { rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { judgedComponents, matchesIn, type JudgedName } from "../faults/judged-components.js";
import { mentionRun } from "../wording/mention.js";

export const characterCombiningAtStart = defineCheck({
  code: "character-combining-at-start",
  title: "Component starts with a combining mark",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc3987bis("5.1")],
  message:
    "{{characters}} starts a part of the {{component}}; write the letter that belongs before it. A combining mark joins the delimiter before it, so that neither can be recognized.",
  needs: traits.markAfterDelimiter,
  claims: "character",
  find(subject, report) {
    for (const { name, text: whole, span: place } of judgedComponents(subject)) {
      for (const { span: mark, component } of matchesIn(whole, markAtStart[name], place.start, name)) {
        const start = mark.start - place.start;
        const end = runEnd(/\p{M}/uy, whole, start);
        const span = { start: mark.start, end: place.start + end };
        report({ span, component, data: { characters: mentionRun(whole.slice(start, end)), component } });
      }
    }
  },
});

/**
 * A combining mark behind a delimiter inside the component. Marks that are not displayed at all have codes of their
 * own.
 */
const markAtStart: Readonly<Record<JudgedName, RegExp>> = {
  userinfo: /(?<=^|:)(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
  host: /(?<=^|\.)(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
  path: /(?<=^|\/)(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
  query: /(?<=^|[&;=])(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
  fragment: /^(?!\p{Default_Ignorable_Code_Point})\p{M}/u,
};
