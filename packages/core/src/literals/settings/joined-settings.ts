import { folderOf, foldersUpward, uriAt } from "./folder-uris.js";
import { overlaid } from "./overlaid.js";
import type { SettingProblem } from "./setting-type.js";
import { readSettingsFile, settingsFileName, type Override, type WrittenSettings } from "./settings-file.js";
import { parseSettingsText } from "./settings-text.js";

/** A file of settings with all that it builds on. Its patterns are about paths as seen from the folder of the file. */
export interface JoinedSettings {
  readonly written: WrittenSettings;
  readonly exclude: readonly string[];
  readonly overrides: readonly Override[];
  readonly problems: readonly FileProblem[];
}

/** Something wrong in a file of settings, which is the one at `uri`; without a path, the file as a whole is meant. */
export interface FileProblem extends SettingProblem {
  readonly uri: string;
}

/** Asks for the texts of files by their URIs; what is not there has none. */
export type FileReading<Result> = Generator<readonly string[], Result, readonly (string | undefined)[]>;

/** What comes of a file of settings whose text is known, and of the files that it builds on, which are data and nothing else. */
export function* joinedSettings(uri: string, text: string): FileReading<JoinedSettings> {
  return yield* join({ uri, text }, []);
}

interface TextAt {
  readonly uri: string;
  readonly text: string;
}

function* join({ uri, text }: TextAt, outer: readonly string[]): FileReading<JoinedSettings> {
  const parsed = parseSettingsText(text);
  if (!parsed.ok) {
    const message = `The file is not valid JSON: ${parsed.message}`;
    return { ...nothing, problems: [{ uri, path: "", message }] };
  }
  const own = readSettingsFile(parsed.value);
  const problems: FileProblem[] = own.problems.map((problem) => ({ uri, ...problem }));
  let joined: JoinedSettings = nothing;
  for (const [index, reference] of own.extends.entries()) {
    const path = `extends[${index}]`;
    const found = yield* textBehind(reference, uri);
    if (found === undefined) problems.push({ uri, path, message: `There is no file of settings '${reference}'.` });
    else if ([uri, ...outer].includes(found.uri))
      problems.push({ uri, path, message: `'${reference}' builds on this file, which cannot build on it in turn.` });
    else joined = over(joined, yield* join(found, [uri, ...outer]));
  }
  return over(joined, { ...own, problems });
}

const nothing: JoinedSettings = { written: {}, exclude: [], overrides: [], problems: [] };

function over(below: JoinedSettings, above: JoinedSettings): JoinedSettings {
  return {
    written: overlaid(below.written, above.written),
    exclude: [...below.exclude, ...above.exclude],
    overrides: [...below.overrides, ...above.overrides],
    problems: [...below.problems, ...above.problems],
  };
}

/** The first file that a reference may mean: a path from the file that has it, or a file of a package that is installed there or above. */
function* textBehind(reference: string, uri: string): FileReading<TextAt | undefined> {
  const folder = folderOf(uri);
  const candidates = /^\.{0,2}\//u.test(reference) ? [uriAt(folder, reference)] : inPackages(folder, reference);
  const texts = yield candidates;
  const index = texts.findIndex((text) => text !== undefined);
  const [found, text] = [candidates[index], texts[index]];
  return found === undefined || text === undefined ? undefined : { uri: found, text };
}

const packageName = /^(?:@[^/]+\/)?[^/]+/u;

function inPackages(folder: string, reference: string): readonly string[] {
  const file = packageName.exec(reference)?.[0] === reference ? `${reference}/${settingsFileName}` : reference;
  return foldersUpward(folder).map((above) => uriAt(above, `./node_modules/${file}`));
}
