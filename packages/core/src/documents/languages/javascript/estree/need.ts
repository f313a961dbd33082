import {
  heedsSigns,
  lastName,
  mapsOfReferences,
  mostNames,
  type Settings,
  type Tables,
  tablesFor,
  keysOfIdentifiers,
} from "../../../../literals/locating/index.js";
import { remembered } from "../../../../text/remembered.js";
import { estreeConstruct } from "../construct-of-node.js";
import type { ConstructName } from "../constructs.js";
import { passesOn } from "../destination.js";
import { keyOf, memberName } from "./estree-names.js";
import { isNode, type EstreeNode } from "./estree-node.js";

/**
 * The least sign of an identifier that a literal must show at its place.
 * - `nothing`: any text counts there, or it is joined to something else.
 * - `unclear`: the names around it do not decide.
 * - `reference`: a colon, or the beginning of a relative reference.
 * - `scheme`: a scheme and two slashes.
 */
export type Need = "nothing" | "unclear" | "reference" | "scheme";

/** What the names in a file require of the values assigned to them. */
export interface Names {
  /** The need of a value that is assigned to this name. */
  readonly needOf: (name: string) => Need;
  /** Whether the file may hold objects in which every value is a namespace, whatever its key is. */
  readonly havePrefixes: boolean;
}

export function namesIn(source: string, settings: Settings): Names {
  return { needOf: needsFor(tablesFor(settings)), havePrefixes: mayHavePrefixes(source) };
}

/** The search for these few characters is many times faster than one for whole names. */
function mayHavePrefixes(source: string): boolean {
  return mapsOfReferences.some((name) => source.includes(name.slice(0, 6)) && source.includes(name));
}

/** How far up the tree the destination of a value is looked for. */
const longestWay = 8;

/** The need of a literal, decided by few of its surroundings. */
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

/** Verdicts by constructs; constructs that decide nothing for their parts are absent. */
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

/** The need of a property's value; the name of the object may decide it for all its values. */
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
    if (keysOfIdentifiers.has(lastName(name).toLowerCase())) return "nothing";
    const evidence = tables.assigned(name);
    if (evidence === undefined || heedsSigns(evidence)) return "scheme";
    return evidence.expects === "reference" ? "reference" : "nothing";
  }, mostNames);
  needs.set(tables, made);
  return made;
}
