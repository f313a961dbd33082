import { endOfLine } from "../../../text/line-end.js";
import { matchEnd } from "../../../text/sticky-match.js";
import { readerOfReadable } from "../../readable-text.js";
import type { Reader } from "../../reading.js";
import { isLessThan } from "./less-than.js";
import { turtleReader } from "./turtle.js";

/**
 * Keywords with which queries, updates and parts of them begin (SPARQL 1.1 §19.8), and those of older and extended
 * languages.
 */
const firstWords =
  "base|prefix|version|select|construct|describe|ask|load|clear|drop|create|add|move|copy|insert|delete|with|values|" +
  "graph|optional|filter|minus|bind|service|union|from|where|using|a|modify|define|explain|profile";

/** The beginning of a text that is no query: another word, without the colon of a prefix, or a line of signs. */
const otherText = new RegExp(
  `(?!(?:${firstWords})\\b)(?:\\p{L}[\\p{L}\\p{M}\\p{N}_.-]*(?![\\p{L}\\p{M}\\p{N}_.:-])|[=*~]{2})`,
  "iuy",
);

/**
 * Makes a reader for SPARQL. A file with another beginning is text: `.ru` ends the names of updates and of Russian
 * texts.
 */
export const sparqlReader: Reader = readerOfReadable(
  (text) => matchEnd(otherText, text, codeStart(text)) === undefined,
  turtleReader({ production: "IRI-reference", isOperator: isLessThan, declaresPrefixes: "query" }),
);

/** The offset behind the comments at the beginning of a text. */
function codeStart(text: string): number {
  for (let offset = 0; ;) {
    const start = text.length - text.slice(offset).trimStart().length;
    if (text[start] !== "#") return start;
    offset = endOfLine(text, start);
  }
}
