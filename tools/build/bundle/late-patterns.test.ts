import assert from "node:assert/strict";
import { withLatePatterns } from "./late-patterns.mjs";

/** What the function `result` of a module returns once its patterns are made late. */
function resultOf(text: string): unknown {
  const body = withLatePatterns(text).replaceAll(/^import .*$|^export /gmu, "");
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the module is written here
  return (new Function(`${body}\nreturn result();`) as () => unknown)();
}

describe("patterns that are made when they are first asked for", () => {
  it("are not made when the module is evaluated", () => {
    const text = withLatePatterns(String.raw`
      const letter = /\p{L}/u;
      const either = patternUnion(letter, /\/"\p{Nd}/u);
      const all = ["a", "b"].map((each) => new RegExp(each, "u"));
      export function result(text) { return letter.test(text) && /[\p{Lu}b]/v.test(text); }`);
    assert.match(text, /const letter = \(\) => \(late_\d \?\?= new RegExp\("\\\\p\{L\}", "u"\)\)/u);
    assert.match(text, /const either = \(\) => \(late_\d \?\?= patternUnion\(letter\(\), new RegExp\(/u);
    assert.match(text, /const all = \(\) =>/u);
    assert.match(
      text,
      /return letter\(\)\.test\(text\) && \(late_\d \?\?= new RegExp\("\[\\\\p\{Lu\}b\]", "v"\)\)\.test\(text\)/u,
    );
  });

  it("are made with the constants that are made of them, and with those of functions of the module", () => {
    const text = withLatePatterns(String.raw`
      const records = conventionsOf("callee");
      const names = records.filter(({ name }) => name);
      const table = tableOf(names);
      const few = new Map();
      const later = () => table;
      function tableOf(all) { return all; }
      export function result() { return [few, table, later()]; }`);
    for (const name of ["records", "names", "table"])
      assert.match(text, new RegExp(`const ${name} = \\(\\) => \\(late_`, "u"));
    assert.match(text, /const few = new Map\(\);\s+const later = \(\) => table\(\);/u);
    assert.match(text, /return \[few, table\(\), later\(\)\]/u);
  });

  it("match what they matched, wherever they are named", () => {
    const found = resultOf(String.raw`
      const digits = /\p{Nd}+/gu;
      const sticky = /[\/"]\p{Ll}/uy;
      const told = { digits, sticky, of: (text) => text.match(digits), digit: 1 };
      function result() {
        const { digit: sum = digits.source } = told;
        sticky.lastIndex = 1;
        return [told.of("1 22"), "a1b2".replaceAll(/\p{Nd}/gu, "-"), sticky.test('a"b'), sticky.lastIndex, told.sticky === sticky, sum];
      }`);
    assert.deepEqual(found, [["1", "22"], "a-b-", true, 3, true, 1]);
  });

  it("are each made anew where a function keeps where it matched", () => {
    const found = resultOf(String.raw`
      function next(text) { const each = /\p{L}/gu; each.test(text); return each.lastIndex; }
      function result() { return [next("aa"), next("aa")]; }`);
    assert.deepEqual(found, [1, 1]);
  });

  it("stay as they are where a name means something else as well, or leaves the module", () => {
    const text = withLatePatterns(String.raw`
      const a = /\p{Lu}/u;
      const b = /\p{Ll}/u;
      export const c = /\p{Lt}/u;
      function result(a) { return [a, b]; }
      export { b };`);
    for (const [name, property] of Object.entries({ a: "Lu", b: "Ll", c: "Lt" }))
      assert.match(text, new RegExp(String.raw`const ${name} = new RegExp\("\\\\p\{${property}\}", "u"\)`, "u"));
  });

  it("stay as they are where they are short", () => {
    const text = withLatePatterns(
      String.raw`const a = /[a-z]\d/u; export function result(text) { return /b+/.test(text); }`,
    );
    assert.match(text, /const a = \/\[a-z\]\\d\/u;/u);
    assert.match(text, /return \/b\+\/\.test\(text\);/u);
  });
});
