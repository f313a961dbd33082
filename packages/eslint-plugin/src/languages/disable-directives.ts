import { Directive } from "@eslint/plugin-kit";
import { isOwnRule, listedRules, type CommentDirective } from "./comment-directives.js";
import type { DocumentComment } from "./document-root.js";

/** Whose directives count: everybody's, or, where no other plugin runs, only those about rules of this one. */
export type DirectiveScope = "every-rule" | "own-rules";

/**
 * ESLint's directives for one comment. ESLint removes an unused directive by looking its text up in the source and
 * would miss what we have completed to `iri/…` or left out; so such a list becomes one directive for each rule, with
 * the range of the rule's name. A list of which only commas remain disables nothing.
 */
export function disableDirectives(
  directive: CommentDirective,
  comment: DocumentComment,
  scope: DirectiveScope,
): Directive[] {
  const { kind, list, justification } = directive;
  if (kind === "configure") return [];
  if (list.trim() === "") return [new Directive({ type: kind, node: comment, value: "", justification })];
  if (directive.family === "eslint" && scope === "every-rule") {
    return [new Directive({ type: kind, node: comment, value: list, justification })];
  }
  const rules = listedRules(directive);
  return rules
    .filter(({ id }) => scope === "every-rule" || isOwnRule(id))
    .map(({ id, span }) => {
      const node = rules.length === 1 ? comment : { ...comment, range: [span.start, span.end] };
      return new Directive({ type: kind, node, value: id, justification });
    });
}
