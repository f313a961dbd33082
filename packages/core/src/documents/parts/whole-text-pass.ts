import type { RawLiteral } from "../../literals/locating/index.js";
import type { Span } from "../../findings/span.js";
import type { Pass } from "../checkpoints/pass.js";
import { Collected } from "./collected.js";
import type { Parts } from "./parts.js";

/** A pass through a text that is wholly in another language than its name says. */
export class WholeTextPass implements Pass<never> {
  readonly dependsOnAll = true;
  readonly #language: string;
  readonly #text: string;
  readonly #parts: Parts;
  readonly #collected = new Collected();

  constructor(language: string, text: string, parts: Parts) {
    this.#language = language;
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
    this.#collected.part(this.#parts.read(this.#language, this.#text), 0);
    return this.#text.length;
  }

  stateAt(): undefined {
    return undefined;
  }
}
