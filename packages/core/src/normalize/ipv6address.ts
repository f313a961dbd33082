/**
 * An IP-literal of an IPv6 address as RFC 5952 §4 writes it: no zeros before digits, the longest row of two or more zero
 * fields as `::`, small letters. `normalizeIpLiteral("[0:0:0:0:0:0:0:1]")` is `[::1]`. What is no IPv6 address comes back
 * as it is.
 */
export function normalizeIpLiteral(literal: string): string {
  const fields = /^\[[0-9A-Fa-f:.]+\]$/.test(literal) ? fieldsOf(literal.slice(1, -1)) : undefined;
  if (fields?.length !== 8) return literal;
  const { start, length } = longestZeros(fields);
  const digits = fields.map((field) => field.toString(16));
  if (length < 2) return `[${digits.join(":")}]`;
  return `[${digits.slice(0, start).join(":")}::${digits.slice(start + length).join(":")}]`;
}

/** The eight numbers of the address. */
function fieldsOf(address: string): number[] {
  const [before = "", after] = address.split("::");
  const [first, last] = [numbersOf(before), numbersOf(after ?? "")];
  if (after === undefined) return first;
  return [...first, ...new Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0), ...last];
}

function numbersOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((field) => {
    if (!field.includes(".")) return Number.parseInt(field, 16);
    const [a = 0, b = 0, c = 0, d = 0] = field.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** The first of the longest rows. */
function longestZeros(fields: readonly number[]): { start: number; length: number } {
  let longest = { start: 0, length: 0 };
  for (let start = 0; start < fields.length; start++) {
    let end = start;
    while (fields[end] === 0) end += 1;
    if (end - start > longest.length) longest = { start, length: end - start };
    start = Math.max(start, end - 1);
  }
  return longest;
}
