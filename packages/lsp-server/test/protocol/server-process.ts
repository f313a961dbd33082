import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createProtocolConnection, StreamMessageWriter } from "vscode-languageserver-protocol/node";
import { ClientSession } from "./client-session.js";
import { messageReaderOf } from "./message-reader.js";

export const serverFile = fileURLToPath(new URL("../../dist/server.cjs", import.meta.url));

/** The built server in a process of its own, and its client. */
export class ServerProcess extends ClientSession {
  readonly process: ChildProcessWithoutNullStreams;

  constructor(args: readonly string[] = ["--stdio"], file = serverFile, env: Readonly<Record<string, string>> = {}) {
    const server = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } });
    super(createProtocolConnection(messageReaderOf(server.stdout), new StreamMessageWriter(server.stdin)));
    this.process = server;
  }

  /** Ends the server as the protocol says, and gives its exit code. */
  async shutdown(): Promise<number> {
    const exited = once(this.process, "exit");
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    const [code] = (await exited) as [number];
    this.connection.dispose();
    return code;
  }

  /** Ends a server that a test has left running. */
  kill(): void {
    this.connection.dispose();
    this.process.kill("SIGKILL");
  }
}
