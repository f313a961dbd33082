import { cleanNames, readLiterals, type RawLiteral, type Settings } from "@irilint/core/literals";

/** Where a line stands in a text, with its line end. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** How many lines stand before. */
  readonly number: number;
}

const name = "<([!#-;=?-[\\]_a-z~]*)>";
const blankNode = "_:[A-Za-z0-9]+";
const space = "[ \\t]*";
/** A line of N-Triples or N-Quads as nearly all are: in ASCII, without escapes. */
const statement = new RegExp(
  `(?:${name}|${blankNode})${space}${name}${space}` +
    `(?:${name}|${blankNode}|"([ !#-[\\]-~]*)"(?:(@[A-Za-z0-9-]+)|\\^\\^${name})?)${space}` +
    `(?:(?:${name}|${blankNode})${space})?\\.${space}\\r?\\n`,
  "y",
);

const anyUri = "http://www.w3.org/2001/XMLSchema#anyURI";

/** Of a string in a language, or of a datatype. */
const textSite: RawLiteral["site"] = { kind: "text" };

/** So many names are remembered. */
const mostNames = 1 << 15;

/** More of a name says nothing. */
const longestWord = 64;

/** Tells of lines of N-Triples and N-Quads that they have nothing to report. */
export class Triples {
  readonly #settings: Settings;
  readonly #isCleanName: (text: string) => boolean;
  readonly #names = new Map<string, boolean>();
  readonly #sites = new Map<string, RawLiteral["site"]>();
  #subject = "";

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#isCleanName = cleanNames(settings);
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
    const site = language === undefined && datatype === undefined ? this.#siteBehind(predicate) : textSite;
    return (
      (subject === undefined || this.#isCleanSubject(subject)) &&
      this.#isKnownClean(predicate) &&
      (object === undefined || this.#isKnownClean(object)) &&
      (datatype === undefined || (datatype !== anyUri && this.#isKnownClean(datatype))) &&
      (graph === undefined || this.#isKnownClean(graph)) &&
      (string === undefined || this.#isCleanString(string, site, text, start))
    );
  }

  /** Most subjects stand in several lines, one after the other, and nowhere else. */
  #isCleanSubject(subject: string): boolean {
    if (subject === this.#subject) return true;
    if (!this.#isCleanName(subject)) return false;
    this.#subject = subject;
    return true;
  }

  #isKnownClean(text: string): boolean {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostNames) this.#names.clear();
    const isClean = this.#isCleanName(text);
    this.#names.set(text, isClean);
    return isClean;
  }

  #isCleanString(string: string, site: RawLiteral["site"], text: string, line: number): boolean {
    if (string === "") return true;
    const start = text.indexOf('"', line) + 1;
    const span = { start, end: start + string.length };
    return readLiterals(text, { span, syntax: "turtle-string", site }, this.#settings).length === 0;
  }

  /** What a string is by the last word of its predicate. */
  #siteBehind(predicate: string): RawLiteral["site"] {
    const known = this.#sites.get(predicate);
    if (known !== undefined) return known;
    if (this.#sites.size >= mostNames) this.#sites.clear();
    const tail = predicate.slice(-longestWord);
    const word = tail.slice(Math.max(tail.lastIndexOf("/"), tail.lastIndexOf("#")) + 1);
    const site: RawLiteral["site"] = { kind: "data", path: [word], isKey: false };
    this.#sites.set(predicate, site);
    return site;
  }
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end + 1;
}

/** How many line ends there are in a line besides the one at its end. */
function loneReturns(text: string, start: number, end: number): number {
  return text.slice(start, end).match(/\r(?!\n)/gu)?.length ?? 0;
}
