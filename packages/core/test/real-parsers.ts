/** The parsers by which others read the languages, each reduced to the values that it finds, in order. */
import css from "@eslint/css";
import { getStaticJSONValue, parseJSON } from "jsonc-eslint-parser";
import { fromMarkdown } from "mdast-util-from-markdown";
import { parse as parseHtml } from "parse5";
import { parse as parseToml } from "smol-toml";
import ts from "typescript";
import { parseAllDocuments } from "yaml";
import type { LanguageName } from "../src/documents/index.js";
import { tokensOf, type ValuesOf } from "./syntax-trees.js";

const json: ValuesOf = (text) => valuesIn(JSON.parse(text));
const jsonWithComments: ValuesOf = (text) => valuesIn(getStaticJSONValue(parseJSON(text)));

export const realParsers: Partial<Readonly<Record<LanguageName, ValuesOf>>> = {
  ...tokensOf,
  javascript: (text) => valuesOfCode(text, ts.ScriptKind.JSX),
  jsx: (text) => valuesOfCode(text, ts.ScriptKind.JSX),
  typescript: (text) => valuesOfCode(text, ts.ScriptKind.TS),
  tsx: (text) => valuesOfCode(text, ts.ScriptKind.TSX),
  json,
  jsonld: json,
  jsonc: jsonWithComments,
  json5: jsonWithComments,
  yaml: (text) =>
    parseAllDocuments(text, { logLevel: "silent" }).flatMap((document) => {
      if (document.errors[0] !== undefined) throw document.errors[0];
      return valuesIn(document.toJS());
    }),
  toml: (text) => valuesIn(parseToml(text)),
  css: valuesOfCss,
  markdown: (text) => valuesIn(fromMarkdown(text)),
  html: (text) => valuesIn(parseHtml(text)),
};

/** What says where something stands, or is told of it twice. */
const places = new Set(["position", "parentNode", "loc", "range", "start", "end", "raw", "sourceCodeLocation"]);

function valuesIn(tree: unknown): string[] {
  const values: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) values.push(`${path}\t${String(value)}`);
    else
      for (const [key, inner] of Object.entries(value))
        if (!places.has(key)) visit(inner, `${path}/${pathStep(value, key)}`);
  };
  visit(tree, "");
  return values;
}

/** A key that is mended is a value, too: its members keep their place. */
function pathStep(parent: object, key: string): string {
  return Array.isArray(parent) ? "" : key;
}

function valuesOfCss(text: string): readonly string[] {
  const parsed = css.languages.css.parse(
    { body: text, path: "a.css", physicalPath: "a.css", bom: false },
    {
      languageOptions: {},
    },
  );
  if (!parsed.ok) throw new SyntaxError(parsed.errors[0]?.message ?? "no CSS");
  return valuesIn(JSON.parse(JSON.stringify(parsed.ast)));
}

/** Every leaf of the tree, with its kind; the errors of the parser are values, since real code has some for it. */
function valuesOfCode(text: string, kind: ts.ScriptKind): readonly string[] {
  const file = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, false, kind);
  const values: string[] = [];
  const visit = (node: ts.Node): void => {
    values.push(`${node.kind}\t${"text" in node && typeof node.text === "string" ? node.text : ""}`);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return values;
}
