import { endInText } from "../../running-text/end-in-text.js";
import { compareSpans, type Span } from "../../findings/span.js";
import { accountOfForge } from "../read/scheme-signs.js";

/** The longest scheme before `://`, in UTF-16 code units. */
const longestScheme = 32;

// eslint-disable-next-line regexp/no-super-linear-move -- over `longestScheme` units at most
const schemeBeforeColon = /[A-Za-z][A-Za-z0-9+.-]*$/u;

/** A scheme with one slash before another scheme, which has two: `https:/https://a.example`. */
const unendedScheme = /(?<![A-Za-z0-9+.-])https?:\/$/iu;

/** A misspelling of `http` that begins with `h` and has only letters of `https`: `htps`, `htpp`, `hhttp`. */
const slipOfHttp = /^(?:git\+)?(?!https?$)h[htps]{2,6}$/iu;

const labels = String.raw`(?:[\p{L}\p{N}-]{1,63}\.){1,8}`;
const commonTopLevel = "(?:com|org|net|edu|gov)";
const behindHost = String.raw`(?:[/:?#\s"'<>)[\]},;]|$)`;

/**
 * `ttps`: `https` copied without its first letter. `ttp` does not count: in Japanese, people write it for `http` on
 * purpose, so that nothing makes a link of it.
 */
const unopenedHttps = /(?<![?)*\]\p{L}\p{N}_.+-])ttps$/iu;
const hostBehindSlashes = new RegExp(String.raw`:\/\/${labels}\p{L}{2,63}${behindHost}`, "uy");

/** What can only be a host: a name of at least two labels, an IPv4 address, or `localhost`. */
const certainHost = String.raw`(?:${labels}\p{L}{2,63}|\d{1,3}(?:\.\d{1,3}){3}|localhost)`;

/** Delimiters before a host that were meant for `://`: `:/`, `//`, `//:`, `/://`, `: //`, ` : //`, ` ://`, `;//`, `:://`, and `:` before `www.`, `localhost` or a number. */
const delimiters = String.raw`(?::\/|:(?=www\.|localhost[:/]|\d)|\/\/:|(?:[;,.]|::|\/:| ?: |[ \t\u00A0\u202F]:)?\/\/)(?=${certainHost}${behindHost})`;

/**
 * A host behind `://` and a space: it begins with `www.`, or ends in one of five common top-level domains. Behind a
 * space, any other name may be a word of the sentence.
 */
const hostBehindSpace = String.raw`(?:www\.${labels}\p{L}{2,63}|${labels}${commonTopLevel})${behindHost}`;

/**
 * A scheme with misspelled delimiters before what can only be a host: `http:/a.example`, `https//a.example`,
 * `https;//a.example`, `http:www.a.example`, `https:// www.a.example`.
 */
const slipOfDelimiters = new RegExp(
  String.raw`(?<![A-Za-z0-9+./-])(?:git\+)?https?(?:${delimiters}|:\/\/[ \t](?=${hostBehindSpace}))`,
  "giu",
);

/**
 * The beginning of a host with a space beside one of its dots: behind `www`, or before one of five common top-level
 * domains. Where the space follows the dot, `com` and the like may begin the next sentence, so a path must follow them.
 */
const hostWithSpace = new RegExp(
  String.raw`:\/\/(?:www(?: \.|\. )(?=${labels}\p{L}{2,63}${behindHost})|[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}(?: \.(?=(?:[a-z\d-]{1,63}\.)?${commonTopLevel}${behindHost})|\. (?=${commonTopLevel}\/[\w~@])))`,
  "uy",
);

/**
 * Finds the identifiers with `://` in running text: those with one of `schemes`, which are in lower case, and those
 * whose `http` or `https` is misspelled, or the colon and slashes behind it. They end where those of `findIris` do, and
 * before a comma, semicolon or bar that another identifier follows. A space beside a dot of the host belongs to them.
 */
