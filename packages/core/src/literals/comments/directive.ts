import { patternSequence } from "../../text/composed-pattern.js";
import type { Span } from "../../findings/span.js";
import { closingDelimiters } from "./closing-delimiters.js";

/** A comment that suppresses findings or configures rules. */
export type Directive = EslintDirective | IriDirective;

export interface EslintDirective extends DirectiveParts {
  readonly family: "eslint";
  /**
   * `eslint-disable`, `eslint-enable`, `eslint-disable-line`, `eslint-disable-next-line`, `eslint rule: "severity"`.
   */
  readonly kind: "disable" | "enable" | "line" | "next-line" | "configure";
}

export interface IriDirective extends DirectiveParts {
  readonly family: "iri";
  /** `undefined` if the name is unknown, such as `iri-ignore-lines`. */
  readonly kind: "line" | "next-line" | "file" | undefined;
}

interface DirectiveParts {
  /** All of the comment. */
  readonly span: Span<"source">;
  /** The span of the directive's name. */
  readonly name: Span<"source">;
  /** The span between the name and the reason, which ` -- ` introduces. */
  readonly list: Span<"source">;
  readonly justification: string;
}

/** A rule or code that a directive names. */
export interface ListedCode {
  readonly name: string;
  readonly span: Span<"source">;
}

const opening = patternSequence(
  /(?<delimiter>[^\w\s]{1,4})\s*/uy,
  /(?<name>eslint(?:-[\w-]*)?|iri-ignore(?:-[\w-]*)?:?)/uy,
  /(?=\s|$|\*\/|-->|\*\))/uy,
);
const reason = /\s-{2,}\s/u;
/** A rule and a colon behind `eslint`; without them, the comment is a sentence. */
const configuration = /^\s*["']?[\w@/-]+["']?\s*:/u;
const listed = /[^\s,'"](?:[^,'"]*[^\s,'"])?/gu;

const eslintKinds: ReadonlyMap<string, EslintDirective["kind"]> = new Map([
  ["eslint", "configure"],
  ["eslint-disable", "disable"],
  ["eslint-enable", "enable"],
  ["eslint-disable-line", "line"],
  ["eslint-disable-next-line", "next-line"],
]);

const iriKinds: ReadonlyMap<string, IriDirective["kind"]> = new Map([
  ["iri-ignore-line", "line"],
  ["iri-ignore-next-line", "next-line"],
  ["iri-ignore-file", "file"],
]);

/** Reads a comment as a directive; `undefined` if it is none. `span` covers the comment with its delimiters. */
export function readDirective(source: string, span: Span<"source">): Directive | undefined {
  const comment = source.slice(span.start, span.end);
  opening.lastIndex = 0;
  const match = opening.exec(comment);
  if (match?.groups === undefined) return undefined;
  const { delimiter = "", name = "" } = match.groups;
  const [list = "", ...reasons] = withoutClosing(comment.slice(opening.lastIndex).trimEnd()).split(reason);
  const nameEnd = span.start + opening.lastIndex;
  const parts: DirectiveParts = {
    span,
    name: { start: nameEnd - name.length, end: nameEnd },
    list: { start: nameEnd, end: nameEnd + list.length },
    justification: reasons.join(" -- ").trim(),
  };
  if (name.startsWith("iri")) return { family: "iri", kind: iriKinds.get(name), ...parts };
  const kind = eslintKinds.get(name);
  return kind !== undefined && isForEslint(delimiter, kind, list) ? { family: "eslint", kind, ...parts } : undefined;
}

function withoutClosing(text: string): string {
  const closing = closingDelimiters.find((end) => text.endsWith(end));
  return closing === undefined ? text : text.slice(0, -closing.length).trimEnd();
}

/** Whether ESLint reads the directive, too: not in `/** …` and `/// …`, and in `//` only one for a single line. */
function isForEslint(delimiter: string, kind: EslintDirective["kind"], list: string): boolean {
  if (kind === "configure" && !configuration.test(list)) return false;
  if (delimiter === "//") return kind === "line" || kind === "next-line";
  return delimiter === "/*" || !delimiter.startsWith("/");
}

/** The rules or codes that a directive lists. A directive without a list is about all codes. */
export function listedCodes(source: string, { list }: Directive): ListedCode[] {
  return [...source.slice(list.start, list.end).matchAll(listed)].map(({ index, 0: name }) => {
    const start = list.start + index;
    return { name, span: { start, end: start + name.length } };
  });
}

/**
 * The code that a listed name stands for: `iri/` precedes it in directives of ESLint, and may do so in those of
 * Irilint.
 */
export function codeOf(name: string, { family }: Directive): string | undefined {
  if (name.startsWith("iri/")) return name.slice("iri/".length);
  return family === "iri" ? name : undefined;
}
