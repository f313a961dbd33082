import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { readMessages, writeMessage, type Message } from "./message-stream.js";
import { processesWith, processorTime, residentMemory } from "./processes.js";

/** How a language server is started, by a path in the workspace. */
export interface ServerProgram {
  readonly name: string;
  readonly command: readonly [program: string, ...parameters: readonly string[]];
}

interface Published {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: readonly Diagnostic[];
}

interface Diagnostic {
  readonly code?: unknown;
}

interface Initialized {
  readonly capabilities: { readonly textDocumentSync?: number | { readonly change?: number } };
}

interface DocumentEvent {
  readonly textDocument: { readonly uri: string; readonly version: number };
  readonly [member: string]: unknown;
}

interface Waiting {
  readonly isIt: (message: Message) => boolean;
  readonly resolve: (message: Message) => void;
}

const patience = 30_000;

const tellOnSignal = `process.on("SIGUSR2", () => {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  console.error("held " + (heapUsed + external));
})`;

/** Has a program of Node.js say what it holds (`heldMemory`). */
export const tellingOfMemory: readonly string[] = [
  "--expose-gc",
  `--import=data:text/javascript,${encodeURIComponent(tellOnSignal)}`,
];

/** A language server in processes of its own, over standard input and output. */
export class RunningServer {
  readonly #mark = `IRILINT_BENCH=${randomUUID()}`;
  /** Whether it is told of what changed, or of the whole text. */
  takesParts = false;
  readonly #name: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting = new Set<Waiting>();
  #requests = 0;
  #ids: string[] = [];
  #said = "";

  /** `kept` is the folder for what a server keeps until its next start. */
  constructor({ name: title, command: [program, ...parameters] }: ServerProgram, folder: string, kept: string) {
    this.#name = title;
    const [name = "", value = ""] = this.#mark.split("=");
    const env = { ...process.env, XDG_CACHE_HOME: kept, [name]: value };
    this.#child = spawn(program, parameters, { cwd: folder, env });
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => (this.#said += text));
    readMessages(this.#child.stdout, (message) => this.#take(message));
  }

  /** Greets the server and waits until it has answered. `tellsOfFiles` is whether the client says which files change. */
  async initialize(rootUri: string, tellsOfFiles = false): Promise<void> {
    const workspaceFolders = [{ uri: rootUri, name: "bench" }];
    const capabilities = {
      textDocument: { publishDiagnostics: { versionSupport: true }, synchronization: {}, references: {} },
      workspace: {
        workspaceFolders: true,
        ...(tellsOfFiles && { didChangeWatchedFiles: { dynamicRegistration: true } }),
      },
    };
    const answer = await this.request("initialize", {
      processId: process.pid,
      rootUri,
      workspaceFolders,
      capabilities,
    });
    const { textDocumentSync: sync } = (answer["result"] as Initialized).capabilities;
    this.takesParts = (typeof sync === "object" ? sync.change : sync) === 2;
    this.notify("initialized", {});
  }

  /** Sends a notification and waits until the server publishes the diagnostics of this version; some publish less at first. */
  async diagnosticsAfter(
    method: string,
    params: DocumentEvent,
    isWhole: (found: readonly Diagnostic[]) => boolean,
  ): Promise<void> {
    const { uri, version } = params.textDocument;
    const published = this.#next(({ method: name, params: given }) => {
      if (name !== "textDocument/publishDiagnostics") return false;
      const { uri: of, version: now = version, diagnostics } = given as Published;
      return of === uri && now >= version && isWhole(diagnostics);
    });
    this.notify(method, params);
    await published;
  }

  notify(method: string, params: object): void {
    writeMessage(this.#child.stdin, { method, params });
  }

  /** Looks for its processes again, of which there may be new ones. */
  findProcesses(): void {
    this.#ids = processesWith(this.#mark);
  }

  processorTime(): number {
    return processorTime(this.#ids);
  }

  /**
   * What a program of Node.js that was started with `tellingOfMemory` holds once all garbage is collected, in bytes: its
   * objects, and what is kept beside them.
   */
  async heldMemory(): Promise<number> {
    this.#said = "";
    this.#child.kill("SIGUSR2");
    for (let tries = 0; tries < 100; tries++) {
      await wait(100);
      const held = /^held (\d+)$/mu.exec(this.#said)?.[1];
      if (held !== undefined) return Number(held);
    }
    throw new Error(`${this.#name} does not say what it holds.`);
  }

  residentMemory(): number {
    return residentMemory(this.#ids);
  }

  async end(): Promise<void> {
    this.findProcesses();
    await this.request("shutdown", undefined);
    this.notify("exit", {});
    this.#child.kill();
    for (const id of this.#ids) endProcess(Number(id));
  }

  async request(method: string, params: object | undefined, within = patience): Promise<Message> {
    const id = ++this.#requests;
    const answer = this.#next((message) => message["id"] === id && message["method"] === undefined, within);
    writeMessage(this.#child.stdin, { id, method, ...(params !== undefined && { params }) });
    return answer;
  }

  #next(isIt: Waiting["isIt"], within = patience): Promise<Message> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.#name} does not give the answer that is due.`)), within);
      const waiting: Waiting = {
        isIt,
        resolve: (message) => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          resolve(message);
        },
      };
      this.#waiting.add(waiting);
    });
  }

  #take(message: Message): void {
    for (const { isIt, resolve } of this.#waiting) if (isIt(message)) resolve(message);
    // What a server asks of its client gets an answer that says nothing.
    if (message["id"] === undefined || message["method"] === undefined) return;
    const items = (message["params"] as { readonly items?: readonly unknown[] } | undefined)?.items;
    const result = items === undefined ? null : items.map(() => null);
    writeMessage(this.#child.stdin, { id: message["id"], result });
  }
}

function endProcess(id: number): void {
  try {
    process.kill(id);
  } catch {
    // It has ended by itself.
  }
}
