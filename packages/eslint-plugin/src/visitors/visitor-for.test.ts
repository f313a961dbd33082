import assert from "node:assert/strict";
import { eslintVersions } from "../../test/eslint-versions.js";
import { plugin } from "../plugin.js";
import { documentLanguage, type Language } from "../languages/document-language.js";

const rules = { "iri/host-not-lowercase": "error" } as const;

/** A language of somebody else: its root has a type of its own, and holds nothing that we know. */
function foreignLanguage(): Language {
  const own = documentLanguage("json", "every-rule");
  return {
    ...own,
    parse: ({ body }, context) => {
      const result = own.parse({ body, path: "", physicalPath: "", bom: false }, context);
      return result.ok ? { ok: true, ast: { ...(result.ast as object), type: "StyleSheet", literals: [] } } : result;
    },
  };
}

/** A parser of JSON for ESLint's own language, as eslint-plugin-jsonc has one. */
const jsoncNodes = {
  parseForESLint: (text: string) => {
    const range = (part: string): [number, number] => [text.indexOf(part), text.indexOf(part) + part.length];
    const loc = { start: { line: 1, column: 0 }, end: { line: 1, column: text.length } };
    const key = { type: "JSONLiteral", value: "url", range: range('"url"'), loc };
    const value = { type: "JSONLiteral", value: "http://EXAMPLE.com/", range: range('"http://EXAMPLE.com/"'), loc };
    const property = { type: "JSONProperty", key, value, range: range(text.slice(2, -2)), loc };
    const ast = {
      type: "Program",
      body: [property],
      tokens: [],
      comments: [],
      range: range(text),
      loc,
      sourceType: "module",
    };
    return { ast, visitorKeys: { Program: ["body"], JSONProperty: ["key", "value"], JSONLiteral: [] } };
  },
};

for (const { name, Linter } of eslintVersions) {
  const lint = (file: string, config: object): number[] =>
    new Linter()
      .verify(
        '{ "url": "http://EXAMPLE.com/" }',
        [
          {
            files: ["**/*.*"],
            plugins: { iri: plugin, foreign: { languages: { any: foreignLanguage() } } },
            rules,
            ...config,
          },
        ],
        file,
      )
      .map(({ column }) => column);

  describe(`the literals of a tree, under ${name}`, () => {
    it("are read from the text if the tree is of another language", () => {
      assert.deepEqual(lint("a.json", { language: "foreign/any" }), [18]);
    });

    it("are none if nobody knows the language", () => {
      assert.deepEqual(lint("a.unknown", { language: "foreign/any" }), []);
    });

    it("are those of the nodes that eslint-plugin-jsonc has", () => {
      assert.deepEqual(lint("a.json", { languageOptions: { parser: jsoncNodes } }), [18]);
    });
  });
}
