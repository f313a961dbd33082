import type { Delimiters, Syntax } from "./syntax.js";

/** Any of them, as a class of a regular expression. */
export function anyOf(delimiters: Delimiters): string {
  const signs = Array.from(delimiters, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
  return `[${signs.join("")}]`;
}

type Keeps = NonNullable<Syntax["keeps"]>;

/** Whether what counts as a delimiter stays as it is: where a backslash takes one its meaning, and where nothing does. */
export function keepsDelimiters(delimiters: Delimiters): { readonly escaped: Keeps; readonly bare: Keeps } {
  const sign = anyOf(delimiters);
  return {
    escaped: keepsSigns(new RegExp(`\\\\[^]|(${sign})`, "gu")),
    bare: keepsSigns(new RegExp(`(${sign})`, "gu")),
  };
}

/** More units than the backslashes before or behind an edit that decide what an escape is. */
const longestRun = 40;

function keepsSigns(sign: RegExp): Keeps {
  return (source, { span, text }, piece) => {
    const before =
      /(?<!\\)\\*$/u.exec(source.slice(Math.max(piece.start, span.start - longestRun), span.start))?.[0] ?? "";
    // The end of the string is looked at, too.
    const after = /^\\*[^]?/u.exec(source.slice(span.end, span.end + longestRun))?.[0] ?? "";
    const signsOf = (written: string): string =>
      Array.from((before + written + after).matchAll(sign), ([, found = ""]) => found).join("");
    return signsOf(source.slice(span.start, span.end)) === signsOf(text);
  };
}
