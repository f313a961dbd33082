import { doubleQuoted, type RawLiteral, type Site } from "../../../literals/locating/index.js";
import type { Reader, Reading } from "../../reading.js";
import { contentOf } from "./cells.js";
import { fieldAt, type Field, type FieldEnd } from "./fields.js";
import { beginningOf, endBy, type Separator } from "./separators.js";

/** Reads comma-separated values (RFC 4180) and their relatives, by the separator that is given or that the text shows. */
export function csvReader(separator?: Separator): Reader {
  return (text) => new Table(text, separator).read();
}

const textSite: Site = { kind: "text" };
const unnamed: Site = { kind: "data", path: [], isKey: false };

/** In UTF-16 code units: of a longer name of a column, no more is kept. */
const longestName = 256;

class Table {
  readonly #text: string;
  readonly #end: FieldEnd;
  readonly #start: number;
  readonly #literals: RawLiteral[] = [];
  /** What stands around the cells of each column. */
  #columns: readonly Site[] = [];

  constructor(text: string, separator: Separator | undefined) {
    const beginning = beginningOf(text);
    this.#text = text;
    this.#end = endBy(separator ?? beginning.separator);
    this.#start = beginning.start;
  }

  read(): Reading {
    const text = this.#text;
    for (let start = this.#takeHeader(), column = 0; start < text.length;) {
      const field = fieldAt(text, start, this.#end);
      this.#take(field, this.#columns[column] ?? unnamed);
      column = isLineEnd(text[field.next]) ? 0 : column + 1;
      start = field.next + 1;
    }
    return { literals: this.#literals, comments: [] };
  }

  /** The end of the first record if it names the columns, which it does not if it holds addresses itself. */
  #takeHeader(): number {
    const text = this.#text;
    const columns: Site[] = [];
    for (let start = this.#start; ;) {
      const field = fieldAt(text, start, this.#end);
      const name = this.#nameOf(field);
      if (name.includes("://")) return this.#start;
      columns.push({ kind: "data", path: [name], isKey: false });
      start = field.next + 1;
      if (field.next < text.length && !isLineEnd(text[field.next])) continue;
      this.#columns = columns;
      return start;
    }
  }

  #nameOf({ start, end, isQuoted }: Field): string {
    const span = { start, end: Math.min(end, start + longestName) };
    return isQuoted ? doubleQuoted.decode(this.#text, span).text : this.#text.slice(span.start, span.end);
  }

  #take({ start, end, isQuoted }: Field, site: Site): void {
    const content = contentOf(this.#text.slice(start, end), start);
    if (content === undefined) return;
    const syntax = isQuoted ? "csv-quoted" : "csv-field";
    if (content.kind === "list") for (const span of content.spans) this.#literals.push({ span, syntax, site });
    else this.#literals.push({ span: { start, end }, syntax, site: content.kind === "text" ? textSite : site });
  }
}

function isLineEnd(character: string | undefined): boolean {
  return character === "\n" || character === "\r";
}
