import type { Tag } from "./tag.js";
import { wordSet } from "../../text/word-set.js";

const javascript = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script(?:;.*)?)?$/u;
const json = /^(?:importmap|speculationrules|(?:application|text)\/(?:[\w.-]+\+)?json.*)$/u;
/** MIME types of scripts that hold markup: templates of pages; `text/x-red` holds dialogs and help of Node-RED. */
const markup = wordSet(`
text/html text/template text/ng-template text/v-template text/x-template text/x-handlebars text/x-handlebars-template
text/x-mustache text/x-red text/x-tmpl text/x-jquery-tmpl text/x-jsrender text/x-kendo-template text/x-underscore
text/x-underscore-template
`);

const byType: Readonly<Record<string, string>> = {
  "application/ld+json": "jsonld",
  "text/markdown": "markdown",
  "text/babel": "javascriptreact",
  "text/jsx": "javascriptreact",
  "text/typescript": "typescript",
  "application/typescript": "typescript",
  "text/turtle": "turtle",
  "text/n3": "n3",
  "application/trig": "trig",
  "application/n-triples": "ntriples",
  "application/n-quads": "nquads",
  "application/sparql-query": "sparql",
  "application/sparql-update": "sparql",
  "application/rdf+xml": "xml",
};

const byLang: Readonly<Record<string, string>> = {
  ts: "typescript",
  tsx: "typescriptreact",
  js: "javascript",
  jsx: "javascriptreact",
};

/** The language of a `script` element — HTML Standard §4.12.1; undefined if it is a data block in no known language. */
export function languageOfScript(type: string | undefined, lang: string | undefined): string | undefined {
  if (lang !== undefined) return byLang[lang.toLowerCase()] ?? lang.toLowerCase();
  const lower = (type ?? "").trim().toLowerCase();
  if (javascript.test(lower)) return "javascript";
  return byType[lower] ?? (json.test(lower) ? "json" : markup.has(lower) ? "html" : undefined);
}

/** The language in a `style` element. */
export function languageOfStyle(type: string | undefined, lang: string | undefined): string {
  const name = (lang ?? type?.replace(/^text\//u, "") ?? "").trim().toLowerCase();
  return name === "" || name === "postcss" ? "css" : name;
}

/** The value of an attribute as it is spelled; for values that contain no references. */
export function spelledValue(text: string, { attributes }: Tag, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.name.toLowerCase() === name);
  if (found === undefined) return undefined;
  return found.value === undefined ? "" : text.slice(found.value.start, found.value.end);
}
