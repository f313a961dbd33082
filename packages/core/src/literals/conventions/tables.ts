import { remembered } from "../../text/remembered.js";
import type { Settings } from "../settings/settings.js";
import { opaqueName, sink, type Evidence } from "./evidence.js";
import { compileAttributes, readAttribute, type AttributeTables } from "./matching/attributes.js";
import { compileCallees, readCallee, type CalleeRules } from "./matching/callees.js";
import type { SchemeLists } from "./matching/beginnings.js";
import { compileAssigned, compileData, compileEntries } from "./matching/keys.js";
import { compileNames } from "./matching/names.js";
import { listedSchemes } from "./matching/schemes.js";

/** The lookups for all conventions, with the additions of the settings. */
export interface Tables extends AttributeTables {
  readonly callee: (callee: string) => CalleeRules | undefined;
  readonly assigned: (name: string) => Evidence | undefined;
  /** The evidence for the value of a header field. */
  readonly headerField: (name: string) => Evidence | undefined;
  readonly data: (path: readonly string[]) => Evidence | undefined;
  readonly schemes: SchemeLists;
  /** The schemes that are looked for, with `://`, in running text. */
  readonly schemesInText: ReadonlySet<string>;
}

/** The parts of the settings that add to the conventions. */
type Additions = Pick<Settings, "sinks" | "attributes" | "names" | "keys" | "schemes" | "opaqueNames">;

/**
 * How many sets of additions are kept compiled: those of the open folders, or of a settings file with its overrides.
 */
const mostAdditions = 16;

const ofSettings = new WeakMap<Settings, Tables>();

/** Tables by their additions: compiling them takes longer than reading a small file, and most settings add the same. */
const ofAdditions = remembered((additions) => compile(JSON.parse(additions) as Additions), mostAdditions);

/** The tables for settings; settings with the same additions share them. */
export function tablesFor(settings: Settings): Tables {
  const known = ofSettings.get(settings);
  if (known !== undefined) return known;
  const { sinks, attributes, names, keys, schemes, opaqueNames } = settings;
  const tables = ofAdditions(JSON.stringify({ sinks, attributes, names, keys, schemes, opaqueNames }));
  ofSettings.set(settings, tables);
  return tables;
}

function compile(settings: Additions): Tables {
  const words = settings.names.map(lowercase);
  const opaque = settings.opaqueNames.map((name) => [name, opaqueName(name)] as const);
  const opaqueInLowercase = opaque.map(([name, evidence]) => [lowercase(name), evidence] as const);
  const keys = settings.keys.map((key) => [lowercase(key), sink(key, { expects: "value" })] as const);
  const opaqueAttributes = opaqueInLowercase.map(([name, evidence]) => ({ name, evidence }));
  const attributes = [...settings.attributes.map((text) => readAttribute(text)), ...opaqueAttributes];
  const bare = new Set(settings.schemes.map((scheme) => lowercase(scheme).replace(/:.*/su, "")));
  const namedInData = compileNames(words, "data");
  const entries = compileEntries("code");
  return {
    callee: compileCallees(settings.sinks.map(readSink)),
    assigned: compileAssigned(opaque, compileNames(words, "code")),
    headerField: (name) => entries("headers", name),
    ...compileAttributes(attributes, namedInData),
    data: compileData([...keys, ...opaqueInLowercase], namedInData),
    schemes: { withSlashes: listedSchemes, bare },
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
