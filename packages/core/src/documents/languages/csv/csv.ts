import { doubleQuoted, type RawLiteral, type Site } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import type { Reader } from "../../reading.js";
import { contentOf } from "./cells.js";
import { fieldAt, type Field, type FieldEnd } from "./fields.js";
import { beginningOf, endBy, type Separator } from "./separators.js";
import { patternSequence } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";

/**
 * Makes a reader for comma-separated values (RFC 4180) and similar formats, with the separator that the text shows; or with
 * the given one, for text/tab-separated-values, where a record is a line.
 */
export function csvReader(separator?: Separator): Reader {
  return checkpointedReader({
    begin: (text, { state }: PassStart<TableState>) => new Table(text, separator, state),
    areSame: (one, other) => one.separator === other.separator && haveSameItems(one.names, other.names),
    ahead: 2,
    behind: 0,
  });
}

/** What the header of a table decides for all its records. */
interface TableState {
  readonly separator: Separator;
  /** The names of the columns. */
  readonly names: readonly string[];
}

/** How the records below a header are read. */
export interface Columns {
  readonly separator: Separator;
  /** The site of the fields of a column, by its number. */
  readonly siteOf: (column: number) => Site;
}

/** The columns below the first line of a table. */
export function columnsOf(header: string, separator?: Separator): Columns {
  const { separator: found, names } = new Table(header, separator, undefined).stateAt();
  const sites = names.map(siteOf);
  return { separator: found, siteOf: (column) => sites[column] ?? unnamed };
}

/**
 * The end of the last record of a text that begins with one, as far as that is sure whatever follows; 0 if it is of none.
 * The separator is that of the file.
 */
export function lastRecordEnd(text: string, separator: Separator): number {
  const end = endBy(separator, false);
  let last = 0;
  for (let start = 0; start < text.length;) {
    const { next, lookedTo } = fieldAt(text, start, end);
    // A carriage return may be half of a line end.
    if (lookedTo > text.length || (text[next] === "\r" && next + 1 === text.length)) break;
    start = text.startsWith("\r\n", next) ? next + 2 : next + 1;
    if (isLineEnd(text[next])) last = start;
  }
  return last;
}

/** The offset behind the first record of a table, which is its header if it has one, and behind what declares the separator. */
export function headerEnd(text: string, separator?: Separator): number {
  return new Table(text, separator, undefined).headerEnd;
}

/** The literals of a field, if it can hold any. */
export function literalsOfField(
  text: string,
  { start, end, isQuoted }: Pick<Field, "start" | "end" | "isQuoted">,
  site: Site,
): RawLiteral[] {
  const content = contentOf(text.slice(start, end), start);
  if (content === undefined) return [];
  const syntax = isQuoted ? "csv-quoted" : "csv-field";
  if (content.kind === "list") return content.spans.map((span) => ({ span, syntax, site }));
  if (content.kind === "text") return [{ span: { start, end }, syntax, site: textSite }];
  const last = !isQuoted && hasOneSpaceBehind(text, { start, end }) ? end + 1 : end;
  return [{ span: { start, end: last }, syntax, site }];
}

/**
 * Whether exactly one space stands between an address and the separator behind it, and none before the address. Spaces
 * are part of a field (RFC 4180 §2.4), but more of them align columns.
 */
function hasOneSpaceBehind(text: string, { start, end }: Span<"source">): boolean {
  if (text[end] !== " " || text[start - 1] === " " || !/[,;\t]/u.test(text.charAt(end + 1))) return false;
  return /^https?:\/\//iu.test(text.slice(start, start + "https://".length));
}

const textSite: Site = { kind: "text" };
const unnamed: Site = { kind: "data", path: [], isKey: false };

/** Columns of what people have written, also where it is nothing but an address. */
const freeText = patternSequence(
  /^/iu,
  wordPattern(`
    content text comments? message body tweet review sentence kommentar nachricht commentaire comentario mensaje
    mensagem комментарий сообщение текст 内容 评论 本文 コメント 댓글
  `),
  /$/iu,
);

function siteOf(name: string): Site {
  if (freeText.test(name.trim())) return textSite;
  return { kind: "data", path: [name], isKey: false };
}

/** The longest column name that is compared, in UTF-16 code units. */
const longestName = 256;

class Table implements Pass<TableState> {
  readonly literals: RawLiteral[] = [];
  readonly comments: readonly Span<"source">[] = [];
  lookedTo = 0;
  readonly #text: string;
  readonly #end: FieldEnd;
  readonly #state: TableState;
  /** The site of the cells in each column. */
  readonly #columns: readonly Site[];
  /** The offset of the first record that is no header. */
  readonly #start: number;
  /** The offset behind the first record, if this was read from its beginning. */
  readonly headerEnd: number;

  constructor(text: string, separator: Separator | undefined, state: TableState | undefined) {
    this.#text = text;
    if (state === undefined) {
      const beginning = beginningOf(text);
      const found = separator ?? beginning.separator;
      this.#end = endBy(found, separator !== undefined);
      const { names, end } = this.#header(beginning.start);
      const isHeader = names.every((name) => !name.includes("://"));
      this.#state = { separator: found, names: isHeader ? names : [] };
      this.#start = isHeader ? end : beginning.start;
      this.headerEnd = end;
      this.lookedTo = Math.max(this.lookedTo, beginning.lookedTo);
    } else {
      this.#end = endBy(state.separator, separator !== undefined);
      this.#state = state;
      this.#start = 0;
      this.headerEnd = 0;
    }
    this.#columns = this.#state.names.map(siteOf);
  }

  /** Reads a record; the first one together with the header. */
  take(offset: number): number {
    const text = this.#text;
    for (let start = Math.max(offset, this.#start), column = 0; start < text.length; column++) {
      const field = this.#fieldAt(start);
      for (const literal of literalsOfField(text, field, this.#columns[column] ?? unnamed)) this.literals.push(literal);
      start = field.next + 1;
      if (isLineEnd(text[field.next])) return start;
    }
    return text.length;
  }

  stateAt(): TableState {
    return this.#state;
  }

  /** The names in the first record, which is no header if it holds addresses, and its end. */
  #header(first: number): { readonly names: readonly string[]; readonly end: number } {
    const names: string[] = [];
    for (let start = first; ;) {
      const field = this.#fieldAt(start);
      names.push(this.#nameOf(field));
      start = field.next + 1;
      if (field.next >= this.#text.length || isLineEnd(this.#text[field.next])) return { names, end: start };
    }
  }

  #fieldAt(start: number): Field {
    const field = fieldAt(this.#text, start, this.#end);
    this.lookedTo = Math.max(this.lookedTo, field.lookedTo);
    return field;
  }

  #nameOf({ start, end, isQuoted }: Field): string {
    const span = { start, end: Math.min(end, start + longestName) };
    return isQuoted ? doubleQuoted.decode(this.#text, span).text : this.#text.slice(span.start, span.end);
  }
}

function isLineEnd(character: string | undefined): boolean {
  return character === "\n" || character === "\r";
}
