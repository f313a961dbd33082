import type { Place } from "../../checks/definition/place.js";
import type { Code } from "../../findings/code.js";
import type { Evidence } from "./evidence.js";

/** A habit of some ecosystem that decides whether a text is an identifier, or what is right in it though the grammar refuses it. */
export type Convention = CalleeConvention | NotationConvention;

interface Habit {
  /** The habit in one phrase. */
  readonly name: string;
  /** The programs, libraries or formats that have it. */
  readonly seenIn: string;
}

/** Functions of which an argument is an identifier, or is none. */
export interface CalleeConvention extends Habit {
  readonly kind: "callee";
  /** In the notation of `readCallee`: `open[1]` for the second argument of `open`, `open[]` for any, `*.open` for a method. */
  readonly match: { readonly callees: readonly string[] };
  /** What the argument is; the name of the function is its role. */
  readonly effect: { readonly place: (role: string) => Evidence };
  /** Callees as they stand in code, with the same notation for their arguments. */
  readonly examples: { readonly is: readonly string[]; readonly isNot: readonly string[] };
}

/**
 * A notation that programs read by rules of their own (`own-notation`), or a word that a reader or a program is to replace
 * (`stand-in`): what is found there is right as it stands.
 */
export interface NotationConvention extends Habit {
  readonly kind: "own-notation" | "stand-in";
  readonly match: (told: Told) => boolean;
  /** `visible`: every code but those of characters that no reader sees, of passwords, and of the case of the scheme. */
  readonly effect: { readonly excuses: readonly Code[] | "visible" };
  readonly examples: { readonly is: readonly NotationExample[]; readonly isNot: readonly NotationExample[] };
}

/** An identifier, in a place that only its beginning tells or in the one that is given. */
export type NotationExample = string | { readonly text: string; readonly at: Partial<Place> };

/** What is found, where, and in which identifier. */
export interface Told {
  readonly code: Code;
  /** Those that the finding is about. */
  readonly characters: string;
  readonly text: string;
  readonly place: Place;
}
