import type { Sliceable } from "../../../../text/changing-text.js";
import type { SyntaxNode, TreeCursor } from "../../../grammars.cjs";
import { memberName, pathOf, plainString, textOf } from "./lezer-names.js";
import { plainRole, type Role } from "./lezer-role.js";
import {
  argumentOf,
  at,
  inKey,
  inType,
  leftOf,
  plain,
  receiverOf,
  rightOf,
  throughHole,
  type Destination,
} from "../destination.js";

const inCallee: Destination = { ...plain, position: "callee" };
const inTypeQuery: Destination = { ...plain, position: "type-query" };

export function typeQuery(): Role {
  return () => inTypeQuery;
}

export function conditional(outer: Destination): Role {
  let isTest = true;
  return (child) => {
    if (child.name === "LogicOp") isTest = false;
    return isTest ? plain : outer;
  };
}

export function binary(outer: Destination, node: TreeCursor, source: Sliceable): Role {
  const operator = operatorOf(node, source);
  if (operator === "as" || operator === "satisfies") return () => outer;
  let isLeft = true;
  return (child) => {
    if (operatorNames.has(child.name)) isLeft = false;
    return isLeft ? leftOf(operator, outer) : rightOf(operator, outer);
  };
}

const operatorNames: ReadonlySet<string> = new Set([
  "ArithOp",
  "BitOp",
  "CompareOp",
  "LogicOp",
  "as",
  "in",
  "instanceof",
  "satisfies",
]);

/** The operator of a binary expression. */
export function operatorOf(binaryExpression: TreeCursor | SyntaxNode, source: Sliceable): string {
  let child = binaryExpression.node.firstChild;
  while (child !== null && !operatorNames.has(child.name)) child = child.nextSibling;
  return child === null ? "" : textOf(child, source);
}

export function member(outer: Destination, node: TreeCursor, source: Sliceable): Role {
  let isObject = true;
  const isInTypeQuery = outer.position === "type-query";
  const ofObject = isInTypeQuery
    ? outer
    : outer.position === "callee"
      ? receiverOf(memberName(node.node, source))
      : plain;
  return (child) => {
    if (child.name === "[") isObject = false;
    if (isObject) return ofObject;
    return isInTypeQuery ? inType : inKey;
  };
}

/** For calls and `new`. The arguments are told their callee; which argument they are, `argumentList` finds out. */
export function call(_outer: Destination, node: TreeCursor, source: Sliceable): Role {
  const prefix = node.name === "NewExpression" ? "new " : "";
  const callee = calleeOf(node, source);
  const ofCallee = prefix === "" ? inCallee : plain;
  return (child) => (child.name === "ArgList" ? at({ kind: "argument", callee: prefix + callee, index: 0 }) : ofCallee);
}

function calleeOf(callExpression: TreeCursor, source: Sliceable): string {
  let child = callExpression.node.firstChild;
  while (child !== null && (child.name === "new" || child.name.endsWith("Comment"))) child = child.nextSibling;
  return child === null ? "*" : pathOf(child, source);
}

export function argumentList({ site }: Destination, _node: TreeCursor, source: Sliceable): Role {
  if (site.kind !== "argument") return plainRole;
  let index = 0;
  let first: string | undefined;
  return (child) => {
    if (child.name === ",") index++;
    if (index === 0 && child.name === "String") first = plainString(child, source);
    return argumentOf(site.callee, index, first);
  };
}

export function tagged(_outer: Destination, node: TreeCursor, source: Sliceable): Role {
  const tag = node.node.firstChild;
  const ofTemplate = at({ kind: "tagged", tag: tag === null ? "*" : pathOf(tag, source) });
  return (child) => (child.name === "TemplateString" ? ofTemplate : plain);
}

export function template(outer: Destination, node: TreeCursor): Role {
  if (outer.site.kind === "tagged") return plainRole;
  const start = node.from + 1;
  const end = node.to - 1;
  return (hole) => throughHole(start < hole.from, hole.to < end);
}
