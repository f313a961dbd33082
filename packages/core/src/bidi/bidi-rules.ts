import type { Iri } from "../iri.js";
import { componentDirection, isRightToLeftPiece } from "./component-direction.js";
import { bidiComponents } from "./components.js";

/**
 * Whether every component uses one direction, starts and ends with right-to-left characters if it uses any, and is then
 * not percent-encoded in part (guidelines §3).
 */
export function keepsBidiRules(iri: Iri): boolean {
  return bidiComponents(iri).every(({ text }) => componentKeepsBidiRules(text));
}

export function componentKeepsBidiRules(component: string): boolean {
  const { rightToLeft, leftToRight, triplets, first = "", last = "" } = componentDirection(component);
  return !rightToLeft || (!leftToRight && !triplets && isRightToLeftPiece(first) && isRightToLeftPiece(last));
}
