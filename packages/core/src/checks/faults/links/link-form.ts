/** What is wrong with a link that is none. */
export interface LinkFault {
  readonly fault: string;
  /** Absent if it depends on the markup of the document. */
  readonly correction?: string;
  /** What readers see; absent: the brackets. */
  readonly seen?: string;
  /** False: the brackets, marks or spaces of the correction would be a fault where no markup is read. */
  readonly isOffered?: false;
}

/** The named groups of a match; those that took no part in it are absent. */
export type Groups = Readonly<Partial<Record<string, string>>>;

/**
 * A form in which what surrounds an address is written, from its first mark to its last, and what is wrong in it. `undefined` leaves the
 * text to later forms, `"right"` says that nothing is wrong.
 */
export type LinkForm = readonly [
  pattern: RegExp,
  tell: (groups: Groups, text: string) => LinkFault | "right" | undefined,
];

/** For forms in which nothing is wrong. */
export const right = (): "right" => "right";
