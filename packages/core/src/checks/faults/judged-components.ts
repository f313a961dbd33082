import type { ComponentName } from "../../findings/finding.js";
import type { Component } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";
import type { Subject } from "../definition/define-check.js";
import { isSchemeMeant } from "./scheme-reading.js";

/** The components whose rule is a set of characters and triplets (RFC 3987 §2.2). */
export type JudgedName = "userinfo" | "host" | "path" | "query" | "fragment";

export interface JudgedComponent extends Component {
  readonly name: JudgedName;
}

/** A run of characters that stand together in one component. */
export interface Run {
  readonly text: string;
  readonly span: Span;
  readonly component: ComponentName;
}

/**
 * The components that are judged character by character. A scheme, a port and a host that starts with `[` are left out:
 * their checks tell every character that is wrong in them. What is not meant as a scheme is the beginning of the path.
 */
export function judgedComponents(subject: Subject): readonly JudgedComponent[] {
  const known = judged.get(subject.path);
  if (known !== undefined) return known;
  const { authority, query, fragment } = subject;
  const components: JudgedComponent[] = [];
  if (authority?.userinfo !== undefined) components.push(judgedAs("userinfo", authority.userinfo));
  if (authority !== undefined && !authority.host.text.startsWith("[")) {
    components.push(judgedAs("host", authority.host));
  }
  components.push(judgedAs("path", pathAsMeant(subject)));
  if (query !== undefined) components.push(judgedAs("query", query));
  if (fragment !== undefined) components.push(judgedAs("fragment", fragment));
  judged.set(subject.path, components);
  return components;
}

function judgedAs(name: JudgedName, { text, span }: Component): JudgedComponent {
  return { name, text, span };
}

// Remembered for each text by its path, an object that no other text shares: every check of single characters asks for
// the same components.
const judged = new WeakMap<Component, readonly JudgedComponent[]>();

/** The matches of `pattern`, which must not be empty, in each of the judged components that `isWanted` accepts. */
export function runsOf(
  subject: Subject,
  pattern: RegExp,
  isWanted: (component: JudgedComponent) => boolean = () => true,
): Run[] {
  return judgedComponents(subject).flatMap((component) => {
    const { text, span, name } = component;
    return pattern.test(text) && isWanted(component) ? matchesIn(text, pattern, span.start, name) : [];
  });
}

/**
 * The matches of `pattern` in the text of a component that begins at `start`. Where it matches no more than 4,096 characters
 * beyond Latin-1 at a time (`runEnd` tells why), what goes on behind them is the same run.
 */
export function matchesIn(text: string, pattern: RegExp, start: number, component: ComponentName): Run[] {
  if (!pattern.test(text)) return [];
  const runs: Run[] = [];
  for (const { 0: run, index } of text.matchAll(globally(pattern))) {
    const end = start + index + run.length;
    const before = runs.at(-1);
    const isSame = before?.span.end === start + index && before.text.length >= longestPart;
    const span = { start: isSame ? before.span.start : start + index, end };
    if (isSame) runs.pop();
    runs.push({ text: text.slice(span.start - start, end - start), span, component });
  }
  return runs;
}

const longestPart = 4096;

// Cached by the pattern of each check: compiling a global copy takes longer than most matches.
const globals = new WeakMap<RegExp, RegExp>();

/** The pattern with the flag `g`, which `matchAll` requires. */
function globally(pattern: RegExp): RegExp {
  const known = globals.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern, `${pattern.flags}g`);
  globals.set(pattern, made);
  return made;
}

function pathAsMeant(subject: Subject): Component {
  const { scheme, path, text, production } = subject;
  if (scheme === undefined || isSchemeMeant(subject, production)) return path;
  const span = { start: scheme.span.start, end: path.span.end };
  return { text: text.slice(span.start, span.end), span };
}
