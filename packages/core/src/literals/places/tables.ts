import type { Settings } from "../settings/settings.js";
import { attributes, readAttribute, type AttributeRule } from "./attributes.js";
import { callees, readCallee, type Callee } from "./callees.js";
import { opaqueName, sink, type Evidence } from "./evidence.js";
import { dataKeys, propertyKeys } from "./keys.js";
import { identifierWords } from "./names.js";
import { listedSchemes } from "./schemes.js";
import type { SchemeLists } from "./text-forms.js";

/** The lists of this folder with those of the settings, ready to be asked. */
export interface Tables {
  readonly callees: ReadonlyMap<string, CalleeRules>;
  readonly attributes: ReadonlyMap<string, readonly AttributeRule[]>;
  /** By key in lower case; of a dotted key by its last part, with the whole path. */
  readonly dataKeys: ReadonlyMap<string, Evidence>;
  readonly propertyKeys: ReadonlyMap<string, Evidence>;
  readonly names: ReadonlySet<string>;
  readonly schemes: SchemeLists;
  /** All schemes that are looked for with `://` in running text. */
  readonly schemesInText: ReadonlySet<string>;
}

/** What the arguments of one function are: some by their number, the rest alike. */
export interface CalleeRules {
  readonly byIndex: ReadonlyMap<number, Evidence>;
  readonly other?: Evidence;
}

const compiled = new WeakMap<Settings, Tables>();

/** The tables for one object of settings, which are made once. */
export function tablesFor(settings: Settings): Tables {
  const known = compiled.get(settings);
  if (known !== undefined) return known;
  const tables = compile(settings);
  compiled.set(settings, tables);
  return tables;
}

function compile({ sinks, attributes: more, names, keys, schemes, opaqueNames }: Settings): Tables {
  const ownSinks = sinks.map((text) => [readCallee(text), sink(readCallee(text).name)] as const);
  const ownKeys = keys.map((key) => [key.toLowerCase(), sink(key, { expects: "value" })] as const);
  const ownNames = opaqueNames.map((name) => [name, opaqueName(name)] as const);
  const bare = new Set(schemes.map((scheme) => scheme.toLowerCase().replace(/:.*$/u, "")));
  return {
    callees: calleeRules([...callees, ...ownSinks]),
    attributes: attributeRules([
      ...more.map(readAttribute),
      ...ownNames.map(([name, evidence]) => ({ name: name.toLowerCase(), evidence })),
      ...attributes,
    ]),
    dataKeys: new Map([
      ...dataKeys,
      ...ownKeys,
      ...ownNames.map(([name, evidence]) => [name.toLowerCase(), evidence] as const),
    ]),
    propertyKeys: new Map([...propertyKeys, ...ownNames]),
    names: new Set([...identifierWords, ...names.map((name) => name.toLowerCase())]),
    schemes: { withSlashes: new Set(listedSchemes), bare },
    schemesInText: new Set([...listedSchemes, ...bare]),
  };
}

/** The later rules win. */
function calleeRules(rules: readonly (readonly [Callee, Evidence])[]): Map<string, CalleeRules> {
  const byName = new Map<string, { byIndex: Map<number, Evidence>; other?: Evidence }>();
  for (const [{ name, index }, evidence] of rules) {
    const known = byName.get(name) ?? { byIndex: new Map<number, Evidence>() };
    if (index === undefined) known.other = evidence;
    else known.byIndex.set(index, evidence);
    byName.set(name, known);
  }
  return byName;
}

/** The earlier rules win. */
function attributeRules(rules: readonly AttributeRule[]): Map<string, AttributeRule[]> {
  const byName = new Map<string, AttributeRule[]>();
  for (const rule of rules) {
    const known = byName.get(rule.name);
    if (known === undefined) byName.set(rule.name, [rule]);
    else known.push(rule);
  }
  return byName;
}
