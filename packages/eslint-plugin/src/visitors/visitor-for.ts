import { languageOfPath, readDocument } from "@irilint/core/documents";
import type { Rule } from "eslint";
import type { DocumentRoot } from "../languages/document-root.js";
import type { Gather } from "./gather.js";
import { javascriptVisitor } from "./javascript.js";
import { jsonVisitor } from "./json.js";

/**
 * The listeners that gather the literals of one file. The type of the root tells who has parsed it: an ESTree parser or
 * one in its manner, `@eslint/json`, or ourselves. Of any other tree we read the text, by the ending of the file's name.
 */
export function visitorFor({ sourceCode, filename }: Rule.RuleContext, gather: Gather): Rule.RuleListener {
  // ESLint's types know JavaScript alone; the type of its root is that of the first case.
  const root = sourceCode.ast as Root;
  switch (root.type) {
    case "Program":
      return { ...javascriptVisitor(sourceCode.text, gather), ...jsonVisitor(sourceCode.text, filename, gather) };
    case "Document":
      return jsonVisitor(sourceCode.text, filename, gather);
    case "IriDocument":
      root.literals.forEach(gather);
      return {};
    default: {
      const language = languageOfPath(filename);
      if (language !== undefined) readDocument(sourceCode.text, language).literals.forEach(gather);
      return {};
    }
  }
}

type Root = { readonly type: "Program" | "Document" | "root" | "StyleSheet" } | DocumentRoot;
