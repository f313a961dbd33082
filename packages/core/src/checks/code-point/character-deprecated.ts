import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { deprecatedCharacters } from "../faults/character-standing.js";
import { defineCheck } from "../definition/define-check.js";
import { describeCharacter, mentionRun } from "../wording/mention.js";

export const characterDeprecated = defineCheck({
  code: "character-deprecated",
  title: "Text contains a character that Unicode has deprecated",
  strength: "advice",
  fix: "none",
  preset: "all",
  spec: [rfc3987("6.1"), rfc3987bis("5.1")],
  message:
    "The {{component}} contains {{characters}}; {{remedy}}. Unicode has deprecated such characters, so keyboards and fonts lack them.",
  needs: traits.nonAscii,
  claims: "character-standing",
  local: true,
  find(subject, report) {
    for (const { text, span, component } of deprecatedCharacters(subject)) {
      report({ span, component, data: { component, characters: mentionRun(text), remedy: remedyFor(text) } });
    }
  },
});

/**
 * Deprecated characters with the replacement that the Unicode Standard recommends; the others have no visible effect
 * and no replacement.
 */
const replacements: ReadonlyMap<string, string> = new Map([
  ["\u0149", "\u02BCn"],
  ["\u0673", "\u0627\u065F"],
  ["\u0F77", "\u0FB2\u0F71\u0F80"],
  ["\u0F79", "\u0FB3\u0F71\u0F80"],
  ["\u17A3", "\u17A2"],
  ["\u17A4", "\u17A2\u17B6"],
  ["\u2329", "\u27E8"],
  ["\u232A", "\u27E9"],
]);

function remedyFor(text: string): string {
  const replacement = replacements.get(text);
  if (replacement === undefined) return "write its replacement";
  return `write ${Array.from(replacement, (character) => describeCharacter(character.codePointAt(0) ?? 0)).join(", ")}`;
}
