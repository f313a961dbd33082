import { patternUnion } from "../../../text/composed-pattern.js";
import type { Span } from "../../../findings/span.js";

/** Receives what a document type declaration holds besides names. */
export interface DeclarationVisitor {
  /** A system identifier, without quotation marks. */
  system(span: Span<"source">): void;
  /** The value of an entity or of an attribute default, without quotation marks. */
  value(span: Span<"source">): void;
  comment(span: Span<"source">): void;
  /** An opening quotation mark without a closing one in the rest of the text. */
  unpaired?(): void;
}

const token = patternUnion(
  /<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)/gu,
  /"[^"]*"|'[^']*'/gu,
  /<!|[[\]>]|\b(?:PUBLIC|SYSTEM)\b/gu,
);

/** Goes through `<!DOCTYPE … [ … ]>` from `start` on and returns its end — XML 1.0 §2.8, §4.2.2. */
export function walkDocumentType(text: string, start: number, visitor: DeclarationVisitor): number {
  let depth = 0;
  let isInSubset = false;
  let awaited: "public" | "system" | "value" = "value";
  let offset = start;
  token.lastIndex = start;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [found] = match;
    const span = { start: match.index, end: token.lastIndex };
    if (/["']/u.test(text.slice(offset, span.start))) visitor.unpaired?.();
    offset = span.end;
    if (found.startsWith("<!--")) visitor.comment(span);
    else if (found === "<!") depth++;
    else if (found === "[") isInSubset = true;
    else if (found === "]") isInSubset = false;
    else if (found === "PUBLIC") awaited = "public";
    else if (found === "SYSTEM") awaited = "system";
    else if (found === ">") {
      depth--;
      awaited = "value";
      if (depth <= 0 && !isInSubset) return span.end;
    } else if (!found.startsWith("<")) {
      const content = { start: span.start + 1, end: span.end - 1 };
      if (awaited === "system") visitor.system(content);
      if (awaited === "value") visitor.value(content);
      awaited = awaited === "public" ? "system" : "value";
    }
  }
  return text.length;
}
