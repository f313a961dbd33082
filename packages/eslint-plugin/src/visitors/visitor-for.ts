import { readDocument, type IriDocument } from "@irilint/core/documents";
import type { Settings } from "@irilint/core/literals";
import type { Rule } from "eslint";
import type { DocumentRoot } from "../languages/document-root.js";
import { reportFile } from "../report.js";
import { readUnlessTooLong, tooLong } from "../too-long.js";
import { commentsOf } from "./comments.js";
import type { Gathered } from "./gather.js";
import { javascriptVisitor } from "./javascript.js";
import { languageOfTree, type Tree } from "./language-of-tree.js";
import type { WholeFile } from "./whole-file.js";

/**
 * The listeners that gather the literals and comments of one file. Only the trees of JavaScript are walked. The trees of
 * other languages are too different from one another, and often say too little of where a literal stands: of those, and
 * of our own ones, nothing but the language counts, and the text is read as every other host of ours reads it.
 */
export function visitorFor(
  context: Rule.RuleContext,
  settings: Settings,
  wholeFile: WholeFile,
  gathered: Gathered,
): Rule.RuleListener {
  if (wholeFile.hasPart(context)) return {};
  const whole = readWhole(context, settings);
  if (whole === "tree") return treeVisitor(context.sourceCode, settings, gathered);
  if (whole === undefined) {
    reportFile(context, { message: tooLong });
    return {};
  }
  gathered.comments(whole.comments);
  wholeFile.note(context);
  whole.literals.forEach(gathered.literal);
  return {};
}

function treeVisitor(
  sourceCode: Rule.RuleContext["sourceCode"],
  settings: Settings,
  gathered: Gathered,
): Rule.RuleListener {
  gathered.comments(commentsOf(sourceCode, settings));
  return javascriptVisitor(sourceCode, settings, gathered.literal);
}

/** What is in a text; nothing if that is too long, and no more than that if its tree is one of JavaScript. */
function readWhole(
  context: Rule.RuleContext,
  settings: Settings,
): Pick<IriDocument, "literals" | "comments"> | "tree" | undefined {
  const { sourceCode, filename } = context;
  // ESLint's types know JavaScript alone.
  const root = sourceCode.ast as Tree["root"] | DocumentRoot;
  if (isDocumentRoot(root)) return { literals: root.literals, comments: commentsOf(sourceCode, settings) };
  const services = sourceCode.parserServices as Tree["services"];
  const language = languageOfTree({ root, services, filename });
  if (language === "estree") return "tree";
  if (language === undefined) return { literals: [], comments: [] };
  return readUnlessTooLong(() => readDocument(sourceCode.text, language));
}

function isDocumentRoot(root: Tree["root"] | DocumentRoot): root is DocumentRoot {
  return root.type === "IriDocument";
}
