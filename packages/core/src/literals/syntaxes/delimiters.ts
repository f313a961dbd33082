import type { Delimiters, Syntax } from "./syntax.js";

/** A regular expression's character class for the delimiters. */
export function anyOf(delimiters: Delimiters): string {
  const signs = Array.from(delimiters, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
  return `[${signs.join("")}]`;
}

type Keeps = NonNullable<Syntax["keeps"]>;

/**
 * Whether an edit leaves delimiters as they are: one that a backslash escapes stays escaped, and any other stays
 * unescaped.
 */
export function keepsDelimiters(delimiters: Delimiters): { readonly escaped: Keeps; readonly bare: Keeps } {
  const sign = anyOf(delimiters);
  return {
    escaped: keepsSigns(new RegExp(`\\\\[^]|(${sign})`, "gu")),
    bare: keepsSigns(new RegExp(`(${sign})`, "gu")),
  };
}

/** How many backslashes before or behind an edit are counted to see whether a character is escaped. */
const longestRun = 40;

function keepsSigns(sign: RegExp): Keeps {
  return (source, { span, text }, piece) => {
    const before =
      /(?<!\\)\\*$/u.exec(source.slice(Math.max(piece.start, span.start - longestRun), span.start))?.[0] ?? "";
    // The match also tells whether the end of the source was reached.
    const after = /^\\*[^]?/u.exec(source.slice(span.end, span.end + longestRun))?.[0] ?? "";
    const signsOf = (written: string): string =>
      Array.from((before + written + after).matchAll(sign), ([, found = ""]) => found).join("");
    return signsOf(source.slice(span.start, span.end)) === signsOf(text);
  };
}
