import { compareSpans, type Span } from "../../../findings/span.js";
import { chunkAt, type Chunk, type Source } from "../../../text/changing-text.js";
import { firstReaching } from "../../../text/sorted-spans.js";
import type { TextChange } from "../../incremental/text-change.js";
import { patternUnion } from "../../../text/composed-pattern.js";

/**
 * A line that opens unit tests within a program, up to its brace: a module or function of Rust, Cairo or Noir with a
 * test attribute, `test` of Zig, `unittest` of D, and the condition under which Vitest runs tests beside the code.
 */
const openings = new RegExp(
  String.raw`^([ \t]{0,40})(?:${[
    [
      String.raw`#\[(?:cfg\((?:all\()?test\b.{0,80}|(?:\w{1,32}::)?test(?:\(.{0,80}\))?)\]`,
      String.raw`(?:\s{1,80}#\[.{0,120}\]){0,5}\s{1,80}(?:pub(?:\(\w{1,20}\))? )?(?:async )?(?:mod|fn) .{0,120}`,
    ].join(""),
    String.raw`test (?:"[^"\n]{0,200}" |[a-zA-Z_]\w{0,60} )?`,
    String.raw`(?:@\w{1,20} |pure |nothrow ){0,5}unittest\s{1,80}`,
    String.raw`if \(import\.meta\.vitest\) `,
  ].join("|")})\{\r?$`,
  "mu",
);

/** A part of every opening line: a quick test, so that only texts with a match are searched for `openings`. */
const sign = patternUnion(
  /#\[[^\n]{0,20}\btest\b/mu,
  /^[ \t]{0,40}test [\w"{]/mu,
  /\bunittest\b/mu,
  /\bimport\.meta\.vitest\b/mu,
);

/** The longest match of `sign`, in UTF-16 code units, rounded up. */
const longestSign = 80;

/**
 * A line that asserts that its code throws: `expect(() => parse("a b")).toThrow()`,
 * `assert.throws(() => parse("a b"))`.
 */
const failingLine = new RegExp(
  String.raw`^[ \t]{0,40}(?:(?:await|return|void) )?(?:${[
    String.raw`expect(?:\(| ?\{).{0,400}[)}] ?\.(?:(?:rejects\.)?toThrow|to\.throw|to\.be\.rejected|(?:to|should) raise_error)`,
    String.raw`(?:assert|t|test|chai\.assert)\.(?:throws|rejects|throwsAsync|raises)\w{0,20}\(`,
    String.raw`(?:assert|should)_?(?:[Tt]hrows?|[Rr]aises?|[Ff]ails)\w{0,30}[ (<{]`,
  ].join("|")}).*[^{\s][ \t]{0,8}\r?$`,
  "mu",
);

/** The first line of a block that is asserted to throw: `assert.throws(() => {`, `with pytest.raises(ValueError):`. */
const failingPart = new RegExp(
  String.raw`^([ \t]{0,40})(?:(?:await|return|void) )?(?:${[
    String.raw`(?:expect|(?:chai\.)?assert\.(?:throws|rejects)|assert(?:Throws|Rejects)|t\.throws)\((?:async )?(?:\(\) =>|function ?\(\))(?: \{)?`,
    String.raw`with (?:pytest\.raises|self\.assertRaises(?:Regex)?)\(.{0,200}\):`,
  ].join("|")})[ \t]{0,8}\r?$`,
  "mu",
);

/**
 * A word that every match of `failingLine` or `failingPart`, or the assertion behind such a block, contains: a quick
 * test.
 */
const wordsOfFailing = /throw|raise|reject|fail/iu;

/** The most lines of a block that is asserted to throw. */
const longestPart = 20;

/** How far around an offset a block that is asserted to throw is searched for, in UTF-16 code units. */
const farthest = 2000;

/**
 * Whether an offset stands in tests within a program, or in what it expects to fail. What is to fail is looked for in the
 * stretches that are asked about and a little around them; the text is searched for tests only if `mayHold` says that there
 * may be some (`mayHoldTests`).
 */
export function testsIn(source: Source, mayHold: () => boolean): (at: number) => boolean {
  let tests: readonly Span<"source">[] | undefined;
  const toFail = new Map<number, readonly Span<"source">[]>();
  const isToFail = (at: number): boolean => {
    const chunk = chunkAt(source, at);
    const known = toFail.get(chunk.start) ?? failingIn(source, chunk);
    toFail.set(chunk.start, known);
    return isIn(known, at);
  };
  return (at) => isToFail(at) || isIn((tests ??= mayHold() ? namedTestsIn(source.toString()) : []), at);
}

/** Whether a text may hold tests within a program. */
export function mayHoldTests(source: string): boolean {
  return sign.test(source);
}

/** Whether a text that held none before a change may hold tests now: a sign stands in a line that the change touches. */
export function mayHoldTestsAfter({ start, end }: TextChange, source: Source): boolean {
  return sign.test(source.slice(Math.max(0, start - longestSign), end + longestSign));
}

/** What must be refused: lines, and the lines that are indented more than the one that opens them. Each span ends before the next one begins. */
function failingIn(source: Source, { start, text: { length } }: Chunk): readonly Span<"source">[] {
  const from = Math.max(0, start - farthest);
  const near = source.slice(from, start + length + farthest);
  if (!wordsOfFailing.test(near)) return [];
  // The first line is one whose beginning is seen.
  const shift = from === 0 ? 0 : from + near.indexOf("\n") + 1;
  const text = near.slice(shift - from);
  const spans = [...failingLinesIn(text), ...failingPartsIn(text)];
  return joined(spans.map((span) => ({ start: span.start + shift, end: span.end + shift })));
}

function failingLinesIn(text: string): Span<"source">[] {
  return Array.from(text.matchAll(new RegExp(failingLine, "gmu")), ({ index, 0: { length } }) => {
    return { start: index, end: index + length };
  });
}

function failingPartsIn(text: string): Span<"source">[] {
  return [...text.matchAll(new RegExp(failingPart, "gmu"))].flatMap((opening) => {
    const start = opening.index;
    const end = endOfPart(text, start + opening[0].length + 1, opening[1] ?? "");
    const isFailing =
      !opening[0].includes("expect(") ||
      /^\s*[})]{1,4}\.(?:rejects\.)?(?:toThrow|to\.)/u.test(text.slice(end, end + 80));
    return isFailing ? [{ start, end }] : [];
  });
}

function joined(spans: Span<"source">[]): readonly Span<"source">[] {
  const found: Span<"source">[] = [];
  for (const span of spans.sort(compareSpans)) {
    const last = found.at(-1);
    if (last === undefined || last.end <= span.start) found.push(span);
    else if (last.end < span.end) found[found.length - 1] = { start: last.start, end: span.end };
  }
  return found;
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
  return (firstReaching(spans, at + 1)?.start ?? Infinity) <= at;
}
