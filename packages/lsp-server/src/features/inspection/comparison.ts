import { bidiSkeleton, compare } from "@irilint/core";
import type { InspectedComparison } from "../../protocol/custom-requests.js";

/** How an identifier compares with another, on every rung of the ladder (RFC 3987 §5.3). */
export function compareWith(text: string, other: string): InspectedComparison {
  return {
    with: other,
    simple: compare(text, other, { level: "simple" }),
    syntax: compare(text, other, { level: "syntax" }),
    scheme: compare(text, other, { level: "scheme" }),
    looksAlike: text !== other && bidiSkeleton(text) === bidiSkeleton(other),
  };
}
