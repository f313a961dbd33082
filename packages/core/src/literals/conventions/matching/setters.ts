import type { SetterConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";
import type { Evidence } from "../evidence.js";
import { recorded } from "../recorded.js";

const byMethod = new Map<string, SetterConvention[]>();
for (const convention of conventionsOf("setter"))
  for (const method of convention.match.methods) byMethod.set(method, [...(byMethod.get(method) ?? []), convention]);

/** The convention by which a method's first argument says what its second one is. `callee` is the method with all names before it. */
export function setterOf(callee: string, first: string): SetterConvention | undefined {
  const dot = callee.lastIndexOf(".");
  return byMethod.get(callee.slice(dot + 1))?.find(({ match }) => {
    const object = callee.slice(0, Math.max(dot, 0)).toLowerCase();
    if (dot < 0 ? match.objects !== undefined : match.objects?.some((end) => object.endsWith(end)) === false)
      return false;
    return match.first === "attribute" || match.first.includes(first.toLowerCase());
  });
}

/** What the second argument of a method is by its first one; nothing if that does not say it. */
export function evidenceOfSetter(
  callee: string,
  first: string,
  attribute: (element: string, name: string) => Evidence | undefined,
): Evidence | undefined {
  const convention = setterOf(callee, first);
  if (convention === undefined) return undefined;
  if (convention.effect === "attribute") return attribute("*", first);
  return recorded(convention, convention.effect.place(first));
}

/** Whether a program with these strings may call a method of this name so that the first argument says what the second one is. */
export function maySet(method: string, strings: readonly string[]): boolean {
  const conventions = byMethod.get(method) ?? [];
  return conventions.some(({ match: { first } }) => {
    return first === "attribute" || strings.some((each) => first.includes(each.toLowerCase()));
  });
}
