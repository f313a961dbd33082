import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { longestSearch } from "../../charsets/declared-charset.js";
import type { Pass } from "../../checkpoints/pass.js";
import { Collected } from "../../parts/collected.js";
import type { Parts } from "../../parts/parts.js";

/** Whether a text begins with a directive of Turtle, possibly behind comments; no XML document does. */
export function isTurtle(text: string): boolean {
  return /^\uFEFF?(?:\s|#[^\n]*\n)*(?:@(?:prefix|base)|prefix|base)\s/iu.test(text.slice(0, longestSearch));
}

/** A pass through a text that is wholly Turtle. */
export class TurtlePass implements Pass<never> {
  readonly dependsOnAll = true;
  readonly #text: string;
  readonly #parts: Parts;
  readonly #collected = new Collected();

  constructor(text: string, parts: Parts) {
    this.#text = text;
    this.#parts = parts;
  }

  get literals(): readonly RawLiteral[] {
    return this.#collected.literals;
  }

  get comments(): readonly Span<"source">[] {
    return this.#collected.comments;
  }

  take(): number {
    this.#collected.part(this.#parts.read("turtle", this.#text), 0);
    return this.#text.length;
  }

  stateAt(): undefined {
    return undefined;
  }
}
