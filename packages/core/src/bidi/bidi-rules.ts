import type { Iri } from "../iri/iri.js";
import { componentDirection, isRightToLeftPiece, type ComponentDirection } from "./component-direction.js";
import { rightToLeftComponents } from "./right-to-left-components.js";

/**
 * Whether every component uses one direction, starts and ends with right-to-left characters if it uses any, and is then
 * not percent-encoded in part (guidelines §3).
 */
export function keepsBidiRules(iri: Iri): boolean {
  return rightToLeftComponents(iri).every(({ direction }) => keepsRules(direction));
}

export function componentKeepsBidiRules(component: string): boolean {
  return keepsRules(componentDirection(component));
}

function keepsRules({ rightToLeft, leftToRight, triplets, first = "", last = "" }: ComponentDirection): boolean {
  return !rightToLeft || (!leftToRight && !triplets && isRightToLeftPiece(first) && isRightToLeftPiece(last));
}
