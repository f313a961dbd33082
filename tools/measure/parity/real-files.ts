import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { languageOfPath, readDocument, type LanguageName } from "../../../packages/core/dist/documents/index.js";
import { checkDocument, defaultSettings, isPattern, type Literal } from "../../../packages/core/dist/literals/index.js";
import type { Fixture } from "../../../tests/parity/fixtures.js";
import { ensureCorpus } from "../corpus.mjs";
import { filesBelow } from "../files-below.js";
import { inLotOrder } from "../lots.js";

/** A published file. */
export interface RealFile extends Fixture {
  /** With the name of its package. */
  readonly path: string;
}

/** So many files of a language at most; what the rest leaves open is filled by JavaScript and TypeScript. */
const quota = 60;

const fillers: readonly LanguageName[] = ["javascript", "typescript"];

const largest = 200_000;

/** Files of the pinned packages that hold identifiers, chosen by the seed. */
export function chooseRealFiles(count: number, seed: string): RealFile[] {
  const paths = ensureCorpus().flatMap(({ name, folder }) =>
    filesBelow(folder).map((file) => ({ file, path: `${name}/${relative(folder, file)}` })),
  );
  const chosen: RealFile[] = [];
  const left: RealFile[] = [];
  const counts = new Map<LanguageName, number>();
  for (const { file, path } of inLotOrder(paths, seed, (one) => one.path)) {
    const language = languageOfPath(path);
    if (language === undefined) continue;
    const known = counts.get(language) ?? 0;
    const isFiller = fillers.includes(language);
    if (known >= (isFiller ? count : quota)) continue;
    const text = readFileSync(file, "utf8");
    if (text.length > largest || identifiersOf(text, language).length === 0) continue;
    counts.set(language, known + 1);
    (known < quota ? chosen : left).push({ name: basename(path), path, language, text });
  }
  return [...chosen, ...left].slice(0, count);
}

/** The file with a character that no identifier may hold at the end of each of its identifiers. */
export function withFaults(file: RealFile): RealFile {
  let text = "";
  let done = 0;
  const whole = identifiersOf(file.text, file.language).filter((literal) => !isPattern(literal));
  for (const { span } of whole.sort((a, b) => a.span.end - b.span.end)) {
    if (span.end <= done) continue;
    text += `${file.text.slice(done, span.end)}^`;
    done = span.end;
  }
  return { ...file, text: text + file.text.slice(done) };
}

function identifiersOf(text: string, language: LanguageName): readonly Literal[] {
  return checkDocument(text, readDocument(text, language).literals, defaultSettings).literals;
}
