import { isRecord, noSuch, shown, type ReportProblem, type SettingProblem } from "./setting-type.js";
import { settingsSchema } from "./settings-schema.js";
import { defaultSettings, type Settings } from "./settings.js";

const settingNames: readonly string[] = Object.keys(settingsSchema);

/** The member by which a file names its JSON schema, for editors. */
const schemaKey = "$schema";

/**
 * Reads settings from any value. Unknown members and those of the wrong type are reported with their paths and left
 * out; `undefined` gives the defaults.
 */
export function readSettings(
  value: unknown,
  /** Names of members that are no settings, and are read elsewhere. */
  others: readonly string[] = [],
): { settings: Settings; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  if (value === undefined) return { settings: defaultSettings, problems };
  if (!isRecord(value)) {
    problems.push({ path: "", message: `Expected an object with settings, not ${shown(value)}.` });
    return { settings: defaultSettings, problems };
  }
  const read = readKnown(value, (problem) => problems.push(problem));
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(settingsSchema, name) || name === schemaKey || others.includes(name)) continue;
    problems.push({ path: name, ...noSuch("setting", name, [...settingNames, ...others]) });
  }
  return { settings: { ...defaultSettings, ...read }, problems };
}

function readKnown(value: Readonly<Record<string, unknown>>, report: ReportProblem): Partial<Settings> {
  const entries = Object.entries(settingsSchema)
    .filter(([name]) => Object.hasOwn(value, name))
    .map(([name, { type }]): [string, unknown] => [name, type.read(value[name], name, report)])
    .filter(([, setting]) => setting !== undefined);
  // The schema's type pairs every name with the type that its reader gives.
  return Object.fromEntries(entries);
}
