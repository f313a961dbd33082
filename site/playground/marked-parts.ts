import { escapeInvisible } from "../../packages/core/dist/index.js";

/** A part of a text, with the severity of what is found in it. */
export interface MarkedPart {
  readonly text: string;
  readonly severity?: string;
  /** Whether nothing of it is displayed, so that no line can stand below it. */
  readonly isUnseen?: boolean;
}

interface Found {
  readonly severity: string;
  readonly span: { readonly start: number; readonly end: number };
}

/** More findings than these are slow to show, and nobody reads them. */
export const mostShown = 100;

const severities = ["error", "warning", "information"];

/** The parts of a text in order, cut where a finding that is shown begins or ends; the most severe one names the severity of a part. */
export function markedParts(text: string, findings: readonly Found[]): MarkedPart[] {
  const found = findings.slice(0, mostShown);
  const edges = [
    ...found.map(({ severity, span }) => ({ at: span.start, severity, more: 1 })),
    ...found.map(({ severity, span }) => ({ at: span.end, severity, more: -1 })),
    { at: text.length, severity: "", more: 0 },
  ].sort((a, b) => a.at - b.at);
  const parts: MarkedPart[] = [];
  const open = new Map<string, number>();
  let start = 0;
  for (const { at, severity, more } of edges) {
    const marked = severities.find((name) => (open.get(name) ?? 0) > 0);
    const part = text.slice(start, at);
    if (part !== "")
      parts.push(marked === undefined ? { text: part } : { text: part, severity: marked, isUnseen: isUnseen(part) });
    open.set(severity, (open.get(severity) ?? 0) + more);
    start = at;
  }
  return parts;
}

function isUnseen(text: string): boolean {
  return Array.from(text).every((character) => escapeInvisible(character) !== character);
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
