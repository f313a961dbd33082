import type { Site } from "../../../../literals/locating/index.js";
import type { EstreeNode } from "./estree-node.js";
import { stepTo, type Step } from "./estree-steps.js";
import { inType, plain, type Destination } from "../destination.js";

/** How many steps up the tree are not remembered, since they are quickly repeated. */
const shortWay = 8;

/**
 * Destinations by nodes that pass that of their parent on, so that a long chain is climbed once and not once for each
 * literal.
 */
const known = new WeakMap<EstreeNode, Destination>();

/** The site of a node. Parents must be linked. */
export function estreeSite(node: EstreeNode): Site {
  return estreeDestination(node).site;
}

/** The destination of a node: its site, and what its value is joined to. */
export function estreeDestination(node: EstreeNode): Destination {
  if (node.type === "TSTemplateLiteralType") return inType;
  const first = node.parent ? stepTo(node, node.parent) : plain;
  // For most literals the parent alone decides the destination.
  if (typeof first !== "function") return first;
  const climbed: { readonly parent: EstreeNode; readonly step: Exclude<Step, Destination> }[] = [];
  let destination: Destination | undefined;
  for (let child = node; destination === undefined;) {
    const { parent } = child;
    const step = parent ? stepTo(child, parent) : plain;
    if (typeof step !== "function" || !parent) {
      destination = typeof step === "function" ? plain : step;
      break;
    }
    climbed.push({ parent, step });
    destination = known.get(parent);
    child = parent;
  }
  const isLong = climbed.length > shortWay;
  return climbed.reduceRight((outer, { parent, step }) => {
    if (isLong) known.set(parent, outer);
    return step(outer);
  }, destination);
}
