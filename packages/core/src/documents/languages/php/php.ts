import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import type { Span } from "../../../findings/span.js";
import { layeredReader, type Mask } from "../../checkpoints/layered-reader.js";
import type { ReaderNamed } from "../../parts/parts.js";
import { withMoreHoles } from "../../pieces.js";
import { readerByText } from "../../readable-text.js";
import type { Reader } from "../../reading.js";
import { codeReader } from "../code/code.js";
import { phpCode, phpStatements } from "../../../languages/scripting/php.js";
import { htmlReader } from "../html/html.js";
import { wordSet } from "../../../text/word-set.js";

export const php = defineLanguage({
  name: "php",
  reader: (named) => phpReader(named),
  sampleReader: (named) => readerByText(isSampleOfCode, codeReader(phpStatements), phpReader(named)),
  extensions: ["php", "phtml"],
  ids: ["php", "blade"],
  comments: pageComments,
});

/** Reads the code of PHP and the HTML around it, in which each block of code is a hole. */
function phpReader(named: ReaderNamed): Reader {
  return layeredReader({
    code: codeReader(phpCode),
    masksOf: codeMasks,
    isCodeAlone: (text, code) => isCodeAlone(text, code) || isUnmarked(text, code),
    // Which of its literals have holes is not known yet, so that none is left out.
    rest: htmlReader((name) => named(name), "template"),
    withHoles: withMoreHoles,
  });
}

/** The blocks of code, by the marks at their beginnings and ends. */
function codeMasks(text: string, marks: readonly Span<"source">[]): Mask[] {
  const masks: Mask[] = [];
  for (let index = 0; index < marks.length; index += 2) {
    const start = marks[index]?.start ?? 0;
    const end = marks[index + 1]?.end ?? text.length;
    const filler = (putsIn(text, { start, end }) ? "_" : " ").repeat(end - start);
    masks.push({ start, end, filler, isHole: true });
  }
  return masks;
}

function isCodeAlone(text: string, code: readonly Span<"source">[]): boolean {
  let start = 0;
  for (const program of code) {
    if (/\S/u.test(text.slice(start, program.start))) return false;
    start = program.end;
  }
  return !/\S/u.test(text.slice(start));
}

/** Whether a text is code without opening marks, as in the documentation of a function, and no page. */
function isUnmarked(text: string, code: readonly Span<"source">[]): boolean {
  return code.length === 0 && !/^\uFEFF?\s*</u.test(text);
}

/** Whether a sample is code whose marks are left out, and neither a page nor a template of Blade. */
function isSampleOfCode(text: string): boolean {
  return !/<\?|^[ \t]*(?:<[a-z!/]|@[a-z])/imu.test(text);
}

const output = /<\?(?:=|php\s+(?:echo|print|(?<called>[\w\\:>$-]+)\s*\())/iuy;
const statements = wordSet("if elseif else for foreach while switch");

function isOutput(text: string, start: number): boolean {
  output.lastIndex = start;
  const found = output.exec(text);
  const [word = ""] = /^\w*/u.exec(found?.groups?.["called"] ?? "") ?? [];
  return found !== null && !statements.has(word.toLowerCase());
}

/** Whether a block of code prints text at its place, and is no statement between attributes or tags. */
function putsIn(text: string, { start, end }: Span<"source">): boolean {
  return (
    isOutput(text, start) || /^["']/u.test(text.slice(end, end + 1)) || /=["']$/u.test(text.slice(start - 2, start))
  );
}
