/** What stands before a `<`. */
interface Before {
  /** Where the token before it ends. */
  readonly before: number;
  /** How many parentheses are open. */
  readonly depth: number;
}

/** `IRIREF = '<' ([^<>"{}|^`\]-[#x00-#x20])* '>'`, in which escapes are characters — SPARQL 1.1 §19.8, §19.2 */
const iriref = /<(?:[^<>"{}|^`\\\0-\x20]|\\u[\dA-Fa-f]{4}|\\U[\dA-Fa-f]{8})*>/uy;

const scheme = /<[A-Za-z][A-Za-z0-9+.-]*:\/\//uy;

/**
 * Whether `<` compares: the longest token wins, so it does not where an IRIREF stands. An identifier that is broken is
 * no such token; it is told from a comparison by what stands before, which is the end of an operand in parentheses.
 */
export function isLessThan(text: string, offset: number, { before, depth }: Before): boolean {
  if (text[offset + 1] === "=") return true;
  if (isAt(iriref, text, offset) || isAt(scheme, text, offset)) return false;
  return depth > 0 && /[\w)"'>\]]|[^\0-\x7F]/u.test(text[before - 1] ?? "");
}

function isAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}
