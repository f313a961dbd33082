import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import { runEnd } from "../../../text/run-end.js";
import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import type { Reader } from "../../reading.js";

const indentOf = /(?:^\uFEFF)?(?<indent>[ \t]*)/uy;
const sectionPart = /[^\]\r\n]{1,4096}/uy;
const nameStart = /[^=:\s[\];#]/uy;
const namePart = /[^=:\r\n]{1,4096}/uy;
/** The sign between a name and its value; a colon before `//` is that of an address. */
const sign = /=|:(?!\/\/)/uy;
/** The beginning of a comment, with the white space between it and the value. */
const remark = /(?:^|(?<![ \t])[ \t]+)[;#]/u;
/** A value between quotation marks right before a comment, as PHP reads it. */
const closed = /^(?:"[^"]{0,4096}"|'[^']{0,4096}')(?=[ \t]*[;#])/u;
/** A backslash that continues the line, in the files of systemd and Git. */
const joining = /(?<!\\)\\$/u;

/** The beginning of a line behind its indent: a section header, or a name with its sign. */
interface LineBeginning {
  /** The section, if the line is a header. */
  readonly section?: string;
  readonly comment?: Span<"source">;
  /** The name before the sign. */
  readonly name?: string;
  readonly end: number;
}

function beginningAt(text: string, start: number): LineBeginning {
  const character = text.charAt(start);
  if (character === "[") {
    const end = runEnd(sectionPart, text, start + 1);
    return text[end] === "]" ? { section: text.slice(start + 1, end), end: end + 1 } : { end: start };
  }
  if (character === "#" || character === ";") {
    const end = endOfLine(text, start);
    return { comment: { start, end }, end };
  }
  if (matchEnd(nameStart, text, start) === undefined) return { end: start };
  const end = runEnd(namePart, text, start);
  const signEnd = matchEnd(sign, text, end);
  const name = text.slice(start, end);
  return signEnd === undefined || isInQuotationMarks(name, text, signEnd) ? { end: start } : { name, end: signEnd };
}

/** Whether the sign stands between quotation marks, as in a command that goes on with a value: `echo "see: https://a"`. */
function isInQuotationMarks(name: string, text: string, signEnd: number): boolean {
  const isAfterOpening = name.includes('"') && name.split('"').length % 2 === 0;
  return isAfterOpening && text.slice(signEnd, endOfLine(text, signEnd)).trimEnd().endsWith('"');
}

/**
 * Makes a reader for the many formats of sections with names and values, for which there is no standard. No text fails.
 * An indented line without a name continues the previous value.
 */
export function iniReader(): Reader {
  return checkpointedReader({
    begin: (text, { state }: PassStart<IniState>) => new NamedValues(text, state),
    areSame: (one, other) => haveSameItems(one.section, other.section) && haveSameItems(one.path, other.path),
    // A line feed may follow a carriage return, and white space begin the next line.
    ahead: 3,
    behind: 0,
  });
}

interface IniState {
  readonly section: readonly string[];
  /** The section and the name of the previous value. */
  readonly path: readonly string[];
}

class NamedValues implements Pass<IniState> {
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  readonly #text: string;
  #state: IniState;

  constructor(text: string, state: IniState = { section: [], path: [] }) {
    this.#text = text;
    this.#state = state;
  }

  stateAt(): IniState {
    return this.#state;
  }

  /** Reads the line at `start`. */
  take(start: number): number {
    const text = this.#text;
    indentOf.lastIndex = start;
    const indent = indentOf.exec(text)?.groups?.["indent"];
    const { section: header, comment, name, end: offset } = beginningAt(text, indentOf.lastIndex);
    const end = endOfLine(text, offset);
    if (header !== undefined) this.#state = { section: [header], path: [header] };
    else if (comment !== undefined) this.comments.push(comment);
    else if (name !== undefined || indent !== "") this.#takeValue(name, { start: offset, end });
    return behindLineEnd(text, end);
  }

  #takeValue(name: string | undefined, { start, end }: Span<"source">): void {
    const { section } = this.#state;
    if (name !== undefined) this.#state = { section, path: [...section, ...name.trimEnd().split(".")] };
    const { path } = this.#state;
    const syntax = name === undefined ? "ini-continuation" : "ini-value";
    for (const span of partsOf(this.#text, contentOf(this.#text.slice(start, end), start)))
      this.literals.push({ span, syntax, site: { kind: "data", path, isKey: false } });
  }
}

/** The span of a value without white space, a comment and quotation marks. */
function contentOf(value: string, offset: number): Span<"source"> {
  const trimmed = value.trimStart();
  const content = trimmed
    .slice(0, closed.exec(trimmed)?.[0].length ?? remark.exec(trimmed)?.index ?? trimmed.length)
    .trimEnd()
    .replace(joining, "")
    .trimEnd();
  const start = offset + value.length - trimmed.length;
  const span = { start, end: start + content.length };
  return isQuoted(content) ? { start: span.start + 1, end: span.end - 1 } : span;
}

/** Whether a text is enclosed in quotation marks and contains no others. */
function isQuoted(content: string): boolean {
  const quote = content.charAt(0);
  if (content.length < 2 || (quote !== '"' && quote !== "'") || !content.endsWith(quote)) return false;
  return !/["']/u.test(content.slice(1, -1));
}

const word = /\S+/gu;
const address = /^(?:[a-z][a-z0-9+.-]{0,31}:|www\.)[^\s,]/u;

/**
 * The value as one literal, or as several if it is a list of addresses with white space between them, and perhaps commas:
 * `Documentation=` of systemd, `URL:` of R. A comma at the end belongs to a list that goes on with the next line.
 */
function partsOf(text: string, { start, end }: Span<"source">): Span<"source">[] {
  if (start === end) return [];
  if (end - start > longestList) return [{ start, end }];
  const all = Array.from(text.slice(start, end).matchAll(word));
  const words = all.filter(([each], index) => index === 0 || !note.test(each));
  const isList = all.length > 1 || continuedList.test(text.slice(end - 1, end + 3));
  if (!isList || !words.every(([each]) => address.test(each))) return [{ start, end }];
  return words.map(({ 0: each, index }) => {
    const length = each.endsWith(",") ? each.length - 1 : each.length;
    return { start: start + index, end: start + index + length };
  });
}

/** What an address in a list is for: `URL: https://a (website), https://b`. */
const note = /^\([^\s()]{1,64}\),?$/u;

/** A comma at the end of a line, before one that is indented, or before a backslash that continues the line. */
const continuedList = /^,(?:\r?\n[ \t]|[ \t]{0,2}\\)/u;

/** The longest list of addresses, in UTF-16 code units. */
const longestList = 4096;
