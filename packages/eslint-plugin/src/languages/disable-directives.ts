import { Directive as DisableDirective } from "@eslint/plugin-kit";
import type { EslintDirective } from "@irilint/core/literals";
import type { DocumentComment } from "./document-root.js";

const types = { disable: "disable", enable: "enable", line: "disable-line", "next-line": "disable-next-line" } as const;

/** A directive of ESLint's family in a document of ours, and its comment. */
export interface DirectiveComment {
  readonly directive: EslintDirective;
  readonly comment: DocumentComment;
}

/** What ESLint is told of a directive. */
export function disableDirectives(source: string, { directive, comment }: DirectiveComment): DisableDirective[] {
  const { kind, justification } = directive;
  if (kind === "configure") return [];
  return [new DisableDirective({ type: types[kind], node: comment, value: listOf(source, directive), justification })];
}

/** What the directive says after its name, as it is written: ESLint looks it up when it removes one without use. */
export function listOf(source: string, { list }: EslintDirective): string {
  return source.slice(list.start, list.end);
}
