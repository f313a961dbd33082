import type { Span } from "../../../findings/span.js";
import { Seeker } from "../../markup/seeker.js";
import { NextMatch } from "./next-match.js";
import { patternUnion } from "../../../text/composed-pattern.js";

/** Text in which no markup is read — AsciiDoc Language Documentation, *Passthroughs*. */
export interface Passthrough {
  readonly whole: Span;
  /** The span without the marks around it. */
  readonly content: Span;
}

/**
 * How marks are read: as they are today, or as AsciiDoc.py reads them, which Asciidoctor does in documents whose title has
 * two lines, or which say so.
 */
export type Marks = "modern" | "compatible";

/** A macro whose text has no markup, with the substitutions that are made in it all the same. */
const macro = /(?:pass|stem|latexmath|asciimath):(?:[a-z]+(?:,[a-z-]+)*)?\[/u;

const openings: Readonly<Record<Marks, RegExp>> = {
  modern: opening(patternUnion(/\+{1,3}|\$\$/u, macro)),
  compatible: opening(patternUnion(/\+{3}|\$\$|`/u, macro)),
};

function opening(mark: RegExp): RegExp {
  return new RegExp(String.raw`(?<!\\)(?<escape>\\*)(?<mark>${mark.source})`, "gu");
}
const monospaced = /(?<!\\)(?<escape>\\*)(?<mark>``?)/gu;

export function findPassthroughs(paragraph: string, marks: Marks): Passthrough[] {
  return new MarkedText(paragraph).all(openings[marks]);
}

/** Text between back quotes. */
export function findMonospaced(paragraph: string): Passthrough[] {
  return new MarkedText(paragraph).all(monospaced);
}

class MarkedText {
  readonly #paragraph: string;
  readonly #seeker: Seeker;
  readonly #ends: Readonly<Record<string, NextMatch>>;

  constructor(paragraph: string) {
    this.#paragraph = paragraph;
    this.#seeker = new Seeker(paragraph);
    this.#ends = {
      "[": new NextMatch(paragraph, /(?<!\\)\]/u),
      "+": new NextMatch(paragraph, /(?<=\S)\+(?![\p{L}\p{N}_])/u),
      "`": new NextMatch(paragraph, /(?<=\S)`(?![\p{L}\p{N}_`"'])/u),
    };
  }

  all(openings: RegExp): Passthrough[] {
    const found: Passthrough[] = [];
    openings.lastIndex = 0;
    for (let open = openings.exec(this.#paragraph); open !== null; open = openings.exec(this.#paragraph)) {
      const { escape = "", mark = "" } = open.groups ?? {};
      const passthrough = escape === "" ? this.#from(open.index, mark) : undefined;
      if (passthrough === undefined) continue;
      found.push(passthrough);
      openings.lastIndex = passthrough.whole.end;
    }
    return found;
  }

  #from(start: number, mark: string): Passthrough | undefined {
    const contentStart = start + mark.length;
    if (mark.endsWith("[")) return this.#closed(start, contentStart, this.#ends["["]?.at(contentStart), 1);
    if (mark.length === 1) return this.#constrained(start, mark);
    const found = this.#closed(start, contentStart, this.#seeker.next(mark, contentStart), mark.length);
    return found ?? (mark === "+++" ? this.#from(start, "++") : undefined);
  }

  /** A passthrough between constrained marks, which must begin and end at the boundaries of words. */
  #constrained(start: number, mark: string): Passthrough | undefined {
    const isOpening = /^(?:|[^\p{L}\p{N}_;:\\`])$/u.test(this.#paragraph.charAt(start - 1));
    if (!isOpening || !/\S/u.test(this.#paragraph.charAt(start + 1))) return undefined;
    return this.#closed(start, start + 1, this.#ends[mark]?.at(start + 2), 1);
  }

  #closed(
    start: number,
    contentStart: number,
    contentEnd: number | undefined,
    length: number,
  ): Passthrough | undefined {
    if (contentEnd === undefined || contentEnd >= this.#paragraph.length) return undefined;
    return { whole: { start, end: contentEnd + length }, content: { start: contentStart, end: contentEnd } };
  }
}
