import { htmlEntityRows, htmlLegacyNames } from "../../../data/html-entities.js";

let texts: ReadonlyMap<string, string> | undefined;
let legacy: ReadonlySet<string> | undefined;

/** The text of a named character reference — HTML Standard §13.5. */
export function namedReference(name: string): string | undefined {
  texts ??= new Map(htmlEntityRows.split(" ").map(readRow));
  return texts.get(name);
}

function readRow(row: string): readonly [string, string] {
  const colon = row.indexOf(":");
  const codePoints = row.slice(colon + 1).split("+");
  return [row.slice(0, colon), String.fromCodePoint(...codePoints.map((digits) => Number.parseInt(digits, 16)))];
}

const longestLegacyName = 6;

/** The longest prefix of `letters` that is a name without a semicolon, as `not` is of `notin`. */
export function legacyNameIn(letters: string): string | undefined {
  legacy ??= new Set(htmlLegacyNames.split(" "));
  for (let length = Math.min(longestLegacyName, letters.length); length > 1; length--) {
    const name = letters.slice(0, length);
    if (legacy.has(name)) return name;
  }
  return undefined;
}
