import { lookupScheme, type Span } from "@irilint/core";
import { endInText } from "@irilint/core/internal";
import { checkChangingDocument, type RawLiteral } from "@irilint/core/literals";
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
  return { ...analyzed, analysis: checkChangingDocument(document.text, [raw], settings.checks) };
}

/** A scheme, if it is registered or two slashes follow. */
const beginning = /(?<![\w+.-])(?<scheme>[A-Za-z][\w+.-]*):(?<slashes>\/\/)?/gu;

/** The first identifier in running text that begins before `offset` and does not end there either. */
function identifierAt(text: string, offset: number): Span | undefined {
  for (const { 0: found, index: start, groups } of text.matchAll(beginning)) {
    if (start > offset) return undefined;
    const { scheme = "", slashes } = groups ?? {};
    if (slashes === undefined ? lookupScheme(scheme) === undefined : scheme.length === 1) continue;
    const rest = start + found.length;
    const end = endInText(text, start, rest);
    if (end >= offset && end > rest) return { start, end };
  }
  return undefined;
}
