import { languageOfPath, readDocument, type LanguageName } from "@irilint/core/documents";
import type { RawLiteral } from "@irilint/core/literals";
import type { Rule } from "eslint";
import type { DocumentRoot } from "../languages/document-root.js";
import type { Gather } from "./gather.js";
import { javascriptVisitor } from "./javascript.js";
import { jsonVisitor } from "./json.js";

/** What the trees of other parsers do not tell in full, or in as many ways as there are parsers. */
const readFromText: ReadonlySet<LanguageName> = new Set(["jsonld"]);

/**
 * The listeners that gather the literals of one file. The type of the root tells who has parsed it: an ESTree parser or
 * one in its manner, `@eslint/json`, or ourselves. Of any other tree we read the text, by the ending of the file's name.
 */
export function visitorFor({ sourceCode, filename }: Rule.RuleContext, gather: Gather): Rule.RuleListener {
  // ESLint's types know JavaScript alone; the type of its root is that of the first case.
  const root = sourceCode.ast as Root;
  const language = languageOfPath(filename);
  if (root.type === "IriDocument") return gatherAll(root.literals, gather);
  if (language !== undefined && readFromText.has(language)) return gatherFrom(sourceCode.text, language, gather);
  switch (root.type) {
    case "Program":
      return { ...javascriptVisitor(sourceCode.text, gather), ...jsonVisitor(sourceCode.text, filename, gather) };
    case "Document":
      return jsonVisitor(sourceCode.text, filename, gather);
    default:
      return language === undefined ? {} : gatherFrom(sourceCode.text, language, gather);
  }
}

function gatherFrom(text: string, language: LanguageName, gather: Gather): Rule.RuleListener {
  return gatherAll(readDocument(text, language).literals, gather);
}

function gatherAll(literals: readonly RawLiteral[], gather: Gather): Rule.RuleListener {
  literals.forEach(gather);
  return {};
}

type Root = { readonly type: "Program" | "Document" | "root" | "StyleSheet" } | DocumentRoot;
