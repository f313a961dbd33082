const lineTerminator = String.raw`\n\r\u2028\u2029`;
const escaped = String.raw`\\[^${lineTerminator}]`;
const characterClass = String.raw`\[(?:[^\]\\${lineTerminator}]|${escaped}){0,500}\]`;

/** A regular expression literal, where a slash does not divide (ECMA-262 §12.9.5), of a length that people write. */
export const regularExpressionLiteral = new RegExp(
  String.raw`\/(?![*/])(?:[^\\/[${lineTerminator}]|${escaped}|${characterClass}){1,1000}\/`,
  "uy",
);
