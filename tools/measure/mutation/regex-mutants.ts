/** What a regular expression consists of, as far as it can be changed. */
interface Token {
  readonly kind: "escape" | "class" | "open" | "close" | "bar" | "quantifier" | "anchor" | "character";
  readonly text: string;
  readonly start: number;
}

const tokens =
  /(?<escape>\\(?:[pP]\{[^}]*\}|u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|k<\w+>|.))|(?<class>\[\^?(?:\\.|[^\]\\])*\])|(?<open>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|(?<close>\))|(?<bar>\|)|(?<quantifier>[*+?]\??|\{\d+(?:,\d*)?\}\??)|(?<anchor>[$^])|(?<character>.)/gsu;

/** A part of the literal, in UTF-16 code units of it, and what stands there instead. */
export interface RegexChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One of the parts of the literal left out, widened or narrowed, each by itself. */
export function regexMutants(literal: string): RegexChange[] {
  const end = literal.lastIndexOf("/");
  const list = readTokens(literal.slice(1, end));
  const changes = list.flatMap((token, index) => changesAt(list, token, index));
  const mutants = changes.map(({ start, end, text }) => ({ start: start + 1, end: end + 1, text }));
  const caseless = literal.indexOf("i", end);
  if (caseless >= 0) mutants.push({ start: caseless, end: caseless + 1, text: "" });
  return mutants.filter(({ start, end, text }) => isValid(literal.slice(0, start) + text + literal.slice(end)));
}

function readTokens(source: string): Token[] {
  return Array.from(source.matchAll(tokens), ({ 0: text, index: start, groups }) => {
    // The names of the groups are the kinds; a group that took no part is undefined.
    const found: Readonly<Record<string, string | undefined>> = groups ?? {};
    const kind = Object.keys(found).find((name) => found[name] !== undefined);
    return { kind: kind as Token["kind"], text, start };
  });
}

function changesAt(list: readonly Token[], token: Token, index: number): RegexChange[] {
  const { kind, start, text } = token;
  const end = start + text.length;
  if (kind === "anchor" || kind === "quantifier") return [{ start, end, text: "" }];
  if (kind === "class") return classChanges(token);
  if (kind === "bar") return alternativeChanges(list, index);
  if (kind === "open" && /[=!]$/u.test(text)) return [{ start, end: endOfGroup(list, index), text: "" }];
  return [];
}

/** The alternative before the bar left out, and the one after it. */
function alternativeChanges(list: readonly Token[], bar: number): RegexChange[] {
  const [before, after] = [edge(list, bar, -1), edge(list, bar, 1)];
  const { start = 0 } = list[bar] ?? {};
  return [
    { start: before, end: start + 1, text: "" },
    { start, end: after, text: "" },
  ];
}

/** Where the alternative ends that begins at a bar, in the one direction or the other. */
function edge(list: readonly Token[], bar: number, step: 1 | -1): number {
  let depth = 0;
  for (let index = bar + step; ; index += step) {
    const token = list[index];
    const last = list.at(-1);
    if (token === undefined) return step < 0 || last === undefined ? 0 : last.start + last.text.length;
    if (token.kind === (step < 0 ? "close" : "open")) depth++;
    if (token.kind === (step < 0 ? "open" : "close") && depth-- === 0)
      return step < 0 ? token.start + token.text.length : token.start;
    if (token.kind === "bar" && depth === 0) return step < 0 ? token.start + 1 : token.start;
  }
}

function endOfGroup(list: readonly Token[], open: number): number {
  let depth = 0;
  for (const { kind, start } of list.slice(open)) {
    if (kind === "open") depth++;
    if (kind === "close" && --depth === 0) return start + 1;
  }
  return 0;
}

const members =
  /(?<first>\\(?:u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[^pPdwsDWS])|[^\\\]])-(?<last>\\(?:u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[^pPdwsDWS])|[^\\\]])|\\(?:[pP]\{[^}]*\}|u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|.)|[^\\\]]/gsu;

/** DIGIT, ALPHA and HEXDIG of RFC 5234 and all of ASCII are words: they are there or not, and nobody miscounts them. */
const abnfRanges = new Set(["0-9", "A-Z", "a-z", "A-F", "a-f", "\\0-\\x7F"]);

/** Each member of a class left out, and each range longer and shorter by one at both of its ends. */
function classChanges({ text, start: offset }: Token): RegexChange[] {
  const inner = text.startsWith("[^") ? 2 : 1;
  const found = [...text.slice(inner, -1).matchAll(members)];
  return found.flatMap(({ 0: member, index, groups }) => {
    const start = offset + inner + index;
    const end = start + member.length;
    const omission = found.length > 1 ? [{ start, end, text: "" }] : [];
    if (abnfRanges.has(member)) return omission;
    const [first, last] = [groups?.["first"], groups?.["last"]].map((edge) => edge && codePointOf(edge));
    if (typeof first !== "number" || typeof last !== "number") return omission;
    const ranges = [
      [first + 1, last] as const,
      [first, last - 1] as const,
      [first - 1, last] as const,
      [first, last + 1] as const,
    ];
    const possible = ranges.filter(([from, to]) => from >= 0 && to <= 0x10ffff);
    return [...omission, ...possible.map(([from, to]) => ({ start, end, text: `${written(from)}-${written(to)}` }))];
  });
}

const controls: Readonly<Record<string, number>> = { "\\0": 0, "\\t": 9, "\\n": 10, "\\v": 11, "\\f": 12, "\\r": 13 };

function codePointOf(edge: string): number | undefined {
  const hexadecimal = /^\\(?:u\{|[ux])([0-9A-Fa-f]+)\}?$/u.exec(edge)?.[1];
  if (hexadecimal !== undefined) return Number.parseInt(hexadecimal, 16);
  return controls[edge] ?? edge.replace(/^\\(?=.)/u, "").codePointAt(0);
}

/** As a class holds it: `\u{…}` where the flag admits it. */
function written(codePoint: number): string {
  const hexadecimal = codePoint.toString(16);
  return codePoint > 0xffff ? `\\u{${hexadecimal}}` : `\\u${hexadecimal.padStart(4, "0")}`;
}

function isValid(literal: string): boolean {
  const end = literal.lastIndexOf("/");
  try {
    return new RegExp(literal.slice(1, end), literal.slice(end + 1)).source !== "(?:)";
  } catch {
    return false;
  }
}
