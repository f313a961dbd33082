/** A habit of programs or formats that checks allow for in any text, whatever its language, with example texts. */
export interface Habit<Kind extends string, Match, Effect> {
  /** The habit in one phrase. */
  readonly name: string;
  /** The programs, libraries or formats that have it. */
  readonly seenIn: string;
  readonly kind: Kind;
  readonly match: Match;
  readonly effect: Effect;
  /** Texts that are of the habit, and texts that only resemble it. */
  readonly examples: { readonly is: readonly string[]; readonly isNot: readonly string[] };
}
