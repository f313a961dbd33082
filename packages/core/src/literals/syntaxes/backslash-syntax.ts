import { isSurrogate } from "../../text/surrogate.js";
import { backslashEscapes, type BackslashRules } from "./backslash-escapes.js";
import { decodeEscapes } from "./decode-escapes.js";
import { anyOf, keepsDelimiters } from "./delimiters.js";
import type { Delimiters, HoleMarks, Syntax, SyntaxName } from "./syntax.js";
import { escapeAll, escapeUnseen } from "./unseen.js";

/** A string syntax whose escapes all begin with a backslash. */
export interface BackslashSyntax extends BackslashRules {
  readonly name: SyntaxName;
  /** What begins a hole in such strings; absent where nothing does, or where decoding decides. */
  readonly holes?: HoleMarks;
  /** Matches, globally, the characters that are escaped by a backslash. */
  readonly quoted: RegExp;
  /** The escape of a code point by its number; undefined if the format has none. */
  readonly write: (codePoint: number) => string | undefined;
}

export function backslashSyntax(written: BackslashSyntax): Syntax {
  return {
    ...backslashCodec(written),
    between: (name, delimiters) => betweenDelimiters({ ...written, name }, delimiters),
  };
}

/** The same syntax between other delimiters, each of which a backslash escapes. */
export function betweenDelimiters(written: BackslashSyntax, delimiters: Delimiters): Syntax {
  const { singles, quoted } = written;
  const codec = backslashCodec({
    ...written,
    singles: { ...singles, ...Object.fromEntries(Array.from(delimiters, (sign) => [sign, sign])) },
    quoted: new RegExp(`${quoted.source}|${anyOf(delimiters)}`, "gu"),
  });
  return { ...codec, keeps: keepsDelimiters(delimiters).escaped };
}

function backslashCodec({ name, holes, quoted, write, ...rules }: BackslashSyntax): Syntax {
  const escapes = backslashEscapes(rules);
  const controls = new Map(
    Object.entries(rules.singles)
      .filter(([character, text]) => /^\p{Cc}$/u.test(text) && character !== text)
      .map(([character, text]) => [text, `\\${character}`]),
  );
  const spell = (codePoint: number): string | undefined =>
    controls.get(String.fromCodePoint(codePoint)) ?? write(codePoint);
  return {
    name,
    ...(holes !== undefined && { holes }),
    decode: (source, span) => decodeEscapes(source, span, escapes),
    encode(text) {
      const written = [...(rules.doubled ?? "")].reduce(
        (all, character) => all.replaceAll(character, () => character + character),
        text.replace(quoted, "\\$&"),
      );
      return escapeUnseen(written, spell);
    },
    escape: (text) => escapeAll(text, write),
  };
}

/** The escape `\u00E9`, or `\U0001F600` beyond U+FFFF; undefined for surrogates. */
export function longEscape(codePoint: number): string | undefined {
  if (isSurrogate(codePoint)) return undefined;
  const digits = codePoint.toString(16).toUpperCase();
  return codePoint > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
}

/** The escape `\u{1F600}`; undefined for surrogates. */
export function bracedEscape(codePoint: number): string | undefined {
  return isSurrogate(codePoint) ? undefined : `\\u{${codePoint.toString(16).toUpperCase()}}`;
}

/** For formats without numeric escapes. */
export const noEscape = (): undefined => undefined;
