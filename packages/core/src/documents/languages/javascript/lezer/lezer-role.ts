import type { Sliceable } from "../../../../text/changing-text.js";
import type { TreeCursor } from "../../../grammars.cjs";
import { inComparison, inKey, inText, inType, moduleSpecifier, plain, type Destination } from "../destination.js";

/**
 * Says what surrounds the children of one node; it is asked once for each child, from left to right. A role that takes
 * no child gives all of them the same answer.
 */
export type Role = (child: TreeCursor) => Destination;

/**
 * What a node's children are to it, if the node itself stands in `outer`. `node` must not be moved, and must not be kept
 * for later, since the cursor goes on to the children.
 */
export type RoleOf = (outer: Destination, node: TreeCursor, source: Sliceable) => Role;

export const plainRole: Role = () => plain;
export const keyRole: Role = () => inKey;
export const comparisonRole: Role = () => inComparison;
export const specifierRole: Role = () => moduleSpecifier;
export const textRole: Role = () => inText;
export const typeRole: Role = () => inType;

/** For nodes whose value is that of a child. */
export const pass: RoleOf = (outer) => () => outer;

/** Whether a node's children all have the same destination, whatever stands before them. */
export function isUniform(role: Role): boolean {
  return role.length === 0;
}
