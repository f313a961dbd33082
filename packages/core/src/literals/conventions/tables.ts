import type { Settings } from "../settings/settings.js";
import { compileAttributes } from "./attribute-rules.js";
import { attributes, readAttribute } from "./attributes.js";
import { compileCallees, type CalleeRules } from "./callee-rules.js";
import { callees, readCallee } from "./callees.js";
import { opaqueName, sink, type Evidence } from "./evidence.js";
import { dataKeys, propertyKeys } from "./keys.js";
import { compileAssigned, compileData, compileNamed } from "./named.js";
import { identifierWords } from "./names.js";
import { listedSchemes } from "./schemes.js";
import type { SchemeLists } from "./text-forms.js";

/** The lists of this folder with those of the settings, ready to be asked. */
export interface Tables {
  readonly callee: (callee: string) => CalleeRules | undefined;
  readonly assigned: (name: string) => Evidence | undefined;
  readonly attribute: (element: string, name: string) => Evidence | undefined;
  readonly data: (path: readonly string[]) => Evidence | undefined;
  readonly schemes: SchemeLists;
  /** All schemes that are looked for with `://` in running text. */
  readonly schemesInText: ReadonlySet<string>;
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

function compile(settings: Settings): Tables {
  const named = compileNamed(new Set([...identifierWords, ...settings.names.map(lowercase)]));
  const opaque = settings.opaqueNames.map((name) => [name, opaqueName(name)] as const);
  const opaqueInLowercase = opaque.map(([name, evidence]) => [lowercase(name), evidence] as const);
  const keys = settings.keys.map((key) => [lowercase(key), sink(key, { expects: "value" })] as const);
  const opaqueAttributes = opaqueInLowercase.map(([name, evidence]) => ({ name, evidence }));
  const bare = new Set(settings.schemes.map((scheme) => lowercase(scheme).replace(/:.*/su, "")));
  return {
    callee: compileCallees([...callees, ...settings.sinks.map(readSink)]),
    assigned: compileAssigned(new Map([...propertyKeys, ...opaque]), named),
    attribute: compileAttributes(
      [...settings.attributes.map(readAttribute), ...opaqueAttributes, ...attributes],
      named,
    ),
    data: compileData(new Map([...dataKeys, ...keys, ...opaqueInLowercase]), named),
    schemes: { withSlashes: new Set(listedSchemes), bare },
    schemesInText: new Set([...listedSchemes, ...bare]),
  };
}

function readSink(text: string): readonly [ReturnType<typeof readCallee>, Evidence] {
  const callee = readCallee(text);
  return [callee, sink(callee.name)];
}

function lowercase(text: string): string {
  return text.toLowerCase();
}
