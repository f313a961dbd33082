import { missingRows, ucdRows, type UcdFile } from "./ucd-file.js";

const codePointCount = 0x110000;
const letterA = 0x41;

/** A property's value for every code point, as an index into the names of its values. */
export function propertyValues(file: UcdFile, names: readonly string[], longNames: Record<string, string>): Uint8Array {
  const values = new Uint8Array(codePointCount);
  for (const { first, last, fields } of [...missingRows(file.text), ...ucdRows(file.text)]) {
    const name = fields[0] ?? "";
    const index = names.indexOf(longNames[name] ?? name);
    if (index < 0) throw new Error(`${file.name}: '${name}' is not a known value`);
    values.fill(index, first, last + 1);
  }
  return values;
}

/** Runs of equal value: a capital letter for the value, then the number of code points in base 36. */
export function encodeRuns(values: Uint8Array): string[] {
  const runs: string[] = [];
  let start = 0;
  for (let end = 1; end <= values.length; end++) {
    if (values[end] === values[start]) continue;
    runs.push(String.fromCharCode(letterA + (values[start] ?? 0)) + (end - start).toString(36));
    start = end;
  }
  return runs;
}
