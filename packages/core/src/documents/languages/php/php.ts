import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import type { Span } from "../../../findings/span.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import type { ReaderNamed } from "../../parts/parts.js";
import { withMoreHoles } from "../../pieces.js";
import type { Reader } from "../../reading.js";
import { readEmbeddedCode } from "../code/code.js";
import { phpCode } from "../../../languages/scripting/php.js";
import { readPage } from "../html/html.js";
import { wordSet } from "../../../text/word-set.js";

export const php = defineLanguage({
  name: "php",
  reader: (named) => phpReader(named),
  extensions: ["php", "phtml"],
  ids: ["php", "blade"],
  comments: pageComments,
});

/** Reads the code of PHP and the HTML around it, in which each block of code is a hole. */
function phpReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => {
    const { code, literals, comments } = readEmbeddedCode(text, phpCode);
    if (isCodeAlone(text, code) || isUnmarked(text, code)) return { literals, comments };
    const page = readPage(withoutCode(text, code), { parts, kind: "template", depth: 1 });
    const collected = new Collected();
    collected.part({ literals, comments }, 0);
    collected.part({ ...page, literals: page.literals.slice().flatMap((literal) => withMoreHoles(literal, code)) }, 0);
    return collected.reading;
  });
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

/** The text with a filler of the same length in place of each block of code. */
function withoutCode(text: string, code: readonly Span<"source">[]): string {
  let result = "";
  for (const program of code) {
    result += text.slice(result.length, program.start);
    result += (putsIn(text, program) ? "_" : " ").repeat(program.end - program.start);
  }
  return result + text.slice(result.length);
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
