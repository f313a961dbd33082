import { setImmediate as turn } from "node:timers/promises";
import type { Settings } from "@irilint/core/literals";
import { checkFile, type FileToCheck } from "../check-file.js";
import { StretchChecker } from "../streams/check-stretch.js";
import type { StretchAnswer } from "../streams/join-stretches.js";
import type { Beginning } from "../streams/part-checker.js";
import { recordLanguageOf } from "../streams/record-languages.js";
import type { Stretch } from "../streams/stretches.js";
import type { FoundInFile, FoundInLot } from "./lot.js";
import { portable } from "./portable-report.js";
import { reasonOf } from "../../reason.js";

/** Some files for a thread, which knows of their settings by number. */
export interface FilesToCheck {
  readonly files: readonly (Omit<FileToCheck, "settings"> & { readonly settings: number })[];
  readonly settings: readonly Settings[];
}

/** A stretch of a file for a thread, and what holds for it from what stands before; nothing for the first one. */
export interface StretchToCheck {
  readonly file: Pick<FileToCheck, "path" | "language" | "settings">;
  readonly stretch: Stretch;
  readonly beginning: Beginning | undefined;
}

/** Said to a thread when what it has found so far in some files has been read, for which it waits. */
export const goOn = "go on";

export type Work = FilesToCheck | StretchToCheck | typeof goOn;
export type Answer = FoundInLot | StretchAnswer;

/**
 * So many messages of small files are told at once. What is found in a part of a large file is told at once, and more is looked for when that
 * has been read.
 */
const messagesAtOnce = 1000;

/** What one thread does: it checks files, some at a time, or stretches of one. */
export class ThreadWork {
  /** What is found in the files that are being checked. */
  #parts: AsyncIterator<FoundInLot> | undefined;
  /** The file of the last stretch: what was learned of its names holds for the next one. */
  #last: { readonly path: string; readonly checker: StretchChecker } | undefined;

  async answer(work: Work): Promise<Answer> {
    if (work !== goOn && "stretch" in work) return await this.#checkStretch(work);
    if (work !== goOn) this.#parts = partsOf(work);
    const part = await this.#parts?.next();
    return part?.done === false ? part.value : { found: [], isLast: true };
  }

  async #checkStretch({ file, stretch, beginning }: StretchToCheck): Promise<StretchAnswer> {
    const { path, language, settings } = file;
    try {
      if (this.#last?.path !== path) {
        const records = recordLanguageOf(path, language);
        if (records === undefined) return { mistake: `${path} cannot be read in parts.` };
        this.#last = { path, checker: new StretchChecker({ path, language, settings, records }) };
      }
      return await this.#last.checker.check(stretch, beginning);
    } catch (error) {
      return { mistake: reasonOf(error) };
    }
  }
}

/** Tells of each file its reports, or why there are no more of them. */
async function* partsOf({ files, settings }: FilesToCheck): AsyncGenerator<FoundInLot> {
  let found: FoundInFile[] = [];
  let count = 0;
  for (const [index, { settings: number, ...file }] of files.entries()) {
    const own = settings[number];
    if (own === undefined) continue;
    // What other threads have found has its turn between files.
    await turn();
    try {
      for await (const report of checkFile({ ...file, settings: own })) {
        found.push({ file: index, report: portable(report) });
        count += report.messages.length;
        if (count < messagesAtOnce && report.isLast) continue;
        yield { found, isLast: false };
        found = [];
        count = 0;
      }
    } catch (error) {
      found.push({ file: index, mistake: reasonOf(error) });
    }
  }
  yield { found, isLast: true };
}
