import { inspected, nameInData, opaqueName, sink, type Evidence } from "./evidence.js";

/** Keys of JSON, YAML and TOML, and properties in code, that hold a name which programs compare as it is. */
const opaqueKeys: readonly string[] = ["xmlns", "@context", "@vocab", "@base", "$schema", "$id", "$vocabulary"];

/** Keys that name a thing in data. */
const nameKeys = ["@id", "$ref", "$dynamicRef", "$recursiveRef"];

/** Keys of data files that hold references. */
const referenceKeys = ["url", "uri", "iri", "href", "homepage"];

/** What the value of a key is in a data file, by the key in lower case. */
export const dataKeys: readonly (readonly [string, Evidence])[] = [
  ...opaqueKeys.map((key) => [key.toLowerCase(), opaqueName(key)] as const),
  ...nameKeys.map((key) => [key.toLowerCase(), nameInData(key)] as const),
  ...referenceKeys.map((key) => [key, sink(key, { expects: "value" })] as const),
  // What JSON Schema compares values with.
  ...["const", "enum", "pattern"].map((key) => [key, inspected] as const),
];

/** Functions that take what to request as an object. */
const requests = ["axios", "request", "ajax", "got", "$http"];

/** What a property is in code, where `url` alone says less than in a data file. */
export const propertyKeys: readonly (readonly [string, Evidence])[] = [
  ...opaqueKeys.map((key) => [key, opaqueName(key, { expects: "reference" })] as const),
  ...nameKeys.map((key) => [key, nameInData(key, { expects: "reference" })] as const),
  ...["location.href", "window.location", "document.location", "top.location"].map(
    (name) => [name, sink(name)] as const,
  ),
  // In Python, Ruby and others, `self` is an object of any kind.
  ["self.location", sink("self.location", { expects: "reference" })],
  ...requests.flatMap((name) => ["url", "uri"].map((key) => [`${name}().${key}`, sink(key)] as const)),
];

/** In an object of this name every value is the namespace of a prefix, or a term spelled with one. */
export const prefixMapKey = "@context";

/** What such a value is called as the role of its place. */
export const termRole = "term";

/** Maps of other formats from prefixes to namespaces: LinkML, YARRRML, SSSOM, and what programs call them. */
export const prefixMaps: ReadonlySet<string> = new Set(["prefixes", "prefixMap", "prefix_map", "curie_map", "nsmap"]);

/** The name of an object that holds header fields, or of a function that is given one. */
export const headersName = /(?:headers?|writeHead)(?:\(\))?$/iu;

/** Header fields whose value is a URI reference (RFC 9110): no character outside ASCII. */
export const headerFields: ReadonlySet<string> = new Set(["location", "content-location", "referer"]);

export function header(name: string): Evidence {
  return sink(name, { profile: "rfc3986" });
}

/** The name of a map from packages to what is wanted of each: `devDependencies`, `build-dependencies`. */
const dependencies = /dependencies$/iu;

/** Other names of such maps, in data. */
const dependencyMaps: ReadonlySet<string> = new Set([
  "allowedVersions",
  "catalog",
  "dependency_overrides",
  "imports",
  "overrides",
  "require",
  "require-dev",
  "requires",
  "resolutions",
]);

/** Maps in which packages may stand below the one that wants them, or below a name of the map. */
const nestingMaps: ReadonlySet<string> = new Set(["catalogs", "overrides"]);

/**
 * Whether what stands at the end of a path is wanted of a package: `^0.11.0`, `npm:name@1`, `file:../name`. The name of the
 * package says nothing of it, also where that is `url`.
 */
export function isDependencyInData(path: readonly string[]): boolean {
  const parent = path.at(-2);
  if (parent === undefined) return false;
  return isDependency(parent) || dependencyMaps.has(parent) || path.slice(0, -2).some((name) => nestingMaps.has(name));
}

/** The same in code, by the name of the object that it stands in. */
export function isDependency(parent: string): boolean {
  return dependencies.test(parent);
}
