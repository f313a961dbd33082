import { estreeConstruct, type EstreeConstruct } from "../construct-of-node.js";
import type { Relation } from "../constructs.js";
import { constantOf, contributionOf, heedsWhole } from "../contribution.js";
import { plain, type Destination } from "../destination.js";
import { factsOf } from "./estree-facts.js";
import { memberOf, type EstreeNode } from "./estree-node.js";

/** The destination of a child: known from its parent alone, or a function of the parent's own destination. */
export type Step = Destination | ((outer: Destination) => Destination);

const same = (outer: Destination): Destination => outer;

/** The step from a child to its parent. */
export function stepTo(child: EstreeNode, parent: EstreeNode): Step {
  const relation = relationTo(child, parent);
  const constant = constantOf(relation);
  if (constant !== undefined) return constant;
  if (relation === "same") return same;
  const facts = factsOf(relation, child, parent);
  if (!heedsWhole(relation, facts)) return contributionOf(relation, facts, plain);
  return (outer) => contributionOf(relation, facts, outer);
}

function relationTo(child: EstreeNode, parent: EstreeNode): Relation {
  const construct = constructOf(parent);
  if (construct === undefined) return "value";
  for (const [field, relation] of construct.fields) if (memberOf(parent, field) === child) return relation;
  return construct.other;
}

/** The construct of a node, which may depend on the type of its parent. */
function constructOf({ type, parent }: EstreeNode): EstreeConstruct | undefined {
  const construct = estreeConstruct(type);
  if (construct === undefined || construct.within.size === 0 || !parent) return construct;
  return construct.within.get(parent.type) ?? construct;
}
