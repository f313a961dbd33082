import type { Reader } from "../../reading.js";
import { CssLiterals } from "./css-literals.js";
import { splitCss, type Dialect } from "./css-tokens.js";

const charset = /^\uFEFF?@charset "(?<charset>[\w.:-]+)";/u;

/** Reads CSS, or one of the languages that extend it, however broken the text is. */
export function cssReader(dialect: Dialect): Reader {
  return (text) => {
    const literals = new CssLiterals(text, dialect, charset.exec(text)?.groups?.["charset"]);
    splitCss(text, dialect, (kind, start, end) => literals.take(kind, start, end));
    return literals.end();
  };
}
