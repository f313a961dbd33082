import { patternUnion } from "../../../text/composed-pattern.js";
import { masked } from "../../../text/masked.js";
import { decodeLiteral, type RawLiteral } from "../../../literals/locating/index.js";
import { Collected } from "../../parts/collected.js";
import { Parts, type Part, type ReaderNamed } from "../../parts/parts.js";
import { withMoreHoles } from "../../pieces.js";
import type { LiteralsAndComments, Reader, Reading } from "../../reading.js";
import type { Source } from "../../../text/changing-text.js";
import type { Span } from "../../../findings/span.js";
import { mayHoldScripts, scriptsIn } from "./pipelines.js";

/** Extends a reader by the scripts that stand in the literals it finds. */
export function withScripts(named: ReaderNamed, read: Reader): Reader {
  const readAfter = (text: Source, reading: Reading, before?: readonly Part[]): Reading => {
    const parts = new Parts(named, before);
    const found = readScripts(text, reading, parts);
    const asked = parts.takeAsked();
    return {
      ...found,
      update: (newText, changes) =>
        readAfter(newText, reading.update?.(newText, changes) ?? read(newText.toString()), asked),
    };
  };
  return (text) => readAfter(text, read(text));
}

function readScripts(source: Source, { literals, comments }: LiteralsAndComments, parts: Parts): LiteralsAndComments {
  if (!mayHoldScripts(literals)) return { literals, comments };
  const text = source.toString();
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

/** Whether the literal's text has other line ends than its source. */
function isFolded({ pieces = [] }: RawLiteral): boolean {
  return pieces.some((piece) => piece.kind === "text" && piece.syntax === "yaml-fold");
}

function takeScript(source: string, literal: RawLiteral, parts: Parts, collected: Collected): void {
  const decoded = decodeLiteral(source, literal);
  const expressions = expressionsIn(decoded.text);
  const reading = parts.read("shellscript", masked(decoded.text, expressions, "_"));
  if (reading === undefined) return collected.literal(literal);
  const literals = reading.literals.slice().flatMap((each) => withMoreHoles(each, expressions));
  collected.decodedPart({ literals, comments: reading.comments }, decoded, literal.syntax);
}

/**
 * Expressions that the service expands before the shell reads the script: `${{ a }}`, `{{ a }}`, `$[[ a ]]`, `<< a.b
 * >>`; of bounded length.
 */
const expression = patternUnion(
  /\$?\{\{(?:(?!\{\{|\}\})[^]){0,4096}\}\}/gu,
  /\$\[\[[^[\]\n]*\]\]/gu,
  /<<[ \t]*[a-z]+\.[\w.-]+[ \t]*>>/gu,
);

function expressionsIn(script: string): Span<"source">[] {
  return Array.from(script.matchAll(expression), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
