import { findIris, type Span } from "@irilint/core";
import { checkDocument, type RawLiteral } from "@irilint/core/literals";
import type { AnalyzedDocument } from "../../session.js";

/** What an identifier's tier is called where nothing but its text tells of it: there, nothing is reported. */
export const uncheckedTier = "unchecked";

/** As far from the cursor, in UTF-16 code units, an identifier may begin or end. */
const farthest = 2048;

/**
 * The document as it would be if what has a registered scheme at `offset`, such as `mailto:` in a string that may be
 * anything, were written where only identifiers are; nothing if no such text is there.
 */
export function withUnchecked(analyzed: AnalyzedDocument, offset: number): AnalyzedDocument | undefined {
  const { document, settings } = analyzed;
  const start = Math.max(0, offset - farthest);
  const text = document.source.content.slice(start, Math.min(document.source.length, offset + farthest));
  const found = identifierAt(text, offset - start);
  if (found === undefined) return undefined;
  const raw: RawLiteral = {
    span: { start: start + found.start, end: start + found.end },
    syntax: "plain",
    site: { kind: "identifier", use: "name", production: "IRI", role: uncheckedTier },
  };
  return { ...analyzed, analysis: checkDocument(document.text, [raw], settings.checks) };
}

/** The first text with a registered scheme that begins before `offset` and does not end there either. */
function identifierAt(text: string, offset: number): Span | undefined {
  for (const { index } of text.matchAll(/(?<![\w+.-])[a-z][\w+.-]*:/giu)) {
    if (index > offset) return undefined;
    const end = index + lengthOfIdentifier(text.slice(index));
    if (end >= offset && end > index) return { start: index, end };
  }
  return undefined;
}

const prefix = "URL:";

/** How much of a text is the identifier that it begins with. After this prefix, any registered scheme begins one. */
function lengthOfIdentifier(text: string): number {
  const [found] = findIris(prefix + text);
  return found?.span.start === prefix.length ? found.text.length : 0;
}
