import { isRecord } from "./setting-type.js";
import type { WrittenSettings } from "./settings-file.js";

/** Deep merge: members of `above` replace those of `below`; members that are objects in both are merged in turn. */
export function overlaid(below: unknown, above: unknown): WrittenSettings {
  if (!isRecord(below)) return isRecord(above) ? above : {};
  if (!isRecord(above)) return below;
  const joined: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = joined[name];
    joined[name] = isRecord(under) && isRecord(value) ? overlaid(under, value) : value;
  }
  return joined;
}
