import { longestContext, mayBeRightToLeft, type DisplayContext } from "../../bidi/display-context.js";
import type { Span } from "../../findings/span.js";
import type { Literal } from "./literal.js";

/**
 * The line around a literal, in which it is displayed; `undefined` if the literal has escapes or expansions, or if the
 * paragraph is left-to-right and the line has no character that may be right-to-left.
 */
export function displayContextOf(source: string, { map, span, place }: Literal): DisplayContext | undefined {
  return map.isIdentity ? displayContextAt(source, span, place.bidiMarkup?.paragraph) : undefined;
}

/**
 * The line around a span of source that decodes to itself, at most `longestContext` code units on each side;
 * `undefined` if the paragraph is left-to-right and the line has no character that may be right-to-left.
 */
export function displayContextAt(
  source: string,
  { start, end }: Span<"source">,
  paragraph: DisplayContext["paragraph"] = "ltr",
): DisplayContext | undefined {
  const before = source.slice(Math.max(0, start - longestContext), start);
  const after = source.slice(end, end + longestContext);
  const context = {
    before: before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1),
    after: /^[^\n\r]*/u.exec(after)?.[0] ?? "",
    paragraph,
  };
  const line = [context.before, source.slice(start, end), context.after];
  return paragraph === "ltr" && !line.some((part) => mayBeRightToLeft.test(part)) ? undefined : context;
}
