import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import type { Span } from "../../findings/span.js";
import { wordPattern } from "../../text/word-set.js";

/** No letter or digit of ASCII stands before a token, and what is one of these is `[^\W_]`. */
const notInWord = /(?<![^\W_])/g;

/** What services put before their tokens, so that they are found and revoked. */
const tokens = patternUnion(
  /(?<![^\W_])(?:A[KS]IA[0-9A-Z]{16}\b|[rs]k_(?:live|test)_\w{16,})/g,
  // So many letters and digits are no word; `checks/userinfo/secret-exposed.ts` has their services.
  patternSequence(
    notInWord,
    wordPattern("gh[opsur] npm hf lin_api do[opr]_v1 shp(?:at|ca|pa|ss) whsec r8 gsk ntn rubygems"),
    /_[^\W_]{27,}/,
  ),
  /(?<![^\W_])(?:key-|sk-|pul-|NRAK-|dapi)[^\W_]{27,}/g,
  patternSequence(
    notInWord,
    wordPattern(String.raw`
      github_pat_ gl(?:pat|oas|[drf]t|cbt|ptt|agent|imt|soat|ffct)- gl(?:sa|c)_ x(?:ox[a-z]|app)-\d
      sk-(?:ant|proj|svcacct|admin|or-v1)- pypi-AgE SG\. AIza ya29\. GOCSPX- hv[sbr]\. sntry[su]_ dckr_[op]at_ figd_ PMAK-
      AT[AC]TT3
    `),
    /[\w.-]{19,}[\w-]/y,
  ),
  // Webhooks of Slack, Discord and Microsoft Teams, and bots of Telegram.
  /(?<=slack\.com\/+\w{4,20}\/{1,3})T\w+\/+\w+\/+(?:\d+\/+)?[^\W_]{20,64}\b/g,
  patternSequence(/(?<=discord(?:app)?\.com\/+api\/+(?:v\d+\/+)?webhooks\/{1,3})/, /\d{17,20}\/+[\w-]{60,80}(?![\w-])/),
  patternSequence(/(?<=office\.com\/+webhook(?:b2)?\/{1,3})/, /[\w-]{36}@+[\w-]{36}\/+IncomingWebhook[\w/-]{32,}/),
  /(?<=telegram\.org\/+(?:file\/+)?bot)\d{8,10}:+[\w-]{35}(?![\w-])/g,
  // JSON Web Tokens, whose header and claims are objects of JSON in base64url (RFC 7519 §3.1).
  /\beyJ[\w-]{10,4096}\.eyJ[\w-]{10,4096}\.[\w-]{20,4096}/g,
  // Signatures of Amazon, Google and Azure.
  /(?<=(?<![^?&;])(?:X-(?:Amz|Goog)-Signature|sig)={1,3})[\w%+/=-]{40,1024}/g,
  // The values of parameters: RFC 6750 §2.3; RFC 6749 §2.3.1 and §10.4 forbid the others in an address.
  patternSequence(
    /(?<=(?<![^?#&;])(?:(?:access|private|refresh)_token|client_secret)={1,3})/,
    /([\w.~+/-]{8,4096}=*)(?![^&;#"'`<>)\]])/,
  ),
);

/**
 * A quick test: a text without a match has no token, and for most texts, one search is enough. It looks back only from
 * the rare `=` and `%`, and does not retry within a word, which takes a third of the time of a search that tests both
 * at each character.
 */
export const tokenSigns = /(?:^|[^\w-])[\w-]{20}|[=%](?<=(?:token|cret|sig|ature)(?:=|%(?=3D)))/i;

export interface SecretToken extends Span {
  /** Whether the token is to be reported; one that is an example is not, but it is concealed all the same. */
  readonly isMeant: boolean;
}

/** The tokens in a text, in order and disjoint. */
export function tokensIn(text: string): SecretToken[] {
  const found: SecretToken[] = [];
  if (!tokenSigns.test(text)) return found;
  // Within an address in another one, each triplet counts as three of what it stands for.
  const decoded = text.replace(/%([2-7][\dA-F])/gi, (_, digits: string) =>
    String.fromCharCode(parseInt(digits, 16)).repeat(3),
  );
  for (const { 0: token, 1: value, index } of decoded.matchAll(tokens)) {
    const seemsReal = isReal(token);
    const isMeant = seemsReal && (value === undefined || value.length >= shortestTold);
    // What has the form of a token is printed nowhere; the value of a parameter may be words.
    if (seemsReal || value === undefined || isMixed(value))
      found.push({ start: index, end: index + token.length, isMeant });
  }
  return found;
}

/** A shorter value of a parameter may be a made-up one of documentation, in UTF-16 code units. */
const shortestTold = 20;

/** Whether digits stand among letters, as in no words, though they may be in a row. */
function isMixed(value: string): boolean {
  return /[a-z][0-9]+[a-z]/i.test(value);
}

/** What the sample tokens of documentation contain, or a row of one character; Telegram's begin with `AAHdq` and `AAFD3`. */
const madeUp = patternUnion(
  wordPattern("example sample dummy your token secret placeholder x{4} 1234567 abcdef AAHdq AAFD3", "i"),
  /([^-])\1{5}/i,
);

/**
 * Whether a token has digits, letters and many different characters, unlike a placeholder or a row of one character.
 */
function isReal(token: string): boolean {
  if (madeUp.test(token.replace(/^[a-z]+_/, ""))) return false;
  return /[0-9]/.test(token) && /[A-Za-z]/.test(token) && new Set(token).size >= 10;
}
