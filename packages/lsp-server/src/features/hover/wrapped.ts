/** The most characters of a line: editors do not wrap code in hovers. */
const width = 64;

/** A text cut into lines, where one can after a delimiter. */
export function wrapped(text: string): string[] {
  const characters = Array.from(text);
  const lines: string[] = [];
  while (characters.length > width) lines.push(characters.splice(0, breakIn(characters)).join(""));
  return [...lines, characters.join("")];
}

/** The place of the last delimiter in the second half of a line, or its end. */
function breakIn(characters: readonly string[]): number {
  for (let end = width; end > width / 2; end -= 1) if (/[/?&;=.,:#-]/.test(characters[end - 1] ?? "")) return end;
  return width;
}
