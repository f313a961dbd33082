import type { Code } from "../../findings/code.js";
import type { Edit, Finding } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import { applyEdits, joinEdits, shortestEdits } from "../faults/edited-text.js";
import { quotesSecret } from "../wording/conceal-in-report.js";
import { secretsIn } from "../wording/secrets.js";
import { checkOfCode } from "./check-of-code.js";

/** What is found of some codes in a text. */
export type FindCodes = (text: string, codes: readonly Code[]) => readonly Finding[];

/** A fix that does more than one thing: what each is called, and the edits of all. */
export interface CombinedFix {
  readonly titles: readonly string[];
  readonly edits: readonly Edit[];
}

/** The most actions that one fix combines: nobody can judge more at a glance. */
const mostTitles = 4;

/**
 * The repair together with that of the findings which it would add, where it is clear how: by a safe fix, or by the only
 * one that there is. What deceives readers is not repaired in passing, and nothing is taken away that was just written.
 */
export function furtherRepair(
  original: string,
  { titles, edits }: CombinedFix,
  added: readonly Finding[],
  find: FindCodes,
): CombinedFix | undefined {
  if (added.some(({ code }) => checkOfCode(code)?.threatens === true)) return undefined;
  const codes = [...new Set(added.map(({ code }) => code))].sort();
  // What is a secret in the original may stand elsewhere in what is written, where nothing conceals it.
  const secrets = secretsIn(original);
  const text = applyEdits(original, edits);
  const written = writtenSpans(shortestEdits(original, edits));
  const further: Edit[] = [];
  const allTitles = new Set(titles);
  let reached = -1;
  for (const { code, fixes } of find(text, codes)) {
    const fix = fixes.find(({ safety }) => safety === "safe") ?? (fixes.length === 1 ? fixes[0] : undefined);
    const [first] = fix?.edits ?? [];
    if (fix === undefined || first === undefined || !codes.includes(code) || first.span.start <= reached) continue;
    if (fix.safety === "suggestion" && fix.edits.some((edit) => takesAway(edit, written))) return undefined;
    if (quotesSecret(original, secrets, fix.title)) return undefined;
    allTitles.add(fix.title);
    further.push(...fix.edits);
    reached = further.at(-1)?.span.end ?? reached;
  }
  if (further.length === 0 || allTitles.size > mostTitles) return undefined;
  const joined = joinEdits(original, edits, further);
  return tells(original, joined, secrets) ? undefined : { titles: [...allTitles], edits: joined };
}

/** Whether what edits write, which some formats give as one edit, holds a secret, or what it has become. */
function tells(text: string, edits: readonly Edit[], secrets: readonly Span[]): boolean {
  if (secrets.length === 0) return false;
  const start = edits[0]?.span.start ?? 0;
  const end = edits.at(-1)?.span.end ?? start;
  const inside = edits.map(({ span, text }) => ({ span: { start: span.start - start, end: span.end - start }, text }));
  const written = applyEdits(text.slice(start, end), inside);
  return secrets.some(
    (secret) =>
      written.includes(text.slice(secret.start, secret.end)) ||
      edits.some(({ span, text: by }) => by !== "" && overlap(secret, span)),
  );
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Where the edits of a text have written something. */
function writtenSpans(edits: readonly Edit[]): Span[] {
  let moved = 0;
  const spans = edits.map(({ span, text }) => {
    const start = span.start + moved;
    moved += text.length - (span.end - span.start);
    return { start, end: start + text.length };
  });
  return spans.filter(({ start, end }) => start < end);
}

function takesAway({ span, text }: Edit, written: readonly Span[]): boolean {
  return text === "" && written.some((other) => overlap(span, other));
}

/** The titles joined, with repeated verbs only once: `Write 'http://', lowercase the host and remove the port`. */
export function titleOf({ titles }: CombinedFix): string {
  const [first = "", ...others] = titles;
  const further = others.map((title, index) => continued(title, titles[index] ?? ""));
  const last = further.pop();
  return last === undefined ? first : `${[first, ...further].join(", ")} and ${last}`;
}

function continued(title: string, before: string): string {
  const verb = verbOf(title);
  return verb === verbOf(before) ? title.slice(verb.length) : title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** The verb of a title, with the space behind it. */
function verbOf(title: string): string {
  return title.slice(0, title.indexOf(" ") + 1);
}
