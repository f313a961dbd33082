import type { Span } from "../../../../findings/span.js";
import { strayMark } from "../../../markup/broken-attributes.js";
import { findMistake, mistakePattern, type Mistake } from "./mistake.js";
import { scheme } from "./parts.js";

/** The beginning of a tag with an address, up to the value of that; it may have other attributes before. */
const tag = String.raw`<(?:a|img)(?:\s{1,9}[\w-]{1,40}(?:="[^"<>]{0,200}")?){0,8}\s{1,9}(?:href|src)=`;
/** An address up to the end of its value. */
const value = String.raw`(?=${scheme})[^\s"'<>]{1,2000}`;

/** Addresses in tags of HTML with which CommonMark 0.31 §6.6 reads no tag; they begin with the angle bracket. */
export const mistakesOfAttributes: readonly Mistake[] = [
  {
    name: "no quotation mark behind the value before the tag ends",
    pattern: mistakePattern`${tag}(?<slip>"${value}(?:>|'(?=[\s>])))`,
    examples: {
      is: ['a <a href=«"https://b.example>»c</a>', "a <a href=«\"https://b.example'»>c</a>"],
      isNot: ['a <a href="https://b.example">c</a>'],
    },
  },
  {
    name: "no quotation mark behind the value before the next attribute",
    pattern: mistakePattern`${tag}(?<slip>["']${value})(?=\s{1,9}[\w-]{1,40}=["'][^"'<>]{0,200}["'][^<>]{0,400}>)`,
    examples: { is: ['a <a href=«"https://b.example» target="c">d</a>'] },
  },
  {
    name: "no quotation mark before the value",
    pattern: mistakePattern`${tag}(?<slip>(?=${scheme})[^\s"'<>=]{1,1000}(?:=[^\s"'<>=]{0,500}){0,20}["'])(?=[\s>])`,
    examples: { is: ['a <img src=«https://b.example/?c=d"» e=f>'] },
  },
  {
    name: "two quotation marks before the value, or the name once more",
    pattern: mistakePattern`${tag}(?<slip>(?<mark>["'])(?:(?:href|src)=)?\k<mark>${value}\k<mark>)`,
    examples: {
      is: ['a <a href=«""https://b.example"»>c</a>', 'a <a href=«"href="https://b.example"»>c</a>'],
    },
  },
  {
    name: "two quotation marks behind the value",
    pattern: mistakePattern`${tag}(?<mark>["'])${value}(?<slip>\k<mark>\k<mark>)(?=[\s/>])`,
    examples: { is: ['a <a href="https://b.example«""»>c</a>'] },
  },
  {
    name: "bracket, comma or semicolon behind the value",
    pattern: mistakePattern`${tag}(?<mark>["'])${value}(?<slip>\k<mark>${strayMark})`,
    examples: { is: ['a <a href="https://b.example«")»>c</a>', 'a <img src="https://b.example«",» alt="c">'] },
  },
  {
    name: "no end of the tag before the text of the link",
    pattern: mistakePattern`<a(?:\s{1,9}[\w-]{1,40}(?:="[^"<>]{0,200}")?){0,8}\s{1,9}href="${value}(?<slip>"(?:[ \t]*\r?\n[ \t]*)?[\p{L}\p{N}]{1,40})(?=[^<>"'=]{0,300}<\/a\s*>)`,
    examples: { is: ['a <a href="https://b.example«"Cd» e</a>'] },
  },
];

/**
 * Finds the value of an attribute in what was meant for a tag, with the one mark that has no other; or the mark that is closed and the
 * first word of the text, if nothing ends the tag before that; or the marks that stand twice.
 */
export function readBrokenAttribute(lines: string, start: number): Span | undefined {
  return findMistake(mistakesOfAttributes, lines, start);
}
