import { readDocument, type LanguageName } from "../src/documents/index.js";
import { assertLinear, type Amount, type Shape } from "./linear-time.js";

/** Asserts that ten times as much takes no more than 15 times as long to read. */
export function assertLinearTime(shape: Shape, language: LanguageName, amount: Amount): void {
  assertLinear((text) => readDocument(text, language), shape, amount, language);
}
