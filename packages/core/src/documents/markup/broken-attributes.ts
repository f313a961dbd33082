import type { Span } from "../../findings/span.js";
import { matchEnd } from "../../text/sticky-match.js";
import type { Tag } from "./tag.js";
import { patternSequence } from "../../text/composed-pattern.js";

/** An address with a quotation mark at its end alone, which browsers take for a part of it. */
const unopened = /^https?:\/\/[^"'\s]+["']$/iu;

/** Whether a value without quotation marks is an address with one at its end: `<a href=https://a.example">`. */
export function isUnopened(text: string, { start, end }: Span<"source">): boolean {
  return unopened.test(text.slice(start, end));
}

/** An address that the end of its tag follows, and then text up to an end tag, or another tag, within the same value. */
const addressAndTagEnd = /https?:\/\/[^\s"'<>{}]{1,2000}>(?=[^<>"]{0,500}<\/?[a-z])/iuy;

/** The value and its tag up to where that ends, if no quotation mark closes it before: `<a href="https://a.example>b</a>`. */
export function tagInValue(text: string, { start, end }: Span<"source">): Span<"source"> | undefined {
  const found = matchEnd(addressAndTagEnd, text, start);
  return found !== undefined && found <= end ? { start: start - 1, end: found } : undefined;
}

/** An address and the name of the next attribute, as the whole value. */
const addressAndName = patternSequence(
  /^https?:\/\/[^\s"'<>{}]+/iu,
  /(?=\s+(?:alt|class|height|id|rel|style|target|title|type|width)=$)/iuy,
);

/** The address that no quotation mark ends before the next attribute, whose value then stands in the tag: `<a href="https://a.example target="b">`. */
export function addressBeforeName(text: string, { start, end }: Span<"source">): Span<"source"> | undefined {
  if (/^(?:[\s/>]|$)/u.test(text.slice(end + 1, end + 2))) return undefined;
  const found = addressAndName.exec(text.slice(start, end))?.[0];
  return found === undefined ? undefined : { start: start - 1, end: start + found.length };
}

const hostBehindSpace = /[ \t]{1,4}(?:\/\/)?(?=[a-z\d-]{1,63}\.)[^\s"'<>=]{1,2000}(?=[\s>])/iuy;

/** An address whose scheme is the whole value, since white space stands behind it: `href=https: //…`. */
export function addressBehindSpace(text: string, { start, end }: Span<"source">): Span<"source"> | undefined {
  if (!/^https?:(?:\/\/)?$/iu.test(text.slice(start, end))) return undefined;
  const found = matchEnd(hostBehindSpace, text, end);
  const isWhole = found !== undefined && text.slice(start, found).split("//").length === 2;
  return isWhole ? { start, end: found } : undefined;
}

/** The quotation mark behind an address, and the first word of the text of its link. */
const markAndWord = /["'](?=[^<>"'=]{0,300}<\/a\s*>)(?:[ \t]*\r?\n[ \t]*)?[\p{L}\p{N}]{1,40}/iuy;

/** Where the text of a link begins within its tag, since nothing ends that: `<a href="https://a.example"text</a>`. */
export function textWithinTag(text: string, { name, attributes }: Tag): Span<"source"> | undefined {
  if (name.toLowerCase() !== "a") return undefined;
  for (const { name: attribute, value } of attributes) {
    const start = value !== undefined && attribute.toLowerCase() === "href" ? value.end : text.length;
    const end = matchEnd(markAndWord, text, start);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

/** An address behind two quotation marks, of which the second ends the value before it begins. */
const doubledMark = /(?<=["'])(?<mark>["'])https?:\/\/[^\s"'<>]{1,2000}\k<mark>/iuy;

/** Two quotation marks behind the address of a link, and the end of the tag or white space. */
const doubledEnd = /(?<mark>["'])\k<mark>(?=[\s/>])/uy;

/** Whether the value of an attribute with an address is nothing but its name and an equals sign. */
function isNamedAgain(name: string, value: string): boolean {
  return /^(?:href|src)$/iu.test(name) && value.toLowerCase() === `${name.toLowerCase()}=`;
}

/** An address behind such a value, up to the next quotation mark. */
const behindName = /(?<mark>["'])[^\s"'<>]{1,2000}\k<mark>/uy;

/**
 * Where a quotation mark is doubled before an address, which then stands behind an empty value, or behind it:
 * `<a href=""https://a.example">`, `<a href="https://a.example"">`; or where the name of the attribute stands once more:
 * `<a href="href="https://a.example">`.
 */
export function doubledMarkIn(text: string, { attributes }: Tag): Span<"source"> | undefined {
  for (const { name, delimiter, value } of attributes) {
    if (delimiter === "" || value === undefined) continue;
    if (isNamedAgain(name, text.slice(value.start, value.end))) {
      const named = matchEnd(behindName, text, value.end);
      if (named !== undefined) return { start: value.start - 1, end: named };
    }
    const isEmpty = value.start === value.end;
    const end = matchEnd(isEmpty ? doubledMark : doubledEnd, text, value.end);
    if (end !== undefined && (isEmpty || /^https?:/iu.test(text.slice(value.start, value.end))))
      return { start: isEmpty ? value.start - 1 : value.end, end };
  }
  return undefined;
}

/** A bracket, comma or semicolon behind the quotation mark that closes a value, which belongs to no other attribute. */
export const strayMark = String.raw`(?:[)\]]{1,2}|[,;])(?=\s*\/?>|\s{1,9}[\w-]{1,40}=)`;

const markAndStray = new RegExp(`["']${strayMark}`, "uy");

/** The end of an address of the Web, and a mark behind it within the tag: `<a href="https://a.example")>`. */
export function markBehindValue(text: string, { attributes }: Tag): Span<"source"> | undefined {
  for (const { name, delimiter, value } of attributes) {
    if (delimiter === "" || value === undefined || !/^(?:href|src)$/iu.test(name)) continue;
    const end = matchEnd(markAndStray, text, value.end);
    if (end !== undefined && /^https?:/iu.test(text.slice(value.start, value.end))) return { start: value.end, end };
  }
  return undefined;
}
