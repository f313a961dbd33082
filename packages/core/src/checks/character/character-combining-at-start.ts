import { traits } from "../../grammar/traits.js";
import { rfc3987bis } from "../../spec-reference.js";
import { defineCheck } from "../define-check.js";
import { judgedComponents, matchesIn, type JudgedName } from "../judged-components.js";
import { mentionRun } from "../mention.js";

export const characterCombiningAtStart = defineCheck({
  code: "character-combining-at-start",
  title: "Component starts with a combining mark",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc3987bis("5.1")],
  message:
    "{{characters}} at the start of a part of the {{component}} combines with the delimiter before it, so that neither can be recognized; write the letter that belongs before it.",
  needs: traits.markAfterDelimiter,
  claims: "character",
  find(subject, report) {
    for (const { name, text: whole, span: place } of judgedComponents(subject)) {
      for (const { text, span, component } of matchesIn(whole, marksAtStart[name], place.start, name)) {
        report({ span, component, data: { characters: mentionRun(text), component } });
      }
    }
  },
});

/** Marks behind a delimiter inside the component; those that are not seen at all have codes of their own. */
const marksAtStart: Readonly<Record<JudgedName, RegExp>> = {
  userinfo: /(?<=^|:)(?!\p{Default_Ignorable_Code_Point})\p{M}+/u,
  host: /(?<=^|\.)(?!\p{Default_Ignorable_Code_Point})\p{M}+/u,
  path: /(?<=^|\/)(?!\p{Default_Ignorable_Code_Point})\p{M}+/u,
  query: /(?<=^|[&;=])(?!\p{Default_Ignorable_Code_Point})\p{M}+/u,
  fragment: /^(?!\p{Default_Ignorable_Code_Point})\p{M}+/u,
};
