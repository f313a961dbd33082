import type { RawLiteral } from "../../../literals/literal.js";
import type { Span } from "../../../span.js";
import type { Reading } from "../../reading.js";

/** A comment, or the name of a property and what parts it from the value: `=`, `:` or white space. */
const beginning =
  /(?:^\uFEFF)?[ \t\f]*(?:(?<comment>[#!][^\r\n]*)|(?<name>(?:[^\s:=\\]|\\[^\r\n])+)(?:[ \t\f]*[=:][ \t\f]*|[ \t\f]+))?/uy;
/** The rest of a line, and of those that a backslash joins to it. */
const value = /(?:[^\\\r\n]|\\(?:\r\n|[^])|\\$)*/uy;
const lineEnd = /\r\n|[\r\n]|$/uy;

/** Reads the properties of Java (`java.util.Properties.load`), however broken the text is. */
export function propertiesReader(text: string): Reading {
  const literals: RawLiteral[] = [];
  const comments: Span<"source">[] = [];
  for (let start = 0; start < text.length;) {
    const { name, comment } = groupsAt(beginning, text, start);
    const contentStart = beginning.lastIndex;
    if (comment !== undefined) comments.push({ start: contentStart - comment.length, end: contentStart });
    const end = comment === undefined ? endAt(value, text, contentStart) : contentStart;
    const trimmedEnd = contentStart + text.slice(contentStart, end).trimEnd().length;
    if (name !== undefined && contentStart < trimmedEnd)
      literals.push({
        span: { start: contentStart, end: trimmedEnd },
        syntax: "properties-value",
        site: { kind: "data", path: name.split("."), isKey: false },
      });
    start = endAt(lineEnd, text, end);
  }
  return { literals, comments };
}

function groupsAt(pattern: RegExp, text: string, offset: number): Readonly<Record<string, string | undefined>> {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.groups ?? {};
}

function endAt(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  pattern.test(text);
  return pattern.lastIndex;
}
