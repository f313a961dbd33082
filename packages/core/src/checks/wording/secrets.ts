import { compareSpans, type Span } from "../../findings/span.js";
import { passwordsIn } from "./exposed-password.js";
import { tokensIn } from "./tokens.js";

/** What no report shows: passwords, and tokens in a form that a service has published. In order and apart. */
export function secretsIn(text: string): Span[] {
  return united([...passwordsIn(text), ...tokensIn(text)]);
}

/** Spans that overlap, or follow one another, as one. */
function united(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans.toSorted(compareSpans)) {
    const last = apart.at(-1);
    if (last === undefined || span.start > last.end) apart.push(span);
    else apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return apart;
}

/** The text with secrets replaced: `user:xxx@`. */
export function maskSecrets(text: string): string {
  let shown = "";
  let at = 0;
  for (const { start, end } of secretsIn(text)) {
    shown += `${text.slice(at, start)}xxx`;
    at = end;
  }
  return shown + text.slice(at);
}
