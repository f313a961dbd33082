import type { Span } from "../../findings/span.js";
import { patternUnion } from "../../text/composed-pattern.js";

interface Format {
  /** None where it may be meant for everybody, or for some minutes: nobody is told of it, and it is not printed all the same. */
  readonly kind?: string;
  /** What is in every text with such a token. */
  readonly begins: RegExp;
  readonly pattern: RegExp;
  /** Whether the token is only valid on the server that the address names. */
  readonly ofOneServer?: true;
}

/** The forms that services publish for their tokens, so that they are found and revoked; `[^\W_]` is a letter or a digit of ASCII. */
const formats: readonly Format[] = [
  {
    kind: "an access key of AWS",
    begins: /A[KS]IA/,
    pattern: /(?<![^\W_])A[KS]IA[0-9A-Z]{16}(?![^\W_])/g,
  },
  {
    kind: "a token of GitHub",
    begins: /gh[opsur]_|github_pat_/,
    pattern: /(?<![^\W_])(?:gh[opsur]_[^\W_]{36,255}|github_pat_\w{60,255})\b/g,
  },
  { kind: "a token of GitLab", begins: /glpat-/, pattern: /(?<![^\W_])glpat-[\w-]{20,64}(?![\w-])/g },
  {
    kind: "a secret key of Stripe",
    begins: /[rs]k_live_/,
    pattern: /(?<![^\W_])[rs]k_live_[^\W_]{16,255}\b/g,
  },
  {
    kind: "a token of Slack",
    begins: /xox[abeoprs]-/,
    pattern: /(?<![^\W_])xox[abeoprs]-[A-Za-z0-9-]{20,255}(?![\w-])/g,
  },
  { kind: "a token of npm", begins: /npm_/, pattern: /(?<![^\W_])npm_[^\W_]{36}\b/g },
  {
    kind: "a key of SendGrid",
    begins: /SG\./,
    pattern: /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g,
  },
  { kind: "a token of PyPI", begins: /pypi-AgE/, pattern: /\bpypi-AgE[\w-]{50,1024}(?![\w-])/g },
  { kind: "a token of Hugging Face", begins: /hf_/, pattern: /\bhf_[^\W_]{34}\b/g },
  {
    // Keys of Google, of which those of maps stand in pages that everybody loads; and JSON Web Tokens, whose header and
    // claims are objects of JSON in base64url (RFC 7519 §3.1).
    begins: /AIza|eyJ/,
    pattern: /\b(?:AIza[\w-]{35}(?![\w-])|eyJ[\w-]{10,4096}\.eyJ[\w-]{10,4096}\.[\w-]{20,4096})/g,
  },
  {
    // Of Amazon S3 and of Azure Storage, which end after a time that the address says.
    begins: /-Signature=|sig=/,
    pattern: /(?<=(?<![^?&;])(?:X-(?:Amz|Goog)-Signature|sig)=)[\w%+/-]{40,1024}/g,
  },
  {
    // RFC 6750 §2.3
    kind: "an access token",
    begins: /(?:access|private)_token=/,
    pattern: /(?<=(?<![^?#&;])(?:access|private)_token=)[\w.~+/-]{20,4096}=*(?![^&;#"'`<>)\]])/g,
    ofOneServer: true,
  },
];

/** Without a match of this there is no token in a text. */
export const tokenBeginnings = patternUnion(...formats.map(({ begins }) => begins));

export interface Token extends Span {
  /** None where nobody is told of it, as it may be meant for everybody, or for some minutes. */
  readonly kind: string | undefined;
  /** Whether the token is only valid on the server that the address names. */
  readonly ofOneServer: boolean;
}

/** Tokens in the text, each told once, in order. */
export function tokensIn(text: string): Token[] {
  const found: Token[] = [];
  if (!tokenBeginnings.test(text)) return found;
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
