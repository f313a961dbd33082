import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import { traits } from "../../grammar/traits.js";
import { joinerFaults } from "../../idna/context-rules.js";
import { rfc3987bis, rfc5892 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { judgedComponents, type JudgedComponent, type Run } from "../faults/judged-components.js";
import { unseenCharacters } from "../faults/wrong-characters.js";

export const characterJoinerOutOfContext = defineCheck({
  code: "character-joiner-out-of-context",
  title: "Joiner stands where it joins nothing",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987bis("5.1"), rfc5892("A.1"), rfc5892("A.2")],
  message:
    "The {{component}} contains {{characters}} where no script uses it; {{remedy}}. The IRI looks like another one.",
  needs: traits.suspectNonAscii,
  claims: "character",
  hidden: true,
  find(subject, report) {
    for (const component of judgedComponents(subject)) {
      for (const run of misplacedJoiners(component)) report(unseenCharacters(run, subject));
    }
  },
});

function misplacedJoiners({ text, span, name }: JudgedComponent): Run[] {
  if (!/[\u200C\u200D]/.test(text)) return [];
  const inOrder = joinersInOrder(text);
  return joinerFaults(text)
    .filter(({ offset }) => !inOrder.has(offset))
    .map(({ offset, codePoint }) => ({
      text: String.fromCodePoint(codePoint),
      span: { start: span.start + offset, end: span.start + offset + 1 },
      component: name,
    }));
}

/** The offsets of joiners that are correct in text, although RFC 5892 has no rule that allows them in host names. */
function joinersInOrder(text: string): ReadonlySet<number> {
  return new Set(Array.from(text.matchAll(new RegExp(joinerInOrder, "gu")), ({ index }) => index));
}

/**
 * ZWJ between two emoji, the first of which may have a skin tone or U+FE0F; and, before a virama, a joiner that keeps
 * the letter RA of Bengali and Kannada from its form above the line.
 *
 * Differs from RFC 5892 §A.2, which is for labels: emoji are not allowed there, and the spelling of RA is left out.
 */
const joinerInOrder = patternUnion(
  patternSequence(/(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)\u200D/u, /(?=\p{Extended_Pictographic})/u),
  /(?<=[\u09B0\u0CB0])[\u200C\u200D](?=[\u09CD\u0CCD])/u,
);
