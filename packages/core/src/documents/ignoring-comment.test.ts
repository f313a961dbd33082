import assert from "node:assert/strict";
import { readDocument } from "./document.js";
import { fileIgnoringComment, ignoringComment } from "./ignoring-comment.js";
import type { LanguageName } from "./languages.js";

/** The language, the text with `@` where the finding stands, and the text after the edit. */
const rows: readonly (readonly [language: LanguageName, before: string, after: string | undefined])[] = [
  ["javascript", 'a;\n  b("@c");\nd;', 'a;\n  // iri-ignore-next-line x\n  b("@c");\nd;'],
  ["javascript", 'a("@b");', '// iri-ignore-next-line x\na("@b");'],
  ["typescript", 'a;\r\n\tb("@c");', 'a;\r\n\t// iri-ignore-next-line x\r\n\tb("@c");'],
  ["javascript", '\uFEFFa("@b");', '\uFEFF// iri-ignore-next-line x\na("@b");'],
  ["javascript", "const a = `b\n@c`;", "const a = `b\n@c`; // iri-ignore-line x"],
  ["javascript", "const a = `b\n@c\n`;", undefined],
  ["javascript", '// iri-ignore-next-line y\na("@b");', '// iri-ignore-next-line y, x\na("@b");'],
  ["javascript", '// iri-ignore-next-line y\r\na("@b");', '// iri-ignore-next-line y, x\r\na("@b");'],
  ["javascript", 'a("@b"); // iri-ignore-line y -- z', 'a("@b"); // iri-ignore-line y, x -- z'],
  ["javascript", '/* iri-ignore-next-line\n   y */\na("@b");', '/* iri-ignore-next-line\n   y, x */\na("@b");'],
  ["javascript", '// biome-ignore lint: y\na("@b");', '// biome-ignore lint: y\na("@b"); // iri-ignore-line x'],
  [
    "javascript",
    '/* eslint-disable-next-line\n   y */\na("@b");',
    '/* eslint-disable-next-line\n   y */\na("@b"); // iri-ignore-line x',
  ],
  ["javascript", '\r\na("@b");', '\r\n// iri-ignore-next-line x\r\na("@b");'],
  ["jsx", "a = <b>\n  @c\n</b>;", "a = <b>\n  {/* iri-ignore-next-line x */}\n  @c\n</b>;"],
  ["jsx", 'a = <b\n  c="@d" />;', 'a = <b\n  // iri-ignore-next-line x\n  c="@d" />;'],
  ["json", '{ "url": "@a" }', undefined],
  ["jsonc", '{\n  "url": "@a"\n}', '{\n  // iri-ignore-next-line x\n  "url": "@a"\n}'],
  ["turtle", "a b\n  <@c> .", "a b\n  # iri-ignore-next-line x\n  <@c> ."],
  ["css", "a {\n  b: url(@c);\n}", "a {\n  /* iri-ignore-next-line x */\n  b: url(@c);\n}"],
  ["html", '<a href="@b">c</a>', '<!-- iri-ignore-next-line x -->\n<a href="@b">c</a>'],
  ["html", "<script>\n  a('@b');\n</script>", "<script>\n  // iri-ignore-next-line x\n  a('@b');\n</script>"],
  [
    "vue",
    '<template>\n  <a href="@b" />\n</template>',
    '<template>\n  <!-- iri-ignore-next-line x -->\n  <a href="@b" />\n</template>',
  ],
  ["svelte", '<a href="@b">c</a>', '<!-- iri-ignore-next-line x -->\n<a href="@b">c</a>'],
  ["xml", '<a>\n  <b xmlns="@c"/>\n</a>', '<a>\n  <!-- iri-ignore-next-line x -->\n  <b xmlns="@c"/>\n</a>'],
  ["xml", '<?xml version="1.0"?><a xmlns="@b"/>', '<?xml version="1.0"?><a xmlns="@b"/> <!-- iri-ignore-line x -->'],
  ["css", '@charset "utf-8"; @import "@a";', '@charset "utf-8"; @import "@a"; /* iri-ignore-line x */'],
  ["php", '<?php a("@b");', '<?php a("@b"); // iri-ignore-line x'],
  ["markdown", "a\n[b](@c) d", "a\n[b](@c) d <!-- iri-ignore-line x -->"],
  ["shell", 'a "@b" \\\n  -c', '# iri-ignore-next-line x\na "@b" \\\n  -c'],
  ["shell", 'a \\\n  "@b"', 'a \\\n  "@b" # iri-ignore-line x'],
  ["shell", 'a \\\r\n  "@b"\r\n', 'a \\\r\n  "@b" # iri-ignore-line x\r\n'],
  ["shell", 'a \\\n  "@b" \\\n  -c', undefined],
  ["python", 'a = b + \\\n  "@c"', 'a = b + \\\n  "@c" # iri-ignore-line x'],
  ["c", '#define A \\\n  "@b"', '#define A \\\n  "@b" // iri-ignore-line x'],
  ["powershell", 'a `\n  "@b" `\n  -c', undefined],
  ["vb", 'a = b & _\n  "@c"', 'a = b & _\n  "@c" \' iri-ignore-line x'],
  ["dockerfile", 'RUN a \\\n  && b "@c" \\\n  && d', 'RUN a \\\n  # iri-ignore-next-line x\n  && b "@c" \\\n  && d'],
  ["dotenv", "# iri-ignore-next-line y\nURL=@b", "# iri-ignore-next-line y, x\nURL=@b"],
  [
    "css",
    "/* stylelint-disable-next-line y */\na{b:url(@c)}",
    "/* stylelint-disable-next-line y */\na{b:url(@c)} /* iri-ignore-line x */",
  ],
  ["html", '<script type="application/ld+json">\n{"@id":\n"@http://a"}\n</script>', undefined],
  ["html", '<script type="importmap">\n{"imports":{"a":\n"@b"}}\n</script>', undefined],
  ["markdown", "[a]: @b", undefined],
  ["markdown", '<a\n  href="@b"\n  id="c">d</a>', undefined],
  ["markdown", "[a](\n@b\n)", undefined],
  ["markdown", "[a](@b)  \nc", "[a](@b) <!-- iri-ignore-line x -->  \nc"],
  ["markdown", "## [a](@b) ##", "## [a](@b) <!-- iri-ignore-line x --> ##"],
  ["markdown", "| [a](@b) | c |\n|-|-|", "| [a](@b) | c <!-- iri-ignore-line x --> |\n|-|-|"],
  ["mdx", 'export const url = "@a"', 'export const url = "@a" // iri-ignore-line x'],
  ["mdx", '<A\n  href="@b"\n/>', undefined],
  ["mdx", '<A href="@b"/>', '<A href="@b"/> {/* iri-ignore-line x */}'],
  ["xml", '<!DOCTYPE a SYSTEM\n  "@b">\n<a/>', '<!DOCTYPE a SYSTEM\n  "@b"> <!-- iri-ignore-line x -->\n<a/>'],
  ["dockerfile", 'COPY <<EOF /a\n{"url": "@http://a"}\nEOF', undefined],
  ["makefile", "URL = @http://a", "# iri-ignore-next-line x\nURL = @http://a"],
  ["makefile", "URL = \\\n  @http://a", undefined],
  ["restructuredtext", "`a <@b>`__", undefined],
  ["restructuredtext", ".. _a: @b", ".. iri-ignore-next-line x\n.. _a: @b"],
  ["yaml", "a:\n  url: @b", "a:\n  # iri-ignore-next-line x\n  url: @b"],
];

