import { expandParts, type ExpandedPart, type TemplateValue, type TemplateValues } from "./expand-template.js";
import { requireText } from "../text/require-text.js";
import { readTemplate, type Expression } from "./uri-template.js";
import { wordSet } from "../text/word-set.js";

/** Last words of names of numbers, of which an expansion has one. */
const numbers = wordSet("id ids page pages limit offset count size number index year lat lng lon x y z");

/**
 * Values such as a program might put in, by where each variable stands and what it is called: a port is a number, a scheme
 * is `https`, and most are their own names. `https://a:{port}/{user}` gets the port 8080 and the user `user`.
 */
function plausibleValues(template: string, expressions: readonly Expression[]): TemplateValues {
  const values = new Map<string, TemplateValue>();
  for (const { span, operator, variables } of expressions) {
    const standing = standingOf(template.slice(Math.max(0, span.start - longestAuthority), span.start), span.start);
    const isScheme = standing === "start" && template.startsWith(":", span.end);
    for (const { name, explodes } of variables) {
      if (values.has(name)) continue;
      const value = isScheme ? "https" : valueAt(standing, name);
      values.set(name, explodes && operator === "/" ? [value, "more"] : explodes ? [value] : value);
    }
  }
  return Object.fromEntries(values);
}

type Standing = "start" | "port" | "address" | "anywhere";

/** As much before an expression as is looked at. */
const longestAuthority = 300;

function standingOf(before: string, start: number): Standing {
  if (start === 0) return "start";
  if (before.endsWith("[")) return "address";
  return /\/\/[^/?#]*:$/u.test(before) ? "port" : "anywhere";
}

function valueAt(standing: Standing, name: string): string {
  if (standing === "port") return "8080";
  if (standing === "address") return "2001:db8::1";
  return numbers.has(name.slice(name.lastIndexOf("_") + 1).toLowerCase()) ? "1" : name;
}

/** What a template becomes with such values; nothing, if it breaks the grammar or nothing is put in. */
export function plausibleParts(template: string): ExpandedPart[] | undefined {
  const { expressions, faults } = readTemplate(template);
  if (faults.length > 0 || expressions.length === 0) return undefined;
  return expandParts(template, plausibleValues(template, expressions));
}

/** An example of what a template stands for: `/users/{user}{?page}` becomes `/users/user?page=1`. Nothing for other texts. */
export function plausibleExpansion(template: string): string | undefined {
  requireText(template);
  return plausibleParts(template)
    ?.map(({ text }) => text)
    .join("");
}
