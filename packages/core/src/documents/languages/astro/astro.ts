import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import { type RawLiteral, shiftedSpan } from "../../../literals/locating/index.js";
import { firstReaching } from "../../../findings/sorted-spans.js";
import type { Span } from "../../../findings/span.js";
import { Islands } from "../../markup/islands.js";
import { pageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { walkMarkup } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import { readExpression } from "../../parts/expression.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";

export const astro = defineLanguage({
  name: "astro",
  reader: (named) => astroReader(named),
  extensions: ["astro"],
  ids: ["astro"],
  comments: pageComments,
});

const opening = /^\uFEFF?\s*---/u;

/** Reads the components of Astro: a script between two lines `---`, and markup with expressions that may hold markup. */
function astroReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => {
    const collected = new Collected();
    const start = takeScript(text, parts, collected);
    takeMarkup(text, start, parts, collected);
    return collected.reading;
  });
}

/** Reads the script of a component and returns the offset at which its markup begins. */
function takeScript(text: string, parts: Parts, collected: Collected): number {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return 0;
  const length = text.slice(start).search(/^[ \t]*---/mu);
  if (length < 0) return 0;
  collected.part(parts.read("typescript", text.slice(start, start + length)), start);
  return text.indexOf("---", start + length) + 3;
}

function takeMarkup(text: string, start: number, parts: Parts, collected: Collected): void {
  const islands = new Islands(text, "html");
  const end = (offset: number): number | undefined => islands.braces.end(offset);
  /** Expressions still to be read; nested ones are appended, so that reading is not recursive. */
  const expressions: Span<"source">[] = [];
  const page = pageVisitor({
    text,
    parts,
    collected,
    braces: end,
    takeExpression: (span) => expressions.push(span),
    readCode: (span, use) => {
      const found = islands.within(span.start, span.end);
      const { literals, comments } = readExpression(parts, withoutIslands(text, span, found), use);
      const islandsHere = found.map((island) => shiftedSpan(island, -span.start));
      const own = literals.slice().filter((literal) => !isAroundIsland(literal, islandsHere));
      collected.part({ literals: own, comments }, span.start);
      for (const island of found) walk(island);
    },
  });
  const source = { text, expressionEnd: end, inText: { lead: "{", end } };
  const walk = (range: Span<"source">): void => walkMarkup({ ...source, seeker: new Seeker(text), range }, page);
  walk({ start, end: text.length });
  for (let span = expressions.pop(); span !== undefined; span = expressions.pop()) {
    page.takeCode({ start: span.start + 1, end: span.end - 1 }, { kind: "value" });
  }
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
