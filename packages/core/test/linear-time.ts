import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../src/documents/index.js";

/** Makes a text of about so many UTF-16 units. */
type Shape = (length: number) => string;

/** How much is read, in UTF-16 units, and which time says nothing of how it grows, in milliseconds. */
export interface Amount {
  readonly length: number;
  readonly unsuspicious: number;
}

const mostTries = 4;

/** Asserts that ten times as much takes no more than 15 times as long to read; the collector of garbage may need another try. */
export function assertLinearTime(shape: Shape, language: LanguageName, amount: Amount): void {
  const tries: string[] = [];
  while (tries.length < mostTries) {
    const excess = excessOf(shape, language, amount);
    if (excess === undefined) return;
    tries.push(excess);
  }
  assert.fail(`${language}: ${tries.join("; ")}`);
}

/** What takes too long, if it does, by the better of two attempts at each length. */
function excessOf(shape: Shape, language: LanguageName, { length, unsuspicious }: Amount): string | undefined {
  const long = shape(10 * length);
  const first = timeToRead(long, language);
  if (first < unsuspicious) return undefined;
  const short = shape(length);
  const ofShort = Math.min(timeToRead(short, language), timeToRead(short, language));
  const most = 15 * ofShort + unsuspicious;
  if (first < most) return undefined;
  const ofLong = Math.min(first, timeToRead(long, language));
  return ofLong < most ? undefined : `${ofShort} ms, ten times as much: ${ofLong} ms`;
}

/** In milliseconds of processor time, which other programs do not take part in. */
function timeToRead(text: string, language: LanguageName): number {
  const before = process.cpuUsage();
  readDocument(text, language);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
