import type { Span } from "../../findings/span.js";
import { SourceMap } from "../read/source-map.js";
import type { Decoded } from "./syntax.js";
import { unitAt } from "../../text/unit-at.js";

/** An escape: the text that it stands for, and its end. */
export interface Escape {
  readonly text: string;
  readonly end: number;
}

/** Reads the escapes of one format. */
export interface EscapeReader {
  /** Whether an escape may begin with this code unit. */
  isLead(unit: number): boolean;
  /** The escape at `offset`, which ends at `end` at the latest; undefined if the code unit there stands for itself. */
  read(source: string, offset: number, end: number): Escape | undefined;
}

/** Decodes the source within `span`. A malformed escape stands for its own characters. */
export function decodeEscapes(source: string, span: Span<"source">, escapes: EscapeReader): Decoded {
  let lead = nextLead(source, span.start, span.end, escapes);
  if (lead === span.end) {
    return { text: source.slice(span.start, span.end), map: SourceMap.identity(span.start, span.end - span.start) };
  }
  const units = new MappedUnits(span.end - span.start);
  let offset = span.start;
  while (offset < span.end) {
    units.addPlain(source, offset, lead);
    if (lead === span.end) break;
    const escape = escapes.read(source, lead, span.end);
    if (escape === undefined) units.addPlain(source, lead, lead + 1);
    else units.addEscape(lead, escape);
    offset = escape?.end ?? lead + 1;
    lead = nextLead(source, offset, span.end, escapes);
  }
  return units.toDecoded(span.start);
}

function nextLead(source: string, start: number, end: number, escapes: EscapeReader): number {
  let offset = start;
  while (offset < end && !escapes.isLead(unitAt(source, offset))) offset++;
  return offset;
}

class MappedUnits {
  #text = "";
  #length = 0;
  #starts: Uint32Array;
  #ends: Uint32Array;

  /** `capacity` suffices nearly always, since few escapes decode to more code units than they are written with. */
  constructor(capacity: number) {
    this.#starts = new Uint32Array(capacity);
    this.#ends = new Uint32Array(capacity);
  }

  addPlain(source: string, start: number, end: number): void {
    this.#text += source.slice(start, end);
    for (let offset = start; offset < end; offset++) this.#add(offset, offset + 1);
  }

  addEscape(start: number, { text, end }: Escape): void {
    this.#text += text;
    for (let unit = 0; unit < text.length; unit++) this.#add(start, end);
  }

  #add(start: number, end: number): void {
    if (this.#length === this.#starts.length) {
      this.#starts = doubled(this.#starts);
      this.#ends = doubled(this.#ends);
    }
    this.#starts[this.#length] = start;
    this.#ends[this.#length] = end;
    this.#length++;
  }

  toDecoded(origin: number): Decoded {
    if (this.#length === 0) return { text: "", map: SourceMap.identity(origin, 0) };
    const starts = this.#starts.slice(0, this.#length);
    return { text: this.#text, map: SourceMap.of(starts, this.#ends.slice(0, this.#length)) };
  }
}

function doubled(offsets: Uint32Array): Uint32Array {
  const longer = new Uint32Array(2 * offsets.length);
  longer.set(offsets);
  return longer;
}
