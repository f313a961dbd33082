import { cleanNames, type RawLiteral, type Settings } from "@irilint/core/literals";
import {
  backslash,
  carriageReturn,
  colon,
  endOfPlainCharacter,
  fullStop,
  lineFeed,
  quotationMark,
  space,
  tab,
} from "../octets.js";
import { NameMemory } from "./name-memory.js";
import { recordEnds, type RecordEnd, type RecordForm } from "./record-form.js";
import { byteClasses, signsOfText, Values } from "./values.js";

const hyphen = 0x2d;
const lessThan = 0x3c;
const greaterThan = 0x3e;
const commercialAt = 0x40;
const circumflex = 0x5e;
const lowLine = 0x5f;
const firstOutsideAscii = 0x80;

/** What a byte of ASCII may be a part of. */
const Part = {
  /** What may stand in a name — RDF 1.1 N-Triples, IRIREF, without escapes. */
  name: 1,
  /** Of a label of a blank node, or of a language. */
  word: 2,
} as const;

const parts = Uint8Array.from({ length: firstOutsideAscii }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return (
    (/[!-~]/u.test(character) && !/["<>\\^`{|}]/u.test(character) ? Part.name : 0) |
    (/[A-Za-z0-9]/u.test(character) ? Part.word : 0)
  );
});

const inString = byteClasses('"\\\n', signsOfText);

const anyUri = "http://www.w3.org/2001/XMLSchema#anyURI";

type Site = RawLiteral["site"];

/** Of a string in a language, or of a datatype. */
const textSite: Site = { kind: "text" };

/** What a plain string is behind a predicate. */
interface Value {
  readonly site: Site;
  /** Whether it is no identifier without a sign of one. */
  readonly needsSign: boolean;
}

/** More of a name says nothing. */
const longestWord = 64;

const isNoStatement = -1;

/**
 * Tells of lines of N-Triples and N-Quads that they have nothing to report. They are read as bytes, and nothing is made
 * of those that are as nearly all are: without right-to-left characters, without escapes in names, and with names that
 * have been seen before.
 */
export class Triples implements RecordForm {
  readonly #values: Values;
  readonly #isCleanName: (text: string) => boolean;
  /** Names that are clean, with what a plain string is behind them. */
  readonly #clean = new NameMemory<Value>();
  #bytes: Buffer = Buffer.alloc(0);
  /** Where the subject before stands in these bytes, if that is a clean name: several statements follow each other that have the same. */
  #subject = 0;
  #subjectEnd = 0;

  constructor(settings: Settings) {
    this.#values = new Values(settings);
    this.#isCleanName = cleanNames(settings);
  }

  recordEnd(bytes: Buffer, start: number): RecordEnd {
    // The memory of bytes that were read may hold others by now.
    if (bytes !== this.#bytes || start < this.#subjectEnd) this.#subject = this.#subjectEnd = 0;
    this.#bytes = bytes;
    const end = this.#endOfCleanStatement(start);
    return end === isNoStatement ? recordEnds.doubtfulLine(bytes, start) : end;
  }

  /** A line feed follows wherever this looks, and ends whatever it is in. */
  #endOfCleanStatement(start: number): number {
    const predicate = this.#spaceEnd(this.#endOfSubject(start));
    const predicateEnd = this.#endOfName(predicate);
    const object = this.#spaceEnd(predicateEnd);
    if (object === isNoStatement) return isNoStatement;
    const objectEnd =
      this.#bytes[object] === quotationMark
        ? this.#endOfLiteral(object, predicate, predicateEnd)
        : this.#endOfNode(object);
    return this.#endOfLine(this.#endOfGraph(this.#spaceEnd(objectEnd)));
  }

  #endOfSubject(start: number): number {
    const bytes = this.#bytes;
    const shift = start - this.#subject;
    let before = this.#subject;
    while (before < this.#subjectEnd && bytes[before] === bytes[before + shift]) before++;
    if (before > this.#subject && before === this.#subjectEnd) return before + shift;
    const end = this.#endOfNode(start);
    if (end !== isNoStatement && bytes[start] === lessThan) {
      this.#subject = start;
      this.#subjectEnd = end;
    }
    return end;
  }

  /** Behind the full stop and what may follow it. */
  #endOfLine(end: number): number {
    if (end === isNoStatement || this.#bytes[end] !== fullStop) return isNoStatement;
    let at = this.#spaceEnd(end + 1);
    if (this.#bytes[at] === carriageReturn) at++;
    return this.#bytes[at] === lineFeed ? at + 1 : isNoStatement;
  }

  #spaceEnd(start: number): number {
    let at = start;
    while (this.#bytes[at] === space || this.#bytes[at] === tab) at++;
    return at;
  }

  /** Behind the graph of N-Quads and the white space that follows it, if there is one. */
  #endOfGraph(start: number): number {
    if (start === isNoStatement || this.#bytes[start] === fullStop) return start;
    return this.#spaceEnd(this.#endOfNode(start));
  }

  /** Behind a clean name, or a blank node. */
  #endOfNode(start: number): number {
    return this.#bytes[start] === lowLine ? this.#endOfBlankNode(start) : this.#endOfName(start);
  }

  #endOfBlankNode(start: number): number {
    return this.#bytes[start + 1] === colon ? this.#endOfWord(start + 2) : isNoStatement;
  }

  /** Behind letters, digits and perhaps hyphens, of which there is one or more. */
  #endOfWord(start: number, inner = 0): number {
    let at = start;
    for (;;) {
      const byte = this.#bytes[at] ?? lineFeed;
      if (((parts[byte] ?? 0) & Part.word) === 0 && byte !== inner) break;
      at++;
    }
    return at === start ? isNoStatement : at;
  }

  /** Behind a clean name between angle brackets. */
  #endOfName(start: number): number {
    const bytes = this.#bytes;
    if (bytes[start] !== lessThan) return isNoStatement;
    let hash = 0;
    let at = start + 1;
    for (;;) {
      const byte = bytes[at] ?? lineFeed;
      if (byte < firstOutsideAscii) {
        if (((parts[byte] ?? 0) & Part.name) === 0) break;
        hash = NameMemory.hashWith(hash, byte);
        at++;
        continue;
      }
      const end = endOfPlainCharacter(bytes, at);
      if (end === at) return isNoStatement;
      for (; at < end; at++) hash = NameMemory.hashWith(hash, bytes[at] ?? 0);
    }
    if (bytes[at] !== greaterThan) return isNoStatement;
    return this.#isClean(start + 1, at, hash) ? at + 1 : isNoStatement;
  }

  #isClean(start: number, end: number, hash: number): boolean {
    if (this.#clean.has(this.#bytes, { start, end }, hash)) return true;
    if (!this.#isCleanName(this.#bytes.toString("utf8", start, end))) return false;
    this.#clean.add(this.#bytes, { start, end }, hash);
    return true;
  }

  /** Behind a clean string with its language or datatype. */
  #endOfLiteral(start: number, predicate: number, predicateEnd: number): number {
    const end = this.#endOfString(start + 1);
    if (end === isNoStatement) return isNoStatement;
    const { value, literalEnd } = this.#valueBehind(end + 1, predicate, predicateEnd);
    if (literalEnd === isNoStatement || end === start + 1 || (value.needsSign && !this.#values.hasSign))
      return literalEnd;
    const string = this.#bytes.toString("utf8", start + 1, end);
    return this.#values.isClean(string, { syntax: "turtle-string", site: value.site }) ? literalEnd : isNoStatement;
  }

  /** What a string is by what follows it, or else by its predicate. */
  #valueBehind(
    start: number,
    predicate: number,
    predicateEnd: number,
  ): { readonly value: Value; readonly literalEnd: number } {
    if (this.#bytes[start] === commercialAt) return { value: someText, literalEnd: this.#endOfWord(start + 1, hyphen) };
    if (this.#bytes[start] !== circumflex)
      return { value: this.#valueOf(predicate + 1, predicateEnd - 1), literalEnd: start };
    const isDatatype = this.#bytes[start + 1] === circumflex;
    const end = isDatatype ? this.#endOfName(start + 2) : isNoStatement;
    const isAnyUri = end - start === anyUri.length + 4 && this.#bytes.toString("latin1", start + 3, end - 1) === anyUri;
    return { value: someText, literalEnd: isAnyUri ? isNoStatement : end };
  }

  #valueOf(start: number, end: number): Value {
    return this.#clean.valueOf(this.#bytes, { start, end }, (predicate) => {
      const site = siteBehind(predicate);
      return { site, needsSign: this.#values.needsSign(site) };
    });
  }

  /** Where the quotation mark stands that ends a string. */
  #endOfString(start: number): number {
    const bytes = this.#bytes;
    const values = this.#values;
    values.begin();
    let end = values.endOf(bytes, start, inString);
    while (bytes[end] === backslash) {
      values.hasSign = true;
      if (!isEscaped(bytes[end + 1])) return isNoStatement;
      end = values.endOf(bytes, end + 2, inString);
    }
    return values.isPlain && bytes[end] === quotationMark ? end : isNoStatement;
  }
}

const someText: Value = { site: textSite, needsSign: true };

/** Whether a character of ASCII stands behind a backslash, and no control. */
function isEscaped(byte: number | undefined): boolean {
  return byte !== undefined && byte >= space && byte < 0x7f;
}

/** What a string is by the last word of its predicate. */
function siteBehind(predicate: string): Site {
  const tail = predicate.slice(-longestWord);
  const word = tail.slice(Math.max(tail.lastIndexOf("/"), tail.lastIndexOf("#")) + 1);
  return { kind: "data", path: [word], isKey: false };
}
