import { editDistance } from "../../schemes/edit-distance.js";

/** No name is longer; what is, was not meant to be one. */
const longest = 64;
const farthest = 3;

/** Which of the names was probably meant by one that there is not; a third of its letters may be wrong, but no more than three. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  if (written.length > longest) return undefined;
  const reach = Math.min(farthest, Math.floor(written.length / 3));
  const near = names.filter(({ length }) => Math.abs(length - written.length) <= reach);
  const distances = near.map((name) => ({ name, distance: editDistance(written, name) }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  return nearest !== undefined && nearest.distance <= reach ? nearest.name : undefined;
}
