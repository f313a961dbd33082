import { lastName, openEnds, type RawLiteral, type Site } from "../../../literals/locating/index.js";

/** Where the value of an expression goes, and whether it is joined to something unknown on its way there. */
export interface Destination {
  readonly site: Site;
  readonly before: boolean;
  readonly after: boolean;
  /**
   * The position of an expression that `site` cannot express: a callee, whose object is a receiver; an operand of a
   * `+`, or one that is part of the literal which the `+` makes.
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

/** The destination of a value that is assigned to `name`, or to a pattern without a name. */
export function assignedTo(name: string | undefined): Destination {
  return name === undefined ? plain : at({ kind: "assigned", name });
}

/**
 * The destination of the property `key` of an object whose destination is `outer`; if the object is assigned to a name,
 * the site has both names.
 */
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

/** The destination of an argument; `first` is the source of the first argument if that is a string without escapes. */
export function argumentOf(callee: string, index: number, first: string | undefined): Destination {
  if (index === 0 && callee === "require") return moduleSpecifier;
  return at({ kind: "argument", callee, index, ...(index > 0 && first !== undefined && { first }) });
}

/** The destination of the object of a method call; `concat` joins its arguments to a string. */
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

/** Whether two destinations are equal. */
export function areSame(a: Destination, b: Destination): boolean {
  if (a === b) return true;
  return a.before === b.before && a.after === b.after && a.position === b.position && areSameSites(a.site, b.site);
}

function areSameSites(a: Site, b: Site): boolean {
  const members = Object.entries(a);
  const others: Readonly<Record<string, unknown>> = { ...b };
  return members.length === Object.keys(b).length && members.every(([name, value]) => others[name] === value);
}

/** The two properties of a literal that describe its surroundings. */
export function describe({ site, before, after }: Destination): Pick<RawLiteral, "site" | "open"> {
  const open = openEnds(before, after);
  return open === undefined ? { site } : { site, open };
}

const equality = new Set(["==", "!=", "===", "!=="]);
/** Operators whose value is that of one of their operands. */
const choices = new Set(["&&", "||", "??", "as", "satisfies"]);
const assignments = new Set(["=", "&&=", "||=", "??="]);

/** Whether the destination of a binary operator's operands depends on that of the whole expression. */
export function passesOn(operator: string): boolean {
  return operator === "+" || choices.has(operator);
}

/** The destination of the left operand of a binary operator, if the whole has the destination `outer`. */
export function leftOf(operator: string, outer: Destination): Destination {
  if (operator === "+") return joinedAfter(outer);
  if (operator === "in") return inKey;
  return rightOf(operator, outer);
}

/** The destination of the right operand of a binary operator, if the whole has the destination `outer`. */
export function rightOf(operator: string, outer: Destination): Destination {
  if (operator === "+") return joinedBefore(outer);
  if (choices.has(operator)) return outer;
  return equality.has(operator) ? inComparison : plain;
}

/** The destination of an expression in a hole of a template, beside other pieces. */
export function throughHole(before: boolean, after: boolean): Destination {
  return before || after ? { ...plain, before, after } : plain;
}

/** The destination of the right side of an assignment. */
export function assignedBy(operator: string, name: string | undefined): Destination {
  if (operator === "+=") return joinedBefore(assignedTo(name));
  return assignments.has(operator) ? assignedTo(name) : plain;
}

/** How many parts of a dotted path are kept, counted from its end. */
const longestPath = 8;

/** Joins the parts of a dotted path, given from its end: `["open", "window"]` becomes `window.open`. */
export function dottedPath(partsFromLast: readonly string[]): string {
  const [last, before] = partsFromLast;
  // The frequent case of two parts, without an array.
  if (partsFromLast.length === 2) return `${before}.${last}`;
  if (partsFromLast.length <= longestPath) return partsFromLast.toReversed().join(".");
  return ["*", ...partsFromLast.slice(0, longestPath).reverse()].join(".");
}

/** Whether `dottedPath` has as many parts as it keeps. */
export function isPathLong(parts: readonly string[]): boolean {
  return parts.length > longestPath;
}
