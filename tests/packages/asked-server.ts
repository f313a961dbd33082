import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readMessages, writeMessage, type Message } from "../../bench/server/message-stream.js";

interface Answer {
  readonly diagnostics: readonly { readonly code: string; readonly range: unknown }[];
  /** What the server wrote to its standard error. */
  readonly errors: string;
}

/** Starts a language server in a folder, and opens a file of JavaScript with a percent sign that encodes nothing. */
export async function diagnosticsIn(folder: string, [program = "", ...args]: readonly string[]): Promise<Answer> {
  const server = spawn(program, [...args, "--stdio"], { shell: process.platform === "win32" });
  let errors = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const published = new Promise<Message>((resolve) => {
    readMessages(server.stdout, (message) => {
      if (message["id"] === 1) {
        writeMessage(server.stdin, { method: "initialized", params: {} });
        const textDocument = { uri: pathToFileURL(join(folder, "a.js")).href, languageId: "javascript", version: 1 };
        const text = 'const a = "https://example.org/a%b";\n';
        writeMessage(server.stdin, {
          method: "textDocument/didOpen",
          params: { textDocument: { ...textDocument, text } },
        });
      } else if (message["method"] === "textDocument/publishDiagnostics") resolve(message);
      else if (message["id"] !== undefined) writeMessage(server.stdin, { id: message["id"], result: null });
    });
  });
  const params = { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {} };
  writeMessage(server.stdin, { id: 1, method: "initialize", params });
  const { diagnostics } = (await published)["params"] as Answer;
  const ended = once(server, "exit");
  writeMessage(server.stdin, { method: "exit" });
  await ended;
  return { diagnostics: diagnostics.map(({ code, range }) => ({ code, range })), errors };
}
