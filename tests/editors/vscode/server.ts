import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { vscodeServerMain } from "../install/locations.mjs";
import { startProcessGroup, type ProcessGroup } from "./process-group.js";

/** A VS Code server of our own, listening on a free loopback port. */
export interface VscodeServer {
  /** Host and port, as `vscode-remote:` addresses name it. */
  readonly authority: string;
  readonly processes: ProcessGroup;
}

/**
 * Starts the VS Code server with all its data, the given user settings and some extensions, below `folder`. What is in `home` is
 * shown as below `~`.
 */
export async function startVscodeServer(
  folder: string,
  home: string,
  settings: object,
  extensions: readonly string[],
): Promise<VscodeServer> {
  for (const extension of extensions)
    cpSync(extension, join(folder, "extensions", basename(extension)), { recursive: true });
  mkdirSync(join(folder, "data", "User"), { recursive: true });
  writeFileSync(join(folder, "data", "User", "settings.json"), JSON.stringify(settings));
  const args = [vscodeServerMain(), "--host=127.0.0.1", "--port=0", "--without-connection-token"];
  args.push("--accept-server-license-terms", "--telemetry-level=off", "--disable-workspace-trust");
  args.push(`--user-data-dir=${join(folder, "data")}`, `--server-data-dir=${join(folder, "server")}`);
  args.push(`--extensions-dir=${join(folder, "extensions")}`);
  const processes = startProcessGroup(process.execPath, args, { ...environment(), HOME: home });
  try {
    return { authority: `127.0.0.1:${await announcedPort(processes)}`, processes };
  } catch (error) {
    await processes.stop();
    throw error;
  }
}

/** A test runner's own Node options and the variables of an enclosing VS Code terminal would change how the server runs. */
function environment(): NodeJS.ProcessEnv {
  const isOurs = (name: string): boolean => name === "NODE_OPTIONS" || name.startsWith("VSCODE_");
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)));
}

async function announcedPort(processes: ProcessGroup): Promise<string> {
  for (let looks = 0; processes.leader.exitCode === null && looks < 600; looks++) {
    const port = /agent listening on (\d+)/u.exec(processes.output())?.[1];
    if (port !== undefined) return port;
    await delay(50);
  }
  throw new Error(`The VS Code server did not start listening. It printed:\n${processes.output()}`);
}
