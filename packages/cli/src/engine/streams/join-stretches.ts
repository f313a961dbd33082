import type { Report } from "../../formats/format.js";
import { placesOf } from "../places.js";
import type { Passed } from "./chunks.js";
import { changed, type StreamedFile } from "./check-stream.js";
import type { CheckedStretch } from "./check-stretch.js";
import { GrowingReport } from "./growing-report.js";
import { keepHeapSmall } from "./memory.js";
import { movedMessage } from "./moved-message.js";
import { areSameBeginnings, type Beginning } from "./part-checker.js";
import { StreamedHosts } from "./streamed-hosts.js";
import { stretchesOf, type Stretch } from "./stretches.js";

/** What was found, or why nothing could be. */
export type StretchAnswer = CheckedStretch | { readonly mistake: string };

/** Has a stretch checked, as `StretchChecker` does. */
export type AskStretch = (stretch: Stretch, beginning: Beginning | undefined) => Promise<StretchAnswer>;

interface Asked {
  readonly stretch: Stretch;
  readonly beginning: Beginning | undefined;
  readonly answer: Promise<StretchAnswer>;
}

/**
 * The reports on a file whose stretches are checked side by side, so many `atOnce`. A comment that holds for all that follows
 * is known when its stretch has been read: what was checked without it is checked again.
 */
export async function* joinStretches(file: StreamedFile, ask: AskStretch, atOnce: number): AsyncGenerator<Report> {
  keepHeapSmall();
  const report = new GrowingReport(file.path);
  const hosts = new StreamedHosts(file.settings);
  const stretches = stretchesOf(file.path, file.partLength);
  const waiting: Asked[] = [];
  let passed: Passed = { lines: 0, units: 0, bytes: 0 };
  let beginning: Beginning | undefined;
  const send = (): boolean => {
    const { value: stretch } = stretches.next();
    if (stretch !== undefined) waiting.push({ stretch, beginning, answer: ask(stretch, beginning) });
    return stretch !== undefined;
  };
  try {
    send();
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
      const isKnown = areSameBeginnings(first.beginning, beginning);
      const checked = await (isKnown ? first.answer : ask(first.stretch, beginning));
      if ("mistake" in checked) throw new Error(checked.mistake);
      beginning = checked.beginning;
      while (waiting.length < atOnce && send());
      if (checked.messages.length > 0) yield report.with(inFile(checked, passed));
      hosts.add(checked.hosts, passed.lines);
      const { lines, units, bytes } = checked.passed;
      passed = { lines: passed.lines + lines, units: passed.units + units, bytes };
    }
  } finally {
    stretches.return(undefined);
  }
  const atEnd = file.hasChanged?.() === true ? [changed(passed.lines + 1)] : [];
  yield report.end(atEnd, passed.bytes, hosts.uses);
}

/** By the lines and code units of the file, so many of which stand before the stretch. */
function inFile(
  { messages, told }: CheckedStretch,
  before: CheckedStretch["passed"],
): Pick<Report, "messages" | "lineAt" | "byteAt"> {
  const { lines: linesBefore, units } = before;
  const moved = messages.map((message) => movedMessage(message, { line: (line) => line + linesBefore, units }));
  return { messages: moved, ...placesOf(moved, told) };
}
