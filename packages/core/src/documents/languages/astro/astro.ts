import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import { type RawLiteral, shiftedSpan } from "../../../literals/locating/index.js";
import { firstReaching } from "../../../text/sorted-spans.js";
import type { Span } from "../../../findings/span.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart } from "../../checkpoints/pass.js";
import { Islands } from "../../markup/islands.js";
import { aheadInMarkup, areSameOpenMarkup, MarkupPass, type OpenMarkup } from "../../markup/markup-pass.js";
import { pageVisitor, type PageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { walkMarkup } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { readExpression } from "../../parts/expression.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";

export const astro = defineLanguage({
  name: "astro",
  reader: (named) => astroReader(named),
  heedsSieve: true,
  extensions: ["astro"],
  ids: ["astro"],
  comments: pageComments,
});

const opening = /^\uFEFF?\s*---/u;

/** Reads the components of Astro: a script between two lines `---`, and markup with expressions that may hold markup. */
function astroReader(named: ReaderNamed): Reader {
  return checkpointedReader(
    {
      begin: (text, beginning: PassStart<OpenMarkup>) => astroPass(text, beginning),
      areSame: areSameOpenMarkup,
      ahead: aheadInMarkup,
      behind: 0,
    },
    named,
  );
}

/** A pass through a component: the script first, then the markup token by token. */
function astroPass(text: string, { state, parts }: PassStart<OpenMarkup>): MarkupPass<OpenMarkup> {
  const collected = new Collected();
  const islands = new Islands(text, "html");
  const end = (offset: number): number | undefined => islands.braces.end(offset);
  const source = { text, expressionEnd: end, inText: { lead: "{", end } };
  let lookedTo = 0;

  function visitorAt(element: OpenMarkup["element"], takeExpression: (span: Span<"source">) => void): PageVisitor {
    const visitor = pageVisitor({
      text,
      parts,
      collected,
      element,
      braces: end,
      takeExpression,
      readCode: (span, use) => {
        const found = islands.within(span.start, span.end);
        const { literals, comments } = readExpression(parts, withoutIslands(text, span, found), use);
        const islandsHere = found.map((island) => shiftedSpan(island, -span.start));
        const own = literals.slice().filter((literal) => !isAroundIsland(literal, islandsHere));
        collected.part({ literals: own, comments }, span.start);
        for (const range of found) walkMarkup({ ...source, seeker: new Seeker(text), range }, visitor);
      },
    });
    return visitor;
  }

  /** Reads an expression with the markup in it; what that leaves open ends with the expression. */
  function takeExpression(span: Span<"source">): void {
    /** Expressions still to be read; nested ones are appended, so that reading is not recursive. */
    const expressions = [span];
    const inner = visitorAt(page.element(), (nested) => expressions.push(nested));
    for (let each = expressions.pop(); each !== undefined; each = expressions.pop())
      inner.takeCode({ start: each.start + 1, end: each.end - 1 }, { kind: "value" });
    lookedTo = Math.max(lookedTo, inner.lookedTo());
  }

  /** Reads the script of a component and returns the offset at which its markup begins. */
  function takeScript(): number {
    const start = opening.exec(text)?.[0].length;
    if (start === undefined) return 0;
    const length = text.slice(start).search(/^[ \t]*---/mu);
    if (length < 0) {
      lookedTo = Infinity;
      return 0;
    }
    collected.part(parts.read("typescript", text.slice(start, start + length)), start);
    return text.indexOf("---", start + length) + 3;
  }

  const page = visitorAt(state?.element, takeExpression);
  return new MarkupPass({
    source: { ...source, seeker: new Seeker(text) },
    visitor: page,
    collected,
    beforeMarkup: takeScript,
    state: () => ({ element: page.element() }),
    lookedTo: () => Math.max(lookedTo, islands.braces.lookedTo, page.lookedTo()),
    dependsOnAll: () => islands.hasUnclosed,
  });
}

/** The expression with a JavaScript value in place of each element in it. */
function withoutIslands(text: string, { start, end }: Span<"source">, islands: readonly Span<"source">[]): string {
  let result = "";
  let done = start;
  for (const island of islands) {
    result += `${text.slice(done, island.start)}0${" ".repeat(island.end - island.start - 1)}`;
    done = island.end;
  }
  return result + text.slice(done, end);
}

/** Whether a literal overlaps an element: in broken code, the parser may take the text around one for JSX text. */
function isAroundIsland({ span, pieces }: RawLiteral, islands: readonly Span<"source">[]): boolean {
  const written = pieces?.filter(({ kind }) => kind === "text") ?? [{ span }];
  return written.some((piece) => (firstReaching(islands, piece.span.start + 1)?.start ?? Infinity) < piece.span.end);
}
