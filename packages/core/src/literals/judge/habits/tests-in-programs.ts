import { compareSpans, type Span } from "../../../findings/span.js";

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

/** What each of the openings has. */
const words = /\btest\b|\bunittest\b|\bvitest\b/u;

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
const wordsOfFailing = /throw|raise|reject/iu;

/** A part that is to fail has no more lines than these. */
const longestPart = 20;

/** What must be refused: a line, or the lines that are indented more than the one that opens them. */
function failingIn(text: string): Span<"source">[] {
  if (!wordsOfFailing.test(text)) return [];
  const lines = [...text.matchAll(new RegExp(failingLine, "gmu"))].map(({ index, 0: { length } }) => {
    return { start: index, end: index + length };
  });
  const parts = [...text.matchAll(new RegExp(failingPart, "gmu"))].flatMap((opening) => {
    const start = opening.index;
    const end = endOfPart(text, start + opening[0].length + 1, opening[1] ?? "");
    const isFailing =
      !opening[0].includes("expect(") ||
      /^\s*[})]{1,4}\.(?:rejects\.)?(?:toThrow|to\.)/u.test(text.slice(end, end + 80));
    return isFailing ? [{ start, end }] : [];
  });
  return [...lines, ...parts];
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

/** The tests that stand within a program, and what it expects to fail, each of which ends before the next one begins. */
export function testsIn(text: string): readonly Span<"source">[] {
  const found = failingIn(text);
  if (words.test(text)) found.push(...namedTestsIn(text));
  const joined: Span<"source">[] = [];
  for (const span of found.sort(compareSpans)) {
    const last = joined.at(-1);
    if (last === undefined || last.end <= span.start) joined.push(span);
    else if (last.end < span.end) joined[joined.length - 1] = { start: last.start, end: span.end };
  }
  return joined;
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
