import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { runEnd } from "../../../text/run-end.js";
import { behind } from "../../../text/sticky-match.js";
import { lineReader, type FoundInLines } from "../../checkpoints/line-reader.js";
import type { Reader } from "../../reading.js";

const indent = /(?:^\uFEFF)?[ \t\f]*/uy;
const namePart = /(?:[^ \t\f\r\n:=\\]|\\[^\r\n]){1,4096}/uy;
/** What parts the name of a property from its value. */
const sign = /(?:[ \t\f]*[=:][ \t\f]*|[ \t\f]+)?/uy;
/** Of the rest of a line, and of those that a backslash joins to it. */
const valuePart = /(?:[^\\\r\n]|\\(?:\r\n|[^])|\\$){1,4096}/uy;

/** Reads the properties of Java (`java.util.Properties.load`), however broken the text is. */
export function propertiesReader(): Reader {
  return lineReader(takeLine);
}

function takeLine(text: string, start: number, { literals, comments }: FoundInLines): number {
  const first = behind(indent, text, start);
  if (text[first] === "#" || text[first] === "!") {
    const end = endOfLine(text, first);
    comments.push({ start: first, end });
    return behindLineEnd(text, end);
  }
  const nameEnd = runEnd(namePart, text, first);
  const contentStart = nameEnd > first ? behind(sign, text, nameEnd) : first;
  const end = runEnd(valuePart, text, contentStart);
  const trimmedEnd = contentStart + text.slice(contentStart, end).trimEnd().length;
  if (nameEnd > first && contentStart < trimmedEnd)
    literals.push({
      span: { start: contentStart, end: trimmedEnd },
      syntax: "properties-value",
      site: { kind: "data", path: text.slice(first, nameEnd).split("."), isKey: false },
    });
  return behindLineEnd(text, end);
}
