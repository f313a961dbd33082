import { decodeLiteral } from "../../../literals/read/decode-literal.js";
import type { RawLiteral } from "../../../literals/read/literal.js";
import { Collected } from "../../parts/collected.js";
import type { Parts } from "../../parts/parts.js";
import { withMoreHoles } from "../../pieces.js";
import type { Reading } from "../../reading.js";
import type { Span } from "../../../findings/span.js";
import { scriptsIn } from "./pipelines.js";

type Found = Pick<Reading, "literals" | "comments">;

/** What was found in a document, with what stands in its scripts in their place. */
export function withScripts(text: string, { literals, comments }: Found, parts: Parts): Found {
  const all = literals.slice();
  const scripts = scriptsIn(text, all);
  if (scripts.size === 0) return { literals, comments };
  const collected = new Collected();
  for (const comment of comments.slice()) collected.comment(comment);
  for (const literal of all) {
    if (scripts.has(literal) && !isFolded(literal)) takeScript(text, literal, parts, collected);
    else collected.literal(literal);
  }
  return collected.reading;
}

/** Whether line ends of the source are none of the script. */
function isFolded({ pieces = [] }: RawLiteral): boolean {
  return pieces.some((piece) => piece.kind === "text" && piece.syntax === "yaml-fold");
}

function takeScript(source: string, literal: RawLiteral, parts: Parts, collected: Collected): void {
  const decoded = decodeLiteral(source, literal);
  const expressions = expressionsIn(decoded.text);
  const reading = parts.read("shellscript", withoutExpressions(decoded.text, expressions));
  if (reading === undefined) return collected.literal(literal);
  const literals = reading.literals.slice().flatMap((each) => withMoreHoles(each, expressions));
  collected.decodedPart({ literals, comments: reading.comments }, decoded, literal.syntax);
}

/** What the service puts in before the shell reads the script: `${{ a }}`, `{{ a }}`, `$[[ a ]]`, `<< a.b >>`; no longer than anybody writes. */
const expression = /\$?\{\{(?:(?!\{\{|\}\})[^]){0,4096}\}\}|\$\[\[[^[\]\n]*\]\]|<<[ \t]*[a-z]+\.[\w.-]+[ \t]*>>/gu;

function expressionsIn(script: string): Span<"source">[] {
  return Array.from(script.matchAll(expression), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** The script with as many characters of no meaning in the place of each expression. */
function withoutExpressions(script: string, expressions: readonly Span<"source">[]): string {
  let result = "";
  for (const { start, end } of expressions) result += script.slice(result.length, start) + "_".repeat(end - start);
  return result + script.slice(result.length);
}
