import { takeJsonToken } from "./json-tokens.js";
import { TreeBuilder, type JsonTree } from "./json-tree.js";
import type { JsonBracket, Nesting } from "./nesting.js";

/**
 * Reads at once what a bracket opens, in `nesting` as `frameOf` says. The end may be that of what is around it, too, if
 * brackets are missing.
 */
export function readNested<Frame extends { readonly kind: JsonBracket }>(
  text: string,
  start: number,
  { nesting, frameOf }: { readonly nesting: Nesting<Frame>; readonly frameOf: (kind: JsonBracket) => Frame },
): JsonTree & { readonly end: number } {
  const depth = nesting.frames.length;
  const builder = new TreeBuilder();
  let end = start;
  do {
    end = takeJsonToken(text, end, (kind, from, to) => {
      if (kind === "{" || kind === "[") nesting.enter(frameOf(kind));
      else if (kind === "}") nesting.leave("{");
      else if (kind === "]") nesting.leave("[");
      builder.take(kind, from, to);
    });
  } while (end < text.length && nesting.frames.length > depth);
  return { ...builder.end(), end };
}
