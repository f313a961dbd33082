import { conventionsOf } from "../conventions.js";
import { heedsSigns, type Evidence } from "../evidence.js";
import { recorded } from "../recorded.js";
import { remembered } from "../../../text/remembered.js";

/**
 * One argument of a function, written `open[1]` for the second one of `open`, `open` for the first, `open[]` for any. A
 * name that starts with `*.` is a method of whatever object, one that ends with `.*` any function of the object.
 * `window`, `globalThis`, `self`, `global` and `document` before a name are left out.
 */
export interface Callee {
  readonly name: string;
  /** The index of the argument; undefined: any argument. */
  readonly index: number | undefined;
}

const notation = /^(?<name>.*?)(?:\[(?<index>\d*)\])?$/u;

/** Reads `open[1]` as the second argument of `open`. */
export function readCallee(text: string): Callee {
  const { name = text, index = "0" } = notation.exec(text)?.groups ?? {};
  return { name, index: index === "" ? undefined : Number(index) };
}

/** The callees of all conventions that are given by their names, with the evidence for their argument. */
const callees: readonly (readonly [Callee, Evidence])[] = conventionsOf("callee").flatMap((convention) =>
  convention.match.callees.flatMap((text) => {
    if (typeof text !== "string") return [];
    const callee = readCallee(text);
    return [[callee, recorded(convention, convention.effect.place(callee.name), text)] as const];
  }),
);

/** The patterns of callees of all conventions, with the evidence for each argument. */
const patterns: readonly (readonly [RegExp, Evidence])[] = conventionsOf("callee").flatMap((convention) =>
  convention.match.callees.flatMap((pattern) =>
    typeof pattern === "string"
      ? []
      : [[pattern, recorded(convention, convention.effect.place(pattern.source), pattern.source)] as const],
  ),
);

/** The evidence for the arguments of one function: some by index, and one for all others. */
export interface CalleeRules {
  readonly byIndex: ReadonlyMap<number, Evidence>;
  readonly other?: Evidence;
}

/** Names under which a browser or Node.js keeps its global functions. */
const ofGlobalObject = /^(?<construction>new )?(?:window|globalThis|self|global|document)\./u;

/**
 * Makes the lookup for callees: by the whole name, without a global object, by the object, and by the method, in this
 * order, and for the arguments that are left by the patterns. The rules of the settings replace those of the
 * conventions; most documents call nothing, and need no table.
 */
export function compileCallees(
  ofSettings: readonly (readonly [Callee, Evidence])[],
): (callee: string) => CalleeRules | undefined {
  let byName: ReadonlyMap<string, CalleeRules> | undefined;
  return remembered((callee) => {
    byName ??= rulesByName([...callees, ...ofSettings]);
    const rules = byName.get(callee) ?? withoutGlobal(byName, callee) ?? byPart(byName, callee);
    return rules?.other === undefined ? withPatterns(rules, callee) : rules;
  });
}

function withPatterns(rules: CalleeRules | undefined, callee: string): CalleeRules | undefined {
  const other = patterns.find(([pattern]) => pattern.test(callee))?.[1];
  return other === undefined ? rules : { byIndex: rules?.byIndex ?? new Map(), other };
}

/** Rules by the name of their callee; later rules replace earlier ones. */
function rulesByName(rules: readonly (readonly [Callee, Evidence])[]): ReadonlyMap<string, CalleeRules> {
  const byName = new Map<string, { byIndex: Map<number, Evidence>; other?: Evidence }>();
  for (const [{ name, index }, evidence] of rules) {
    const known = byName.get(name) ?? { byIndex: new Map<number, Evidence>() };
    if (index === undefined) known.other = evidence;
    else known.byIndex.set(index, evidence);
    byName.set(name, known);
  }
  return byName;
}

function withoutGlobal(byName: ReadonlyMap<string, CalleeRules>, callee: string): CalleeRules | undefined {
  const match = ofGlobalObject.exec(callee);
  if (match === null) return undefined;
  return byName.get((match.groups?.["construction"] ?? "") + callee.slice(match[0].length));
}

/** Looks rules up by the object of a function (`a.*`), or by the end of its path (`*.b.c`), unless the path is longer than `longestPath`. */
function byPart(byName: ReadonlyMap<string, CalleeRules>, callee: string): CalleeRules | undefined {
  const names = callee.split(".", longestPath + 1);
  if (names.length === 1 || names.length > longestPath) return byLastName(byName, callee);
  const ofObject = byName.get(`${names[0] ?? ""}.*`);
  if (ofObject !== undefined) return ofObject;
  for (let first = 1; first < names.length; first++) {
    const rules = byName.get(`*.${names.slice(first).join(".")}`);
    if (rules !== undefined) return rules;
  }
  return undefined;
}

const longestPath = 8;

function byLastName(byName: ReadonlyMap<string, CalleeRules>, callee: string): CalleeRules | undefined {
  const dot = callee.lastIndexOf(".");
  if (dot === -1) return undefined;
  return byName.get(`${callee.slice(0, callee.indexOf("."))}.*`) ?? byName.get(`*${callee.slice(dot)}`);
}

/** The functions with an argument that may be an identifier without a scheme, by their last name; with the names before it. */
const byLastOfNames = namesByLast();

function namesByLast(): ReadonlyMap<string, readonly string[][]> {
  const byLast = new Map<string, string[][]>();
  for (const [{ name }, evidence] of callees) {
    if (heedsSigns(evidence)) continue;
    const names = name.replace(/^new /u, "").split(".");
    const named = names.filter((each) => each !== "*");
    const last = named.pop() ?? "";
    byLast.set(last, [...(byLast.get(last) ?? []), named]);
  }
  return byLast;
}

/** Whether a program with these words may call a function, of which `last` is the last name, with an identifier that has no scheme. */
export function mayCall(last: string, words: ReadonlySet<string>): boolean {
  return byLastOfNames.get(last)?.some((names) => names.every((name) => words.has(name))) === true;
}
