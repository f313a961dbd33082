import type { LiteralsAndComments } from "../reading.js";
import { shiftedLiteral, shiftedSpan } from "../../literals/locating/index.js";
import type { Parts } from "./parts.js";

/** The use of a JavaScript expression in a document. */
export type ExpressionUse =
  /** The value of an attribute of an element. */
  | { readonly kind: "attribute"; readonly element: string; readonly name: string }
  /** Any other value, or one that is spread. */
  | { readonly kind: "value" }
  /** An event handler, which may be several statements. */
  | { readonly kind: "statements" };

const elementName = /^[A-Za-z][\w-]*$/u;
const attributeName = /^[A-Za-z_$][\w$-]*(?::[\w$-]+)?$/u;

/** Reads an expression as if it stood in a JavaScript file at such a place. */
export function readExpression(parts: Parts, text: string, use: ExpressionUse): LiteralsAndComments {
  const { before, after } = frameOf(use);
  const { literals = [], comments = [] } = parts.read("typescriptreact", before + text + after) ?? {};
  const isWithin = ({ start, end }: { start: number; end: number }) =>
    start >= before.length && end <= before.length + text.length;
  return {
    literals: literals
      .slice()
      .filter(({ span }) => isWithin(span))
      .map((literal) => shiftedLiteral(literal, -before.length)),
    comments: comments
      .slice()
      .filter(isWithin)
      .map((comment) => shiftedSpan(comment, -before.length)),
  };
}

/** The code around the expression; a line end stops a comment at its end. */
function frameOf(use: ExpressionUse): { readonly before: string; readonly after: string } {
  if (use.kind === "statements") return { before: "", after: "" };
  if (use.kind === "value" || !attributeName.test(use.name)) return { before: "[", after: "\n]" };
  return { before: `<${elementName.test(use.element) ? use.element : "x"} ${use.name}={`, after: "\n}/>" };
}
