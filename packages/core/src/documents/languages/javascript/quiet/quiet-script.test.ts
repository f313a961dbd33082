import assert from "node:assert/strict";
import { defaultSettings, readLiterals } from "../../../../literals/index.js";
import { readDocumentOnce } from "../../../document.js";
import { quickScriptReader } from "./candidate-statements.js";

const read = quickScriptReader({ typescript: true, jsx: false });

const quiet = [
  `import { a } from "../a/b.js";\n/** See https://a.example/x */\nexport const b = a("some text");`,
  `const a = b / 2 - c; // half\nconst d = { text: "a: b" }`,
  `const apiUrl = "name with spaces"; type A = 'a' | "b"`,
  "const a = `${b} of ${c}`; const d = [/[/\"']/u, 1]; e(`it's`)",
  `throw new TypeError("Not found " + 1)`,
  `const client = make(); client.got; open("x");`,
  "const a = `${b ? `${c[`d`]} of` : { e: '}' }.e /* f */} g`; // h",
  "const a = `${() => { return /[`}]/u; }}`",
  "const a = `${'https:'}//a.example/`;",
  `const a = b.get(c, d.e); get( )`,
  "const a = b.replace(\n    /[\"']/gu,\n    c(),\n  )",
  `const a = (b.c() - 1) / 2 + "'" // half of it`,
  "const url = a.url;\nb(url, url.c, { url: d });\nconst e = { url: f, g: 'x' }; if (url === 'x') h();",
  `function f(url: string, name = "x") { return name; }`,
  "return !/[\"']/u.test(a) || !!/'/u.test(b)",
  `const a = "x" + /'/.source + (b("c") / 2) + (d++ / 2) + (1 << 2) + "'"`,
  `class A { #b = "b"; get b() { return /"/u.test(this.#b) } }`,
];

const doubtful = [
  `const a = "https://a.example/x y";`,
  `fetch("x y");`,
  `import { a } from "https://a.example/x y";`,
  `(client as Client).get("x y");`,
  `client.get(a); client.get(b ? "x y" : c);`,
  `client.get(a)("x y"); client.get(a, "x y");`,
  `(client.get)("x y");`,
  `client.get?.("x y");`,
  `client.get<Page>("x y");`,
  `client.get.call(client, "x y");`,
  `const url = "/a b";`,
  `const from = 1; const url = from ? "/a b" : "";`,
  `const url = from = "/a b";`,
  `const a = "http:" + "//a.example/x y";`,
  `element.setAttribute("href", "x y");`,
  `const a = { "url": "/a b" };`,
  `const a = { url: b ? "/a b" : c };`,
  `a["url"] = "/a b";`,
  `a.url ||= "/a b";`,
  `function f(url: string = "/a b") {}`,
  `const a = (url: string): string => "", { url = "/a b" } = c;`,
  "if (a) {\n  b();\n  const url = '/a b';\n}\n",
  "const a = `${`x`};",
  "const a = `${`https://a.example/`}`;",
  `const a = { b: 1 } / 2 + "'"`,
  `while (a("b)")) /"/.test(c);`,
  `type A = string\n/"/.test(b);`,
  `const a = b! / 2 + "'" / 3`,
  `( // see [\n/"/.test(b))`,
  `#!/usr/bin/env node`,
  `if (a) /"/.test(b);`,
  `const a = "not closed`,
  `const a = b /* not closed`,
  `a<b/>`,
  `// a\n<!-- b`,
];

describe("quickScriptReader", () => {
  for (const text of quiet)
    it(`reads only the comments of ${text}`, () => {
      const { literals, comments } = readDocumentOnce(text, "typescript");
      assert.deepEqual(read(text, defaultSettings), { literals: [], comments });
      assert.deepEqual(
        literals.flatMap((raw) => readLiterals(text, raw, defaultSettings)),
        [],
      );
    });

  for (const text of doubtful)
    it(`has literals of ${text}, or leaves it to others`, () => {
      assert.notEqual(read(text, defaultSettings)?.literals.length, 0);
    });

  it("leaves long scripts to others", () => {
    assert.equal(read(`const a = "${"a".repeat(2_000_000)}"`, defaultSettings), undefined);
  });

  it("leaves all to others where settings add names", () => {
    const settings = { ...defaultSettings, sinks: ["load"] };
    assert.equal(read(`load("x y")`, settings), undefined);
  });
});
