import { cleanNames, readLiterals, remembered, type RawLiteral, type Settings } from "@irilint/core/literals";

/** Where a line stands in a text, with its line end. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** How many lines stand before. */
  readonly number: number;
}

/** Characters that may be displayed from right to left or change the direction, those of two units, and controls. */
const unplain =
  "\\0-\\x1F\\x7F-\\x9F\\u0590-\\u08FF\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFB1D-\\uFDFF\\uFE70-\\uFEFF\\uFFFD";
const name = `<([^${unplain} "<>\\\\^\`{|}]*)>`;
const blankNode = "_:[A-Za-z0-9]+";
const space = "[ \\t]*";
const character = `[^${unplain}"\\\\]*`;
const string = `"(${character}(?:\\\\[^${unplain}]${character})*)"`;
/** A line of N-Triples or N-Quads as nearly all are: without right-to-left characters, and without escapes in names. */
const statement = new RegExp(
  `(?:${name}|${blankNode})${space}${name}${space}` +
    `(?:${name}|${blankNode}|${string}(?:(@[A-Za-z0-9-]+)|\\^\\^${name})?)${space}` +
    `(?:(?:${name}|${blankNode})${space})?\\.${space}\\r?\\n`,
  "y",
);

/** Without one of these characters, text mentions no identifier: a colon, what may stand in its place, slashes, and escapes. */
const sign = /[&/:;\\`\uFF1A]/u;

const anyUri = "http://www.w3.org/2001/XMLSchema#anyURI";

/** Of a string in a language, or of a datatype. */
const textSite: RawLiteral["site"] = { kind: "text" };

interface Term {
  readonly isClean: boolean;
  /** What a plain string is behind it. */
  readonly siteBehind: RawLiteral["site"];
}

/** More of a name says nothing. */
const longestWord = 64;

/** Tells of lines of N-Triples and N-Quads that they have nothing to report. */
export class Triples {
  readonly #settings: Settings;
  readonly #isCleanName: (text: string) => boolean;
  /** What names are that recur in a document, as those of predicates and datatypes do. */
  readonly #termOf: (name: string) => Term;
  #subject = "";

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#isCleanName = cleanNames(settings);
    this.#termOf = remembered((name) => ({ isClean: this.#isCleanName(name), siteBehind: siteBehind(name) }));
  }

  /** The lines of a text of which it is not certain that they are clean. */
  doubtfulLines(text: string): Line[] {
    const doubtful: Line[] = [];
    let number = 0;
    for (let start = 0; start < text.length; number++) {
      statement.lastIndex = start;
      const match = statement.exec(text);
      const end = match === null ? endOfLine(text, start) : statement.lastIndex;
      if (match === null || !this.#isClean(match, text, start)) {
        doubtful.push({ start, end, number });
        number += loneReturns(text, start, end);
      }
      start = end;
    }
    return doubtful;
  }

  #isClean(match: RegExpExecArray, text: string, start: number): boolean {
    const [, subject, predicate = "", object, string, language, datatype, graph] = match;
    const { isClean, siteBehind: valueSite } = this.#termOf(predicate);
    const isPlain = language === undefined && datatype === undefined;
    return (
      isClean &&
      (subject === undefined || this.#isCleanSubject(subject)) &&
      (object === undefined || this.#isCleanName(object)) &&
      (datatype === undefined || (datatype !== anyUri && this.#termOf(datatype).isClean)) &&
      (graph === undefined || this.#termOf(graph).isClean) &&
      (string === undefined || this.#isCleanString(string, isPlain ? valueSite : textSite, text, start))
    );
  }

  /** Most subjects stand in several lines, one after the other, and nowhere else. */
  #isCleanSubject(subject: string): boolean {
    if (subject === this.#subject) return true;
    if (!this.#isCleanName(subject)) return false;
    this.#subject = subject;
    return true;
  }

  #isCleanString(string: string, site: RawLiteral["site"], text: string, line: number): boolean {
    if (string === "" || (site === textSite && !sign.test(string))) return true;
    const start = text.indexOf('"', line) + 1;
    const span = { start, end: start + string.length };
    return readLiterals(text, { span, syntax: "turtle-string", site }, this.#settings).length === 0;
  }
}

/** What a string is by the last word of its predicate. */
function siteBehind(predicate: string): RawLiteral["site"] {
  const tail = predicate.slice(-longestWord);
  const word = tail.slice(Math.max(tail.lastIndexOf("/"), tail.lastIndexOf("#")) + 1);
  return { kind: "data", path: [word], isKey: false };
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end + 1;
}

/** How many line ends there are in a line besides the one at its end. */
function loneReturns(text: string, start: number, end: number): number {
  return text.slice(start, end).match(/\r(?!\n)/gu)?.length ?? 0;
}
