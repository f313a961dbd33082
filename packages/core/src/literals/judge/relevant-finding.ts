import { longestContext } from "../../bidi/display-context.js";
import { patternUnion } from "../../text/composed-pattern.js";
import type { Code } from "../../findings/code.js";
import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { Finding } from "../../findings/finding.js";
import type { Authority } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";
import { splitIri } from "../../iri/split.js";
import { unknownStart } from "./known-part.js";
import { expansionOf, isPattern, touchesHole, touchesPlaceholder, type Literal } from "../read/literal.js";
import type { FindingInPlace } from "../conventions/convention.js";
import { isExcused, isVisible } from "../conventions/excuses.js";
import { placeholdersAsWritten, type AsWritten } from "./placeholders-as-written.js";
import type { Settings } from "../settings/settings.js";
import { isStrict } from "./selected-codes.js";
import { bodyStart } from "../conventions/matching/schemes.js";

/**
 * Whether to report a finding: it holds whatever the holes hold, no convention excuses it, and the text is meant to be
 * an IRI.
 */
export function isRelevant(finding: Finding, source: string, literal: Literal, settings: Settings): boolean {
  if (isRightByConvention(finding, source, literal, settings)) return false;
  if (isBesideCorrection(finding, source, literal) || isOneOfSpellings(finding, source, literal)) return false;
  if (
    !isStrict(settings) &&
    (isSampleOfAttack(finding, source, literal) ||
      isSampleOfError(finding, source, literal) ||
      isInOutput(finding, source, literal) ||
      isEndOfSentence(finding, source, literal) ||
      isPathInLesson(finding, source, literal) ||
      isBreakInLink(finding, source, literal) ||
      isInTag(source, literal))
  )
    return false;
  if (checkOfCode(finding.code)?.judgesTemplates === true) return true;
  return isKnown(finding, literal) && isMeant(finding, source, literal);
}

/** Words of texts that describe attacks on those who read addresses. */
const attack = patternUnion(
  /\b(?:SSRF|request forgery|open redirect|phishing|payloads?|CVE-\d{4})\b/iu,
  /\b(?:bypass(?:es|ed|ing)?|spoof(?:ed|ing)|homographs?|semantic attacks?)\b/iu,
  /\bmislead(?:ing)?\s{1,8}(?:an?|the|users?|userinfo|URIs?|URLs?|links?)\b/iu,
  /(?<![\p{L}\d])(?:unsafe|malicious|suspicious|dangerous)[ _-]?(?:URL|URI|link|href|domain|host)s?(?![\p{L}\d])/iu,
  /(?<![\p{L}\d])(?:unsafe|malicious|suspicious|dangerous)(?:Url|URL|Uri|URI|Link|Href|Domain|Host)s?(?![\p{Ll}\d])/u,
  /hameçonnage|usurpation|suplantación|фишинг|钓鱼|釣魚|フィッシング|피싱/iu,
);

/**
 * Whether the finding is of a deceptive identifier that a text about such attacks shows as a sample, and not as a link.
 */
function isSampleOfAttack({ code }: Finding, source: string, { span, place: { tier } }: Literal): boolean {
  if (checkOfCode(code)?.hasSamples !== true || (tier !== "prose" && tier !== "prefix")) return false;
  return attack.test(source.slice(Math.max(0, span.start - longestContext), span.end + longestContext));
}

/** Words of those who write an address wrongly to show what becomes of it. */
const mistake = patternUnion(
  /(?<!\p{L})(?:misspel[lt]|mis-?typed|typos?(?!\p{L})|malformed|in(?:valid|correct)|wrong|bad|broken|errors?(?!\p{L})|faulty|bogus|unsupported|unknown)/iu,
  /(?<!\p{L})(?:erreurs?|faute|erroné|invalide|fehler|falsch|ungültig|inválid|incorrect|errado|erro(?!\p{L})|errore|errato|sbagliat)/iu,
  /(?<!\p{L})(?:опечатк|ошиб|неверн|неправильн|некорректн|помилк|błęd|błąd|chyb|hata(?!\p{L})|yanlış|geçersiz)/iu,
  /エラー|誤|無効|不正|間違|错误|錯誤|无效|無效|拼写|오류|잘못|오타/u,
);

/** A host that is kept for examples (RFC 2606 §2, §3), right behind the scheme and what should be its delimiters. */
const ofExample =
  /^[a-z][a-z+]{1,10}[:/\\\s]{1,8}(?:[\w-]{1,63}\.){0,4}(?:example(?:\.(?:com|org|net))?|invalid|test)(?![\w.-])/iu;

/**
 * Whether a scheme is misspelled before a host for examples, and the line or the one above it speaks of a mistake: `// a slip
 * in the protocol`, and below it `curl_init("htp://example.com/")`.
 */
