import type { Span } from "../findings/span.js";
import { isIri, isIriReference } from "../iri/is-iri.js";
import type { Production, ProfileName } from "../profiles/profile.js";
import { plausibleParts } from "./plausible-expansion.js";
import type { Expression, UriTemplate } from "./uri-template.js";

/** An expression that is right by itself, and makes something else of the reference than its operator is for. */
export interface MisplacedExpression {
  readonly reason: "query-begun" | "query-missing" | "fragment-begun" | "no-iri";
  /** The expression; of `no-iri`, from the first one to the last. */
  readonly span: Span;
  /** What the template becomes with plausible values. */
  readonly expansion: string;
}

/** The expressions of a well-formed template that stand where their operator does not belong (RFC 6570 §3.2.4, §3.2.8, §3.2.9). */
export function misplacedExpressions(
  text: string,
  { expressions }: UriTemplate,
  grammar: Grammar,
): MisplacedExpression[] {
  const parts = plausibleParts(text) ?? [];
  const expansion = parts.map((part) => part.text).join("");
  const misplaced: MisplacedExpression[] = [];
  let [hasQuery, hasFragment, done] = [false, false, 0];
  const isOpen = expressions[0]?.span.start === 0;
  for (const expression of expressions) {
    const literals = text.slice(done, expression.span.start);
    done = expression.span.end;
    hasQuery ||= literals.includes("?");
    hasFragment ||= literals.includes("#");
    const reason = reasonOf(expression, { hasQuery, hasFragment, isOpen });
    if (reason !== undefined) misplaced.push({ reason, span: expression.span, expansion });
    if (expression.operator === "?") hasQuery = true;
    if (expression.operator === "#") hasFragment = true;
  }
  const [first, last] = [expressions[0], expressions.at(-1)];
  if (misplaced.length > 0 || first === undefined || last === undefined) return misplaced;
  if (isConforming(expansion, grammar) || !isConforming(withoutExpressions(text, expressions), grammar)) return [];
  return [{ reason: "no-iri", span: { start: first.span.start, end: last.span.end }, expansion }];
}

/** By which the expansions are judged. */
interface Grammar {
  readonly profile: ProfileName;
  readonly production: Production;
}

interface PrecedingTemplate {
  readonly hasQuery: boolean;
  readonly hasFragment: boolean;
  /** The template begins with an expression, which may hold a query. */
  readonly isOpen: boolean;
}

function reasonOf(
  { operator }: Expression,
  { hasQuery, hasFragment, isOpen }: PrecedingTemplate,
): MisplacedExpression["reason"] | undefined {
  if (operator === "#") return hasFragment ? "fragment-begun" : undefined;
  // What some programs call a fragment has a query of its own: `/#/a{?b}`.
  if (hasFragment) return undefined;
  if (operator === "?") return hasQuery ? "query-begun" : undefined;
  return operator === "&" && !hasQuery && !isOpen ? "query-missing" : undefined;
}

/** What breaks the grammar by itself is told by itself. */
function withoutExpressions(text: string, expressions: readonly Expression[]): string {
  const spans: readonly Span[] = [...expressions.map(({ span }) => span), { start: text.length, end: text.length }];
  let done = 0;
  return spans
    .map(({ start, end }) => {
      const literals = text.slice(done, start);
      done = end;
      return literals;
    })
    .join("1");
}

function isConforming(text: string, { profile, production }: Grammar): boolean {
  return production === "IRI" ? isIri(text, { profile }) : isIriReference(text, { profile });
}
