import { lowerBound } from "../../../../text/lower-bound.js";
import { isTransparent, keyName, markupName, memberName, pathOf, plainString } from "./estree-names.js";
import { nodeIn, nodesIn, startOf, stringIn, type EstreeNode } from "./estree-node.js";
import { hasText } from "./estree-template.js";
import { argumentOf, assignedBy, assignedTo, at, inComparison, inKey, inText, inType } from "../destination.js";
import {
  leftOf,
  moduleSpecifier,
  passesOn,
  plain,
  propertyOf,
  receiverOf,
  rightOf,
  throughHole,
  type Destination,
} from "../destination.js";

/** What surrounds a child: known from its parent alone, or from what surrounds the parent. */
export type Step = Destination | ((outer: Destination) => Destination);

/** The step from a child to its parent. */
export type StepTo = (child: EstreeNode, parent: EstreeNode) => Step;

const pass = (outer: Destination): Destination => outer;

/** The parents that say something of their children; any other just has values in it. */
const steps: ReadonlyMap<string, StepTo> = new Map<string, StepTo>([
  ["AccessorProperty", property],
  ["ArrayExpression", () => pass],
  ["AssignmentExpression", assignment],
  ["AssignmentPattern", (child, parent) => definition(child, parent, "left", "right")],
  ["BinaryExpression", operands],
  ["CallExpression", call],
  ["ConditionalExpression", (child, parent) => (child === nodeIn(parent, "test") ? plain : pass)],
  ["ExportAllDeclaration", reexport],
  ["ExportNamedDeclaration", reexport],
  ["ExportNamespaceSpecifier", () => inKey],
  ["ExportSpecifier", () => inKey],
  ["ImportAttribute", property],
  ["ImportDeclaration", reexport],
  ["ImportExpression", (child, parent) => (child === nodeIn(parent, "source") ? moduleSpecifier : plain)],
  ["ImportSpecifier", () => inKey],
  ["JSXAttribute", attribute],
  ["JSXElement", () => inText],
  ["JSXExpressionContainer", () => pass],
  ["JSXFragment", () => inText],
  ["JSXSpreadChild", () => pass],
  ["LogicalExpression", operands],
  ["MemberExpression", member],
  ["MethodDefinition", property],
  ["NewExpression", call],
  ["ObjectExpression", () => pass],
  ["Property", objectProperty],
  ["PropertyDefinition", property],
  ["SpreadElement", (_child, parent) => (parent.parent?.type === "ObjectExpression" ? plain : pass)],
  ["SwitchCase", (child, parent) => (child === nodeIn(parent, "test") ? inComparison : plain)],
  ["TaggedTemplateExpression", tagged],
  ["TemplateLiteral", hole],
  ["TSAbstractAccessorProperty", property],
  ["TSAbstractMethodDefinition", property],
  ["TSAbstractPropertyDefinition", property],
  ["TSEnumMember", (child, parent) => definition(child, parent, "id", "initializer")],
  ["TSExternalModuleReference", () => moduleSpecifier],
  ["TSImportType", () => moduleSpecifier],
  ["TSLiteralType", (_child, parent) => (parent.parent?.type === "TSImportType" ? moduleSpecifier : inType)],
  ["TSMethodSignature", (child, parent) => (child === nodeIn(parent, "key") ? inType : plain)],
  ["TSModuleDeclaration", () => moduleSpecifier],
  ["TSPropertySignature", (child, parent) => (child === nodeIn(parent, "key") ? inType : plain)],
  ["VariableDeclarator", (child, parent) => definition(child, parent, "id", "init")],
]);

/** What a parent says of a child. */
export function stepTo(child: EstreeNode, parent: EstreeNode): Step {
  const step = steps.get(parent.type);
  if (step !== undefined) return step(child, parent);
  return isTransparent(parent) && child === nodeIn(parent, "expression") ? pass : plain;
}

function assignment(child: EstreeNode, parent: EstreeNode): Step {
  const target = nodeIn(parent, "left");
  if (child === target) return plain;
  const name = target === undefined || target.type.endsWith("Pattern") ? undefined : pathOf(target);
  return assignedBy(stringIn(parent, "operator") ?? "", name);
}

/** For `name = value`. */
function definition(child: EstreeNode, parent: EstreeNode, nameMember: string, valueMember: string): Step {
  const name = nodeIn(parent, nameMember);
  if (child === name) return inKey;
  if (child !== nodeIn(parent, valueMember)) return plain;
  return assignedTo(name?.type.endsWith("Pattern") ? undefined : keyName(parent, name));
}

/** For `key: value` in objects. */
function objectProperty(child: EstreeNode, parent: EstreeNode): Step {
  const key = nodeIn(parent, "key");
  if (child === key) return inKey;
  return (outer) => propertyOf(outer, keyName(parent, key));
}

/** For `key = value` in classes, for methods, and for the attributes of imports. */
function property(child: EstreeNode, parent: EstreeNode): Step {
  const key = nodeIn(parent, "key");
  if (child === key) return inKey;
  return child === nodeIn(parent, "value") ? assignedTo(keyName(parent, key)) : plain;
}

function operands(child: EstreeNode, parent: EstreeNode): Step {
  const operator = stringIn(parent, "operator") ?? "";
  const side = child === nodeIn(parent, "left") ? leftOf : rightOf;
  if (!passesOn(operator)) return side(operator, plain);
  return (outer) => side(operator, outer);
}

function member(child: EstreeNode, parent: EstreeNode): Step {
  if (child === nodeIn(parent, "property")) return inKey;
  const { parent: user } = parent;
  if (user?.type !== "CallExpression" || nodeIn(user, "callee") !== parent) return plain;
  return receiverOf(memberName(parent));
}

function call(child: EstreeNode, parent: EstreeNode): Step {
  const args = nodesIn(parent, "arguments");
  const index = lowerBound(args.length, (at) => isBefore(args[at], child));
  if (args[index] !== child) return plain;
  const callee = pathOf(nodeIn(parent, "callee"));
  return argumentOf(
    parent.type === "NewExpression" ? `new ${callee}` : callee,
    index,
    index > 0 ? plainString(args[0]) : undefined,
  );
}

function isBefore(node: EstreeNode | undefined, other: EstreeNode): boolean {
  return node !== undefined && startOf(node) < startOf(other);
}

/** For `from "…"` after an import or export. */
function reexport(child: EstreeNode, parent: EstreeNode): Step {
  if (child === nodeIn(parent, "source")) return moduleSpecifier;
  return child === nodeIn(parent, "exported") ? inKey : plain;
}

function tagged(child: EstreeNode, parent: EstreeNode): Step {
  return child === nodeIn(parent, "quasi") ? at({ kind: "tagged", tag: pathOf(nodeIn(parent, "tag")) }) : plain;
}

function hole(child: EstreeNode, parent: EstreeNode): Step {
  if (parent.parent?.type === "TaggedTemplateExpression") return plain;
  const holes = nodesIn(parent, "expressions");
  const quasis = nodesIn(parent, "quasis");
  return throughHole(
    child !== holes[0] || hasText(quasis[0], parent),
    child !== holes.at(-1) || hasText(quasis.at(-1), parent),
  );
}

function attribute(child: EstreeNode, parent: EstreeNode): Step {
  const tag = parent.parent;
  const element = markupName(tag ? nodeIn(tag, "name") : undefined);
  return child === nodeIn(parent, "value")
    ? at({ kind: "attribute", element, name: markupName(nodeIn(parent, "name")) })
    : plain;
}
