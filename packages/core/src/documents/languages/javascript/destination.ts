import { lastName, openEnds, type RawLiteral, type Site } from "../../../literals/locating/index.js";

/** Where the value of an expression goes, and whether it is joined to something unknown on its way there. */
export interface Destination {
  readonly site: Site;
  readonly before: boolean;
  readonly after: boolean;
  /**
   * What `site` cannot tell: the callee of a call, where the object of a member expression is a receiver; an operand of
   * a `+`, or one that is part of a literal which the `+` makes.
   */
  readonly position?: "callee" | "type-query" | "operand" | "piece";
}

export const plain = at({ kind: "value" });
export const inComparison = at({ kind: "comparison" });
export const inKey = at({ kind: "key" });
export const inType = at({ kind: "type" });
export const inText = at({ kind: "text" });
export const moduleSpecifier = at({ kind: "module-specifier" });

export function at(site: Site): Destination {
  return { site, before: false, after: false };
}

/** For what is given to `name`, or to a pattern that has no name. */
export function assignedTo(name: string | undefined): Destination {
  return name === undefined ? plain : at({ kind: "assigned", name });
}

/** For the property `key` of an object in `outer`; if that is given to something with a name, it has both names. */
export function propertyOf({ site }: Destination, key: string | undefined): Destination {
  if (key === undefined) return plain;
  switch (site.kind) {
    case "assigned":
      return assignedTo(`${lastName(site.name)}.${key}`);
    case "argument":
      return assignedTo(`${lastName(site.callee)}().${key}`);
    default:
      return assignedTo(key);
  }
}

/** For an argument; `first` is the source of the first argument if that is a string without escapes. */
export function argumentOf(callee: string, index: number, first: string | undefined): Destination {
  if (index === 0 && callee === "require") return moduleSpecifier;
  return at({ kind: "argument", callee, index, ...(index > 0 && first !== undefined && { first }) });
}

/** For what a method is called on; `concat` joins its arguments to a string. */
export function receiverOf(method: string): Destination {
  const receiver = at({ kind: "receiver", callee: `*.${method}` });
  return method === "concat" ? joinedAfter(receiver) : receiver;
}

function joinedBefore(destination: Destination): Destination {
  return destination.before ? destination : { ...destination, before: true };
}

function joinedAfter(destination: Destination): Destination {
  return destination.after ? destination : { ...destination, after: true };
}

/** Whether two descriptions say the same. */
export function areSame(a: Destination, b: Destination): boolean {
  if (a === b) return true;
  return a.before === b.before && a.after === b.after && a.position === b.position && areSameSites(a.site, b.site);
}

function areSameSites(a: Site, b: Site): boolean {
  const members = Object.entries(a);
  const others: Readonly<Record<string, unknown>> = { ...b };
  return members.length === Object.keys(b).length && members.every(([name, value]) => others[name] === value);
}

/** The two members of a literal that say what is around it. */
export function describe({ site, before, after }: Destination): Pick<RawLiteral, "site" | "open"> {
  const open = openEnds(before, after);
  return open === undefined ? { site } : { site, open };
}

const equality = new Set(["==", "!=", "===", "!=="]);
/** Operators one of whose sides is the value of the whole. */
const choices = new Set(["&&", "||", "??", "as", "satisfies"]);
const assignments = new Set(["=", "&&=", "||=", "??="]);

/** Whether what a binary operator's sides contribute to depends on where the whole stands. */
export function passesOn(operator: string): boolean {
  return operator === "+" || choices.has(operator);
}

/** What the left side of a binary operator contributes to, if the whole stands in `outer`. */
export function leftOf(operator: string, outer: Destination): Destination {
  if (operator === "+") return joinedAfter(outer);
  if (operator === "in") return inKey;
  return rightOf(operator, outer);
}

/** What the right side of a binary operator contributes to, if the whole stands in `outer`. */
export function rightOf(operator: string, outer: Destination): Destination {
  if (operator === "+") return joinedBefore(outer);
  if (choices.has(operator)) return outer;
  return equality.has(operator) ? inComparison : plain;
}

/** For what stands in a hole of a template, next to other pieces. */
export function throughHole(before: boolean, after: boolean): Destination {
  return before || after ? { ...plain, before, after } : plain;
}

/** What the right side of an assignment contributes to. */
export function assignedBy(operator: string, name: string | undefined): Destination {
  if (operator === "+=") return joinedBefore(assignedTo(name));
  return assignments.has(operator) ? assignedTo(name) : plain;
}

/** Parts of a dotted path that are kept, counted from its end. */
const longestPath = 8;

/** Joins the parts of a dotted path, the last part first, such as `["open", "window"]`. */
export function dottedPath(partsFromLast: readonly string[]): string {
  const [last, before] = partsFromLast;
  // Most paths have two parts.
  if (partsFromLast.length === 2) return `${before}.${last}`;
  if (partsFromLast.length <= longestPath) return partsFromLast.toReversed().join(".");
  return ["*", ...partsFromLast.slice(0, longestPath).reverse()].join(".");
}

/** Whether another part is of use to `dottedPath`. */
export function isPathLong(parts: readonly string[]): boolean {
  return parts.length > longestPath;
}
