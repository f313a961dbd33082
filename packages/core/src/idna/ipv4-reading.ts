/**
 * How resolvers and browsers read a name that ends in a number, by the rules of `inet_aton` and the URL standard: one to
 * four numbers, in octal after a zero and in hexadecimal after `0x`, of which the last one fills the rest of the address.
 *
 * The address in decimal, `"none"` if they take the name for an address and refuse it, and `undefined` if it does not
 * end in a number. `ipv4Reading("0x7f.1")` is `127.0.0.1`.
 */
export function ipv4Reading(name: string): string | undefined {
  const labels = (name.endsWith(".") ? name.slice(0, -1) : name).split(".");
  if (!/^(?:[0-9]+|0[xX][0-9A-Fa-f]*)$/.test(labels.at(-1) ?? "")) return undefined;
  if (labels.length > 4) return "none";
  const numbers = labels.map(readNumber);
  const last = numbers.pop() ?? NaN;
  const free = 4 - numbers.length;
  if (!numbers.every((number) => number <= 255) || !(last < 256 ** free)) return "none";
  const rest = Array.from({ length: free }, (_, index) => Math.floor(last / 256 ** (free - 1 - index)) % 256);
  return [...numbers, ...rest].join(".");
}

/** Not a number where the label is none; infinite where it has too many digits. */
function readNumber(label: string): number {
  if (/^0[xX][0-9A-Fa-f]*$/.test(label)) return label.length === 2 ? 0 : Number.parseInt(label.slice(2), 16);
  if (/^0[0-7]+$/.test(label)) return Number.parseInt(label, 8);
  return /^(?:0|[1-9][0-9]*)$/.test(label) ? Number(label) : NaN;
}
