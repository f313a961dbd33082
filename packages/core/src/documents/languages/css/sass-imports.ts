import type { Span } from "../../../findings/span.js";

const importLine = /^[ \t]*@import[ \t]+(?<list>[^\r\n]*)/gmu;
const plainAddress =
  /(?<=^|,)[ \t]*(?<address>(?:https?:)?\/\/(?=[^\s,;"'()\p{L}\p{N}]*[\p{L}\p{N}])[^\s,;"'()]+|[^\s,;"'():]+\.css)[ \t]*(?=,|$)/gu;

/** Addresses that an `@import` of the indented syntax names without quotation marks, as only that one can. */
export function plainImports(text: string): Span<"source">[] {
  return Array.from(text.matchAll(importLine)).flatMap(({ index, 0: line, groups }) => {
    const list = groups?.["list"] ?? "";
    const start = index + line.length - list.length;
    return Array.from(list.matchAll(plainAddress)).map((found) => {
      const address = found.groups?.["address"] ?? "";
      const from = start + found.index + found[0].indexOf(address);
      return { start: from, end: from + address.length };
    });
  });
}