function isSampleOfError({ code }: Finding, source: string, { span: { start, end }, text }: Literal): boolean {
  if (checkOfCode(code)?.sparesSpellings !== true || !ofExample.test(text)) return false;
  const before = source.slice(Math.max(0, start - 2 * longestContext), start).split(/\r\n|[\r\n]/u);
  const [after = ""] = source.slice(end, end + longestContext).split(lineEnd, 1);
  return [...before.slice(-2), after].some((line) => mistake.test(line));
}

/** Words of a sentence, unlike the options, operators and files that follow an address in a command. */
const furtherWords = /^[ \t]+(?:\p{L}[\p{L}'’-]{0,31}[,;:.]?[ \t]+){1,3}\p{L}|^[ \t]+\p{Lu}\p{L}{1,31}(?![\w=/-])/u;

/**
 * Whether a word of a shell ends with a mark and a sentence goes on behind it, which a program has printed in what a guide
 * shows of a terminal: `error: no such file https://a.example/b.ts. Is it there?`
 */
function isInOutput({ code }: Finding, source: string, { span: { end }, syntax }: Literal): boolean {
  if (syntax !== "shell-word" || checkOfCode(code)?.sparesOutput !== true) return false;
  return furtherWords.test(source.slice(end, end + longestContext).split(lineEnd, 1)[0] ?? "");
}

/** Words that a command prints without quotation marks, up to the last of them: `@echo They can be had from `. */
const echoed = /(?:^|[\s;&|@(])echo[ \t]+(?!-)\p{L}[^"'`|;&<>]{0,200}[\p{L},:][ \t]+$/iu;

/** A string that ends with a word and a space, and what joins the next one to it: `"It is at ", "`. */
const textBefore = /[\p{L}\p{N}]{2}[ ,:]?[ ](["'])[\s,.&+\\]{1,80}\1$/u;

/** Whether a mark ends a sentence of which the address is the last word, in what a program prints. */
function isEndOfSentence({ code }: Finding, source: string, { span, syntax, text }: Literal): boolean {
  if (checkOfCode(code)?.sparesOutput !== true || !text.endsWith(".")) return false;
  const before = source.slice(Math.max(0, span.start - longestContext), span.start);
  return syntax === "shell-word" ? echoed.test(before.split(lineEnd).at(-1) ?? "") : textBefore.test(before);
}

/** A path of Windows. */
const pathOfWindows = /^[A-Za-z]:[\\/]/u;

/** The line that opens a block of code of a language in Markdown, and the one that closes it. */
const fence = /^[\s>]*(?:```|~~~)[`~]*[ \t]*(?<language>\w*)/u;

/** Whether a lesson shows a page with a path of Windows in it, in a block of code. */
function isPathInLesson({ code }: Finding, source: string, { span: { start }, text, syntax }: Literal): boolean {
  if (syntax !== "html-attribute" || !isVisible(code) || !pathOfWindows.test(text)) return false;
  const lines = source.slice(Math.max(0, start - 2 * longestContext), start).split(lineEnd);
  const opening = lines.findLast((line) => fence.test(line));
  return opening !== undefined && fence.exec(opening)?.groups?.["language"] !== "";
}

/**
 * Whether the shown text of a link may break behind its slashes, and is else the address that the link leads to:
 * `<a href="https://a.example/b">https://\u200Ba.example/\u200Bb</a>`, as pkgdown writes it.
 */
function isBreakInLink({ span: { start, end } }: Finding, source: string, literal: Literal): boolean {
  if (literal.place.tier !== "prose" || literal.text.slice(start, end) !== "\u200B") return false;
  const address = literal.text.replaceAll("/\u200B", "/");
  const { start: shown } = literal.span;
  return source.slice(Math.max(0, shown - longestContext), shown).endsWith(`"${address}">`);
}

/** A tag of a template that is not closed: `{% scaladoc a@b`. */
const openTag = /\{%[-+]?\s(?:(?!%\}|\{%).)*$/u;

/** Whether what looks like a link of Markdown stands in a tag of a template: `{% scaladoc b@collect[B](pf:A):B %}`. */
function isInTag(source: string, { span: { start }, place: { role } }: Literal): boolean {
  return role === "link" && openTag.test(source.slice(Math.max(0, start - longestContext), start));
}

const lineEnd = /[\r\n]/u;

/** What stands beside a literal on its line: the text before it and the text behind it. */
function besideOnLine(source: string, { span: { start, end } }: Literal): readonly string[] {
  const before = source.slice(Math.max(0, start - longestContext), start).split(lineEnd);
  const [after = ""] = source.slice(end, end + longestContext).split(lineEnd, 1);
  return [before.at(-1) ?? "", after];
}

/** Whether the corrected form is on the same line, as where both forms of a namespace are listed or mapped. */
function isBesideCorrection({ code, fixes }: Finding, source: string, literal: Literal): boolean {
  const correction = checkOfCode(code)?.sparesPairs === true ? fixes[0]?.edits[0]?.text : undefined;
  return correction !== undefined && besideOnLine(source, literal).some((text) => text.includes(correction));
}

/** A scheme and what should have been its delimiters. */
const schemeAndSigns = /^[a-z][a-z+]{1,10}\s?[:/\\\s]{1,8}/iu;

/** What stands behind the scheme and its delimiters, however they are written. */
function behindScheme(spelling: string): string | undefined {
  const [beginning] = schemeAndSigns.exec(spelling) ?? [];
  return beginning && spelling.slice(beginning.length);
}

/**
 * Whether a code span is one of several on its line that are the same address but for the delimiters behind its scheme, as
 * where a text tells what becomes of `https:a` and `https:/a`.
 */
function isOneOfSpellings({ code, span }: Finding, source: string, literal: Literal): boolean {
  // In a program, back quotes enclose a string.
  if (checkOfCode(code)?.sparesSpellings !== true || literal.place.tier !== "prose") return false;
  const { start, end } = literal.span;
  if (source[start - 1] !== "`" || source[end] !== "`") return false;
  const address = behindScheme(source.slice(start, end));
  if (address === undefined || (span.start > 0 && span.end > end - start - address.length)) return false;
  return besideOnLine(source, literal).some((text) => text.split("`").some((other) => behindScheme(other) === address));
}

function tellsHidden(code: Code): boolean {
  return checkOfCode(code)?.hidden === true;
}

/**
 * Whether a finding is about known text only: its span touches no hole and no open end, and does not lie within the
 * expansion of a prefix.
 */
function isKnown({ code, span }: Finding, literal: Literal): boolean {
  const { text, open, map, place } = literal;
  const check = checkOfCode(code);
  const expansion = expansionOf(literal);
  if (expansion !== undefined && map.toSource(span).end <= expansion.span.end) return false;
  // A component that ends before the first hole is known, whatever the hole holds.
  if (check?.judges !== undefined) return span.end <= unknownStart(literal);
  if (open?.before === true && span.start === 0) return false;
  if (open?.after === true && span.end === text.length) return false;
  // Text that is joined at one end may be part of a list: `list += "https://a/, "`.
  if (open !== undefined && check?.judgesEnds === true) return false;
  if (!touchesHole(literal, span)) return true;
  // The end of a placeholder is a guess, as with nested braces.
  const isWrongBesideAnything = check?.besideHole?.(text.slice(span.start, span.end), place) === true;
  return isWrongBesideAnything && !touchesPlaceholder(literal, span);
}

function toldIn({ text, span }: AsWritten): Pick<FindingInPlace, "text" | "span" | "characters" | "authority"> {
  const characters = text.slice(span.start, span.end);
  return { text, span, characters, authority: () => splitIri(text).authority };
}

/** Whether a convention excuses a finding: in the text with its holes, or with its placeholders as they are written. */
function isRightByConvention(finding: Finding, source: string, literal: Literal, settings: Settings): boolean {
  const { code, span } = finding;
  const { text, place } = literal;
  const told = {
    ...toldIn({ text, span }),
    code,
    place,
    ...(isPattern(literal) && { unknownFrom: unknownStart(literal) }),
    authority: () => authorityOf(literal),
  };
  const level = isStrict(settings) ? "strict" : "lenient";
  if (isExcused(told, level)) return true;
  const written = placeholdersAsWritten(source, literal, span);
  return written !== undefined && isExcused({ ...toldIn(written), code, place }, level);
}

/**
 * Whether the characters of a finding belong to an identifier: they are no data behind a scheme such as `data:`, and
 * not written as escapes where an escape shows that the author means the character.
 */
function isMeant({ code, span }: Finding, source: string, literal: Literal): boolean {
  const { text, place } = literal;
  switch (place.tier) {
    case "inspected":
    case "prose":
      // A quotation mark of markup or code within a string is escaped there.
      return checkOfCode(code)?.judgesMarkup === true || isSpelledOut(span, source, literal);
    case "named":
    case "prefix":
      return true;
    case "opaque-name":
      return isBeforeBody(code, span, text) && (!tellsHidden(code) || isSpelledOut(span, source, literal));
    default:
      return isBeforeBody(code, span, text);
  }
}

function isBeforeBody(code: Code, { start }: Span, text: string): boolean {
  return checkOfCode(code)?.inBody === true || start < (bodyStart(text) ?? Infinity);
}

/** Whether a span of the text is the same in the source, without escapes: an escape is visible to every reader. */
function isSpelledOut(span: Span, source: string, { text, map }: Literal): boolean {
  const { start, end } = map.toSource(span);
  return source.slice(start, end) === text.slice(span.start, span.end);
}

const authorities = new WeakMap<Literal, Authority | "none">();

/** The authority of a literal, split once for all of its findings. */
function authorityOf(literal: Literal): Authority | undefined {
  const known = authorities.get(literal) ?? splitIri(literal.text).authority ?? "none";
  authorities.set(literal, known);
  return known === "none" ? undefined : known;
}