export function findIdentifiersInText(text: string, schemes: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (let colon = text.indexOf("://"); colon !== -1; colon = text.indexOf("://", Math.max(colon + 3, done))) {
    const before = text.slice(Math.max(done, colon - longestScheme), colon);
    const scheme = schemeBeforeColon.exec(before)?.[0] ?? "";
    if (!schemes.has(scheme.toLowerCase()) && !slipOfHttp.test(scheme) && !isUnopened(text, before, colon)) continue;
    const begun = unendedScheme.exec(before.slice(0, before.length - scheme.length))?.[0] ?? "";
    const start = colon - scheme.length - begun.length;
    hostWithSpace.lastIndex = colon;
    const end = endOfFirst(text, start, hostWithSpace.test(text) ? hostWithSpace.lastIndex : colon + 3);
    if (end > colon + 3) spans.push({ start, end });
    done = end;
  }
  return withAccounts(text, withSlipsOfDelimiters(text, spans));
}

/** The account of a forge before a path that a slash begins, `git@github.com/a/b`, as a word of its own. */
const accountBeforePath = new RegExp(
  String.raw`(?<![\w:/@.+-])${accountOfForge}[\w~][\w.-]{0,99}(?:\/[\w.-]{1,99}){1,8}(?<!\.)(?![\w:@/])`,
  "giu",
);

function withAccounts(text: string, spans: readonly Span[]): Span[] {
  if (!text.includes("git@")) return [...spans];
  const found = Array.from(text.matchAll(accountBeforePath), ({ index: start, 0: word }) => ({
    start,
    end: start + word.length,
  }));
  const free = found.filter(({ start }) => !spans.some((other) => other.start <= start && start < other.end));
  return free.length === 0 ? [...spans] : [...spans, ...free].sort(compareSpans);
}

/** Whether the `://` at `colon` lacks the first letter of `https` before a host. */
function isUnopened(text: string, before: string, colon: number): boolean {
  if (!unopenedHttps.test(before)) return false;
  hostBehindSlashes.lastIndex = colon;
  return hostBehindSlashes.test(text);
}

function withSlipsOfDelimiters(text: string, spans: readonly Span[]): Span[] {
  if (!/https?(?:[:;,.]{0,2}\/|:(?:www\.|\d|localhost)|[ \t\u00A0\u202F]?: ?\/\/)/iu.test(text)) return [...spans];
  const found: Span[] = [];
  const slips = [...text.matchAll(slipOfDelimiters)];
  let span = 0;
  for (const [number, { index: start, 0: beginning }] of slips.entries()) {
    while (span < spans.length && (spans[span]?.end ?? 0) <= start) span++;
    const isWithin = (other: Span | undefined): boolean =>
      other !== undefined && other.start <= start && start < other.end;
    if (isWithin(spans[span]) || isWithin(found.at(-1))) continue;
    const next = slips[number + 1]?.index ?? text.length + 1;
    const limit = isSeparator(text, next - 1) ? next - 1 : Infinity;
    found.push({ start, end: endOfFirst(text, start, start + beginning.length, limit) });
  }
  return found.length === 0 ? [...spans] : [...spans, ...found].sort(compareSpans);
}

/** The separator before another identifier: `https://a,https://b`, `a=https://b,c=https://d`. */
const separatorBeforeAnother = /[,;|](?=(?:[A-Za-z][\w.-]{0,63}=)?[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\/)/u;

function isSeparator(text: string, offset: number): boolean {
  return [",", ";", "|"].includes(text.charAt(offset));
}

/**
 * Where the identifier ends: before a separator that another one follows, by itself, or at `limit`. A word may hold
 * thousands of identifiers: each is followed twice as far as its own length at most.
 */
function endOfFirst(text: string, start: number, rest: number, limit = Infinity): number {
  for (let length = 128; ; length *= 2) {
    const end = endInText(text, start, rest, Math.min(limit, rest + length));
    const separator = text.slice(rest, end).search(separatorBeforeAnother);
    if (separator >= 0) return rest + separator;
    if (end < rest + length) return end;
  }
}
