import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The processes that were started with a mark in their environment, and those that these started, even if they went their own ways. */
export function processesWith(mark: string): string[] {
  return readdirSync("/proc").filter((id) => /^\d+$/u.test(id) && readIfThere(`/proc/${id}/environ`).includes(mark));
}

/** Milliseconds of processor time that the threads of some processes have had. */
export function processorTime(ids: readonly string[]): number {
  const threads = ids.flatMap((id) => (existsSync(`/proc/${id}/task`) ? threadsOf(id) : []));
  return threads.reduce((total, file) => total + Number(readIfThere(file).split(" ", 1)[0]) / 1e6, 0);
}

/** Megabytes of memory that some processes hold. */
export function residentMemory(ids: readonly string[]): number {
  const sizes = ids.map((id) => /^VmRSS:\s*(\d+) kB$/mu.exec(readIfThere(`/proc/${id}/status`))?.[1] ?? "0");
  return sizes.reduce((total, size) => total + Number(size) / 1024, 0);
}

function threadsOf(id: string): string[] {
  return readdirSync(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}/schedstat`);
}

/** What a file of /proc says; nothing once its process is gone or if it is another user's. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
