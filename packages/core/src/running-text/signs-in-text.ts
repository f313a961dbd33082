/**
 * What every identifier in running text has: `:/`, or the end of `http` or `https` before slashes where the colon is missing,
 * a semicolon stands in its place, or a space behind it.
 */
const signs = [":/", "ttp//", "ttps//", "ttp;//", "ttps;//", "ttp: //", "ttps: //"] as const;

/** In UTF-16 code units. */
export const longestSign = "ttps: //".length;

/** Finds the signs of a text in one pass: one that the text has not is searched once. */
export class SignsInText {
  readonly #text: string;
  readonly #next: number[] = signs.map(() => -1);

  constructor(text: string) {
    this.#text = text;
  }

  /** The first sign at an offset or behind it, or `Infinity`; offsets must not decrease from call to call. */
  from(offset: number): number {
    for (const [index, sign] of signs.entries()) {
      if ((this.#next[index] ?? 0) >= offset) continue;
      const found = this.#text.indexOf(sign, offset);
      this.#next[index] = found < 0 ? Infinity : found;
    }
    return Math.min(...this.#next);
  }
}

/** Whether a text has what every identifier in running text has. */
export function hasSignInText(text: string): boolean {
  return signs.some((sign) => text.includes(sign));
}
