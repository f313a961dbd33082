import assert from "node:assert/strict";
import type { Linter as LinterType } from "eslint";
import jsonc from "eslint-plugin-jsonc";
import * as jsoncParser from "jsonc-eslint-parser";
import { eslintVersions } from "../../test/eslint-versions.js";
import { plugin } from "../plugin.js";
import { documentLanguage, type Language } from "../languages/document-language.js";

const rules = { "iri/host-not-lowercase": "error" } as const;

/** A language of somebody else: its root has a type of its own, and holds nothing that we know. */
function foreignLanguage(change: (sourceCode: object) => object = (sourceCode) => sourceCode): Language {
  const own = documentLanguage("json");
  return {
    ...own,
    parse: ({ body }, context) => {
      const result = own.parse({ body, path: "", physicalPath: "", bom: false }, context);
      return result.ok ? { ok: true, ast: { ...(result.ast as object), type: "Foreign", literals: [] } } : result;
    },
    createSourceCode: (...args) => change(own.createSourceCode(...args)) as ReturnType<Language["createSourceCode"]>,
  };
}

const foreign = {
  languages: {
    any: foreignLanguage(),
    old: foreignLanguage((sourceCode) => Object.defineProperty(sourceCode, "getLocFromIndex", { value: undefined })),
  },
};

/** Makes the tree that the parser of @angular-eslint makes of a template, without its nodes. */
const templateParser = {
  parseForESLint: (text: string) => {
    const loc = { start: { line: 1, column: 0 }, end: { line: 1, column: text.length } };
    const ast = {
      type: "Program",
      body: [],
      comments: [],
      tokens: [],
      range: [0, text.length],
      loc,
      templateNodes: [],
      value: text,
    };
    return { ast, visitorKeys: { Program: ["templateNodes"] }, services: {} };
  },
};

for (const { name, Linter } of eslintVersions) {
  const lint = (file: string, config: LinterType.Config): string[] =>
    new Linter()
      .verify(
        '{\n"url": "http://EXAMPLE.com/" }',
        [
          { files: ["**/*.*"], plugins: { iri: plugin, foreign, jsonc }, rules },
          { files: ["**/*.*"], ...config },
        ],
        file,
      )
      .map(({ line, column, endLine, endColumn }) => `${line}:${column}-${endLine}:${endColumn}`);
  const found = ["2:16-2:27"];

  describe(`the literals of a tree, under ${name}`, () => {
    it("are read from the text if the tree is of another language", () => {
      assert.deepEqual(lint("a.json", { language: "foreign/any" }), found);
    });

    it("are none if nobody knows the language", () => {
      assert.deepEqual(lint("a.unknown", { language: "foreign/any" }), []);
    });

    it("are read from the text if a parser of another language has made a program", () => {
      assert.deepEqual(lint("a.json", { languageOptions: { parser: jsoncParser } }), found);
    });

    it("are read by the parser's language if the name of the file tells none", () => {
      assert.deepEqual(lint("a.unknown", { language: "jsonc/json" }), found);
    });

    it("are none in a file that is too long to be read, which is said of that file", () => {
      const text = `m!${"\u4E00".repeat(12_000_000)}!;`;
      const config = { files: ["**/*.*"], plugins: { iri: plugin, foreign }, rules, language: "foreign/any" };
      const messages = new Linter().verify(text, [config], "a.pl");
      assert.deepEqual(
        messages.map(({ line, message }) => [line, message.slice(-24)]),
        [[1, " is too long to be read."]],
      );
    });

    it("are those of HTML in a template of Angular", () => {
      const messages = new Linter().verify(
        '<a href="http://EXAMPLE.com/">{{ title }}</a>',
        [{ files: ["**/*.*"], plugins: { iri: plugin }, rules, languageOptions: { parser: templateParser } }],
        "a.component.html",
      );
      assert.deepEqual(
        messages.map(({ column, endColumn }) => [column, endColumn]),
        [[17, 28]],
      );
    });

    it("are found where they stand even if the language tells no position for an offset", () => {
      assert.deepEqual(lint("a.json", { language: "foreign/old" }), found);
    });
  });

  describe(`the parts of a file that a processor gives, under ${name}`, () => {
    const lintParts = (wholes: readonly string[]): number => {
      const processor: LinterType.Processor = {
        preprocess: () => [...wholes, { text: 'fetch("http://EXAMPLE.com/");', filename: "0.js" }],
        postprocess: (lists) => lists.flat(),
      };
      return lint("a.json", { files: ["**/*.json"], language: "iri/json", processor }).length;
    };

    it("are looked at", () => assert.equal(lintParts([]), 1));

    it("are passed over after the whole, in which they were", () => assert.equal(lintParts(["{}"]), 0));

    it("are looked at again in the next run", async () => {
      lintParts(["{}"]);
      await Promise.resolve();
      assert.equal(lintParts([]), 1);
    });
  });
}
