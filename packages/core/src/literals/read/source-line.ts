import { longestContext, mayBeRightToLeft } from "../../bidi/display-context.js";
import type { DisplayContext } from "../../checks/definition/place.js";
import type { Span } from "../../findings/span.js";
import type { Literal } from "./literal.js";

/**
 * The line around a literal, in which it is displayed; nothing for one that is written otherwise than it is read, nor where
 * no direction can meet another, as in nearly all lines.
 */
export function displayContextOf(source: string, { map, span, place }: Literal): DisplayContext | undefined {
  return map.isIdentity ? displayContextAt(source, span, place.bidiMarkup?.paragraph) : undefined;
}

/** The same for what stands at a span as it is read. */
export function displayContextAt(
  source: string,
  { start, end }: Span<"source">,
  paragraph: DisplayContext["paragraph"] = "ltr",
): DisplayContext | undefined {
  const first = Math.max(0, start - longestContext);
  if (paragraph === "ltr" && !mayBeRightToLeft.test(source.slice(first, end + longestContext))) return undefined;
  const before = source.slice(first, start);
  const after = source.slice(end, end + longestContext);
  return {
    before: before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1),
    after: /^[^\n\r]*/u.exec(after)?.[0] ?? "",
    paragraph,
  };
}
