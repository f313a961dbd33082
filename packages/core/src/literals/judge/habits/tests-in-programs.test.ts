import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../../documents/index.js";
import { checkChangingDocument } from "../../incremental/changing-document.js";
import { defaultSettings } from "../../settings/settings.js";
import { checkDocument } from "../check-document.js";
import { mayHoldTests, testsIn } from "./tests-in-programs.js";

describe("tests in programs", () => {
  /** With the number of lines that stand in tests. */
  const rows: readonly (readonly [string, string, number])[] = [
    ["a module of Rust", '#[cfg(test)]\nmod tests {\n  "a";\n}\nb', 3],
    ["a module of Rust that is indented", "  #[cfg(test)]\n  mod tests {\n    {\n    }\n  }\n}", 4],
    ["a module with another attribute", "#[cfg(test)]\n#[allow(dead_code)]\npub(crate) mod tests {\n}", 3],
    ["a module with two conditions", '#[cfg(all(test, feature = "a"))]\nmod tests {\n}', 2],
    ["a function", "#[test]\nfn a() {\n}\n\n#[tokio::test]\nasync fn b() -> Result<()> {\n}\n", 4],
    ["carriage returns", "#[cfg(test)]\r\nmod tests {\r\n}\r\n", 2],
    ["Zig", 'test "a b" {\n}\ntest a {\n}\ntest {\n}\n', 3],
    ["D", "@safe unittest\n{\n}\nunittest {\n}\n", 3],
    ["Vitest", "if (import.meta.vitest) {\n}\n", 1],
    ["no end", "#[cfg(test)]\nmod tests {\n", 2],
    ["a module in a file of its own", '#[cfg(test)]\nmod tests;\nfn a() {\n  "b";\n}', 0],
    ["a program without tests", "#[cfg(not(test))]\nmod a {\n}\n", 0],
    ["a suite of others", 'test("a", () => {\n});\n', 0],
    ["a condition", "if (test) {\n}\n", 0],
    ["a line that is to fail", 'expect(() => new URL("a b")).toThrow();\nassert.throws(() => f("a b"));\n', 2],
    ["one that fails later", '  await expect(f("a b")).rejects.toThrow();\n', 1],
    ["one of Ruby", 'expect { f("a b") }.to raise_error(E)\nassert_raises(E) { f("a b") }\n', 2],
    ["a part of JavaScript", 'expect(() => {\n  f("a b");\n}).toThrow();\nassert.throws(() => {\n  f();\n});\n', 4],
    ["a line that is to fail in a test", '#[test]\nfn a() {\n  assert_fails(|| f("a b"));\n}\n', 3],
    ["a part of Python", "with pytest.raises(E):\n    f('a b')\n\n    g()\nh()\n", 3],
    ["a line that is not to fail", 'expect(() => f("a b")).not.toThrow();\nexpect(f()).toBe("throw");\n', 0],
    ["a part that is not to fail", 'expect(() => {\n  f("a b");\n}).not.toThrow();\n', 0],
  ];
  for (const [name, text, count] of rows)
    it(name, () => {
      const isInTests = testsIn(text, () => mayHoldTests(text));
      const starts = [...text.matchAll(/\S.*/gu)].map(({ index }) => index);
      assert.equal(starts.filter(isInTests).length, count);
    });

  const codes = (language: LanguageName, text: string, preset: "recommended" | "strict" = "recommended"): string[] => {
    const settings = { ...defaultSettings, preset };
    const { literals } = readDocument(text, language);
    const { findings } = checkDocument(text, literals, settings);
    assert.deepEqual(checkChangingDocument(text, literals, settings).findings, findings);
    return findings.map(({ code }) => code);
  };
  const line = 'get("https://a.example/b c");\n';

  it("tells what stands before and behind them, and all where the settings are strict", () => {
    const text = `${line}#[cfg(test)]\nmod tests {\n  ${line}}\n${line}`;
    assert.deepEqual(codes("rust", text), ["character-space", "character-space"]);
    assert.equal(codes("rust", text, "strict").filter((code) => code === "character-space").length, 3);
  });

  it("tells in them what no reader sees", () => {
    const text = '#[test]\nfn a() {\n  get("https://a.example/\u202Eb");\n}\n';
    assert.deepEqual(codes("rust", text), ["bidi-formatting-character"]);
  });

  it("tells behind a block of code in Markdown", () => {
    const text = "```rust\n#[cfg(test)]\nmod tests {\n}\n```\n\n[a](https://a.example/b c)\n";
    assert.deepEqual(codes("markdown", text), ["character-space"]);
  });
});
