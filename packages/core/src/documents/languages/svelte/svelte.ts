import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import type { Span } from "../../../findings/span.js";
import { Braces } from "../../markup/braces.js";
import { pageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { walkMarkup } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import { readExpression } from "../../parts/expression.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";

export const svelte = defineLanguage({
  name: "svelte",
  reader: (named) => svelteReader(named),
  extensions: ["svelte"],
  ids: ["svelte"],
  comments: pageComments,
});

/** `{#if a}`, `{:else if a}`, `{@html a}`: what comes before the expression. */
const blockWord = /^\{\s*(?:[#@][a-z]+|:(?:else\s+if|else|then|catch))(?![\w$])/u;

/** Reads the components of Svelte: markup with expressions in braces, scripts and styles. */
function svelteReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => {
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
    const page = pageVisitor({ text, parts, collected, braces: end, hasExpressionsInQuotes: true, takeExpression });
    walkMarkup({ ...source, inText: { lead: "{", end } }, page);
    return collected.reading;
  });
}
