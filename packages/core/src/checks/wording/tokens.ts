import type { Span } from "../../findings/span.js";

interface Format {
  /** None where it may be meant for everybody, or for some minutes: nobody is told of it, and it is not printed all the same. */
  readonly kind?: string;
  readonly pattern: RegExp;
  /** Whether it stands in the path; the others are told in other components alone. */
  readonly inPath?: true;
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
  { kind: "an access token of Google", pattern: /\bya29\.[\w.-]{40,1024}/g },
  {
    kind: "a webhook of Slack",
    inPath: true,
    pattern:
      /(?<=\/\/hooks\.slack\.com\/(?:services|workflows|triggers)\/)[TE][A-Z0-9]{6,14}\/[A-Z0-9]{6,20}\/(?:\d{6,20}\/)?[^\W_]{20,64}(?![\w-])/g,
  },
  {
    kind: "a webhook of Discord",
    inPath: true,
    pattern:
      /(?<=\/\/(?:\w{1,16}\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/)\d{17,20}\/[\w-]{60,80}(?![\w-])/g,
  },
  {
    kind: "the token of a bot of Telegram",
    inPath: true,
    pattern: /(?<=\/\/api\.telegram\.org\/(?:file\/)?bot)\d{8,10}:[\w-]{35}(?![\w-])/g,
  },
  {
    kind: "a webhook of Microsoft Teams",
    inPath: true,
    pattern:
      /(?<=\.webhook\.office\.com\/webhookb2\/)[\da-f-]{36}@[\da-f-]{36}\/IncomingWebhook\/[\da-f]{32}\/[\da-f-]{36}(?:\/[\w-]{1,128})?/g,
  },
  {
    kind: "the signature of a workflow of Azure, which does not end",
    pattern: /(?<=\.logic\.azure\.com(?::443)?\/workflows\/[^\s#]{1,400}[?&]sig=)[\w-]{43}(?![\w-])/g,
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
    // Names of no format: most of these are keys of maps that a page gives to everybody, or were sent once by mail.
    pattern: /(?<=(?<![^?#&;])(?:api[_-]?[kK]ey|API_KEY|(?:auth_)?token)=)[\w.~+/-]{20,4096}=*(?![^&;#"'`<>)\]])/g,
    ofOneServer: true,
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
  /A[KS]IA|gh[opsur]_|_pat_|glpat-|[rs]k_live_|xox[abeoprs]-|npm_|SG\.|pypi-AgE|hf_|_v1_|shp.._|sk-|AIza|eyJ|ya29|-Signature=|sig=|token=|_secret=|api[_-]?[kK]ey=|API_KEY=|\/\/hooks\.sl|webhook|m\.org\/(?:file\/)?bot/;

/** Without a match of this there is no token in an identifier: it has a path alone, at a host that takes none there. */
export const placesOfTokens =
  /^(?:https?:\/\/(?:hooks\.slack\.com|(?:\w{1,16}\.)?discord(?:app)?\.com\/api|api\.telegram\.org|[\w-]{1,64}\.webhook\.office\.com)\/|[^?#@]*[?#@])/;

export interface Token extends Span {
  /** None where nobody is told of it, as it may be meant for everybody, or for some minutes. */
  readonly kind: string | undefined;
  readonly inPath: boolean;
  /** Whether the token is only valid on the server that the address names. */
  readonly ofOneServer: boolean;
}

/** Tokens in the text, each told once, in order. */
export function tokensIn(text: string): Token[] {
  const found: Token[] = [];
  if (!tokenBeginnings.test(text)) return found;
  for (const { kind, pattern, inPath = false, ofOneServer = false } of formats)
    for (const { 0: token, index } of text.matchAll(pattern)) {
      const end = index + token.length;
      const isReal = isMeant(token);
      // What has the form of a token is printed nowhere; an example of one is not told.
      if ((isReal || !ofOneServer) && !found.some((other) => other.start < end && index < other.end))
        found.push({ kind: isReal ? kind : undefined, inPath, ofOneServer, start: index, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

/** Tokens that their services print as examples, and that do not look like one. */
const published: ReadonlySet<string> = new Set([
  // Telegram, "How do I create a bot?" and "Bot API: Authorizing your bot".
  "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw",
  "4839574812:AAFD39kkdpWt3ywyRZergyOLMaJhac60qcI",
]);

/**
 * Whether it is a real token: it has digits, letters and many different characters, unlike a word of documentation or a
 * row of one sign.
 */
function isMeant(token: string): boolean {
  if (published.has(token) || /([^-])\1{5}/.test(token)) return false;
  if (/example|sample|dummy|your|token|secret|placeholder|x{4}|1234567|abcdef/i.test(token.replace(/^[a-z]+_/, "")))
    return false;
  return /[0-9]/.test(token) && /[A-Za-z]/.test(token) && new Set(token).size >= 10;
}
