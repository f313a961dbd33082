import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { onExit } from "./on-exit.js";

/** A program and all the processes it starts; they end together. */
export interface ProcessGroup {
  readonly leader: ChildProcess;
  /** The processes whose arguments have this in them. */
  readonly find: (argument: string) => number[];
  /** Everything the processes have printed so far. */
  readonly output: () => string;
  /** Ends the whole group, by force if it takes longer than three seconds. */
  readonly stop: () => Promise<void>;
}

/** Starts a program as the leader of a process group of its own. The group also ends when this process exits. */
export function startProcessGroup(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ProcessGroup {
  const leader = spawn(program, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: string[] = [];
  for (const stream of [leader.stdout, leader.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => void chunks.push(chunk));
  leader.once("error", (error) => void chunks.push(`${program} did not start: ${error.message}\n`));
  const forget = onExit(() => void signal(leader.pid, "SIGKILL"));
  return {
    leader,
    find: (argument) => membersOf(leader.pid, argument),
    output: () => chunks.join(""),
    async stop() {
      signal(leader.pid, "SIGTERM");
      for (let waited = 0; waited < 3000 && signal(leader.pid, 0); waited += 50) await delay(50);
      signal(leader.pid, "SIGKILL");
      forget();
    },
  };
}

function membersOf(group: number | undefined, argument: string): number[] {
  const lines = execFileSync("ps", ["-A", "-ww", "-o", "pid=,pgid=,args="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, pgid, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/u.exec(line) ?? [];
    return Number(pgid) === group && args.includes(argument) ? [Number(pid)] : [];
  });
}

/** Sends a signal to every process of a group; false if the group has none. */
function signal(pid: number | undefined, name: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, name);
  } catch {
    return false;
  }
}
