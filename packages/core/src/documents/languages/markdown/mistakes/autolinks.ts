import type { Span } from "../../../../findings/span.js";
import { matchEnd } from "../../../../text/sticky-match.js";
import { findMistake, mistakePattern, type Mistake } from "./mistake.js";

/** What makes no autolink by CommonMark 0.31 §6.5; it begins with the angle bracket. */
export const mistakesOfAutolinks: readonly Mistake[] = [
  {
    name: "host with `www.`, where only a scheme makes an autolink",
    pattern: mistakePattern`(?<![\w/:=<])<www\.(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?:[/?#][^\s<>]{0,2000})?>`,
    examples: { is: ["a «<www.b.example>»", "a «<www.b.example/c>»"], isNot: ["a<www.b.example>"] },
  },
  {
    name: "slash before the address",
    pattern: mistakePattern`<\/https?:\/\/[^\s<>/][^\s<>]{1,2000}>`,
    examples: { is: ["a «</https://b.example>»"], isNot: ["a </b>"] },
  },
  {
    name: "no angle bracket behind the address",
    pattern: mistakePattern`<https?:\/\/[^\s<>()"'\x60]{1,2000}(?=\)?[.,;:!?]?(?:\s|$))(?![^<>]{0,1000}>)`,
    examples: { is: ["a «<https://b.example» c"], isNot: ["a <https://b.example c>"] },
  },
];

/** Finds what was meant for an autolink, from its first angle bracket on. */
export function readBrokenAutolink(lines: string, start: number): Span | undefined {
  return findMistake(mistakesOfAutolinks, lines, start);
}

/** A second angle bracket behind an autolink, which ends no other element. */
const surplusClosing = />(?=<br\b|[)\]]?[.,;:]?(?:[\s|]|$))/iuy;

/** Whether a second angle bracket closes the autolink that ends at an offset. */
export function hasSurplusClosing(lines: string, end: number): boolean {
  return matchEnd(surplusClosing, lines, end) !== undefined;
}

/** Whether two angle brackets open an autolink of the Web and one closes it: `<<https://a.example>`. */
export function opensDoubly(lines: string, start: number, end: number): boolean {
  if (lines[start - 1] !== "<" || lines[end] === ">" || !/^<https?:/iu.test(lines.slice(start, start + 7)))
    return false;
  return /^(?:^|[\s(])<$/u.test(lines.slice(Math.max(0, start - 2), start));
}
