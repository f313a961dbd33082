import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { runEnd } from "../../../text/run-end.js";
import { behind } from "../../../text/sticky-match.js";
import { lineReader, type FoundInLines } from "../../checkpoints/line-reader.js";
import type { Reader } from "../../reading.js";

const indent = /(?:^\uFEFF)?[ \t\f]*/uy;
const namePart = /(?:[^ \t\f\r\n:=\\]|\\[^\r\n]){1,4096}/uy;
/** The separator between the key and the value. */
const sign = /(?:[ \t\f]*[=:][ \t\f]*|[ \t\f]+)?/uy;
/** A run of characters of a value; a backslash continues the line. */
const valuePart = /(?:[^\\\r\n]|\\(?:\r\n|[^])|\\$){1,4096}/uy;

/** Makes a reader for properties of Java (`java.util.Properties.load`); no text fails. */
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
