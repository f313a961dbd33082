/** A script whose letters stand for the capitals of Bidi Notation (guidelines §1.3). */
export type RightToLeftScript = "Hebrew" | "Arabic" | "Syriac" | "Thaana" | "N'Ko";

const letters: Readonly<Record<RightToLeftScript, readonly string[]>> = {
  Hebrew: range(0x5d0, 0x5e9),
  Arabic: [...range(0x628, 0x63a), ...range(0x641, 0x647)],
  Syriac: range(0x712, 0x72b),
  Thaana: range(0x780, 0x799),
  "N'Ko": range(0x7ca, 0x7e3),
};

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** Replaces the capitals A–Z of Bidi Notation by letters of a right-to-left script. */
export function fromBidiNotation(notation: string, script: RightToLeftScript): string {
  return notation.replace(/[A-Z]/gu, (capital) => letters[script][capital.charCodeAt(0) - 0x41] ?? capital);
}

/** Writes the letters of these scripts as the capitals that they stand for. */
export function toBidiNotation(text: string): string {
  return Array.from(text, (character) => {
    const index = Math.max(...Object.values(letters).map((alphabet) => alphabet.indexOf(character)));
    return index < 0 ? character : String.fromCharCode(0x41 + index);
  }).join("");
}
