import type { Fix } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import { eastAsianPunctuation, isEastAsian } from "../../scripts/east-asian.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { splitIri } from "../../iri/split.js";
import { conformingText } from "../faults/edited-text.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { runsOf, type JudgedComponent, type Run } from "../faults/judged-components.js";
import { describeCharacter } from "../wording/mention.js";
import { wrongCharacters } from "../faults/wrong-characters.js";

export const characterDelimiterLookalike = defineCheck({
  code: "character-delimiter-lookalike",
  title: "Text contains a character that looks like a delimiter",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [rfc3987("8"), rfc3987bis("5.1")],
  message:
    "{{characters}} in the {{component}} looks like '{{delimiter}}'; write '{{delimiter}}' or {{remedy}}. Readers see different components.",
  needs: traits.delimiterLookalike,
  claims: "character",
  hidden: true,
  find(subject, report) {
    for (const run of [
      ...runsOf(subject, rareLookalikes),
      ...runsOf(subject, eastAsianPunctuation, isBeforePath),
      ...runsOf(subject, insideText, (component) => !isBeforePath(component) && !isEastAsianText(component)),
    ]) {
      const { data, fixes, ...where } = wrongCharacters(run, subject);
      const delimiter = delimiters.get(run.text) ?? "";
      report({ ...where, data: { ...data, delimiter }, fixes: [...writeDelimiter(subject, run, delimiter), ...fixes] });
    }
  },
});

const delimiters: ReadonlyMap<string, string> = new Map([
  ["\u2024", "."],
  ["\u2044", "/"],
  ["\u2215", "/"],
  ["\u2571", "/"],
  ["\u29F8", "/"],
  ["\u2AFD", "//"],
  ["\u3002", "."],
  ["\uFE52", "."],
  ["\uFE55", ":"],
  ["\uFE56", "?"],
  ["\uFE5F", "#"],
  ["\uFE6B", "@"],
  ["\uFF03", "#"],
  ["\uFF0E", "."],
  ["\uFF0F", "/"],
  ["\uFF1A", ":"],
  ["\uFF1F", "?"],
  ["\uFF20", "@"],
]);

const rareLookalikes = /[\u2024\u2044\u2215\u2571\u29F8\u2AFD]/u;
/**
 * Lookalikes reported only inside a component: at its end, the same character is punctuation of the sentence around the
 * IRI.
 */
const insideText = /[\u3002\uFE52\uFE55\uFE56\uFE5F\uFE6B\uFF03\uFF0E\uFF0F\uFF1A\uFF1F\uFF20](?!$)/u;

/**
 * Whether the component stands before the path: a lookalike there, read as the end of the host, sends a reader to
 * another host, whatever the letters around it.
 */
function isBeforePath({ name }: JudgedComponent): boolean {
  return name === "userinfo" || name === "host";
}

/** Whether the component has East Asian letters, beside which full-width punctuation is ordinary text, as in titles. */
function isEastAsianText({ text }: JudgedComponent): boolean {
  return isEastAsian(text);
}

/**
 * Suggests the delimiter itself where the result conforms to the grammar and no other character becomes part of the
 * host.
 */
function writeDelimiter(subject: Subject, { text: lookalike, span }: Run, delimiter: string): Fix[] {
  const { authority } = subject;
  // A wrong character in the port is reported by the port's own check, unless the fix moves it into another component.
  if ([...(authority?.port?.text ?? "")].some((character) => delimiters.has(character))) return [];
  const written = conformingText(subject, [{ span, text: delimiter }]);
  if (written === undefined) return [];
  if (authority === undefined && eastAsianPunctuation.test(splitIri(written).authority?.text ?? "")) return [];
  return [
    suggest(`Write '${delimiter}' instead of ${describeCharacter(lookalike.codePointAt(0) ?? 0)}`, span, delimiter),
  ];
}
