import { readDocument } from "@irilint/core/documents";
import type { RawLiteral } from "@irilint/core/literals";
import type { Rule } from "eslint";
import type { DocumentRoot } from "../languages/document-root.js";
import type { Gather } from "./gather.js";
import { javascriptVisitor } from "./javascript.js";
import { languageOfTree, type Tree } from "./language-of-tree.js";
import { isPartOfWhole, noteWholeFile } from "./whole-files.js";

/**
 * The listeners that gather the literals of one file. Only the trees of JavaScript are walked. The trees of other
 * languages are too different from one another, and often say too little of where a literal stands: of those, and of our
 * own ones, nothing but the language counts, and the text is read as every other host of ours reads it.
 */
export function visitorFor(context: Rule.RuleContext, gather: Gather): Rule.RuleListener {
  if (isPartOfWhole(context)) return {};
  const literals = readWhole(context);
  if (literals === undefined) return javascriptVisitor(context.sourceCode.text, gather);
  noteWholeFile(context);
  literals.forEach(gather);
  return {};
}

/** The literals of a text that is no JavaScript. */
function readWhole({ sourceCode, filename }: Rule.RuleContext): readonly RawLiteral[] | undefined {
  // ESLint's types know JavaScript alone.
  const root = sourceCode.ast as Tree["root"] | DocumentRoot;
  if (isDocumentRoot(root)) return root.literals;
  const services = sourceCode.parserServices as Tree["services"];
  const language = languageOfTree({ root, services, filename });
  if (language === "estree") return undefined;
  return language === undefined ? [] : readDocument(sourceCode.text, language).literals;
}

function isDocumentRoot(root: Tree["root"] | DocumentRoot): root is DocumentRoot {
  return root.type === "IriDocument";
}
