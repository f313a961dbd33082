import { endInText } from "../../iri/end-in-text.js";
import { compareSpans, type Span } from "../../findings/span.js";

/** The longest scheme before `://`, in UTF-16 code units. */
const longestScheme = 32;

// eslint-disable-next-line regexp/no-super-linear-move -- over `longestScheme` units at most
const schemeBeforeColon = /[A-Za-z][A-Za-z0-9+.-]*$/u;

/** A misspelling of `http` with the letters of `https` only, the first of which is right: `htps`, `htpp`, `hhttp`. */
const slipOfHttp = /^h[htps]{2,6}$/iu;

const labels = String.raw`(?:[\p{L}\p{N}-]{1,63}\.){1,8}`;
const behindHost = String.raw`(?:[/:?#\s"'<>)[\]},;]|$)`;

/** Other delimiters than `://`, before a host. */
const delimiters = String.raw`(?::\/|:(?=www\.)|(?:[;,.]|::)?\/\/)(?=${labels}\p{L}{2,63}${behindHost})`;

/** A host behind white space: it begins with `www.`, or ends as hosts do and no sentence does. */
const hostBehindSpace = String.raw`(?:www\.${labels}\p{L}{2,63}|${labels}(?:com|org|net|edu|gov))${behindHost}`;

/**
 * A scheme with misspelled delimiters before what can only be a host: `http:/a.example`, `https//a.example`,
 * `https;//a.example`, `http:www.a.example`, `https:// www.a.example`.
 */
const slipOfDelimiters = new RegExp(
  String.raw`(?<![A-Za-z0-9+./-])https?(?:${delimiters}|:\/\/[ \t](?=${hostBehindSpace}))`,
  "giu",
);

/**
 * Finds identifiers with `://` after one of `schemes` in text that holds more, also where `http` is misspelled, or its colon and slashes are; they end
 * where those of `findIris` do.
 */
export function findIdentifiersInText(text: string, schemes: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (let colon = text.indexOf("://"); colon !== -1; colon = text.indexOf("://", Math.max(colon + 3, done))) {
    const before = text.slice(Math.max(done, colon - longestScheme), colon);
    const scheme = schemeBeforeColon.exec(before)?.[0] ?? "";
    if (!schemes.has(scheme.toLowerCase()) && !slipOfHttp.test(scheme)) continue;
    const start = colon - scheme.length;
    const end = endOfFirst(text, colon + 3, endInText(text, start, colon + 3));
    if (end > colon + 3) spans.push({ start, end });
    done = end;
  }
  return withSlipsOfDelimiters(text, spans);
}

function withSlipsOfDelimiters(text: string, spans: readonly Span[]): Span[] {
  if (!/https?(?:[:;,.]?\/|:www\.)/iu.test(text)) return [...spans];
  const found = Array.from(text.matchAll(slipOfDelimiters), ({ index, 0: { length } }) => ({
    start: index,
    end: endInText(text, index, index + length),
  })).filter(({ start }) => !spans.some((span) => span.start <= start && start < span.end));
  return found.length === 0 ? [...spans] : [...spans, ...found].sort(compareSpans);
}

/** The separator before another identifier: `https://a,https://b`, `a=https://b,c=https://d`. */
const separatorBeforeAnother = /[,;|](?=(?:[A-Za-z][\w.-]{0,63}=)?[A-Za-z][A-Za-z0-9+.-]{1,15}:\/\/)/u;

function endOfFirst(text: string, start: number, end: number): number {
  const index = text.slice(start, end).search(separatorBeforeAnother);
  return index < 0 ? end : start + index;
}
