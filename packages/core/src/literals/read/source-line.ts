import { longestContext } from "../../bidi/display-context.js";
import type { DisplayContext } from "../../checks/definition/place.js";
import type { Literal } from "./literal.js";

/** The line around a literal, in which it is displayed; nothing for one that is written otherwise than it is read. */
export function displayContextOf(source: string, { map, span, place }: Literal): DisplayContext | undefined {
  if (!map.isIdentity) return undefined;
  const before = source.slice(Math.max(0, span.start - longestContext), span.start);
  const after = source.slice(span.end, span.end + longestContext);
  return {
    before: before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1),
    after: /^[^\n\r]*/u.exec(after)?.[0] ?? "",
    paragraph: place.bidiMarkup?.paragraph ?? "ltr",
  };
}
