import type { Span } from "../../findings/span.js";

/** The forms that services publish for their tokens, so that they are found and revoked; `[^\W_]` is a letter or a digit of ASCII. */
const formats = [
  ["aws", /(?<![^\W_])A[KS]IA[0-9A-Z]{16}\b/g],
  ["github", /(?<![^\W_])(?:gh[opsur]_[^\W_]{36,255}|github_pat_\w{60,255})\b/g],
  ["gitlab", /\bglpat-[\w-]{20,64}(?![\w-])/g],
  ["stripe", /\b[rs]k_live_[^\W_]{16,255}\b/g],
  ["slack", /\bxox[abeoprs]-[A-Za-z0-9-]{20,255}(?![\w-])/g],
  ["npm", /\bnpm_[^\W_]{36}\b/g],
  ["sg", /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g],
  ["pypi", /\bpypi-AgE[\w-]{50,1024}(?![\w-])/g],
  ["hf", /\bhf_[^\W_]{34}\b/g],
  ["do", /\bdo[opr]_v1_[\da-f]{64}\b/g],
  ["shop", /\bshp(?:at|ca|pa|ss)_[\da-f]{32}\b/g],
  ["model", /\bsk-(?:ant|proj)-[\w-]{40,255}(?![\w-])/g],
  ["hook", /(?<=slack\.com\/\w{4,20}\/)T\w+\/\w+\/(?:\d+\/)?[^\W_]{20,64}\b/g],
  ["discord", /(?<=discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/)\d{17,20}\/[\w-]{60,80}(?![\w-])/g],
  ["bot", /(?<=telegram\.org\/(?:file\/)?bot)\d{8,10}:[\w-]{35}(?![\w-])/g],
  // Keys of maps stand in pages that everybody loads; access tokens of Google end after an hour.
  ["google", /\b(?:AIza[\w-]{35}(?![\w-])|ya29\.[\w.-]{40,1024})/g],
  // JSON Web Tokens, whose header and claims are objects of JSON in base64url (RFC 7519 §3.1).
  ["jwt", /\beyJ[\w-]{10,4096}\.eyJ[\w-]{10,4096}\.[\w-]{20,4096}/g],
  // Of Amazon S3 and of Azure Storage, which end after a time that the address says.
  ["signed", /(?<=(?<![^?&;])(?:X-(?:Amz|Goog)-Signature|sig)=)[\w%+/-]{40,1024}/g],
  // RFC 6750 §2.3; RFC 6749 §2.3.1 and §10.4 forbid the others in an address.
  [
    "access",
    /(?<=(?<![^?#&;])(?:(?:access|private|refresh)_token|client_secret)=)[\w.~+/-]{20,4096}=*(?![^&;#"'`<>)\]])/g,
  ],
] as const;

/** Short, as they stand in the bundle of whatever conceals a token; `checks/userinfo/secret-exposed.ts` has the words. */
export type TokenKind = (typeof formats)[number][0];

/** Without a match of this there is no token in a text: one search without an anchor is enough for most. */
export const tokenSigns =
  /A[KS]IA|AIza|gh[opsur]_|_pat_|glpat-|[rs]k_live_|xox.-|npm_|SG\.|pypi-|hf_|_v1_|shp.._|sk-|eyJ|ya29|ature=|sig=|token=|cret=|hooks|bot/;

export interface Token extends Span {
  /** None where it is an example: nobody is told of it, and it is not printed all the same. */
  readonly kind: TokenKind | undefined;
}

/** Tokens in the text, each told once, in order. */
export function tokensIn(text: string): Token[] {
  const found: Token[] = [];
  if (!tokenSigns.test(text)) return found;
  for (const [kind, pattern] of formats)
    for (const { 0: token, index } of text.matchAll(pattern)) {
      const end = index + token.length;
      const isReal = isMeant(token);
      // What has the form of a token is printed nowhere; an example of one is not told.
      if ((isReal || kind !== "access") && !found.some((other) => other.start < end && index < other.end))
        found.push({ kind: isReal ? kind : undefined, start: index, end });
    }
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Whether it is a real token: it has digits, letters and many different characters, unlike a word of documentation or a
 * row of one sign.
 */
function isMeant(token: string): boolean {
  if (
    /example|sample|dummy|your|token|secret|placeholder|x{4}|1234567|abcdef|AAHdq|AAFD3|([^-])\1{5}/i.test(
      token.replace(/^[a-z]+_/, ""),
    )
  )
    return false;
  return /[0-9]/.test(token) && /[A-Za-z]/.test(token) && new Set(token).size >= 10;
}
