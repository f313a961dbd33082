/** A script whose letters stand for the capitals of Bidi Notation (guidelines §1.3). */
export type RightToLeftScript = "Hebrew" | "Arabic";

const letters: Readonly<Record<RightToLeftScript, readonly string[]>> = {
  Hebrew: range(0x5d0, 0x5e9),
  Arabic: [...range(0x628, 0x63a), ...range(0x641, 0x647)],
};

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** Replaces the capitals A–Z of Bidi Notation by letters of a right-to-left script. */
export function fromBidiNotation(notation: string, script: RightToLeftScript): string {
  return notation.replace(/[A-Z]/gu, (capital) => letters[script][capital.charCodeAt(0) - 0x41] ?? capital);
}

/** Writes letters of either script as the capitals that they stand for. */
export function toBidiNotation(text: string): string {
  return Array.from(text, (character) => {
    const index = Math.max(letters.Hebrew.indexOf(character), letters.Arabic.indexOf(character));
    return index < 0 ? character : String.fromCharCode(0x41 + index);
  }).join("");
}
