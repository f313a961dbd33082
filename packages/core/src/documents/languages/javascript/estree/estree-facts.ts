import { lowerBound } from "../../../../text/lower-bound.js";
import type { Relation } from "../constructs.js";
import type { Facts } from "../contribution.js";
import { markupName, memberName, nameOf, pathOf, plainString } from "./estree-names.js";
import { nodeIn, nodesIn, startOf, stringIn, type EstreeNode } from "./estree-node.js";
import { hasText } from "./estree-template.js";

type FactsOf = (child: EstreeNode, parent: EstreeNode) => Facts;

/** Readers of facts by the relation of a child to its parent; relations that need none are absent. */
const facts: ReadonlyMap<Relation, FactsOf> = new Map<Relation, FactsOf>([
  ["argument", argumentFacts],
  ["assigned", (_child, parent) => ({ name: nameOf(parent) })],
  ["assigned-by-operator", assignmentFacts],
  ["attribute", attributeFacts],
  ["hole", holeFacts],
  ["left-operand", operationFacts],
  ["object", memberFacts],
  ["property", (_child, parent) => ({ name: nameOf(parent) })],
  ["right-operand", operationFacts],
  ["tagged", (_child, parent) => ({ tag: pathOf(nodeIn(parent, "tag")) })],
]);

const noFacts: Facts = {};

/** The facts of a parent that decide the destination of a child with this relation. */
export function factsOf(relation: Relation, child: EstreeNode, parent: EstreeNode): Facts {
  return facts.get(relation)?.(child, parent) ?? noFacts;
}

function operationFacts(_child: EstreeNode, parent: EstreeNode): Facts {
  return { operator: stringIn(parent, "operator") ?? "" };
}

function assignmentFacts(_child: EstreeNode, parent: EstreeNode): Facts {
  const target = nodeIn(parent, "left");
  const isPattern = target === undefined || target.type.endsWith("Pattern");
  return { operator: stringIn(parent, "operator") ?? "", target: isPattern ? undefined : pathOf(target) };
}

function memberFacts(_child: EstreeNode, parent: EstreeNode): Facts {
  const { parent: user } = parent;
  const isCalled = user?.type === "CallExpression" && nodeIn(user, "callee") === parent;
  return isCalled ? { method: memberName(parent) } : noFacts;
}

/** Facts for arguments only: the children of a call may also be type arguments. */
function argumentFacts(child: EstreeNode, parent: EstreeNode): Facts {
  const args = nodesIn(parent, "arguments");
  const index = lowerBound(args.length, (at) => isBefore(args[at], child));
  if (args[index] !== child) return noFacts;
  const callee = pathOf(nodeIn(parent, "callee"));
  return {
    callee: parent.type === "NewExpression" ? `new ${callee}` : callee,
    index,
    first: index > 0 ? plainString(args[0]) : undefined,
  };
}

function isBefore(node: EstreeNode | undefined, other: EstreeNode): boolean {
  return node !== undefined && startOf(node) < startOf(other);
}

function holeFacts(child: EstreeNode, parent: EstreeNode): Facts {
  const holes = nodesIn(parent, "expressions");
  const quasis = nodesIn(parent, "quasis");
  return {
    before: child !== holes[0] || hasText(quasis[0], parent),
    after: child !== holes.at(-1) || hasText(quasis.at(-1), parent),
  };
}

function attributeFacts(_child: EstreeNode, parent: EstreeNode): Facts {
  const tag = parent.parent;
  return {
    element: markupName(tag ? nodeIn(tag, "name") : undefined),
    attribute: markupName(nodeIn(parent, "name")),
  };
}
