import type { Span } from "../span.js";

/**
 * Ways to write *put something here*, by the character they start with. What they enclose is at most 100 characters, so
 * that the search is linear whatever the text is.
 */
const placeholders: Readonly<Record<string, readonly RegExp[]>> = {
  // {id}, {}, {{x}}, {{{x}}}, {% x %}
  "{": [/\{{2,3}[^{}\n]{0,100}\}{2,3}/uy, /\{%[^\n]{0,100}?%\}/uy, /\{[^{}"`<>\n]{0,100}\}/uy],
  // ${x}, ${{ x }}, $(x), $x, $1; but not the parameter names of OData, ?$filter
  $: [/\$\{{1,2}[^{}\n]{0,100}\}{1,2}/uy, /\$\([^()\n]{0,100}\)/uy, /(?<![?&])\$(?:[A-Za-z_]\w{0,100}|\d)/uy],
  // #{x}
  "#": [/#\{[^{}\n]{0,100}\}/uy],
  // @{x}, @@x@@
  "@": [/@\{[^{}\n]{0,100}\}/uy, /@@\w{1,100}@@/uy],
  // <%= x %>, <?= x ?>, <host>
  "<": [/<%[^\n]{0,100}?%>/uy, /<\?[^\n]{0,100}?\?>/uy, /<[A-Za-z_][\w .:|-]{0,100}>/uy],
  // %(x)s, %1$s, %s, %BASE_URL%; but no triplet, complete or cut off
  "%": [
    /%\(\w{1,100}\)[sd]/uy,
    /%(?:\d\$)?(?![0-9A-Fa-f]{2})[sdifgjoOcux](?!\w)/uy,
    /%(?=\w{0,100}[G-Z_])[A-Z][A-Z0-9_]{1,100}%(?![0-9A-Fa-f]{2})/uy,
  ],
  // /:id, /:id(\d+)?
  ":": [/(?<=(?:^|[^/])\/):[A-Za-z_]\w{0,100}(?:\([^()\n]{0,100}\))?[?*+]?/uy],
  // /*
  "*": [/\*+/uy],
  // [slug], [...slug], [[...slug]]; but no IP-literal
  "[": [/(?<!\/\/)\[{1,2}(?:\.{3})?[A-Za-z_][\w -]{0,100}\]{1,2}/uy, /\[[A-Z_]{2,100}\]/uy],
  // __NAME__
  _: [/__[A-Z][A-Z0-9_]{0,100}__/uy],
  // \(x)
  "\\": [/\\\([^()\n]{0,100}\)/uy],
};

const start = /[{$#@<%:*[_\\]/gu;

/**
 * Finds the placeholders of templates that are filled by a program and not by the language: `{id}`, `{{x}}`, `%s`,
 * `:id`, `*`, `[...slug]`, `$VAR`, `%VAR%`, `<host>`. Their spans ascend and do not overlap.
 */
export function findPlaceholders(text: string): Span[] {
  const spans: Span[] = [];
  start.lastIndex = 0;
  for (let lead = start.exec(text); lead !== null; lead = start.exec(text)) {
    const end = placeholderEnd(text, lead.index, lead[0]);
    if (end === undefined) continue;
    spans.push({ start: lead.index, end });
    start.lastIndex = end;
  }
  return spans;
}

function placeholderEnd(text: string, offset: number, lead: string): number | undefined {
  for (const pattern of placeholders[lead] ?? []) {
    pattern.lastIndex = offset;
    if (pattern.test(text)) return pattern.lastIndex;
  }
  return undefined;
}
