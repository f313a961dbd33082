import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import type { Span } from "../../../findings/span.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart } from "../../checkpoints/pass.js";
import { Braces } from "../../markup/braces.js";
import { aheadInMarkup, areSameOpenMarkup, MarkupPass, type OpenMarkup } from "../../markup/markup-pass.js";
import { pageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { Collected } from "../../parts/collected.js";
import { readExpression } from "../../parts/expression.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";

export const svelte = defineLanguage({
  name: "svelte",
  reader: (named) => svelteReader(named),
  heedsSieve: true,
  extensions: ["svelte"],
  ids: ["svelte"],
  comments: pageComments,
});

/** The keyword of a block before its expression: `{#if a}`, `{:else if a}`, `{@html a}`. */
const blockWord = /^\{\s*(?:[#@][a-z]+|:(?:else\s+if|else|then|catch))(?![\w$])/u;

/** Reads the components of Svelte: markup with expressions in braces, scripts and styles. */
function svelteReader(named: ReaderNamed): Reader {
  return checkpointedReader(
    {
      begin: (text, { state, parts }: PassStart<OpenMarkup>) => componentPass(text, parts, state),
      areSame: areSameOpenMarkup,
      ahead: aheadInMarkup,
      behind: 0,
    },
    named,
  );
}

function componentPass(text: string, parts: Parts, state: OpenMarkup | undefined): MarkupPass<OpenMarkup> {
  const collected = new Collected();
  const braces = new Braces(text);
  const end = (offset: number): number | undefined => braces.end(offset);
  const source = { text, seeker: new Seeker(text), hasExpressionsInQuotes: true, expressionEnd: end };
  const takeExpression = (span: Span<"source">): void => {
    const written = text.slice(span.start, span.end - 1);
    if (/^\{\s*\//u.test(written)) return;
    const before = blockWord.exec(written)?.[0].length ?? 1;
    collected.part(readExpression(parts, written.slice(before), { kind: "value" }), span.start + before);
  };
  const context = { text, parts, collected, braces: end, hasExpressionsInQuotes: true, takeExpression };
  const visitor = pageVisitor({ ...context, element: state?.element });
  return new MarkupPass({
    source: { ...source, inText: { lead: "{", end } },
    visitor,
    collected,
    state: () => ({ element: visitor.element() }),
    lookedTo: () => Math.max(braces.lookedTo, visitor.lookedTo()),
    dependsOnAll: () => braces.hasUnclosed,
  });
}
