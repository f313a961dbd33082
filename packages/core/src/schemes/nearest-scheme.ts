import { editDistance } from "./edit-distance.js";
import { registeredSchemes, type SchemeInfo } from "./lookup-scheme.js";

/**
 * The registered scheme that is nearest to `name`, which is not registered: one slip away, or two if the name is longer
 * than four letters. Of several the permanent ones come first, then the order of the registry.
 */
export function nearestScheme(name: string): string | undefined {
  const written = name.toLowerCase();
  if (written.length < 3) return undefined;
  const reach = written.length > 4 ? 2 : 1;
  let nearest: { readonly scheme: SchemeInfo; readonly distance: number } | undefined;
  for (const scheme of registeredSchemes()) {
    if (scheme.name.length < 3 || Math.abs(scheme.name.length - written.length) > reach) continue;
    const distance = editDistance(written, scheme.name);
    if (distance > reach || (nearest !== undefined && !isNearer(scheme, distance, nearest))) continue;
    nearest = { scheme, distance };
  }
  return nearest?.scheme.name;
}

function isNearer(scheme: SchemeInfo, distance: number, than: { scheme: SchemeInfo; distance: number }): boolean {
  const byStatus = Number(scheme.status !== "permanent") - Number(than.scheme.status !== "permanent");
  return (distance - than.distance || byStatus) < 0;
}
