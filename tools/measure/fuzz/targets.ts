import { documentFixes } from "./targets/document-fixes.js";
import { documents } from "./targets/documents.js";
import { fixes } from "./targets/fixes.js";
import { library } from "./targets/library.js";
import { server } from "./targets/server.js";
import { settingsTarget } from "./targets/settings.js";
import { syntaxTarget } from "./targets/syntaxes.js";
import type { FuzzTarget } from "./target.js";

/** Everything that is fuzzed, in the order of the report. */
export const targets: readonly FuzzTarget[] = [
  library,
  fixes,
  syntaxTarget,
  documents,
  documentFixes,
  settingsTarget,
  server,
];

export function targetNamed(name: string): FuzzTarget {
  const target = targets.find((each) => each.name === name);
  if (target === undefined) throw new Error(`There is no target '${name}'; there are ${names}.`);
  return target;
}

const names = targets.map(({ name }) => name).join(", ");
