import { parentPort } from "node:worker_threads";
import { checkFile } from "../check-file.js";
import { StretchChecker } from "../streams/check-stretch.js";
import type { StretchAnswer } from "../streams/join-stretches.js";
import { recordLanguageOf } from "../streams/record-languages.js";
import type { FileReports, FilesToCheck, StretchToCheck } from "./pool.js";
import { portable } from "./portable-report.js";

// Checks files, or a stretch of one, for the thread that has started this one.
parentPort?.on("message", (work: FilesToCheck | StretchToCheck) => {
  void (async () => {
    parentPort?.postMessage("stretch" in work ? await answerForStretch(work) : await answersFor(work));
  })();
});

/** For each file its reports, or why there are none. */
async function answersFor({ files, settings }: FilesToCheck): Promise<FileReports[]> {
  const answers: FileReports[] = [];
  for (const { settings: index, ...file } of files) {
    const own = settings[index];
    if (own === undefined) continue;
    answers.push(await answerFor({ ...file, settings: own }));
  }
  return answers;
}

async function answerFor(file: Parameters<typeof checkFile>[0]): Promise<FileReports> {
  const reports = [];
  try {
    for await (const report of checkFile(file)) reports.push(portable(report));
    return { reports, mistake: undefined };
  } catch (error) {
    return { reports, mistake: messageOf(error) };
  }
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
