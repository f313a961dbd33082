import assert from "node:assert/strict";
import fc from "fast-check";
import { assertLinearTime } from "../../test/reading-time.js";
import { languageFiles, languageOfId, languageOfPath, readDocument, type LanguageName } from "./index.js";

const languages = languageFiles.map(({ language }) => language);

/** Shapes that take some parser quadratic time, or more depth than the stack has. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  "open brackets": (length) => "[".repeat(length),
  "open parentheses": (length) => "(".repeat(length),
  "closed braces": (length) => "{".repeat(length / 2) + "}".repeat(length / 2),
  "closing braces": (length) => "}".repeat(length),
  "nested arrays": (length) => '["a",'.repeat(length / 6) + "]".repeat(length / 6),
  "nested objects": (length) => '{"a":'.repeat(length / 6) + '"b"' + "}".repeat(length / 6),
  "nested templates": (length) => "`a${".repeat(length / 6) + "}`".repeat(length / 6),
  "nested elements": (length) => "<a>".repeat(length / 7) + "</a>".repeat(length / 7),
  "nested conditions": (length) => 'a?"b":'.repeat(length / 6) + "c",
  sums: (length) => '"a"+'.repeat(length / 4) + "b",
  arguments: (length) => `f(${'"a",'.repeat(length / 4)})`,
  calls: (length) => `a${'.b("c")'.repeat(length / 7)}`,
  quotes: (length) => '"'.repeat(length),
  "less-than signs": (length) => "<".repeat(length),
  asterisks: (length) => "*".repeat(length),
  "comment starts": (length) => "/*".repeat(length / 2),
  "comments in elements": (length) => `<a>${"{/* b */}".repeat(length / 9)}</a>`,
  "modules without bodies": (length) => 'declare module "a" {}\n'.repeat(length / 22),
  "one long string": (length) => `"${"a".repeat(length)}"`,
  "one long line": (length) => 'a="b",'.repeat(length / 6),
  "identifiers that are not closed": (length) => "<a b".repeat(length / 4),
  "identifiers in parentheses": (length) => `(${"a<b c".repeat(length / 5)}`,
  names: (length) => `@prefix a: <${"b".repeat(length)}> .${" a:c".repeat(length / 4)}`,
  "members in each other": (length) => "a: ".repeat(length / 3),
  "entries in each other": (length) => "- ".repeat(length / 2),
  "labels of blocks": (length) => "a:{".repeat(length / 3),
  "lines of words": (length) => "a b\n".repeat(length / 4),
  "empty lines": (length) => `a: |${"\n".repeat(length)}`,
  "unpaired surrogates": (length) => "\uD800".repeat(length),
};

describe("readDocument", () => {
  it("takes any text", () => {
    const fragment = fc.constantFrom(
      ..."\"'`{}()<>[]/\\*$,:;\n\r\0\uFEFF\uD800\u2028@#=",
      "a",
      "http://b/",
      "${",
      "=>",
      "/*",
      "</",
    );
    const text = fc.array(fc.oneof(fragment, fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (parts, language) => {
        const source = parts.join("");
        const { literals } = readDocument(source, language);
        let end = 0;
        for (const { span, pieces = [] } of literals) {
          assert.ok(end <= span.end && span.start <= span.end && span.end <= source.length);
          assert.ok(pieces.every((piece) => span.start <= piece.span.start && piece.span.end <= span.end));
          end = span.start;
        }
      }),
      { numRuns: 500 },
    );
  });

  for (const [name, shape] of Object.entries(shapes))
    it(`takes time in proportion to the length of ${name}`, () => {
      for (const language of [
        "tsx",
        "json5",
        "jsonld",
        "yaml",
        "csv",
        "turtle",
        "sparql",
        "python",
        "shell",
        "erlang",
      ] as const) {
        assertLinearTime(shape, language, { length: 3_000, unsuspicious: 300 });
      }
    });
});

describe("languageOfPath", () => {
  const paths: Readonly<Record<string, LanguageName | undefined>> = {
    "src/a.js": "javascript",
    "a.mjs": "javascript",
    "a.cjs": "javascript",
    "a.jsx": "jsx",
    "a.d.ts": "typescript",
    "a.mts": "typescript",
    "a.cts": "typescript",
    "A.TSX": "tsx",
    "C:\\a\\package.json": "json",
    "a/site.webmanifest": "json",
    "a.jsonld": "jsonld",
    "a.csv": "csv",
    "a.tab": "tsv",
    ".github/workflows/ci.yml": "yaml",
    ".clang-format": "yaml",
    "a/tsconfig.json": "jsonc",
    ".babelrc": "jsonc",
    "a.json5": "json5",
    json: undefined,
    "json/readme": "plaintext",
    "json/other": undefined,
    "a/.env": "dotenv",
    ".env.docker": "dotenv",
    ".env.test.example": "dotenv",
    ".env.ts": "typescript",
    "Dockerfile.dev": "dockerfile",
    "Dockerfile.md": "markdown",
    "dockerfile-a.b": undefined,
    "requirements.txt": "directives",
    "site/.htaccess": "directives",
    "nginx.conf": "directives",
    "a/yarn.lock": "directives",
    "go.mod": "directives",
    "a.http": "directives",
    "locale/he.po": "po",
    "a.qmd": "markdown",
    "a.org": "plaintext",
    "a.png": undefined,
    "": undefined,
  };
  for (const [path, language] of Object.entries(paths))
    it(`says ${language} for '${path}'`, () => assert.equal(languageOfPath(path), language));
});

describe("languageOfId", () => {
  it("knows the identifiers of editors", () => {
    const ids = ["javascript", "javascriptreact", "typescript", "typescriptreact", "json", "turtle", "sparql", "cobol"];
    const expected = ["javascript", "jsx", "typescript", "tsx", "json", "turtle", "sparql", undefined];
    assert.deepEqual(ids.map(languageOfId), expected);
  });
});
