import { cleanNames, readLiterals, needsSign, type RawLiteral, type Settings } from "@irilint/core/literals";
import { NameMemory } from "./name-memory.js";
import { endOfPlainCharacter, loneReturnsIn } from "./octets.js";

/** Where a line stands in the bytes of a text, with its line end. */
export interface ByteLine {
  readonly start: number;
  readonly end: number;
  /** How many lines stand before. */
  readonly number: number;
}

const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const quotationMark = 0x22;
const hyphen = 0x2d;
const fullStop = 0x2e;
const colon = 0x3a;
const lessThan = 0x3c;
const greaterThan = 0x3e;
const commercialAt = 0x40;
const backslash = 0x5c;
const circumflex = 0x5e;
const lowLine = 0x5f;
const firstOutsideAscii = 0x80;

/** What a byte of ASCII may be a part of. */
const Part = {
  /** What may stand in a name — RDF 1.1 N-Triples, IRIREF, without escapes. */
  name: 1,
  string: 2,
  /** Without one of these, text mentions no identifier: a colon, what may stand in its place, slashes, and escapes. */
  sign: 4,
  /** Of a label of a blank node, or of a language. */
  word: 8,
} as const;

const parts = Uint8Array.from({ length: firstOutsideAscii }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return (
    (/[!-~]/u.test(character) && !/["<>\\^`{|}]/u.test(character) ? Part.name : 0) |
    (/[ -~]/u.test(character) && !/["\\]/u.test(character) ? Part.string : 0) |
    (/[&/:;`]/u.test(character) ? Part.sign : 0) |
    (/[A-Za-z0-9]/u.test(character) ? Part.word : 0)
  );
});

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
export class Triples {
  readonly #settings: Settings;
  readonly #isCleanName: (text: string) => boolean;
  /** Names that are clean, with what a plain string is behind them. */
  readonly #clean = new NameMemory<Value>();
  #bytes: Buffer = Buffer.alloc(0);
  /** Of the string that was read last: whether a sign stands in it. */
  #hasSign = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#isCleanName = cleanNames(settings);
  }

  /** The lines of which it is not certain that they are clean. */
  doubtfulLines(bytes: Buffer): ByteLine[] {
    this.#bytes = bytes;
    const doubtful: ByteLine[] = [];
    const lastEnd = bytes.lastIndexOf(lineFeed) + 1;
    let number = 0;
    for (let start = 0; start < bytes.length; number++) {
      const statementEnd = start < lastEnd ? this.#endOfCleanStatement(start) : isNoStatement;
      const end = statementEnd === isNoStatement ? bytes.indexOf(lineFeed, start) + 1 || bytes.length : statementEnd;
      if (statementEnd === isNoStatement) {
        doubtful.push({ start, end, number });
        number += loneReturnsIn(bytes.subarray(start, end));
      }
      start = end;
    }
    return doubtful;
  }

  /** A line feed follows wherever this looks, and ends whatever it is in. */
  #endOfCleanStatement(start: number): number {
    const predicate = this.#spaceEnd(this.#endOfNode(start));
    const predicateEnd = this.#endOfName(predicate);
    const object = this.#spaceEnd(predicateEnd);
    if (object === isNoStatement) return isNoStatement;
    const objectEnd =
      this.#bytes[object] === quotationMark
        ? this.#endOfLiteral(object, predicate, predicateEnd)
        : this.#endOfNode(object);
    return this.#endOfLine(this.#endOfGraph(this.#spaceEnd(objectEnd)));
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
    if (literalEnd === isNoStatement || end === start + 1 || (value.needsSign && !this.#hasSign)) return literalEnd;
    const string = this.#bytes.toString("utf8", start + 1, end);
    const raw = { span: { start: 0, end: string.length }, syntax: "turtle-string", site: value.site } as const;
    return readLiterals(string, raw, this.#settings).length === 0 ? literalEnd : isNoStatement;
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
      return { site, needsSign: needsSign(site, this.#settings) };
    });
  }

  /** Where the quotation mark stands that ends a string. */
  #endOfString(start: number): number {
    const bytes = this.#bytes;
    let seen = 0;
    let at = start;
    for (;;) {
      const byte = bytes[at] ?? lineFeed;
      if (byte < firstOutsideAscii) {
        const part = parts[byte] ?? 0;
        if ((part & Part.string) !== 0) {
          seen |= part;
          at++;
        } else if (byte === backslash) {
          seen |= Part.sign;
          if (!isEscaped(bytes[at + 1])) return isNoStatement;
          at += 2;
        } else break;
        continue;
      }
      const end = endOfPlainCharacter(bytes, at);
      if (end === at) return isNoStatement;
      if (isFullWidthColon(bytes, at)) seen |= Part.sign;
      at = end;
    }
    this.#hasSign = (seen & Part.sign) !== 0;
    return bytes[at] === quotationMark ? at : isNoStatement;
  }
}

const someText: Value = { site: textSite, needsSign: true };

/** Whether a character of ASCII stands behind a backslash, and no control. */
function isEscaped(byte: number | undefined): boolean {
  return byte !== undefined && byte >= space && byte < 0x7f;
}

/** U+FF1A, which stands for a colon where Chinese or Japanese is typed. */
function isFullWidthColon(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbc && bytes[at + 2] === 0x9a;
}

/** What a string is by the last word of its predicate. */
function siteBehind(predicate: string): Site {
  const tail = predicate.slice(-longestWord);
  const word = tail.slice(Math.max(tail.lastIndexOf("/"), tail.lastIndexOf("#")) + 1);
  return { kind: "data", path: [word], isKey: false };
}
