/**
 * A pattern for the text before a string that `=` compares with a value: one of the keywords that begin or join
 * conditions, then `value`, then the equal sign.
 */
export function comparedBehind(keywords: readonly string[], value: RegExp): RegExp {
  return new RegExp(String.raw`$(?<=\b(?:${keywords.join("|")})\s+${value.source}=)`, "iu");
}

/** For languages whose logical operators are words, as in Ada and Pascal. */
export const wordCondition = comparedBehind(
  ["if", "elsif", "elseif", "while", "until", "and", "or", "xor", "not", "then", "else", "when"],
  /[\w.()^]{1,80}\s?/u,
);
