import { Directive as DisableDirective } from "@eslint/plugin-kit";
import { listedCodes, type EslintDirective } from "@irilint/core/literals";
import type { DocumentComment } from "./document-root.js";

/** Whose directives count: everybody's, or, where no other plugin runs, only those about rules of this one. */
export type DirectiveScope = "every-rule" | "own-rules";

const types = { disable: "disable", enable: "enable", line: "disable-line", "next-line": "disable-next-line" } as const;

/** A directive of ESLint's family in a document of ours, and its comment. */
export interface DirectiveComment {
  readonly directive: EslintDirective;
  readonly comment: DocumentComment;
}

/** What ESLint is told of a directive; a list of which no rule is left disables nothing. */
export function disableDirectives(
  source: string,
  { directive, comment }: DirectiveComment,
  scope: DirectiveScope,
): DisableDirective[] {
  const { kind, justification } = directive;
  if (kind === "configure") return [];
  const rules = listedCodes(source, directive).map(({ name }) => name);
  const counting = scope === "every-rule" ? rules : rules.filter(isOwnRule);
  if (rules.length > 0 && counting.length === 0) return [];
  const value = counting.length === rules.length ? listOf(source, directive) : counting.join(", ");
  return [new DisableDirective({ type: types[kind], node: comment, value, justification })];
}

/** What the directive says after its name, as it is written: ESLint looks it up when it removes one without use. */
export function listOf(source: string, { list }: EslintDirective): string {
  return source.slice(list.start, list.end);
}

/** Whether `id` is a rule of this plugin, registered under its own name. */
export function isOwnRule(id: string): boolean {
  return id.startsWith("iri/");
}
