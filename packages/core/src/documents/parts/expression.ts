import type { Reading } from "../reading.js";
import { shiftedLiteral, shiftedSpan } from "../../literals/locating/index.js";
import type { Parts } from "./parts.js";

/** What an expression of JavaScript in a document is for. */
export type ExpressionUse =
  /** It gives an attribute of an element its value. */
  | { readonly kind: "attribute"; readonly element: string; readonly name: string }
  /** Its value goes somewhere else, or it is spread. */
  | { readonly kind: "value" }
  /** It is run when something happens, and may be several statements. */
  | { readonly kind: "statements" };

const elementName = /^[A-Za-z][\w-]*$/u;
const attributeName = /^[A-Za-z_$][\w$-]*(?::[\w$-]+)?$/u;

/** Reads an expression as if it stood in a file of its own where such expressions stand. */
export function readExpression(parts: Parts, text: string, use: ExpressionUse): Pick<Reading, "literals" | "comments"> {
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

/** A line end keeps a comment at the end of the expression from going on. */
function frameOf(use: ExpressionUse): { readonly before: string; readonly after: string } {
  if (use.kind === "statements") return { before: "", after: "" };
  if (use.kind === "value" || !attributeName.test(use.name)) return { before: "[", after: "\n]" };
  return { before: `<${elementName.test(use.element) ? use.element : "x"} ${use.name}={`, after: "\n}/>" };
}
