/**
 * An equal sign that compares, at the end of a text: a value stands before it, and before that one of the keywords with
 * which conditions begin or are joined.
 */
export function comparedBehind(keywords: readonly string[], value: RegExp): RegExp {
  return new RegExp(String.raw`$(?<=\b(?:${keywords.join("|")})\s+${value.source}=)`, "iu");
}

/** The same in languages with words for operators. */
export const wordCondition = comparedBehind(
  ["if", "elsif", "elseif", "while", "until", "and", "or", "xor", "not", "then", "else", "when"],
  /[\w.()^]{1,80}\s?/u,
);
