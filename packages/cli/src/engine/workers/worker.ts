import { parentPort } from "node:worker_threads";
import { checkFile } from "../check-file.js";
import type { FileReports, FilesToCheck } from "./pool.js";
import { portable } from "./portable-report.js";

// Checks files for the thread that has started this one: for each, its reports, or why there are none.
parentPort?.on("message", ({ files, settings }: FilesToCheck) => {
  void (async () => {
    const answers: FileReports[] = [];
    for (const { settings: index, ...file } of files) {
      const own = settings[index];
      if (own === undefined) continue;
      answers.push(await answerFor({ ...file, settings: own }));
    }
    parentPort?.postMessage(answers);
  })();
});

async function answerFor(file: Parameters<typeof checkFile>[0]): Promise<FileReports> {
  const reports = [];
  try {
    for await (const report of checkFile(file)) reports.push(portable(report));
    return { reports, mistake: undefined };
  } catch (error) {
    return { reports, mistake: error instanceof Error ? error.message : String(error) };
  }
}
