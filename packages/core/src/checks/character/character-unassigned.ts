import { unassignedVersion } from "../../data/unassigned.js";
import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../spec-reference.js";
import { unassignedCharacters } from "../character-standing.js";
import { defineCheck } from "../define-check.js";
import { mentionRun } from "../mention.js";

export const characterUnassigned = defineCheck({
  code: "character-unassigned",
  title: "Text contains a code point that is no character",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [rfc3987("6.1"), rfc3987bis("5.1")],
  message:
    "The {{component}} contains {{characters}}, which Unicode {{version}} assigns to no character, so that fonts cannot show it and normalization may yet change it; make sure that it is what is meant.",
  needs: traits.nonAscii,
  claims: "character-standing",
  local: true,
  find(subject, report) {
    for (const { text, span, component } of unassignedCharacters(subject)) {
      report({ span, component, data: { component, characters: mentionRun(text), version: unassignedVersion } });
    }
  },
});
