import { folderOf, foldersUpward, uriAt } from "./folder-uris.js";
import { overlaid } from "./overlaid.js";
import { isRecord, type SettingProblem } from "./setting-type.js";
import { readSettingsFile, settingsFileName, type Override, type WrittenSettings } from "./settings-file.js";
import { parseSettingsText } from "./settings-text.js";

/**
 * A file of settings joined with those that it extends. All patterns are relative to the folder of the file that
 * extends.
 */
export interface JoinedSettings {
  readonly written: WrittenSettings;
  readonly exclude: readonly string[];
  readonly overrides: readonly Override[];
  readonly problems: readonly FileProblem[];
}

/** A problem in the file of settings at `uri`; an empty path means the file as a whole. */
export interface FileProblem extends SettingProblem {
  readonly uri: string;
  /** The item of `extends` that leads to no file, or back to this one. */
  readonly reference?: string;
}

/**
 * A generator that yields URIs of files and is resumed with their texts, `undefined` for a file that does not exist. So
 * the caller reads the files, and may do so asynchronously.
 */
export type FileReading<Result> = Generator<readonly string[], Result, readonly (string | undefined)[]>;

/** Joins a file of settings, given its text, with the files that it extends. Only data is read, no code is run. */
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
  for (const reference of own.extends) {
    const found = yield* textBehind(reference, uri);
    const message =
      found === undefined
        ? `There is no file of settings '${reference}'.`
        : [uri, ...outer].includes(found.uri)
          ? `'${reference}' builds on this file, which cannot build on it in turn.`
          : undefined;
    if (message !== undefined) problems.push({ uri, path: pathOf(reference, parsed.value), message, reference });
    else if (found !== undefined) joined = over(joined, yield* join(found, [uri, ...outer]));
  }
  return over(joined, { ...own, problems });
}

/** The path of an item of `extends` for a problem; the value of `extends` is a string or a list of strings. */
function pathOf(reference: string, file: unknown): string {
  const written = isRecord(file) ? file["extends"] : undefined;
  return Array.isArray(written) ? `extends[${written.indexOf(reference)}]` : "extends";
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

/**
 * The first existing file that an item of `extends` may mean: a path relative to the file that has it, or a file of a
 * package in `node_modules` beside that file or above.
 */
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
