import type { Span } from "../../../findings/span.js";

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

/** The tests that stand within a program. Each ends where a brace closes at the beginning of a line that is indented as the opening one is. */
export function testsIn(text: string): readonly Span<"source">[] {
  if (!words.test(text)) return [];
  const found: Span<"source">[] = [];
  for (const opening of text.matchAll(new RegExp(openings, "gmu"))) {
    const start = opening.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const closing = text.indexOf(`\n${opening[1] ?? ""}}`, start + opening[0].length);
    found.push({ start, end: closing === -1 ? text.length : closing });
  }
  return found;
}
