import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { patience } from "../patience.js";
import { makeSample } from "./sample.js";
import { writeServerCommand } from "./server-command.js";

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

/** An editor without a window, and a script that uses the server in it and prints what it saw. */
export interface EditorWithScript {
  readonly program: string;
  readonly args: readonly string[];
  /** What a person writes into the editor's settings; the script finds it in the file `IRILINT_SETUP`. */
  readonly setup?: string;
  /** Two characters before the second finding; emoji, unless the editor counts what is beyond U+FFFF in its own way. */
  readonly beforeSecond?: string;
}

/** Runs an editor where `iri-language-server` is a command, as it is once the package is installed. */
export function runSession({ program, args, setup = "", beforeSecond = "😀😀" }: EditorWithScript): Session {
  const sample = makeSample(beforeSecond);
  const folder = mkdtempSync(join(tmpdir(), "irilint-setup-"));
  try {
    writeServerCommand(folder);
    const setupFile = join(folder, "setup");
    writeFileSync(setupFile, setup);
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      encoding: "utf8",
      timeout: 4 * patience,
      env: {
        ...process.env,
        PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}`,
        IRILINT_FILE: sample.file,
        IRILINT_SETUP: setupFile,
        IRILINT_PATIENCE: String(patience),
      },
    });
    const line = /^\{.*\}$/m.exec(stdout)?.[0];
    if (error !== undefined || line === undefined)
      throw new Error(`${program} ended with ${status}: ${error?.message ?? ""}\n${stdout}\n${stderr}`);
    return JSON.parse(line) as Session;
  } finally {
    sample.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
