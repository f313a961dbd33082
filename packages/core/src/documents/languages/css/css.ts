import { defineLanguage } from "../../language.js";
import { slashComments, starComments } from "../../../languages/definition/comment-syntax.js";
import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import type { Reader } from "../../reading.js";
import { charsetOfStyleSheet } from "../../charsets/declared-charset.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import { layeredReader } from "../../checkpoints/layered-reader.js";
import { lineReader, type FoundInLines } from "../../checkpoints/line-reader.js";
import type { PassStart } from "../../checkpoints/pass.js";
import { areSameStates, CssLiterals, farthestAhead, type CssState } from "./css-literals.js";
import type { CssDialect } from "./css-tokens.js";

export const css = defineLanguage({
  name: "css",
  reader: () => cssReader("css"),
  extensions: ["css", "pcss"],
  ids: ["css", "postcss"],
  comments: starComments,
});

export const scss = defineLanguage({
  name: "scss",
  reader: () => cssReader("extended"),
  extensions: ["scss"],
  ids: ["scss"],
  comments: slashComments,
});

export const sass = defineLanguage({
  name: "sass",
  reader: () => sassReader,
  extensions: ["sass"],
  ids: ["sass"],
  comments: slashComments,
});

export const less = defineLanguage({
  name: "less",
  reader: () => cssReader("extended"),
  extensions: ["less"],
  ids: ["less"],
  comments: slashComments,
});

/** Reads CSS, or one of the languages that extend it, however broken the text is. */
function cssReader(dialect: CssDialect): Reader {
  return checkpointedReader({
    begin: (text, { state }: PassStart<CssState>) =>
      new CssLiterals(text, dialect, state ?? { charset: charsetOfStyleSheet(text), frames: [] }),
    areSame: areSameStates,
    ahead: farthestAhead,
    behind: 0,
  });
}

/** Reads the indented syntax of Sass, which alone allows unquoted addresses of `@import`. */
const sassReader = layeredReader({
  code: lineReader(takePlainImports),
  // The tokenizer passes over a word in place of each address.
  masksOf: (_, addresses) =>
    addresses.map((span) => ({ ...span, filler: "x".repeat(span.end - span.start), isHole: false })),
  rest: cssReader("indented"),
  withHoles: (literal) => [literal],
});

const importList = /^[ \t]*@import[ \t](?<list>.*)$/su;
const unquotedAddress = String.raw`(?:https?:)?\/\/(?=[^\s,;"'()\p{L}\p{N}]*[\p{L}\p{N}])[^\s,;"'()]+`;
const fileOfStyles = String.raw`[^\s,;"'():]+\.css`;
const listedAddress = new RegExp(
  String.raw`(?<=^|,)[ \t]*(?<address>${unquotedAddress}|${fileOfStyles})[ \t]*(?=,|$)`,
  "gu",
);

/** Takes the unquoted addresses of `@import` in a line, and marks them. */
function takePlainImports(text: string, lineStart: number, { literals, marks }: FoundInLines): number {
  const lineEnd = endOfLine(text, lineStart);
  const list = importList.exec(text.slice(lineStart, lineEnd))?.groups?.["list"] ?? "";
  for (const { index, 0: listed, groups } of list.matchAll(listedAddress)) {
    const address = groups?.["address"] ?? "";
    const start = lineEnd - list.length + index + listed.indexOf(address);
    const span = { start, end: start + address.length };
    marks.push(span);
    literals.push({
      span,
      syntax: "plain",
      site: { kind: "identifier", use: "reference", production: "IRI-reference", role: "@import" },
    });
  }
  return behindLineEnd(text, lineEnd);
}
