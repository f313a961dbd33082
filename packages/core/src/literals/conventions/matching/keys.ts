import type { KeyConvention, MapConvention, NamedIn } from "../convention.js";
import { conventionsOf } from "../conventions.js";
import { heedsSigns, type Evidence } from "../evidence.js";
import { lastName } from "../last-name.js";
import { recorded } from "../recorded.js";
import { remembered } from "../../../text/remembered.js";
import { byEnding, type Endings } from "./names.js";

/** Looks up the evidence for a value by the names on the path to it, of which the last is its key or variable. */
type Lookup = (path: readonly string[]) => Evidence | undefined;

/** Makes the lookup for values of variables and properties, by the dotted path of the name. */
export function compileAssigned(
  ofSettings: readonly (readonly [string, Evidence])[],
  named: (name: string) => Evidence | undefined,
): (name: string) => Evidence | undefined {
  const lookup = compilePaths("code", ofSettings, named);
  return remembered((name) => lookup(name.split(".")));
}

/** Makes the lookup for values in data files. */
export function compileData(
  ofSettings: readonly (readonly [string, Evidence])[],
  named: (name: string) => Evidence | undefined,
): Lookup {
  return compilePaths("data", ofSettings, named);
}

/**
 * A map whose values are all of one sort decides first, unless it yields to keys or to names: what is wanted of a package
 * called `url` is no address. Then the key by itself, what stands below such a map, the key in certain objects, the
 * words at its end, and the map above it.
 */
function compilePaths(
  of: NamedIn,
  ofSettings: readonly (readonly [string, Evidence])[],
  named: (name: string) => Evidence | undefined,
): Lookup {
  const strongMap = compileMaps(of, undefined);
  const ownKey = compileKeys(of, ofSettings);
  const mapOfKeys = compileMaps(of, "keys");
  const keyInParent = compileEntries(of);
  const mapOfNames = compileMaps(of, "names");
  return (path) => {
    const last = path.at(-1) ?? "";
    return (
      strongMap(path) ??
      ownKey(path) ??
      mapOfKeys(path) ??
      keyInParent(path.at(-2) ?? "", last) ??
      named(last) ??
      mapOfNames(path)
    );
  };
}

/**
 * Makes the lookup for keys that count in any object (`url`) or behind the name of their object (`location.href`);
 * those of the settings come first.
 */
function compileKeys(of: NamedIn, ofSettings: readonly (readonly [string, Evidence])[]): Lookup {
  const spelled = of === "data" ? remembered(lowercase) : (key: string): string => key;
  const keys = new Map<string, Evidence>();
  const patterns: (readonly [RegExp, Evidence])[] = [];
  for (const convention of keysOf(of).filter(({ match }) => match.parent === undefined))
    for (const key of convention.match.keys) {
      const evidence = recorded(convention, convention.effect.place(String(key), of), String(key));
      if (typeof key === "string") keys.set(spelled(key), evidence);
      else patterns.push([key, evidence]);
    }
  for (const [key, evidence] of ofSettings) keys.set(key, evidence);
  const dotted = new Set([...keys.keys()].flatMap((key) => key.split(".")[1] ?? []));
  return (path) => {
    const last = path.at(-1) ?? "";
    const key = spelled(last);
    const own = dotted.has(key) ? keys.get(`${spelled(path.at(-2) ?? "")}.${key}`) : undefined;
    return own ?? keys.get(key) ?? patterns.find(([pattern]) => pattern.test(last))?.[1];
  };
}

/** Makes the lookup for keys that count only in certain objects. */
export function compileEntries(of: NamedIn): (parent: string, key: string) => Evidence | undefined {
  const byKey = new Map<string, KeyConvention[]>();
  for (const convention of keysOf(of).filter(({ match }) => match.parent !== undefined))
    for (const key of convention.match.keys) {
      const name = String(key).toLowerCase();
      byKey.set(name, [...(byKey.get(name) ?? []), convention]);
    }
  return (parent, key) => {
    const convention = byKey.get(key.toLowerCase())?.find((each) => isIn(each, parent));
    return convention && recorded(convention, convention.effect.place(key, of), key.toLowerCase());
  };
}

function keysOf(of: NamedIn): KeyConvention[] {
  return conventionsOf("key").filter(({ match }) => match.of === undefined || match.of === of);
}

function isIn({ match }: KeyConvention, parent: string): boolean {
  return match.parent?.test(parent) === true && match.except?.test(parent) !== true;
}

/** Makes the lookup for maps with this value of `yieldsTo`. */
function compileMaps(of: NamedIn, yieldsTo: MapConvention["match"]["yieldsTo"]): Lookup {
  const maps = conventionsOf("map")
    .filter(({ match }) => match.yieldsTo === yieldsTo && (match.of === undefined || match.of === of))
    .map((convention) => compileMap(convention));
  return (path) => {
    for (const map of maps) {
      const evidence = map(path);
      if (evidence !== undefined) return evidence;
    }
    return undefined;
  };
}

function compileMap(convention: MapConvention): Lookup {
  const { maps, endings = [], values } = convention.match;
  const evidence = recorded(convention, convention.effect.place(""));
  const spelled = new Set(maps.filter((map) => typeof map === "string"));
  const patterns = maps.filter((map) => typeof map !== "string");
  const words: Endings<true> = new Map(endings.map((ending) => [ending, true]));
  const isMap = remembered(
    (name) => spelled.has(name) || patterns.some((pattern) => pattern.test(name)) || byEnding(name, words) === true,
  );
  return (path) => {
    const parent = path.length - 2;
    const first = values === undefined ? Math.max(parent, 0) : 0;
    const last = values === "of-descendants" ? parent - 1 : parent;
    for (let at = first; at <= last; at++) if (isMap(path[at] ?? "")) return evidence;
    return undefined;
  };
}

/**
 * Keys in code whose value is an identifier whatever it looks like, in lower case and without the name of an object.
 */
export const keysOfIdentifiers: ReadonlySet<string> = new Set(
  keysOf("code").flatMap(({ match, effect }) =>
    match.keys.flatMap((key) =>
      typeof key === "string" && effect.place(key, "code").expects === "any" ? lastName(key).toLowerCase() : [],
    ),
  ),
);

/** Names of objects in code whose values may all be references. */
export const mapsOfReferences: readonly string[] = conventionsOf("map")
  .filter(({ match, effect }) => match.of !== "data" && !heedsSigns(effect.place("")))
  .flatMap(({ match }) => match.maps.map(String));

function lowercase(text: string): string {
  return text.toLowerCase();
}
