import assert from "node:assert/strict";
import fc from "fast-check";
import { applyEdits } from "../../../test/apply-edits.js";
import { readDocument, type LanguageName } from "../../documents/index.js";
import type { Edit } from "../../findings/finding.js";
import { decodeLiteral } from "../read/decode-literal.js";
import { projectFix } from "../project/project.js";
import { readLiterals } from "../read/read-literal.js";
import { defaultSettings } from "../settings/settings.js";

/** The text after a fix of its first literal; nothing if the fix cannot be written there. */
function fixed(text: string, language: LanguageName, edit: Edit): string | undefined {
  const [raw] = readDocument(text, language).literals;
  assert.ok(raw !== undefined);
  const [literal] = readLiterals(text, raw, defaultSettings);
  if (literal?.text !== decodeLiteral(text, raw).text) return undefined;
  const [fix] = projectFix(text, literal, { title: "Replace", safety: "safe", edits: [edit] });
  return fix && applyEdits(text, fix.edits);
}

interface Row {
  readonly language: LanguageName;
  /** What stands for `x` is replaced by `insert`. */
  readonly text: string;
  readonly insert: string;
  readonly after?: string;
}

const rows: Readonly<Record<string, Row>> = {
  "a slash of a sigil": {
    language: "elixir",
    text: "~s/http:\\/\\/h\\/x/",
    insert: "/",
    after: "~s/http:\\/\\/h\\/\\//",
  },
  "an opening bracket of a sigil, which opens nothing": {
    language: "elixir",
    text: "~s(http://h/x)",
    insert: "()",
    after: "~s(http://h/(\\))",
  },
  "what would end a raw sigil": { language: "elixir", text: "~S(http://h/x)", insert: ")" },
  "a quotation mark of a raw sigil": { language: "elixir", text: "~S'http://h/x'", insert: "'" },
  "brackets of a string of Ruby": {
    language: "ruby",
    text: "a = %Q(http://h/x)",
    insert: "()",
    after: "a = %Q(http://h/\\(\\))",
  },
  "brackets of a string of Ruby without a letter": {
    language: "ruby",
    text: "a = %<http://h/x>",
    insert: "<>",
    after: "a = %<http://h/\\<\\>>",
  },
  "brackets of a raw string of Ruby": {
    language: "ruby",
    text: "a = %q{http://h/x}",
    insert: "}",
    after: "a = %q{http://h/\\}}",
  },
  "any sign of a raw string of Ruby": {
    language: "ruby",
    text: "a = %q!http://h/x!",
    insert: "!'",
    after: "a = %q!http://h/\\!'!",
  },
  "an apostrophe": { language: "ruby", text: "a = 'http://h/x'", insert: "'\"", after: "a = 'http://h/\\'\"'" },
  "brackets of a string of Perl": {
    language: "perl",
    text: "$a = qq{http://h/x};",
    insert: "}",
    after: "$a = qq{http://h/\\}};",
  },
  "behind a variable": {
    language: "perl",
    text: "$a = qq{http://h/$b/x};",
    insert: "}",
    after: "$a = qq{http://h/$b/\\}};",
  },
  "a single bracket of a raw string of Perl": {
    language: "perl",
    text: "$a = q(http://h/x);",
    insert: "(",
    after: "$a = q(http://h/\\();",
  },
  "an apostrophe in brackets": {
    language: "perl",
    text: "$a = q(http://h/x);",
    insert: "'",
    after: "$a = q(http://h/');",
  },
  "a bracket of Crystal": {
    language: "crystal",
    text: "a = %Q(http://h/x)",
    insert: ")",
    after: "a = %Q(http://h/\\))",
  },
  "a bracket of a raw string of Crystal": { language: "crystal", text: "a = %q(http://h/x)", insert: ")" },
  "one of two brackets": {
    language: "ruby",
    text: "a = %q(http://h/(x)b)",
    insert: ")",
    after: "a = %q(http://h/(\\))b)",
  },
};

const forms: readonly (readonly [language: LanguageName, open: string, close: string])[] = [
  ["elixir", "~s(", ")"],
  ["elixir", "~s|", "|"],
  ["elixir", "~s{", "}"],
  ["elixir", "~S|", "|"],
  ["ruby", "a = %Q(", ")"],
  ["ruby", "a = %q{", "}"],
  ["ruby", "a = %q!", "!"],
  ["ruby", "a = '", "'"],
  ["crystal", "a = %(", ")"],
  ["crystal", "a = %q(", ")"],
  ["perl", "$a = q(", ")"],
  ["perl", "$a = qq{", "}"],
  ["perl", "$a = q|", "|"],
];

describe("delimiters that the author chooses", () => {
  for (const [name, { language, text, insert, after }] of Object.entries(rows))
    it(`write ${name}`, () => {
      const [raw] = readDocument(text, language).literals;
      assert.ok(raw !== undefined);
      const start = decodeLiteral(text, raw).text.lastIndexOf("x");
      assert.equal(fixed(text, language, { span: { start, end: start + 1 }, text: insert }), after);
    });

  it("never write half of a pair of brackets, which then would end the string elsewhere", () => {
    const edit = { span: { start: 9, end: 10 }, text: "%28" };
    for (const text of ["a = %q(http://h/(b)c)", "a = %Q(http://h/(b)c)"])
      assert.equal(fixed(text, "ruby", edit), undefined);
    assert.equal(fixed("a = %q[http://h/(b)c]", "ruby", edit), "a = %q[http://h/%28b)c]");
  });

  it("read a raw string of Crystal without escapes and expressions", () => {
    const text = "a = %q(http://h/#{b}\\)";
    const [raw] = readDocument(text, "crystal").literals;
    assert.deepEqual(raw?.span, { start: 7, end: text.length - 1 });
    assert.equal(raw.pieces, undefined);
  });

  for (const [language, open, close] of forms)
    it(`stay where they are: ${open}${close}`, () => {
      const parts = fc.constantFrom(
        "a",
        "\\",
        "\\\\",
        `\\${close}`,
        "(",
        ")",
        "{",
        "}",
        "/",
        "|",
        "'",
        "!",
        "é",
        "\u200B",
      );
      const texts = fc.array(parts, { maxLength: 6 }).map((all) => all.join(""));
      fc.assert(
        fc.property(texts, texts, fc.nat(8), fc.nat(8), (written, text, from, length) => {
          const before = `${open}http://h/${written}${close} + "z"`;
          const read = readDocument(before, language).literals;
          const [first] = read;
          if (first === undefined) return;
          const decoded = decodeLiteral(before, first).text;
          const start = Math.min(9 + from, decoded.length);
          const end = Math.min(start + length, decoded.length);
          const after = fixed(before, language, { span: { start, end }, text });
          if (after === undefined) return;
          const now = readDocument(after, language).literals;
          assert.equal(now.length, read.length);
          const [own] = now;
          assert.ok(own !== undefined);
          assert.equal(decodeLiteral(after, own).text, decoded.slice(0, start) + text + decoded.slice(end));
        }),
        { numRuns: 250 },
      );
    });
});
