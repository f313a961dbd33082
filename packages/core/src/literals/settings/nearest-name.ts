import { editDistance } from "../../schemes/edit-distance.js";

/** In UTF-16 code units; no known name is longer. */
const longest = 64;
const farthest = 3;

/** The name with the smallest edit distance to an unknown one: at most a third of its length, and at most three. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  if (written.length > longest) return undefined;
  const reach = Math.min(farthest, Math.floor(written.length / 3));
  const near = names.filter(({ length }) => Math.abs(length - written.length) <= reach);
  const distances = near.map((name) => ({ name, distance: editDistance(written, name) }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return nearest !== undefined && nearest.distance <= reach ? nearest.name : undefined;
}
