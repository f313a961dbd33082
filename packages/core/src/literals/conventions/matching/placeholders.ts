import type { Span } from "../../../findings/span.js";
import { masked } from "../../../text/masked.js";
import { matchEnd } from "../../../text/sticky-match.js";
import type { SyntaxName } from "../../syntaxes/syntax.js";
import type { PlaceholderConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";

/** A placeholder in a text, and the convention by which it is one; `../ecosystems/templates*.ts` have most of these conventions. */
export interface Placeholder extends Span {
  readonly convention: PlaceholderConvention;
}

interface Rule {
  readonly pattern: RegExp;
  readonly convention: PlaceholderConvention;
}

/** The placeholders of some conventions. No pattern matches across the start of another placeholder, so that the search is linear. */
interface Rules {
  /** Matches the beginning of any of the placeholders. */
  readonly start: RegExp;
  /** The rules by the first character of the placeholder. */
  readonly byCharacter: ReadonlyMap<string, readonly Rule[]>;
}

const all: readonly PlaceholderConvention[] = conventionsOf("placeholder").filter(
  ({ match }) => match.isOnlyBesideAnother !== true,
);
const besideAnother = rulesOf(conventionsOf("placeholder").filter(({ match }) => match.isOnlyBesideAnother === true));
const atStart = rulesOf(all.filter(({ match }) => match.begins === "text"));
const inAnySyntax = compile(all.filter(({ match }) => match.syntax === undefined));
/** The placeholders that only strings of one syntax have are tried after all others. */
const inSyntax: ReadonlyMap<SyntaxName, Rules> = new Map(
  all.flatMap(({ match: { syntax } }) =>
    syntax === undefined
      ? []
      : [
          [
            syntax,
            compile([undefined, syntax].flatMap((wanted) => all.filter(({ match }) => match.syntax === wanted))),
          ] as const,
        ],
  ),
);

function compile(conventions: readonly PlaceholderConvention[]): Rules {
  const inside = conventions.filter(({ match }) => match.begins !== "text");
  const beginnings = [...new Set(inside.map(({ match }) => match.begins))];
  return {
    start: new RegExp(beginnings.map((begins) => begins.replaceAll(/[$^*[\\.({]/gu, "\\$&")).join("|"), "gu"),
    byCharacter: new Map(
      beginnings.map((begins) => {
        const character = begins.charAt(0);
        return [character, rulesOf(inside.filter(({ match }) => match.begins.startsWith(character)))] as const;
      }),
    ),
  };
}

function rulesOf(conventions: readonly PlaceholderConvention[]): Rule[] {
  return conventions.flatMap((convention) => convention.match.patterns.map((pattern) => ({ pattern, convention })));
}

/**
 * Finds the placeholders of templates that are filled by a program and not by the language: `{id}`, `{{x}}`, `%s`,
 * `:id`, `*`, `[...slug]`, `$VAR`, `%VAR%`, `<host>`; and those of one syntax, where it is that of the text. They ascend
 * and do not overlap.
 */
export function findPlaceholders(text: string, syntax?: SyntaxName): readonly Placeholder[] {
  const { start, byCharacter } = (syntax && inSyntax.get(syntax)) ?? inAnySyntax;
  const cutOff = placeholderBy(atStart, text, 0);
  const found: Placeholder[] = cutOff === undefined ? [] : [cutOff];
  start.lastIndex = cutOff?.end ?? 0;
  for (let lead = start.exec(text); lead !== null; lead = start.exec(text)) {
    const { index } = lead;
    if (text[index] === "%" && isInPassword(text, index)) continue;
    const placeholder = placeholderBy(byCharacter.get(text[index] ?? ""), text, index);
    if (placeholder === undefined) continue;
    const end = endOfTrimmed(text, index, placeholder.end);
    found.push({ ...placeholder, start: startOfTrimmed(text, index, found.at(-1)?.end ?? 0), end });
    start.lastIndex = end;
  }
  return found.length === 0 ? found : withSimilar(text, found);
}

function placeholderBy(rules: readonly Rule[] = [], text: string, offset: number): Placeholder | undefined {
  for (const { pattern, convention } of rules) {
    const end = matchEnd(pattern, text, offset);
    if (end !== undefined) return { start: offset, end, convention };
  }
  return undefined;
}

/**
 * The placeholders found, and between them those of rules with `isOnlyBesideAnother`, which count only if another
 * placeholder of the text begins with the same character.
 */
function withSimilar(text: string, found: readonly Placeholder[]): readonly Placeholder[] {
  const firsts = new Set(found.map(({ start }) => text.charAt(start)));
  const rules = besideAnother.filter(({ convention }) => firsts.has(convention.match.begins));
  if (rules.length === 0) return found;
  const all: Placeholder[] = [];
  let done = 0;
  for (const next of [...found, undefined]) {
    for (let at = done; at < (next?.start ?? text.length); at++) {
      const similar = placeholderBy(rules, text, at);
      if (similar === undefined) continue;
      all.push(similar);
      at = similar.end - 1;
    }
    if (next !== undefined) all.push(next);
    done = next?.end ?? text.length;
  }
  return all;
}

/**
 * White space before a template tag that begins with `{{-`, or behind one that ends with `-}}`, which the template
 * engine removes.
 */
const trimsBefore = /(?:\{[{%]|<%)[-~_]/uy;
const trimsAfter = /[-~_](?:\}\}|%\}|%>)$/u;
const space = /[\t\n\r ]/u;

function startOfTrimmed(text: string, lead: number, least: number): number {
  let start = lead;
  if (matchEnd(trimsBefore, text, lead) !== undefined)
    while (start > least && space.test(text.charAt(start - 1))) start--;
  return start;
}

function endOfTrimmed(text: string, lead: number, close: number): number {
  let end = close;
  if (trimsAfter.test(text.slice(Math.max(lead, close - 3), close))) while (space.test(text.charAt(end))) end++;
  return end;
}

/** The text with `_` for each unit of a placeholder. */
export function maskPlaceholders(text: string): string {
  return masked(text, findPlaceholders(text), "_");
}

/** The longest userinfo that is recognized, in UTF-16 code units and with the `://` before it. */
const longestUserinfo = 515;

/**
 * Whether an offset stands within a password, where a percent sign begins no placeholder unless the whole password is
 * one: `user:pa%s@host`.
 */
function isInPassword(text: string, offset: number): boolean {
  const head = text.slice(Math.max(0, offset - longestUserinfo), offset);
  const slashes = head.lastIndexOf("://");
  const before = slashes < 0 ? "" : head.slice(slashes + 3);
  return (
    /^[^/?#@:]{0,255}:[^/?#@]{1,255}$/u.test(before) && /^[^/?#\s]{0,255}@/u.test(text.slice(offset, offset + 256))
  );
}
