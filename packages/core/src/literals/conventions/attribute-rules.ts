import type { AttributeRule } from "./attributes.js";
import { never, opaqueName, type Evidence } from "./evidence.js";
import { remembered } from "../../text/remembered.js";

/** Looks up what an attribute holds; the element `*` is any. The earlier rules win. */
export function compileAttributes(
  rules: readonly AttributeRule[],
  named: (name: string) => Evidence | undefined,
): (element: string, name: string) => Evidence | undefined {
  const byName = new Map<string, AttributeRule[]>();
  for (const rule of rules) byName.set(rule.name, [...(byName.get(rule.name) ?? []), rule]);
  const ofName = remembered((name) => rulesOf(name, byName));
  return (element, name) => {
    const found = ofName(name);
    if (!Array.isArray(found)) return found ?? named(name);
    return found.find((rule) => isOn(rule, element))?.evidence ?? named(name);
  };
}

/** The rules for an attribute, or what it is on every element. */
function rulesOf(name: string, byName: ReadonlyMap<string, AttributeRule[]>): AttributeRule[] | Evidence | undefined {
  const lower = name.toLowerCase();
  if (lower.startsWith("xmlns")) return opaqueName(name, { production: "IRI" });
  return byName.get(lower) ?? (/^on[a-z]/u.test(lower) ? never : undefined);
}

function isOn({ elements }: AttributeRule, element: string): boolean {
  return elements === undefined || element === "*" || elements.includes(element.toLowerCase());
}
