/**
 * Brackets and quotation marks with the characters that close them, which differ between languages for the same mark.
 */
const closings: ReadonlyMap<string, string> = new Map([
  ["<", ">"],
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["“", "”“"],
  ["”", "”“"],
  ["„", "“”"],
  ["‘", "’‘"],
  ["’", "’"],
  ["‚", "‘’"],
  ["«", "»"],
  ["»", "«»"],
]);

/** Whether a character closes what another one opens. */
export function closes(closing: string, opening: string): boolean {
  return closings.get(opening)?.includes(closing) === true;
}

/** Whether something in a text opens what a character behind it closes. */
export function opensFor(closing: string, text: string): boolean {
  return Array.from(closings.keys()).some((opening) => closes(closing, opening) && text.includes(opening));
}
