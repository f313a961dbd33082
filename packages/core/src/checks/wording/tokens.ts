import type { Span } from "../../findings/span.js";

interface Format {
  readonly kind: string;
  readonly pattern: RegExp;
  /** Whether the token is only valid on the server that the address names. */
  readonly ofOneServer?: true;
}

/** The forms that services publish for their tokens, so that they are found and revoked. */
const formats: readonly Format[] = [
  { kind: "an access key of AWS", pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9])/g },
  {
    kind: "a token of GitHub",
    pattern: /(?<![A-Za-z0-9])(?:gh[opsur]_[A-Za-z0-9]{36,255}|github_pat_\w{60,255})(?!\w)/g,
  },
  { kind: "a token of GitLab", pattern: /(?<![A-Za-z0-9])glpat-[\w-]{20,64}(?![\w-])/g },
  { kind: "a secret key of Stripe", pattern: /(?<![A-Za-z0-9])[rs]k_live_[A-Za-z0-9]{16,255}(?!\w)/g },
  { kind: "a token of Slack", pattern: /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{20,255}(?![\w-])/g },
  { kind: "a token of npm", pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?!\w)/g },
  {
    // RFC 6750 §2.3
    kind: "an access token",
    pattern: /(?<=(?:^|[?#&;])(?:access_token|private_token)=)[A-Za-z0-9._~+/-]{20,4096}=*(?=$|[&;#"'`<>)\]])/g,
    ofOneServer: true,
  },
];

export interface Token extends Span {
  readonly kind: string;
  /** Whether the token is only valid on the server that the address names. */
  readonly ofOneServer: boolean;
}

/** Tokens in the text, each told once, in order. */
export function tokensIn(text: string): Token[] {
  const found: Token[] = [];
  for (const { kind, pattern, ofOneServer = false } of formats)
    for (const { 0: token, index } of text.matchAll(pattern)) {
      const end = index + token.length;
      if (isMeant(token) && !found.some((other) => other.start < end && index < other.end))
        found.push({ kind, ofOneServer, start: index, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Whether it is a real token: it has digits, letters and many different characters, unlike a word of documentation or a
 * row of one sign.
 */
function isMeant(token: string): boolean {
  if (/example|sample|dummy|your|token|secret|placeholder|x{4}|1234567|abcdef/i.test(token.replace(/^[a-z]+_/, "")))
    return false;
  return /[0-9]/.test(token) && /[A-Za-z]/.test(token) && new Set(token).size >= 10;
}
