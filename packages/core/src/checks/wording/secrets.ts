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

/** Without a match there is no password and no token: one search is enough for most texts. */
const mayHoldSecret =
  /[@=]|%40|A[KS]IA|AIza|gh[opsur]_|_pat_|glpat-|[rs]k_live_|xox.-|npm_|SG\.|pypi-|hf_|_v1_|shp.._|sk-|eyJ|ya29|slack|\/webhooks\/|bot/;

/** `user:xxx@`: a secret is never told. */
export function maskSecrets(text: string): string {
  return mayHoldSecret.test(text) ? replaced(text, secretsIn(text), () => "xxx") : text;
}

function replaced(text: string, spans: readonly Span[], replacement: (span: Span) => string): string {
  let shown = "";
  let at = 0;
  for (const span of spans) {
    shown += text.slice(at, span.start) + replacement(span);
    at = span.end;
  }
  return shown + text.slice(at);
}
