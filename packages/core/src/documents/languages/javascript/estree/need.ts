import {
  heedsSigns,
  lastName,
  mapsOfReferences,
  type Settings,
  type Tables,
  tablesFor,
  tellingKeys,
} from "../../../../literals/locating/index.js";
import { remembered } from "../../../../text/remembered.js";
import { estreeConstruct } from "../construct-of-node.js";
import type { ConstructName } from "../constructs.js";
import { passesOn } from "../destination.js";
import { keyOf, memberName } from "./estree-names.js";
import { isNode, type EstreeNode } from "./estree-node.js";

/**
 * What an identifier shows of itself, at least, where it stands.
 * - `nothing`: everything is one there, or it is joined to something else.
 * - `unclear`: it takes more than a name to know.
 * - `reference`: a colon, or the beginning of a relative reference.
 * - `scheme`: a scheme and two slashes.
 */
export type Need = "nothing" | "unclear" | "reference" | "scheme";

/** What is known of the names in a file. */
export interface Names {
  /** What a value needs that is given to this name. */
  readonly needOf: (name: string) => Need;
  /** Whether there may be objects in which every value is a namespace, whatever its name is. */
  readonly havePrefixes: boolean;
}

export function namesIn(source: string, settings: Settings): Names {
  return { needOf: needsFor(tablesFor(settings)), havePrefixes: mayHavePrefixes(source) };
}

/** The engine searches a text for so few characters in a fraction of the time that more take. */
function mayHavePrefixes(source: string): boolean {
  return mapsOfReferences.some((name) => source.includes(name.slice(0, 6)) && source.includes(name));
}

/** So far up is looked for what a value is given to. */
const longestWay = 8;

/** What a literal needs to be an identifier, by little of what is around it. */
export function needOf(literal: EstreeNode, names: Names): Need {
  let child = literal;
  for (let steps = 0; steps < longestWay; steps++) {
    const { parent } = child;
    if (!parent) return "scheme";
    const construct = estreeConstruct(parent.type);
    const verdict = construct === undefined ? "scheme" : (verdicts[construct.name] ?? "scheme");
    const need = typeof verdict === "function" ? verdict(parent, names) : verdict;
    if (need !== "passes") return need;
    child = parent;
  }
  return "nothing";
}

type Verdict = Need | "passes";

/** Those constructs are left out that say nothing of what is in them. */
const verdicts: Readonly<Partial<Record<ConstructName, Verdict | ((construct: EstreeNode, names: Names) => Verdict)>>> =
  {
    assignment: needOfAssigned,
    attribute: "unclear",
    call: "unclear",
    conditional: "passes",
    container: "passes",
    creation: "unclear",
    definition: needOfDefined,
    "member-of-class": needOfDefined,
    operation: needOfOperand,
    property: needOfProperty,
    spread: "nothing",
    wrapper: "passes",
  };

function needOfOperand({ operator }: EstreeNode): Verdict {
  if (operator === "+") return "nothing";
  return typeof operator === "string" && passesOn(operator) ? "passes" : "scheme";
}

function needOfAssigned({ left, operator }: EstreeNode, names: Names): Need {
  const need = needByName(left, names);
  return need === "reference" && operator === "+=" ? "nothing" : need;
}

function needOfDefined(definition: EstreeNode, names: Names): Need {
  return needByName(keyOf(definition), names);
}

/** In an object, whose own name may say what all of its values are. */
function needOfProperty({ key }: EstreeNode, names: Names): Need {
  const need = needByName(key, names);
  return need === "scheme" && names.havePrefixes ? "reference" : need;
}

function needByName(named: unknown, { needOf }: Names): Need {
  if (!isNode(named)) return "reference";
  const name = named.type === "MemberExpression" ? memberName(named) : (named.name ?? named.value);
  return typeof name === "string" ? needOf(name) : "reference";
}

const needs = new WeakMap<Tables, (name: string) => Need>();

function needsFor(tables: Tables): (name: string) => Need {
  const known = needs.get(tables);
  if (known !== undefined) return known;
  const made = remembered((name): Need => {
    if (tellingKeys.has(lastName(name).toLowerCase())) return "nothing";
    const evidence = tables.assigned(name);
    if (evidence === undefined || heedsSigns(evidence)) return "scheme";
    return evidence.expects === "reference" ? "reference" : "nothing";
  });
  needs.set(tables, made);
  return made;
}
