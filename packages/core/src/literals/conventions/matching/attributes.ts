import type { AttributeConvention } from "../convention.js";
import { conventionsOf } from "../conventions.js";
import { sink, type Evidence } from "../evidence.js";
import { recorded } from "../recorded.js";
import { remembered } from "../../../text/remembered.js";

/** What an attribute of markup holds, on all elements or on one. */
export interface AttributeRule {
  /** In lower case; `element` is as well. */
  readonly name: string;
  readonly element?: string;
  readonly evidence: Evidence;
  /** Does not count on components of a framework. */
  readonly exceptComponents?: true;
}

const notation = /^(?:(?<element>[^[\]]*)\[)?(?<name>[^[\]]*)\]?$/u;

/** Reads `my-card[target]` as the attribute `target` of the element `my-card`. */
export function readAttribute(text: string, evidenceOf: (name: string) => Evidence = sink): AttributeRule {
  const { element, name = text } = notation.exec(text)?.groups ?? {};
  return {
    name: name.toLowerCase(),
    evidence: evidenceOf(name),
    ...(element && { element: element.toLowerCase() }),
  };
}

/** The rules of all conventions for attributes given by name, those for certain elements first. */
const attributes: readonly AttributeRule[] = conventionsOf("attribute")
  .flatMap((convention) =>
    convention.match.attributes.flatMap((attribute) =>
      typeof attribute === "string"
        ? {
            ...readAttribute(attribute, (name) => recorded(convention, convention.effect.place(name), attribute)),
            ...(convention.match.exceptComponents === true && { exceptComponents: true as const }),
          }
        : [],
    ),
  )
  .sort((a, b) => Number(b.element !== undefined) - Number(a.element !== undefined));

/** The conventions for attributes given by a pattern. */
const patterns: readonly (readonly [RegExp, AttributeConvention])[] = conventionsOf("attribute").flatMap((convention) =>
  convention.match.attributes.flatMap((attribute) =>
    typeof attribute === "string" ? [] : [[attribute, convention] as const],
  ),
);

/** The lookups for attributes; the element `*` matches any. */
export interface AttributeTables {
  readonly attribute: (element: string, name: string) => Evidence | undefined;
  /** What there is for an attribute of this name, each on some element. */
  readonly onAnyElement: (name: string) => readonly Evidence[];
}

/** Makes the lookups for attributes. The rules of the settings come first. */
export function compileAttributes(
  ofSettings: readonly AttributeRule[],
  named: (name: string) => Evidence | undefined,
): AttributeTables {
  let byName: ReadonlyMap<string, AttributeRule[]> | undefined;
  const ofName = remembered((name) => {
    byName ??= rulesByName([...ofSettings, ...attributes]);
    return byName.get(name.toLowerCase()) ?? evidenceByPattern(name);
  });
  return {
    attribute: (element, name) => {
      const found = ofName(name);
      if (!Array.isArray(found)) return found ?? named(name);
      return found.find((rule) => isOn(rule, element))?.evidence ?? named(name);
    },
    onAnyElement: (name) => {
      const found = ofName(name);
      const rules = Array.isArray(found) ? found.map(({ evidence }) => evidence) : [found];
      return [...rules, named(name)].filter((evidence) => evidence !== undefined);
    },
  };
}

function rulesByName(rules: readonly AttributeRule[]): ReadonlyMap<string, AttributeRule[]> {
  const byName = new Map<string, AttributeRule[]>();
  for (const rule of rules) byName.set(rule.name, [...(byName.get(rule.name) ?? []), rule]);
  return byName;
}

function evidenceByPattern(name: string): Evidence | undefined {
  const [pattern, convention] = patterns.find(([each]) => each.test(name)) ?? [];
  return convention && recorded(convention, convention.effect.place(name), String(pattern));
}

/**
 * The name of a component: `FlagModal` and `Form.Item` in JSX, where elements are in lower case, as in HTML in one case; `asp:ListView`
 * in pages of ASP.NET.
 */
const component = /^[A-Z]\w*[a-z]|[.:]/u;

function isOn({ element, exceptComponents }: AttributeRule, wanted: string): boolean {
  if (exceptComponents === true && component.test(wanted)) return false;
  return element === undefined || wanted === "*" || element === wanted.toLowerCase();
}
