import assert from "node:assert/strict";
import { conversionCommands, inspectMethod } from "../../../../packages/lsp-server/src/protocol/custom-requests.js";
import type { ServerInProcess } from "../../../../packages/lsp-server/test/protocol/server-in-process.js";
import { excerptsOf, spoiledExcerptsOf } from "../documents.js";
import type { Random } from "../random.js";
import type { FuzzTarget } from "../target.js";

const uri = "file:///project/a";
const requests = [
  "textDocument/hover",
  "textDocument/codeAction",
  "textDocument/documentLink",
  "textDocument/inlayHint",
  "textDocument/diagnostic",
  "workspace/executeCommand",
  "workspace/diagnostic",
  inspectMethod,
] as const;
const notifications = [
  "textDocument/didOpen",
  "textDocument/didChange",
  "textDocument/didClose",
  "textDocument/didSave",
];

/** The server, by messages in any order. */
export const server: FuzzTarget = {
  name: "server",
  law:
    "The language server, with changes and requests at any place of a document, and with messages of the wrong shape, in any order: every " +
    "request is answered, none with an internal error, and the server keeps running.",
  prepare: (texts) => {
    const anyExcerpt = excerptsOf(texts);
    const anySpoiled = spoiledExcerptsOf(texts);
    return (random) => {
      const { language, text } = anySpoiled(random);
      const typed = (): string => anyExcerpt(random).text.slice(0, random.below(30));
      const messages = Array.from({ length: 1 + random.below(12) }, () => anyMessage(random, typed()));
      return { text, other: messages.join("\n"), variant: language };
    };
  },
  async check({ text, other, variant }) {
    const session = await runningServer();
    await session.open(uri, variant, text);
    const answers: Promise<void>[] = [];
    for (const [round, line] of other.split("\n").entries()) answers.push(sent(session, line, round + 2));
    await Promise.all(answers);
    await sent(session, "textDocument/diagnostic 0 0 0 0 ", 0);
    await session.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  },
};

let running: Promise<ServerInProcess> | undefined;

/**
 * One server for all inputs of a thread, so that what one leaves behind meets the next. It is loaded here, since it needs
 * the build, which whoever names the targets does without.
 */
function runningServer(): Promise<ServerInProcess> {
  running ??= (async () => {
    const { ableClient } = await import("../../../../packages/lsp-server/test/protocol/client-session.js");
    const { ServerInProcess } = await import("../../../../packages/lsp-server/test/protocol/server-in-process.js");
    const session = new ServerInProcess();
    const initializationOptions = { iri: { preset: "all", prose: true, inlayHints: true }, hoverPicture: true };
    const textDocument = { ...ableClient.textDocument, diagnostic: {}, documentLink: { tooltipSupport: true } };
    await session.initialize({ ...ableClient, textDocument }, { initializationOptions });
    return session;
  })();
  return running;
}

/** A line that says what is sent: the method, a range, and a text. */
function anyMessage(random: Random, text: string): string {
  const number = (): number => (random.below(12) === 0 ? -1 : random.below(random.below(4) === 0 ? 2000 : 40));
  const method = random.below(3) === 0 ? "textDocument/didChange" : random.pick([...requests, ...notifications]);
  const shape = random.below(12) === 0 ? "bad" : JSON.stringify(text);
  return [method, number(), number(), number(), number(), shape].join(" ");
}

/** Sends what a line says, whatever it is, and waits for the answer. */
async function sent({ connection }: ServerInProcess, line: string, version: number): Promise<void> {
  const [method = "", ...rest] = line.split(" ");
  const [startLine, start, endLine, end] = rest.slice(0, 4).map(Number);
  const shape = rest.slice(4).join(" ");
  const range = { start: { line: startLine, character: start }, end: { line: endLine, character: end } };
  const params =
    shape === "bad" ? { textDocument: start, position: null, range: line } : paramsOf(method, range, shape, version);
  if (notifications.includes(method)) return connection.sendNotification(method, params);
  if (!requests.some((request) => request === method)) return undefined;
  try {
    await connection.sendRequest(method, params);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    assert.ok(typeof code === "number" && (shape === "bad" || code !== internalError), `${method}: ${String(error)}`);
  }
}

const internalError = -32603;

function paramsOf(method: string, range: { readonly start: unknown }, text: string, version: number): unknown {
  const textDocument = { uri, version, languageId: "html", text };
  switch (method) {
    case "workspace/executeCommand":
      return { command: Object.values(conversionCommands)[version % 2], arguments: [{ textDocument, range }] };
    case "workspace/diagnostic":
      return { previousResultIds: [] };
    default:
      return {
        textDocument,
        position: range.start,
        range,
        context: { diagnostics: [] },
        contentChanges: [{ range, text }],
      };
  }
}