describe("ignoringComment", () => {
  for (const [language, before, after] of rows) {
    it(`${language}: ${JSON.stringify(before)}`, () => {
      const offset = before.indexOf("@");
      const edit = ignoringComment(readDocument(before, language), { code: "x", offset });
      const edited = edit && before.slice(0, edit.span.start) + edit.text + before.slice(edit.span.end);
      assert.equal(edited, after);
    });
  }
});

/** The language, the text with `@` where the finding stands, and the text after the edit. */
const ofFiles: readonly (readonly [language: LanguageName, before: string, after: string | undefined])[] = [
  ["javascript", 'a;\nb("@c");', '// iri-ignore-file x\na;\nb("@c");'],
  ["javascript", '#!/usr/bin/env node\r\nb("@c");', '#!/usr/bin/env node\r\n// iri-ignore-file x\r\nb("@c");'],
  ["javascript", '// iri-ignore-file y -- z\nb("@c");', '// iri-ignore-file y, x -- z\nb("@c");'],
  [
    "python",
    '#!/bin/python\n# -*- coding: latin-1 -*-\na = "@b"',
    '#!/bin/python\n# -*- coding: latin-1 -*-\n# iri-ignore-file x\na = "@b"',
  ],
  [
    "dockerfile",
    '# syntax=docker/dockerfile:1\nRUN a "@b"',
    '# syntax=docker/dockerfile:1\n# iri-ignore-file x\nRUN a "@b"',
  ],
  [
    "xml",
    '<?xml version="1.0"?>\n<a xmlns="@b"/>',
    '<?xml version="1.0"?>\n<!-- iri-ignore-file x -->\n<a xmlns="@b"/>',
  ],
  ["markdown", "---\ntitle: a\n---\n[b](@c)", "---\ntitle: a\n---\n<!-- iri-ignore-file x -->\n[b](@c)"],
  ["turtle", "a b <@c> .", "# iri-ignore-file x\na b <@c> ."],
  ["php", '<?php a("@b");', undefined],
  ["json", '{ "url": "@a" }', undefined],
];

describe("fileIgnoringComment", () => {
  for (const [language, before, after] of ofFiles)
    it(`in ${language}: ${JSON.stringify(before)}`, () => {
      const offset = before.lastIndexOf("@");
      const text = before.slice(0, offset) + before.slice(offset + 1);
      const edit = fileIgnoringComment(readDocument(text, language), { code: "x", offset });
      const edited = edit && text.slice(0, edit.span.start) + edit.text + text.slice(edit.span.end);
      assert.equal(edited, after?.replace("@", ""));
    });
});
