import { decodeRuns, valueAt, type CodePointRuns } from "../../data/code-point-runs.js";
import { deprecatedRuns } from "../../data/deprecated.js";
import { unassignedRuns } from "../../data/unassigned.js";
import type { Subject } from "../definition/define-check.js";
import { runsOf, type Run } from "./judged-components.js";

// Decoded on first use, so that importing this module costs nothing.
let unassigned: CodePointRuns | undefined;
let deprecated: CodePointRuns | undefined;

/** Code points in a row that the tables' version of Unicode gives to no character. */
export function unassignedCharacters(subject: Subject): Run[] {
  const table = (unassigned ??= decodeRuns(unassignedRuns));
  return charactersOf(subject, table);
}

/** Characters in a row that Unicode has deprecated. */
export function deprecatedCharacters(subject: Subject): Run[] {
  const table = (deprecated ??= decodeRuns(deprecatedRuns));
  return charactersOf(subject, table);
}

const outsideAscii = /[^\0-\x7F]{1,4096}/u;

function charactersOf(subject: Subject, table: CodePointRuns): Run[] {
  return runsOf(subject, outsideAscii).flatMap((run) => partsIn(run, table));
}

function partsIn({ text, span, component }: Run, table: CodePointRuns): Run[] {
  const parts: Run[] = [];
  let start = 0;
  let end = 0;
  const close = (): void => {
    const part = { start: span.start + start, end: span.start + end };
    if (start < end) parts.push({ text: text.slice(start, end), span: part, component });
  };
  for (const character of text) {
    if (valueAt(table, character.codePointAt(0) ?? 0) === 0) {
      close();
      start = end + character.length;
    }
    end += character.length;
  }
  close();
  return parts;
}
