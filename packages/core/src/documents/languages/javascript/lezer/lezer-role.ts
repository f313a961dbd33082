import type { Sliceable } from "../../../../text/changing-text.js";
import type { TreeCursor } from "../../../grammars.cjs";
import { lezerConstruct, type LezerConstruct } from "../construct-of-node.js";
import { constantOf, contributionOf } from "../contribution.js";
import { plain, type Destination } from "../destination.js";
import { readerAt } from "./lezer-facts.js";

/**
 * Gives the destination of each child of a node; called once for each child, from left to right. A role without
 * parameters gives all children the same.
 */
export type NodeRole = (child: TreeCursor) => Destination;

const plainRole: NodeRole = () => plain;

/** Whether all children of a node have the same destination. */
export function isUniform(role: NodeRole): boolean {
  return role.length === 0;
}

/**
 * The role of a node whose own destination is `outer`. The node must not be kept, since the cursor moves on to the
 * children.
 */
export function roleIn(node: TreeCursor, outer: Destination, source: Sliceable): NodeRole {
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

/** The construct of a node, which may depend on a tag or a type around it. */
function constructOf({ name }: TreeCursor, { site, position }: Destination): LezerConstruct | undefined {
  const construct = lezerConstruct(name);
  if (construct === undefined || construct.within.size === 0) return construct;
  return construct.within.get(site.kind) ?? construct.within.get(position ?? "") ?? construct;
}
