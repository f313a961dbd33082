import { parentPort } from "node:worker_threads";
import { checkFile } from "../check-file.js";
import { StretchChecker } from "../streams/check-stretch.js";
import type { StretchAnswer } from "../streams/join-stretches.js";
import { recordLanguageOf } from "../streams/record-languages.js";
import { goOn, type FoundInFile, type FoundInLot } from "./lot.js";
import type { FilesToCheck, StretchToCheck } from "./pool.js";
import { portable } from "./portable-report.js";

/** So many messages are sent at once. With more of them in a file, the rest is found when these have been read. */
const messagesAtOnce = 1000;

let hasBeenRead: (() => void) | undefined;

// Checks files, or a stretch of one, for the thread that has started this one.
parentPort?.on("message", (work: FilesToCheck | StretchToCheck | typeof goOn) => {
  if (work === goOn) hasBeenRead?.();
  else void ("stretch" in work ? answerForStretch(work).then(post) : answerFor(work));
});

function post(answer: FoundInLot | StretchAnswer): void {
  parentPort?.postMessage(answer);
}

/** Tells of each file its reports, or why there are no more of them. */
async function answerFor({ files, settings }: FilesToCheck): Promise<void> {
  let found: FoundInFile[] = [];
  let count = 0;
  for (const [index, { settings: number, ...file }] of files.entries()) {
    const own = settings[number];
    if (own === undefined) continue;
    try {
      for await (const report of checkFile({ ...file, settings: own })) {
        found.push({ file: index, report: portable(report) });
        count += report.messages.length;
        if (count < messagesAtOnce) continue;
        const isRead = new Promise<void>((resolve) => (hasBeenRead = resolve));
        post({ found, isLast: false });
        found = [];
        count = 0;
        await isRead;
      }
    } catch (error) {
      found.push({ file: index, mistake: messageOf(error) });
    }
  }
  post({ found, isLast: true });
}

/** The file of the last stretch: what was learned of its names holds for the next one. */
let last: { readonly path: string; readonly checker: StretchChecker } | undefined;

async function answerForStretch({ file, stretch, beginning }: StretchToCheck): Promise<StretchAnswer> {
  const { path, language, settings } = file;
  try {
    if (last?.path !== path) {
      const records = recordLanguageOf(path, language);
      if (records === undefined) return { mistake: `${path} cannot be read in parts.` };
      last = { path, checker: new StretchChecker({ path, language, settings, records }) };
    }
    return await last.checker.check(stretch, beginning);
  } catch (error) {
    return { mistake: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
