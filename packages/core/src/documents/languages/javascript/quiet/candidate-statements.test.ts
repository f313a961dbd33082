import assert from "node:assert/strict";
import { defaultSettings, readLiterals, type RawLiteral } from "../../../../literals/index.js";
import { readDocumentOnce } from "../../../document.js";
import type { ScriptDialect } from "../estree/babel-reading.js";
import { scriptTokens } from "./script-tokens.js";
import { scriptCandidateReader } from "./candidate-statements.js";

const dialects: readonly (readonly ["typescript" | "tsx" | "javascript", ScriptDialect])[] = [
  ["typescript", { typescript: true, jsx: false }],
  ["tsx", { typescript: true, jsx: true }],
  ["javascript", { typescript: false, jsx: true }],
];

const filler = `const filler = call("some text", [1, 2]);\nfunction other() {\n  return call("more");\n}\n`;

/** Each with the number of its identifiers; all are JavaScript and TypeScript at once. */
const rows: readonly (readonly [what: string, text: string, found: number])[] = [
  ["a call", `fetch("/a");`, 1],
  ["a statement without a semicolon", `const a = 1\nconst url = "/a"\nlet b = 2`, 1],
  ["a value that goes on in the next line", `const url = a\n  ? "/b"\n  : "/c";`, 2],
  ["arguments behind a function", `fetch("/a", () => {\n  b();\n  c();\n}, "/d");\nconst e = "/f";`, 1],
  [
    "a statement in a block in a block",
    `if (a) {\n  b();\n  while (c) {\n    d();\n    fetch("/a");\n  }\n  e();\n}`,
    1,
  ],
  ["a statement behind a block", `if (a) {\n  b("c");\n}\nelse fetch("/a");`, 1],
  ["an object", `const a = {\n  b: function () {\n    c();\n    d();\n  },\n  url: "/a",\n};`, 1],
  ["an object in an object", `const prefixes = { a: { b: "http://a.example/" }, c: "http://b.example/" };`, 2],
  ["a member of a class", `class A {\n  b = "b";\n  c() {\n    return "c";\n  }\n  url = "/a";\n  d() {}\n}`, 1],
  ["a private member", `class A {\n  #b = "b";\n  c() {}\n  d() {\n    return fetch("/a" + this.#b);\n  }\n}`, 1],
  [
    "a case",
    `switch (a) {\n  case 1:\n    b();\n    break;\n  case 2:\n    fetch("/a");\n    break;\n  default:\n}`,
    1,
  ],
  ["a label", `a: for (;;) {\n  b();\n  fetch("/a");\n  continue a;\n}`, 1],
  ["a template with a function", "const a = `${b(() => { c(); d(); })}`;\nfetch(`/a/${a}`);", 1],
  ["a regular expression with brackets", `const a = b.match(/[({]/) / 2;\nfetch("/a");`, 1],
  ["strings that are joined", `const a = "http:" + "//a.example/";`, 1],
  ["a module", `import a from "https://a.example/a.js";\nimport b from "b";`, 1],
  ["comments", `/* see http://a.example/ */ a();\n{\n  b();\n  // and https://b.example/\n}`, 2],
  ["an assignment in a comparison", `if ((url = "/a") === b) c();`, 1],
  ["a loop over the object of a name", `for (const url of ["/a"]) fetch(url);`, 0],
  ["a shift and a comparison", `const a = b << 2 < c, d = e++ < f;\nfetch("/a");`, 1],
  ["a statement with an error", `const = ;\nfetch("/a");`, 1],
  ["a bracket that closes nothing", `a());\nfetch("/a");`, 1],
];

describe("scriptCandidateReader", () => {
  for (const [what, text, found] of rows)
    for (const [language, dialect] of dialects)
      it(`finds ${what} in ${language}`, () => {
        for (const whole of [text, filler + text, `${text}\n${filler}`, `${filler}${text}\n${filler}`]) {
          const literals = telling(whole, scriptCandidateReader(dialect)(defaultSettings)(whole).literals.slice());
          assert.deepEqual(literals, telling(whole, readDocumentOnce(whole, language).literals));
        }
        const comments = scriptCandidateReader(dialect)(defaultSettings)(text).comments.length;
        assert.ok(
          found === (what === "comments" ? comments : telling(text, readDocumentOnce(text, language).literals).length),
        );
      });

  for (const [language, dialect] of dialects.filter(([, { jsx }]) => jsx))
    it(`takes no element of ${language} for tokens`, () => {
      for (const element of [`<a href="/b">don't</a>`, `<><a href="/b"/></>`, `<B.c href="/b">{"'"}</B.c>`])
        for (const before of ["const a = ", "b(c) && ", "return ", "d((e, ", "f(() => ", "g ? ", "h = // <\n"]) {
          const text = `function f() {\n  ${before}${element}${before.includes("((") ? "))" : before.includes("f(") ? ")" : ""}\n}\n`;
          assert.equal(scriptTokens(text, { jsx: true }), undefined);
          const literals = telling(text, scriptCandidateReader(dialect)(defaultSettings)(text).literals.slice());
          assert.deepEqual(literals, telling(text, readDocumentOnce(text, language).literals));
        }
    });

  it("parses the statements that may hold an identifier, and no others", () => {
    const text = `${filler.repeat(3)}fetch("/a");\n${filler.repeat(3)}`;
    const { literals } = scriptCandidateReader({ typescript: true, jsx: false })(defaultSettings)(text);
    assert.deepEqual(
      literals.slice().map(({ span }) => text.slice(span.start, span.end)),
      ["/a"],
    );
  });
});

/** Those literals in which identifiers are. */
function telling(text: string, literals: readonly RawLiteral[]): readonly RawLiteral[] {
  return literals.filter((raw) => readLiterals(text, raw, defaultSettings).length > 0);
}
