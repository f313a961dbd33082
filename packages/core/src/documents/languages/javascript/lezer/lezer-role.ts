import type { Sliceable } from "../../../../text/changing-text.js";
import type { TreeCursor } from "../../../grammars.cjs";
import { lezerConstruct, type LezerConstruct } from "../construct-of-node.js";
import { constantOf, contributionOf } from "../contribution.js";
import { plain, type Destination } from "../destination.js";
import { readerAt } from "./lezer-facts.js";

/**
 * Says what surrounds the children of one node; it is asked once for each child, from left to right. A role that takes
 * no child gives all of them the same answer.
 */
export type Role = (child: TreeCursor) => Destination;

const plainRole: Role = () => plain;

/** Whether a node's children all have the same destination, whatever stands before them. */
export function isUniform(role: Role): boolean {
  return role.length === 0;
}

/**
 * What a node's children are to it, if the node itself stands in `outer`. The node is not kept for later, since the cursor goes
 * on to the children.
 */
export function roleIn(node: TreeCursor, outer: Destination, source: Sliceable): Role {
  const construct = constructOf(node, outer);
  if (construct === undefined) return plainRole;
  const { name, first, after, named, isOnePart } = construct;
  if (isOnePart) {
    const constant = first === "same" ? outer : constantOf(first);
    if (constant !== undefined) return () => constant;
  }
  const { facts, pass } = readerAt(name, { node, outer, source });
  let reached = first;
  return (child) => {
    reached = after.get(child.name) ?? reached;
    pass?.(child, reached);
    return contributionOf(named.get(child.name) ?? reached, facts, outer);
  };
}

/** Some constructs are others where they stand in a tag or in a type. */
function constructOf({ name }: TreeCursor, { site, position }: Destination): LezerConstruct | undefined {
  const construct = lezerConstruct(name);
  if (construct === undefined || construct.within.size === 0) return construct;
  return construct.within.get(site.kind) ?? construct.within.get(position ?? "") ?? construct;
}
