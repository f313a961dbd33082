import type { Piece, RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";

/** An expression between braces; strings in it may contain braces. The lengths of its parts are bounded. */
const expression = /\{(?:[^{}"']|"[^"]{0,256}"|'[^']{0,256}'){1,512}\}/gu;

/** Whether the root element, given by its qualified name, is that of an XSLT stylesheet. */
export function isStylesheet(root: string | undefined): boolean {
  return root !== undefined && /^(?:[\w.-]+:)?(?:stylesheet|transform)$/u.test(root);
}

/**
 * A value with a hole for each expression of an attribute value template (XSLT 3.0 §5.6.1); undefined if it has none.
 */
export function valueTemplate(text: string, span: Span<"source">): Pick<RawLiteral, "span" | "pieces"> | undefined {
  const pieces: Piece[] = [];
  let start = span.start;
  for (const { index, 0: written } of text.slice(span.start, span.end).matchAll(expression)) {
    const hole = { start: span.start + index, end: span.start + index + written.length };
    if (start < hole.start) pieces.push({ kind: "text", span: { start, end: hole.start } });
    pieces.push({ kind: "hole", span: hole });
    start = hole.end;
  }
  if (pieces.length === 0) return undefined;
  if (start < span.end) pieces.push({ kind: "text", span: { start, end: span.end } });
  return { span, pieces };
}
