import { defineLanguage } from "../../language.js";
import { slashComments, starComments } from "../../../languages/definition/comment-syntax.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import type { Reader } from "../../reading.js";
import { charsetOfStyleSheet } from "../../charsets/declared-charset.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
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

const indented = cssReader("indented");

/** Reads the indented syntax of Sass. */
function sassReader(text: string): ReturnType<Reader> {
  const imports = plainImports(text);
  const { literals, comments } = indented(without(imports, text));
  const addresses = imports.map((span): RawLiteral => ({
    span,
    syntax: "plain",
    site: { kind: "identifier", use: "reference", production: "IRI-reference", role: "@import" },
  }));
  return { literals: [...literals.slice(), ...addresses].sort((a, b) => a.span.start - b.span.start), comments };
}

/** The text with a word in place of each address, so that the tokenizer passes over it. */
function without(addresses: readonly Span<"source">[], text: string): string {
  let result = "";
  let done = 0;
  for (const { start, end } of addresses) {
    result += text.slice(done, start) + "x".repeat(end - start);
    done = end;
  }
  return result + text.slice(done);
}

const importLine = /^[ \t]*@import[ \t]+(?<list>[^\r\n]*)/gmu;
const unquotedAddress = String.raw`(?:https?:)?\/\/(?=[^\s,;"'()\p{L}\p{N}]*[\p{L}\p{N}])[^\s,;"'()]+`;
const fileOfStyles = String.raw`[^\s,;"'():]+\.css`;
const listedAddress = new RegExp(
  String.raw`(?<=^|,)[ \t]*(?<address>${unquotedAddress}|${fileOfStyles})[ \t]*(?=,|$)`,
  "gu",
);

/** The unquoted addresses of `@import` in the indented syntax of Sass, which alone allows them. */
function plainImports(text: string): Span<"source">[] {
  return Array.from(text.matchAll(importLine)).flatMap(({ index, 0: line, groups }) => {
    const list = groups?.["list"] ?? "";
    const start = index + line.length - list.length;
    return Array.from(list.matchAll(listedAddress)).map((found) => {
      const address = found.groups?.["address"] ?? "";
      const from = start + found.index + found[0].indexOf(address);
      return { start: from, end: from + address.length };
    });
  });
}
