/** A habit that checks of whatever text heed, with texts that show it. */
export interface Habit<Kind extends string, Match, Effect> {
  /** The habit in one phrase. */
  readonly name: string;
  /** The programs, libraries or formats that have it. */
  readonly seenIn: string;
  readonly kind: Kind;
  readonly match: Match;
  readonly effect: Effect;
  /** What shows the habit, and what only resembles it. */
  readonly examples: { readonly is: readonly string[]; readonly isNot: readonly string[] };
}
