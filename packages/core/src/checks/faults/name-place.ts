import type { Place } from "../definition/place.js";

/** Whether an identifier stands where programs compare it character by character (RFC 3987 §5.1): it is a name. */
export function isNamePlace({ tier, role }: Place): boolean {
  return tier === "opaque-name" || tier === "name-in-data" || role === "namespace" || role === "prefix";
}
