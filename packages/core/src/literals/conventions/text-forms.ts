import { lookupScheme } from "../../schemes/lookup-scheme.js";

/**
 * Drive letters, UNC paths, resources of Qt, blank nodes, a scheme with nothing after it, a method of requests before what
 * is requested, and media types with a parameter: no identifiers, wherever they stand; only where a browser follows a drive, it is taken for a scheme.
 */
const neverIdentifier =
  /^(?:$|[A-Za-z]:|\\\\|_:|:\/(?!\/)|[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/)?$|(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \/|(?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]+;\s*[\w-]+=)/u;

/** `std::vector`, `10:30`, `Note: text`, `git@host:path`, `localhost:8080`: names and addresses with a colon. */
const otherUseOfColon =
  /^(?:(?!(?:https?|wss?|ftp):+\/\/)[\w.+-]*::|\d+:\d|[\w.+-]+:\s|[\w.-]+@[\w.-]+:(?!\/)|(?:[\w-]+\.[\w.-]+|localhost):\d+(?:\/|$))/u;

/** `Project:About`, a page of a wiki. */
const capitalizedName = /^(?<name>\p{Lu}[\p{L}\p{M}]*):[^/]/u;

const schemeAndColon = /^[A-Za-z][A-Za-z0-9+.-]*:/u;

/** `https ://` */
const schemeAndSpace = /^(?:https?|wss?|ftp)[ \t]+:\/\//iu;

/** White space and quotation marks before nothing but an identifier, with which they were copied. */
const copiedStart = /^[\s"'‘’“”„«»]+(?=(?:https?|wss?|ftp):\/\/\S*\s*$)/iu;

/** Characters that no reader sees, before a scheme: they are what is wrong, and do not hide the scheme. */
const unseenStart = /^[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/u;

/**
 * `htpp://`, `https;//`, `http.://`, `http//:`: only the letters of `https`, and the colon and slashes almost right; `http:/`,
 * `wss ://`, `https:\\`, and `https//`, `git+https//` and a full-width colon before what can be nothing but a host.
 */
const misspelledScheme =
  /^(?:[htps]{3,7}(?:(?:[:;]|:[:;]|\.:)\/\/:?|\/\/:)|(?:(?:(?:git\+)?https?|wss?)(?::\/| :\/\/|:\\\\)|(?:git\+)?https?(?:\/\/|\uFF1A\/\/))(?=(?:(?:[\p{L}\d-]+\.)+\p{L}{2,}|\d+(?:\.\d+){3}|localhost)(?:[/:?#\\]|$)))/iu;

/** Signs of a regular expression's source that no identifier may hold: any host, escapes, negated and other classes, alternatives. */
const regexSource =
  /^\^|https\?:|\^https?:|:\/\/\.[*+]|\\[./?+1-9-]|\\g<|:\/\/\\\[|\\[dwsDWS](?![A-Za-z0-9])|\[\^|\[\w-\w|\(\?[:=!<]|\([^()]*\|/u;

/** An identifier after a separator that may stand in one, but hardly ever does. */
const anotherIdentifier = /[^\s,;|][\s,;|]+["'`]?[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\//u;

/** What begins a remark after an identifier. */
const remark = /^[([{<>"'\-–—|=]/u;

/** An identifier without a path, behind which a word is no part of it. */
const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]+\.\p{L}{2,}$/u;
const word = /^\p{L}[\p{L}\p{M}]+[.!,;…]?$/u;
/** A scheme that is spoken of, the end of a sentence, or a link of AsciiDoc: `https://`, `http://a.`, `http://a[see`. */
const firstOfSeveral = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/(?:$|[^[\s]*[.,;!]$|[^[\s]+\[\p{L})/u;

/** Words of Chinese, Japanese and Korean, which follow an address with nothing or a space between them. */
const eastAsianWords = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uFF01-\uFF0F\uFF1A-\uFF1F:]+$/u;

/** What a template puts in right behind other characters, however many words tell what: `https://a/{{ lang }}`. */
const putIn = /(?<=[^\s$])(?:\$?\{\{[^{}]*\}\}|\{%[^{}%]*%\}|<%[^<>%]*%>)/gu;

/** An end tag whose start tag does not stand in the text. */
const endTag = /^[^<]*<\/[A-Za-z][\w-]*>/u;

/** Whether the text is a Windows path from its drive. */
export function beginsWithDrive(text: string): boolean {
  return /^[A-Za-z]:(?:\\|\/(?!\/))/u.test(text);
}

export function isNeverIdentifier(text: string): boolean {
  return neverIdentifier.test(text);
}

/** Whether `http` or `https` is ended by a character that looks like a colon. */
export function hasFullWidthColon(text: string): boolean {
  return /^https?\uFF1A\/\//iu.test(text);
}

/** Whether the text uses its colon as something else than the end of a scheme. */
export function hasOtherUseOfColon(text: string): boolean {
  if (otherUseOfColon.test(text)) return true;
  const name = capitalizedName.exec(text)?.groups?.["name"];
  return name !== undefined && lookupScheme(name) === undefined;
}

/** Whether the text begins as references do: with a scheme, or with `/`, `./`, `../`, `#` or `?`. */
export function beginsAsReference(text: string): boolean {
  return /^(?:[/#?]|\.{1,2}(?:[/#?]|$))/u.test(text) || schemeAndColon.test(text) || schemeAndSpace.test(text);
}

/** The text without what was copied with the identifier and stands before its scheme. */
export function withoutCopiedStart(text: string): string {
  return text.replace(copiedStart, "");
}

/** Whether the text could be a label for people: words, or nothing that only identifiers have. */
export function isLabel(text: string): boolean {
  return !/[:/.#?%]/u.test(text) || (/\S\s+\S/u.test(text) && !beginsAsReference(text));
}

/** A namespace and a name that a program joins with U+0001, and a text that it ends with U+0000. */
const joinedOrEnded = /^[^\u0001]+\u0001(?:[\p{L}_][\p{L}\w.-]*)?$|\0$/u;

/** Whether the text is the source of a regular expression, or what a program has put together for itself. */
export function isForPrograms(text: string): boolean {
  return regexSource.test(text) || joinedOrEnded.test(text);
}

/** Whether an identifier stands in the text that something else goes before. */
function holdsAnother(text: string): boolean {
  return anotherIdentifier.test(text);
}

/** Whether the text is a sentence, lines, markup or a list that starts with an identifier: `https://a.example is down`. */
export function isSentence(text: string): boolean {
  if (/[\n\r]/u.test(text) || holdsAnother(text) || endTag.test(text)) return true;
  const [first = "", second, third] = text.replace(putIn, "_").trim().split(/\s+/u, 3);
  if (third !== undefined) return true;
  if (second === undefined) return false;
  if (/[,;]$|\|\p{Lu}\p{L}*$/u.test(first)) return true;
  // An address without such characters hardly goes on with nothing but them.
  if (eastAsianWords.test(second) && /^[\x21-\x7E]+$/u.test(first)) return true;
  return remark.test(second) || ((origin.test(first) || firstOfSeveral.test(first)) && word.test(second));
}

/** Whether the text begins with `http` or `https` misspelled, before what can be nothing but a host. */
export function beginsWithMisspelledScheme(text: string): boolean {
  return misspelledScheme.test(text);
}

/** Whether the text begins with one of the schemes and `://`, or with `http` or `https` misspelled. */
export function beginsWithListedScheme(text: string, schemes: SchemeLists): boolean {
  const visible = text.replace(unseenStart, "");
  const scheme = schemeAndColon.exec(visible)?.[0].slice(0, -1).toLowerCase();
  if (scheme !== undefined && schemes.bare.has(scheme)) return true;
  const isRight = scheme !== undefined && schemes.withSlashes.has(scheme) && visible.startsWith("://", scheme.length);
  return isRight || misspelledScheme.test(visible);
}

export interface SchemeLists {
  /** Schemes that count if `://` follows. */
  readonly withSlashes: ReadonlySet<string>;
  /** Schemes that count by themselves. */
  readonly bare: ReadonlySet<string>;
}
