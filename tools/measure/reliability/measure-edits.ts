import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { anyIdentifierOf } from "./identifiers.js";
import { pointCount, type MemoryPoint, type MemoryRun } from "./memory.js";
import { MessageChannel } from "./message-channel.js";

const edits = 100_000;
const documents = 20;
const lines = 20;
const server = fileURLToPath(new URL("../../../packages/lsp-server/dist/server.cjs", import.meta.url));
const reporter = fileURLToPath(new URL("report-memory.cjs", import.meta.url));

/** Edits of open documents in the built server, each with its diagnostics, and now and then with another request. */
export async function measureEdits(): Promise<MemoryRun> {
  const child = spawn(process.execPath, ["--expose-gc", "--require", reporter, server, "--stdio"], {
    stdio: ["pipe", "pipe", "inherit", "ipc"],
  });
  const { stdout, stdin } = child;
  if (stdout === null || stdin === null) throw new Error("a server without pipes");
  const channel = new MessageChannel(stdout, stdin);
  await channel.request("initialize", {
    processId: null,
    rootUri: null,
    capabilities: { textDocument: { diagnostic: {} } },
    initializationOptions: { iri: { preset: "strict" } },
  });
  channel.notify("initialized", {});
  for (let index = 0; index < documents; index++) open(channel, index);
  const points: MemoryPoint[] = [];
  for (let index = 0; index < edits; index++) {
    await edit(channel, index);
    if ((index + 1) % (edits / pointCount) !== 0) continue;
    points.push({ count: index + 1, ...(await memoryOf(child)) });
  }
  child.kill();
  return { name: "edits in one server", points };
}

function uriOf(index: number): string {
  return `file:///project/${index % documents}.ts`;
}

function open(channel: MessageChannel, index: number): void {
  const text = Array.from(
    { length: lines },
    (_, line) => `fetch("${anyIdentifierOf(index * lines + line)}"); // line\n`,
  ).join("");
  const textDocument = { uri: uriOf(index), languageId: "typescript", version: 0, text };
  channel.notify("textDocument/didOpen", { textDocument });
}

/** A line is written anew; every thousandth time the document is closed and opened. */
async function edit(channel: MessageChannel, index: number): Promise<void> {
  const uri = uriOf(index);
  const line = (index * 7) % lines;
  if (index % 1000 === 999) {
    channel.notify("textDocument/didClose", { textDocument: { uri } });
    open(channel, index);
  }
  const range = { start: { line, character: 0 }, end: { line: line + 1, character: 0 } };
  const contentChanges = [{ range, text: `fetch("${anyIdentifierOf(index)}"); // "edit" ${index}\n` }];
  channel.notify("textDocument/didChange", { textDocument: { uri, version: index + 1 }, contentChanges });
  await channel.request("textDocument/diagnostic", { textDocument: { uri } });
  if (index % 20 !== 0) return;
  const position = { line, character: 12 };
  await channel.request("textDocument/hover", { textDocument: { uri }, position });
  const context = { diagnostics: [] };
  await channel.request("textDocument/codeAction", {
    textDocument: { uri },
    range: { start: position, end: position },
    context,
  });
}

function memoryOf(child: ReturnType<typeof spawn>): Promise<Omit<MemoryPoint, "count">> {
  return new Promise((resolve) => {
    // The reporter that is loaded into the server answers with these.
    child.once("message", (message) => resolve(message as Omit<MemoryPoint, "count">));
    child.send("memory");
  });
}
