import { unassignedVersion } from "../../data/unassigned.js";
import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { unassignedCharacters } from "../faults/character-standing.js";
import { defineCheck } from "../definition/define-check.js";
import { mentionRun } from "../wording/mention.js";

export const characterUnassigned = defineCheck({
  code: "character-unassigned",
  title: "Text contains an unassigned code point",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [rfc3987("6.1"), rfc3987bis("5.1")],
  message:
    "The {{component}} contains {{characters}}, unassigned in Unicode {{version}}; check that it is intended. Fonts cannot show such characters, and normalization may change them one day.",
  needs: traits.nonAscii,
  claims: "character-standing",
  local: true,
  find(subject, report) {
    for (const { text, span, component } of unassignedCharacters(subject)) {
      report({ span, component, data: { component, characters: mentionRun(text), version: unassignedVersion } });
    }
  },
});
