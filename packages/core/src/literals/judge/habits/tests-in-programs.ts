import type { Span } from "../../../findings/span.js";
import type { Source } from "../../../text/changing-text.js";
import { lowerBound } from "../../../text/lower-bound.js";
import type { TextChange } from "../../incremental/text-change.js";

/**
 * What a line begins with that opens tests within a program, up to its brace: a module or a function of Rust, Cairo or Noir
 * with an attribute, `test` of Zig, `unittest` of D, and the condition under which Vitest runs what stands beside the code.
 */
const openings = new RegExp(
  String.raw`^([ \t]{0,40})(?:${[
    String.raw`#\[(?:cfg\((?:all\()?test\b.{0,80}|(?:\w{1,32}::)?test(?:\(.{0,80}\))?)\](?:\s{1,80}#\[.{0,120}\]){0,5}\s{1,80}(?:pub(?:\(\w{1,20}\))? )?(?:async )?(?:mod|fn) .{0,120}`,
    String.raw`test (?:"[^"\n]{0,200}" |[a-zA-Z_]\w{0,60} )?`,
    String.raw`(?:@\w{1,20} |pure |nothrow ){0,5}unittest\s{1,80}`,
    String.raw`if \(import\.meta\.vitest\) `,
  ].join("|")})\{\r?$`,
  "mu",
);

/** What each of the openings has; only a text that has one is searched for openings. */
const sign = /#\[[^\n]{0,20}\btest\b|^[ \t]{0,40}test [\w"{]|\bunittest\b|\bimport\.meta\.vitest\b/mu;

/** In UTF-16 code units: more than a sign has. */
const longestSign = 80;

/** A line of a program that is to fail: `expect(() => parse("a b")).toThrow()`, `assert.throws(() => parse("a b"))`. */
const failingLine = new RegExp(
  String.raw`^[ \t]{0,40}(?:(?:await|return|void) )?(?:${[
    String.raw`expect(?:\(| ?\{).{0,400}[)}] ?\.(?:(?:rejects\.)?toThrow|to\.throw|to\.be\.rejected|(?:to|should) raise_error)`,
    String.raw`(?:assert|t|test|chai\.assert)\.(?:throws|rejects|throwsAsync|raises)\w{0,20}\(`,
    String.raw`(?:assert|should)_?(?:[Tt]hrows?|[Rr]aises?|[Ff]ails)\w{0,30}[ (<{]`,
  ].join("|")}).*[^{\s][ \t]{0,8}\r?$`,
  "mu",
);

/** A line that opens a part that is to fail. */
const failingPart = new RegExp(
  String.raw`^([ \t]{0,40})(?:(?:await|return|void) )?(?:${[
    String.raw`(?:expect|(?:chai\.)?assert\.(?:throws|rejects)|assert(?:Throws|Rejects)|t\.throws)\((?:async )?(?:\(\) =>|function ?\(\))(?: \{)?`,
    String.raw`with (?:pytest\.raises|self\.assertRaises(?:Regex)?)\(.{0,200}\):`,
  ].join("|")})[ \t]{0,8}\r?$`,
  "mu",
);

/** What each of them has. */
const wordsOfFailing = /throw|raise|reject|fail/iu;

/** A part that is to fail has no more lines than these. */
const longestPart = 20;

/** In UTF-16 code units: how far from a finding the lines are looked at that may be to fail. */
const farthest = 8000;

/**
 * Whether an offset stands in tests within a program, or in what it expects to fail. Each question looks at the lines nearby;
 * the text is searched for tests once, and only if `mayHold` says that there may be some (`mayHoldTests`).
 */
export function testsIn(source: Source, mayHold: () => boolean): (at: number) => boolean {
  let tests: readonly Span<"source">[] | undefined;
  return (at) => isToFail(source, at) || isIn((tests ??= mayHold() ? namedTestsIn(source.toString()) : []), at);
}

/** Whether a text may hold tests within a program. */
export function mayHoldTests(source: string): boolean {
  return sign.test(source);
}

/** Whether a text that held none before a change may hold tests now: a sign stands in a line that the change touches. */
export function mayHoldTestsAfter({ start, end }: TextChange, source: Source): boolean {
  return sign.test(source.slice(Math.max(0, start - longestSign), end + longestSign));
}

/** Whether an offset stands in a line that must be refused, or in lines that are indented more than the one that opens them. */
function isToFail(source: Source, at: number): boolean {
  const start = Math.max(0, at - farthest);
  const text = source.slice(start, at + farthest);
  if (!wordsOfFailing.test(text)) return false;
  const offset = at - start;
  const lines = startsOfLines(text, offset, start === 0);
  const own = lines.at(-1);
  if (own === undefined) return false;
  if (failingLine.test(text.slice(own, endOfLine(text, own)))) return true;
  return lines.some((line) => isFailingPart(text, line, offset));
}

/** The starts of the line that an offset stands in, and of those before it that may open a part it stands in; none of a line that is too long. */
function startsOfLines(text: string, offset: number, isBeginning: boolean): number[] {
  const starts: number[] = [];
  let end = offset;
  while (starts.length <= longestPart + 1) {
    const before = end === 0 ? -1 : text.lastIndexOf("\n", end - 1);
    if (before !== -1 || isBeginning) starts.push(before + 1);
    if (before === -1) break;
    end = before;
  }
  return starts.reverse();
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

/** Whether a line opens a part that is to fail, and an offset stands in it. */
function isFailingPart(text: string, line: number, offset: number): boolean {
  const opening = failingPart.exec(text.slice(line, endOfLine(text, line)));
  if (opening === null) return false;
  const end = endOfPart(text, line + opening[0].length + 1, opening[1] ?? "");
  if (offset >= end) return false;
  return (
    !opening[0].includes("expect(") || /^\s*[})]{1,4}\.(?:rejects\.)?(?:toThrow|to\.)/u.test(text.slice(end, end + 80))
  );
}

/** Where the lines end that are indented more than `indent`, from `start` on. */
function endOfPart(text: string, start: number, indent: string): number {
  let at = start;
  for (let count = 0; count < longestPart && at < text.length; count++) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end === -1 ? text.length : end);
    if (line.trim() !== "" && !/^[ \t]/u.test(line.slice(indent.length))) return at;
    at = end === -1 ? text.length : end + 1;
  }
  return at;
}

/** Tests that a word or an attribute opens. Each ends where a brace closes at the beginning of a line that is indented as the opening one is. */
function namedTestsIn(text: string): readonly Span<"source">[] {
  const found: Span<"source">[] = [];
  for (const opening of text.matchAll(new RegExp(openings, "gmu"))) {
    const start = opening.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const closing = text.indexOf(`\n${opening[1] ?? ""}}`, start + opening[0].length);
    found.push({ start, end: closing === -1 ? text.length : closing });
  }
  return found;
}

/** Whether an offset stands in one of the spans, of which each ends before the next one begins. */
function isIn(spans: readonly Span<"source">[], at: number): boolean {
  const next = spans[lowerBound(spans.length, (index) => (spans[index]?.end ?? 0) <= at)];
  return next !== undefined && next.start <= at;
}
