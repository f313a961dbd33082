import type { Span } from "../../findings/span.js";

interface Format {
  /** None where it may be meant for everybody, or for some minutes: nobody is told of it, and it is not printed all the same. */
  readonly kind?: string;
  readonly pattern: RegExp;
  /** Whether the token is only valid on the server that the address names. */
  readonly ofOneServer?: true;
}

/** The forms that services publish for their tokens, so that they are found and revoked; `[^\W_]` is a letter or a digit of ASCII. */
const formats: readonly Format[] = [
  {
    kind: "an access key of AWS",
    pattern: /(?<![^\W_])A[KS]IA[0-9A-Z]{16}\b/g,
  },
  {
    kind: "a token of GitHub",
    pattern: /(?<![^\W_])(?:gh[opsur]_[^\W_]{36,255}|github_pat_\w{60,255})\b/g,
  },
  { kind: "a token of GitLab", pattern: /\bglpat-[\w-]{20,64}(?![\w-])/g },
  {
    kind: "a secret key of Stripe",
    pattern: /\b[rs]k_live_[^\W_]{16,255}\b/g,
  },
  {
    kind: "a token of Slack",
    pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{20,255}(?![\w-])/g,
  },
  { kind: "a token of npm", pattern: /\bnpm_[^\W_]{36}\b/g },
  {
    kind: "a key of SendGrid",
    pattern: /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g,
  },
  { kind: "a token of PyPI", pattern: /\bpypi-AgE[\w-]{50,1024}(?![\w-])/g },
  { kind: "a token of Hugging Face", pattern: /\bhf_[^\W_]{34}\b/g },
  { kind: "a token of DigitalOcean", pattern: /\bdo[opr]_v1_[\da-f]{64}\b/g },
  { kind: "a token of Shopify", pattern: /\bshp(?:at|ca|pa|ss)_[\da-f]{32}\b/g },
  {
    kind: "a key of Anthropic or OpenAI",
    pattern: /\bsk-(?:ant|proj)-[\w-]{40,255}(?![\w-])/g,
  },
  {
    // Keys of Google, of which those of maps stand in pages that everybody loads; and JSON Web Tokens, whose header and
    // claims are objects of JSON in base64url (RFC 7519 §3.1).
    pattern: /\b(?:AIza[\w-]{35}(?![\w-])|eyJ[\w-]{10,4096}\.eyJ[\w-]{10,4096}\.[\w-]{20,4096})/g,
  },
  {
    // Of Amazon S3 and of Azure Storage, which end after a time that the address says.
    pattern: /(?<=(?<![^?&;])(?:X-(?:Amz|Goog)-Signature|sig)=)[\w%+/-]{40,1024}/g,
  },
  {
    // RFC 6750 §2.3; RFC 6749 §2.3.1 and §10.4 forbid the others in an address.
    kind: "an access token",
    pattern:
      /(?<=(?<![^?#&;])(?:(?:access|private|refresh)_token|client_secret)=)[\w.~+/-]{20,4096}=*(?![^&;#"'`<>)\]])/g,
    ofOneServer: true,
  },
];

/** Without a match of this there is no token in a text. */
export const tokenBeginnings =
  /A[KS]IA|gh[opsur]_|_pat_|glpat-|[rs]k_live_|xox[abeoprs]-|npm_|SG\.|pypi-AgE|hf_|_v1_|shp.._|sk-|AIza|eyJ|-Signature=|sig=|_token=|_secret=/;

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
      const isReal = isMeant(token);
      // What has the form of a token is printed nowhere; an example of one is not told.
      if ((isReal || !ofOneServer) && !found.some((other) => other.start < end && index < other.end))
        found.push({ kind: isReal ? kind : undefined, ofOneServer, start: index, end });
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
