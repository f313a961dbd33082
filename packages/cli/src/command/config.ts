import { resolve } from "node:path";
import { languageOfFile } from "../files/found-files.js";
import { IgnoredFiles } from "../files/ignored-files.js";
import { baseOf } from "../files/patterns.js";
import { reasons } from "../files/unread-names.js";
import { SettingsFiles } from "../settings/settings-files.js";
import type { LintRequest } from "./arguments.js";

/** What holds for a file, which need not be there: where its settings come from, what they are, and whether it is left out. */
export function describeConfig(name: string, request: LintRequest, folder: string): string {
  const path = resolve(folder, name);
  const settings = new SettingsFiles(folder, request);
  const { ignore, ignorePatterns, language } = request;
  const base = baseOf(folder, [{ kind: "file", path }]);
  const ignored = new IgnoredFiles(base, { ignore, patterns: ignorePatterns, folder, settings });
  const exclusion = ignored.exclusionWithin(path, "file");
  const config = {
    file: path,
    language: language ?? languageOfFile(path),
    settingsFile: settings.fileFor(path) ?? null,
    exclude: settings.excludeFor(path),
    leftOut: exclusion === undefined ? null : reasons[exclusion],
    settings: settings.of(path),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
