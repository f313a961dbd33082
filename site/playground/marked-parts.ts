/** A part of a text, with the severity of what is found in it. */
export interface MarkedPart {
  readonly text: string;
  readonly severity?: string;
}

interface Found {
  readonly severity: string;
  readonly span: { readonly start: number; readonly end: number };
}

/** The parts of a text in order, cut where a finding begins or ends; the most severe one names the severity of a part. */
export function markedParts(text: string, found: readonly Found[]): MarkedPart[] {
  const edges = new Set([0, text.length, ...found.flatMap(({ span }) => [span.start, span.end])]);
  const offsets = [...edges].sort((a, b) => a - b);
  return offsets.slice(1).map((end, index) => {
    const start = offsets[index] ?? 0;
    const severities = found
      .filter(({ span }) => span.start <= start && end <= span.end)
      .map(({ severity }) => severity);
    const severity = ["error", "warning", "information"].find((name) => severities.includes(name));
    return { text: text.slice(start, end), ...(severity !== undefined && { severity }) };
  });
}

/** The text after edits in ascending order. */
export function edited(
  text: string,
  edits: readonly { readonly span: { readonly start: number; readonly end: number }; readonly text: string }[],
): string {
  return [...edits]
    .reverse()
    .reduce((result, { span, text: written }) => result.slice(0, span.start) + written + result.slice(span.end), text);
}
