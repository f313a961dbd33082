import { endOfLine } from "../../../text/line-end.js";
import { matchEnd } from "../../../text/sticky-match.js";
import { readerOfReadable } from "../../readable-text.js";
import type { Reader } from "../../reading.js";
import { isLessThan } from "./less-than.js";
import { turtleReader } from "./turtle.js";

/** The words with which queries and updates begin (SPARQL 1.1 §19.8), and parts of them, and those of older and wider languages. */
const firstWords =
  "base|prefix|version|select|construct|describe|ask|load|clear|drop|create|add|move|copy|insert|delete|with|values|" +
  "graph|optional|filter|minus|bind|service|union|from|where|using|a|modify|define|explain|profile";

/** How no query begins, nor a part of one: another word, without the colon of a prefix, or a line of signs. */
const otherText = new RegExp(
  `(?!(?:${firstWords})\\b)(?:\\p{L}[\\p{L}\\p{M}\\p{N}_.-]*(?![\\p{L}\\p{M}\\p{N}_.:-])|[=*~]{2})`,
  "iuy",
);

/** Reads SPARQL. What begins otherwise is a text for people: not only the names of updates end in `.ru`, Russian texts' do, too. */
export const sparqlReader: Reader = readerOfReadable(
  (text) => matchEnd(otherText, text, codeStart(text)) === undefined,
  turtleReader({ production: "IRI-reference", isOperator: isLessThan, declaresPrefixes: "query" }),
);

/** Where the comments end with which the text begins. */
function codeStart(text: string): number {
  for (let offset = 0; ;) {
    const start = text.length - text.slice(offset).trimStart().length;
    if (text[start] !== "#") return start;
    offset = endOfLine(text, start);
  }
}
