import { traits } from "../../grammar/traits.js";
import { openApi, rfc6570 } from "../../findings/spec-reference.js";
import type { Fix } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import { misplacedExpressions, type MisplacedExpression } from "../../templates/misplaced-expressions.js";
import { readTemplate, type TemplateFault } from "../../templates/uri-template.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { schemeData, schemeMessage, type Sentence } from "../faults/scheme-faults.js";
import { mentionRun, quote } from "../wording/mention.js";

export const templateMalformed = defineCheck({
  code: "template-malformed",
  title: "URI template is malformed",
  strength: "must",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc6570("2"), rfc6570("2.2"), rfc6570("2.3"), rfc6570("2.4"), rfc6570("3.2"), openApi("path-templating")],
  message: schemeMessage,
  needs: traits.excludedAscii,
  local: true,
  judgesTemplates: true,
  reads: ["place"],
  find({ text, place, profile, production }, report) {
    const grammar = place?.template;
    if (grammar === undefined) return;
    const template = readTemplate(text, grammar);
    for (const fault of template.faults) {
      report({
        span: fault.span,
        component: "iri",
        data: schemeData(sentences[fault.reason](text, fault.span)),
        fixes: closing(text, fault),
      });
    }
    if (template.faults.length > 0 || grammar !== "uri-template") return;
    for (const { reason, span, expansion } of misplacedExpressions(text, template, { profile, production })) {
      const data = schemeData(misplacements[reason](quote(text.slice(span.start, span.end)), quote(expansion)));
      report({ span, component: "iri", data, fixes: otherOperator(reason, text, span) });
    }
  },
});

const sentences: Readonly<Record<TemplateFault["reason"], (text: string, span: Span) => Sentence>> = {
  "not-closed": (text, span) => ({
    part: `expression ${written(text, span)} of the template`,
    fault: "is not closed",
    remedy: "write '}' where it ends, or percent-encode the '{' as '%7B'",
  }),
  "not-opened": () => ({
    part: "template",
    fault: "contains '}' without '{' before it",
    remedy: "write '{' where the expression begins, or percent-encode the '}' as '%7D'",
  }),
  "expression-empty": (text, span) => ({
    part: `expression ${written(text, span)} of the template`,
    fault: "names no variable",
    remedy: "write the name of one between the braces",
  }),
  "operator-reserved": (text, span) => ({
    part: "expression of the template",
    fault: `begins with ${written(text, span)}`,
    remedy: "remove it, or write '+', '#', '.', '/', ';', '?' or '&'",
    why: "This operator is reserved for extensions",
  }),
  "operator-in-path": (text, span) => ({
    part: "name of a parameter in the path",
    fault: `begins with ${written(text, span)}`,
    remedy: "remove it",
    why: "It is an operator of RFC 6570, and the paths of OpenAPI have none: they take it for a part of the name",
  }),
  "name-repeated": (text, span) => ({
    part: `expression ${written(text, span)} of the template`,
    fault: "stands there twice",
    remedy: "write the name of another parameter",
    why: "A path of OpenAPI has each of its parameters once",
  }),
  "name-empty": (text, span) => ({
    part: `expression ${written(text, span)} of the template`,
    fault: "lacks the name of a variable",
    remedy: "write it, or remove the comma or modifier beside it",
  }),
  "name-character": (text, { start, end }) => ({
    part: "name of a variable in the template",
    fault: `contains ${mentionRun(text.slice(start, end))}`,
    remedy: "write another name, or percent-encode the character",
    why: "It may only contain letters of ASCII, digits, '_', '.' and triplets",
  }),
  "name-dot": () => ({
    part: "name of a variable in the template",
    fault: "begins or ends with '.', or has two of them in a row",
    remedy: "write '.' between two other characters of the name only",
  }),
  "prefix-length": (text, span) => ({
    part: `modifier ${written(text, span)} of a variable in the template`,
    fault: "is none",
    remedy: "write ':' and a number from 1 to 9999, or '*'",
  }),
  "modifier-twice": (text, span) => ({
    part: `modifier ${written(text, span)} of a variable in the template`,
    fault: "is more than one",
    remedy: "keep either the length or '*'",
  }),
};

function written(text: string, { start, end }: Span): string {
  return quote(text.slice(start, end));
}

/** Closes an open expression that is well-formed up to the end of the text. */
function closing(text: string, { reason, span }: TemplateFault): Fix[] {
  if (reason !== "not-closed" || span.end !== text.length) return [];
  const closed = `${text.slice(span.start)}}`;
  return readTemplate(closed).faults.length > 0 ? [] : [suggest("Close the expression", span, closed)];
}

const misplacements: Readonly<
  Record<MisplacedExpression["reason"], (expression: string, expansion: string) => Sentence>
> = {
  "query-begun": (expression, expansion) => ({
    part: `expression ${expression} of the template`,
    fault: `begins a query within the query`,
    remedy: "write '&' for its '?'",
    why: `It makes ${expansion}`,
  }),
  "query-missing": (expression, expansion) => ({
    part: `expression ${expression} of the template`,
    fault: `goes on with a query that nothing has begun`,
    remedy: "write '?' for its '&'",
    why: `It makes ${expansion}`,
  }),
  "fragment-begun": (expression, expansion) => ({
    part: `expression ${expression} of the template`,
    fault: `begins a fragment within the fragment`,
    remedy: "remove it or the '#' before it",
    why: `It makes ${expansion}`,
  }),
  "no-iri": (expression, expansion) => ({
    part: `part ${expression} of the template`,
    fault: `makes no IRI of it`,
    remedy: "use the operators that write the delimiters of their values",
    why: `It makes ${expansion}`,
  }),
};

const operators: Readonly<Partial<Record<MisplacedExpression["reason"], string>>> = {
  "query-begun": "&",
  "query-missing": "?",
};

function otherOperator(reason: MisplacedExpression["reason"], text: string, span: Span): Fix[] {
  const operator = operators[reason];
  if (operator === undefined) return [];
  const expression = `{${operator}${text.slice(span.start + 2, span.end)}`;
  return [suggest(`Write ${quote(expression)}`, span, expression)];
}
