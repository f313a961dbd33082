import assert from "node:assert/strict";
import { once } from "node:events";
import { Worker } from "node:worker_threads";

const folder = new URL("../../packages/vscode-client/dist/", import.meta.url).href;

/** Gives a thread of Node.js what the server needs of a web worker: its messages, and scripts that share their top level. */
const asWebWorker = `
  const { readFileSync } = require("node:fs");
  const { runInThisContext } = require("node:vm");
  const { parentPort, workerData } = require("node:worker_threads");
  const { fileURLToPath } = require("node:url");
  globalThis.self = globalThis;
  globalThis.importScripts = (address) => runInThisContext(readFileSync(fileURLToPath(address), "utf8"));
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  const first = [];
  globalThis.addEventListener = (type, listener) => type === "message" && first.push(listener);
  parentPort.on("message", (data) => (first.shift() ?? globalThis.onmessage)({ data }));
  delete globalThis.require;
  importScripts(workerData + "server-worker.js");
`;

describe("the server of the extension in a web worker", () => {
  let worker: Worker;
  before(() => {
    worker = new Worker(asWebWorker, { eval: true, workerData: folder });
    worker.postMessage(folder);
  });
  after(() => worker.terminate());

  it("answers and reports, with the parts that the process has", async () => {
    send({ id: 1, method: "initialize", params: { processId: null, rootUri: null, capabilities: {} } });
    const { result } = (await received((message) => message.id === 1)) as { result: { serverInfo: { name: string } } };
    assert.equal(result.serverInfo.name, "iri-language-server");
    send({ method: "initialized", params: {} });
    const textDocument = {
      uri: "file:///a.ts",
      languageId: "typescript",
      version: 1,
      text: 'fetch("http://a.example/a b")',
    };
    send({ method: "textDocument/didOpen", params: { textDocument } });
    const { params } = await received(({ method }) => method === "textDocument/publishDiagnostics");
    assert.deepEqual(
      (params as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code),
      ["character-space"],
    );
  });

  function send(message: object): void {
    worker.postMessage({ jsonrpc: "2.0", ...message });
  }

  /** The next message that is such a one; what stands between is left unanswered. */
  async function received(isMeant: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const [message] = (await once(worker, "message")) as [Message];
      if (isMeant(message)) return message;
    }
  }
});

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
}
