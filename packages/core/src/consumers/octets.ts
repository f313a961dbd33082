import { patternUnion } from "../text/composed-pattern.js";

/** The octets of a text in UTF-8, each as one code unit; an unpaired surrogate as U+FFFD. */
export function octetsOf(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text;
  return text.toWellFormed().replace(/[^\0-\x7F]+/g, (run) => decodeTriplets(encodeURIComponent(run)));
}

/** The text that octets are in UTF-8; U+FFFD for each octet that is no part of a character. */
export function textOf(octets: string): string {
  return octets.replace(wellFormed, (sequence) =>
    sequence.length === 1 ? "\uFFFD" : decodeURIComponent(encodeOctets(sequence)),
  );
}

/** Every octet as a triplet, with hexadecimal digits in upper case. */
export function encodeOctets(octets: string): string {
  return octets.replace(/[^]/g, (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

/** Every triplet as the octet that it stands for. */
export function decodeTriplets(octets: string): string {
  return octets.replace(/%([\dA-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** The well-formed sequences of more than one octet (Unicode, table 3-7), and every other octet outside ASCII. */
const wellFormed = patternUnion(
  /[\xC2-\xDF][\x80-\xBF]/g,
  /\xE0[\xA0-\xBF][\x80-\xBF]/g,
  /[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}/g,
  /\xED[\x80-\x9F][\x80-\xBF]/g,
  /\xF0[\x90-\xBF][\x80-\xBF]{2}/g,
  /[\xF1-\xF3][\x80-\xBF]{3}/g,
  /\xF4[\x80-\x8F][\x80-\xBF]{2}/g,
  /[\x80-\xFF]/g,
);
