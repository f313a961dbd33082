/** A regular expression literal, where a slash does not divide (ECMA-262 §12.9.5), of a length that people write. */
export const regularExpressionLiteral =
  /\/(?![*/])(?:[^\\/[\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029]|\[(?:[^\]\\\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029]){0,500}\]){1,1000}\//uy;
