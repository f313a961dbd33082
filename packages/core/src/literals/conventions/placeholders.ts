import type { Span } from "../../findings/span.js";
import { matchEnd } from "../../text/sticky-match.js";
import type { SyntaxName } from "../syntaxes/syntax.js";
import { templateElement } from "../syntaxes/template-marks.js";

/** `@route('a', ['b' => c($d)])`, and what has no arguments. */
const bladeDirective =
  /@(?:(?:if|elseif|unless|isset|empty|auth|guest|can|env|switch|case|for|foreach|lang|yield|section|include|json|route|asset|url|vite|class) ?\((?:[^()@]|\((?:[^()@]|\([^()@]*\))*\))*\)|(?:else|endif|endunless|endisset|endempty|endauth|endguest|endcan|endenv|endswitch|endfor|endforeach|endsection)\b)/uy;

/**
 * Ways to write *put something here*, by the character they start with. What stands between their ends cannot hold
 * another start, so that the search is linear whatever the text is.
 */
const placeholders: Readonly<Record<string, readonly RegExp[]>> = {
  // {id}, {}, {!! x !!}, {{x}}, {{{x}}}, {{ f({ a: 1 }) }}, {{ '{"a":1}' | f }}, {% x %}, and {{ or {% that is cut off by the quotation mark of an argument
  "{": [
    /\{{2,3}[^{}]*\}{2,3}/uy,
    /\{\{(?:[^{}]|\{(?!\{)(?:[^{}]|\{[^{}]*\})*\})*\}\}/uy,
    /\{\{(?:[^{}"']|"(?:[^"{}]|\{(?!\{)|\}(?!\}))*"|'(?:[^'{}]|\{(?!\{)|\}(?!\}))*')*\}\}/uy,
    /\{%(?:[^%{]|%(?!\})|\{(?!%))*%\}/uy,
    /\{!!(?:[^!{]|!(?!!\})|\{(?!!!))*!!\}/uy,
    /\{[^{}"`<>\n]*\}/uy,
    /\{[{%]-?\s[^{}]*$/uy,
  ],
  // ${x}, ${{ x }}, $(x), $[x], $x, $1; but neither the parameters of OData, ?$filter, nor the definitions of JSON Schema, $defs
  $: [/\$\{{1,2}[^{}]*\}{1,2}/uy, /\$\([^()\n]*\)/uy, /\$\[[\w/.-]+\]/uy, /(?<![?&])\$(?!defs\b)(?:[A-Za-z_]\w*|\d)/uy],
  // #{x}
  "#": [/#\{[^{}\n]*\}/uy],
  // @{x}, @@x@@, @HOST@, and of Blade @lang('x'), @if ($x), @endif
  "@": [/@\{[^{}\n]*\}/uy, /@@\w+@@/uy, /@[A-Z][A-Z0-9_]+@/uy, bladeDirective],
  // <%= x %>, <?= x ?>, <!--#echo var="x" -->, <c:url value='x'/>, <c:url value='x'>…</c:url>, <host>, and <% that is cut off
  "<": [
    /<%(?:[^%<]|%(?!>)|<(?!%))*%>/uy,
    /<\?(?:[^?<]|\?(?!>)|<(?!\?))*\?>/uy,
    /<!--#(?:[^-<]|-(?!->))*-->/uy,
    templateElement,
    /<[A-Za-z_][\w .:|-]*>/uy,
    /<[A-Za-z][\w-]*:[A-Za-z][\w-]*(?:\s[^<>]*)?\/?>/uy,
    /<%[=-]{0,2}\s[^<>]*$/uy,
  ],
  // %(x)s, %(x), %1$s, %[1]s, %s, %-8s, %.2f, %ld, %dx%d, %+v, %,d, %tF, %04d, %4d, %@, %l, %%20, %BASE_URL%, %name%, /%day%/; but no triplet, complete or cut off, and no 100%sure
  "%": [
    /%(?=\w*[G-Z_])[A-Z][A-Z0-9_]+(?<!_)%(?![0-9A-Fa-f]{2})/uy,
    /%\([^()\n]+\)(?:-?\d{0,3}(?:\.\d{1,3})?[sdfgirx])?/uy,
    /%(?:\d{1,2}\$|\[\d\])?(?![0-9A-Fa-f]{2})-?(?:\d{0,3}|\*)(?:\.(?:\d{1,3}|\*))?(?:hh|h|ll|l|z|t|j)?[sdfgijoquvx](?![A-Za-wyz0-9]|x(?!%))/uy,
    /(?<!\d)%(?:s(?=[A-Za-z0-9])(?![\w.]+%(?!\w))|[g-zG-Z](?![A-Za-z0-9]))/uy,
    /%[+#,]\d{0,3}(?:\.\d{1,3})?[dfgsvxeqT](?![A-Za-z0-9])/uy,
    /%t[A-Za-z](?![A-Za-z0-9])/uy,
    // Nobody encodes `M`, `m` and these controls alone.
    /(?<!%[0-9A-Fa-f]{2})%(?:0[1-9]|[146])d(?!%[0-9A-Fa-f]{2})/uy,
    /%(?=%[0-9A-Fa-f]{2})/uy,
    /%(?:\d\$)?@/uy,
    // Of Qt, which fills in files, too.
    /(?<![^])%\d$/uy,
    /%(?:(?=\w*[G-Z_])[A-Z][A-Z0-9_]+|(?![0-9A-Fa-f]{2})[A-Za-z][\w.]+)%(?![0-9A-Fa-f]{2})/uy,
    // `[a](<%= b %>)` in a template of Markdown, whose marks take a destination's own.
    /^%[=_-]?\s[^%]*\s[_-]?%$/uy,
    // As the whole of a segment, the name of what WordPress puts there.
    /(?<=\/)%[a-z][a-z_]{2,}%(?=[/?#]|$)/uy,
  ],
  // /:id, /:id(\d+)?, https://:tenant.a.example
  ":": [/(?<=(?:^|[^/])\/):[A-Za-z_]\w*(?:\([^()\n]*\))?[?*+]?/uy, /(?<=:\/\/):(?!www\.)[A-Za-z_]\w*(?=\.[A-Za-z])/uy],
  // /*
  "*": [/\*+/uy],
  // [...], [slug], [...slug], [[...slug]], [:port], [?key=value], [[f(a.b)]], [the version in package.json]; but no IP-literal, and no [object Object]
  "[": [
    /(?<!\/\/)\[{1,2}(?:\.{3}|:)?(?!object [A-Z])[A-Za-z_][\w -]*\]{1,2}/uy,
    /\[[A-Z_][A-Z_.]*[A-Z_]\]/uy,
    /\[(?:\.{3}|…)\]/uy,
    /(?<!\/\/)\[\[!?(?!object [A-Z])[A-Za-z_][^[\]<>\n]*\]\]/uy,
    /(?<!\/\/)\[(?!object [A-Z])[A-Za-z_][\w,:.-]*(?: [\w,:.-]+)+\]/uy,
    /\[\?\w[^[\]\s]*(?:\[[^[\]\s]*\][^[\]\s]*)?\]/uy,
  ],
  // ' + x + y + ' and '.$x->y('z').', where markup or code is put together from strings
  "'": [/'\s?\+\s?(?:[\w.$[\]()]+\s?\+\s?){1,40}'/uy, /'\s?\.\s?(?:[\w$:[\]()>-]+(?:'\w*'\))?\s?\.\s?){1,40}'/uy],
  '"': [/"\s?\+\s?(?:[\w.$[\]()]+\s?\+\s?){1,40}"/uy, /"\s?\.\s?(?:[\w$:[\]()>-]+(?:"\w*"\))?\s?\.\s?){1,40}"/uy],
  // __NAME__, and __MSG_@@extension_id__ of browser extensions
  _: [/__[A-Z](?:[A-Z0-9]|_(?!_))*__/uy, /__MSG_(?:@@)?\w+?__/uy],
  // ((x)) of Concourse and BOSH
  "(": [/\(\([A-Za-z_][\w.:/-]*\)\)/uy],
  // \(x), \{x} of KDE's search engines, and escapes at the end that a program reads
  "\\": [/\\\([^()\n]*\)/uy, /\\\{[^{}\n]*\}/uy, /(?<!\\[nrt])(?:\\[nrt])+$/uy],
  // http://..., https://a/…, and nothing else
  ".": [/(?<=\/)\.{3,}|(?<![^])\.{3,}$/uy],
  // Behind a letter of a path or a query, an address was cut off.
  "…": [/(?<=\/)…+(?=[/:?#]|$)|…+$(?<!\/\/[^/?#]+[/?#].*[\p{L}\p{N}]…)/uy],
};

/** `%1` of `QString::arg`, and `%1%` of Boost.Format; with two digits they look like triplets; and `%` before a macro such as `PRIu64`. Of one character, `%c` is the whole of a segment or a value. */
const formatOfC = /(?<=[/=])%c(?![0-9A-Za-z])|%(?:L\d{1,2}|\d)(?![0-9A-Fa-f])(?:%(?![0-9A-Fa-f]{2}))?|%$/uy;

/** Where another one begins with `%`, so does one of these: `%3d`, `%b`, `%c`. */
const besideAnother = /%(?:\d{1,2}d|[a-fA-F](?![0-9A-Za-z]))/gu;

const start = /[{$#@<%:*[\\…'"]|\(\(|__|\.{3}/gu;

/** The end of a template whose beginning stands before the quotation mark: no part of an identifier. */
const endOfCutOff = /^[\s\w"'(),.|=-]*\s(?:[%}]\}|%>)/u;

/**
 * Finds the placeholders of templates that are filled by a program and not by the language: `{id}`, `{{x}}`, `%s`,
 * `:id`, `*`, `[...slug]`, `$VAR`, `%VAR%`, `<host>`; and those of C++, where the syntax is that of its strings. Their
 * spans ascend and do not overlap.
 */
export function findPlaceholders(text: string, syntax?: SyntaxName): Span[] {
  const cutOff = endOfCutOff.exec(text)?.[0].length;
  const spans: Span[] = cutOff === undefined ? [] : [{ start: 0, end: cutOff }];
  start.lastIndex = cutOff ?? 0;
  for (let lead = start.exec(text); lead !== null; lead = start.exec(text)) {
    const close = placeholderEnd(text, lead.index, syntax);
    if (close === undefined) continue;
    const end = endOfTrimmed(text, lead.index, close);
    spans.push({ start: startOfTrimmed(text, lead.index, spans.at(-1)?.end ?? 0), end });
    start.lastIndex = end;
  }
  return spans.some((span) => text[span.start] === "%") ? withSimilar(text, spans) : spans;
}

/** The spans, with those between them of what is a placeholder only because they are. */
function withSimilar(text: string, spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  let done = 0;
  for (const span of [...spans, { start: text.length, end: text.length }]) {
    for (const { index, 0: found } of text.slice(done, span.start).matchAll(besideAnother))
      all.push({ start: done + index, end: done + index + found.length });
    all.push(span);
    done = span.end;
  }
  all.pop();
  return all;
}

/** Templates that begin with `{{-` or end with `-}}` take the white space there with them. */
const trimsBefore = /(?:\{[{%]|<%)[-~_]/uy;
const trimsAfter = /[-~_](?:\}\}|%\}|%>)$/u;
const space = /[\t\n\r ]/u;

function startOfTrimmed(text: string, lead: number, least: number): number {
  let start = lead;
  if (matchEnd(trimsBefore, text, lead) !== undefined)
    while (start > least && space.test(text.charAt(start - 1))) start--;
  return start;
}

function endOfTrimmed(text: string, lead: number, close: number): number {
  let end = close;
  if (trimsAfter.test(text.slice(Math.max(lead, close - 3), close))) while (space.test(text.charAt(end))) end++;
  return end;
}

/** The text with `_` for each unit of a placeholder. */
export function maskPlaceholders(text: string): string {
  let masked = "";
  for (const { start, end } of findPlaceholders(text)) {
    masked += text.slice(masked.length, start) + "_".repeat(end - start);
  }
  return masked + text.slice(masked.length);
}

/** With the slashes before it, as much as is looked at. */
const longestUserinfo = 515;

/** Whether an offset stands within a password, of which a placeholder would be all: `user:pa%s@host`. */
function isInPassword(text: string, offset: number): boolean {
  const head = text.slice(Math.max(0, offset - longestUserinfo), offset);
  const slashes = head.lastIndexOf("://");
  const before = slashes < 0 ? "" : head.slice(slashes + 3);
  return (
    /^[^/?#@:]{0,255}:[^/?#@]{1,255}$/u.test(before) && /^[^/?#\s]{0,255}@/u.test(text.slice(offset, offset + 256))
  );
}

function placeholderEnd(text: string, offset: number, syntax: SyntaxName | undefined): number | undefined {
  if (text[offset] === "%" && isInPassword(text, offset)) return undefined;
  for (const pattern of placeholders[text[offset] ?? ""] ?? []) {
    const end = matchEnd(pattern, text, offset);
    if (end !== undefined) return end;
  }
  return syntax === "c-string" ? matchEnd(formatOfC, text, offset) : undefined;
}
