import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { patience } from "../patience.js";
import { makeSample } from "./sample.js";

const server = fileURLToPath(new URL("../../../packages/lsp-server/dist/server.cjs", import.meta.url));

/** A diagnostic as an editor shows it: by its code or its message, and the text that it underlines. */
interface Shown {
  readonly code?: string;
  readonly message?: string;
  readonly text: string;
}

/** What a script saw in its editor. */
export interface Session {
  readonly failure?: string;
  readonly opened: readonly Shown[];
  readonly hover: string;
  readonly actions?: readonly string[];
  readonly fixed: string;
  readonly edited: readonly Shown[];
  readonly stopped?: boolean;
}

/** Runs an editor without a window, with a script that uses the server and prints what it saw. */
export function runSession(program: string, args: readonly string[]): Session {
  const sample = makeSample();
  try {
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      encoding: "utf8",
      timeout: 4 * patience,
      env: { ...process.env, IRILINT_FILE: sample.file, IRILINT_SERVER: server, IRILINT_PATIENCE: String(patience) },
    });
    const line = /^\{.*\}$/m.exec(stdout)?.[0];
    if (error !== undefined || line === undefined)
      throw new Error(`${program} ended with ${status}: ${error?.message ?? ""}\n${stdout}\n${stderr}`);
    return JSON.parse(line) as Session;
  } finally {
    sample.remove();
  }
}
