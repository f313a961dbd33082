import assert from "node:assert/strict";
import fc from "fast-check";
import { anyCharacter } from "../../test/any-character.js";
import { languageFiles, languageOfId, languageOfPath, readDocument, type LanguageName } from "./index.js";

const languages = languageFiles.map(({ language }) => language);

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
    const text = fc.array(fc.oneof(fragment, fc.string({ unit: anyCharacter, maxLength: 3 })), { maxLength: 60 });
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
    "a.template.ttl": undefined,
    "a.j2.rq": undefined,
    "template.ttl": "turtle",
    "a.template.json": "json",
    "admin.js.erb": "javascript",
    "a.d.ts.ejs": "typescript",
    "theme.scss.liquid": "scss",
    "a.min.css.twig": "css",
    "js.erb": "template",
    "a.html.erb": "template",
    "a.cshtml": "razor",
    "a.scala.html": "razor",
    "scala.html": "html",
    "a.fish": "shell",
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
