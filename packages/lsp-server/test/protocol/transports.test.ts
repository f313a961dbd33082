import assert from "node:assert/strict";
import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createProtocolConnection,
  IPCMessageReader,
  IPCMessageWriter,
  SocketMessageReader,
  SocketMessageWriter,
} from "vscode-languageserver-protocol/node";
import { ClientSession } from "./client-session.js";
import { serverFile } from "./server-process.js";

const uri = "file:///project/a.ts";

describe("iri-language-server", () => {
  let server: ChildProcess | undefined;

  afterEach(() => server?.kill("SIGKILL"));

  it("speaks over the channel of a Node.js process", async () => {
    server = fork(serverFile, ["--node-ipc"]);
    const session = new ClientSession(
      createProtocolConnection(new IPCMessageReader(server), new IPCMessageWriter(server)),
    );
    await useAndEnd(session, server);
  });

  it("speaks over a socket of this machine", async () => {
    const listener = createServer().listen(0, "127.0.0.1");
    await once(listener, "listening");
    const { port } = listener.address() as AddressInfo;
    server = spawn(process.execPath, [serverFile, `--socket=${port}`]);
    const [socket] = (await once(listener, "connection")) as [Socket];
    assert.equal(socket.remoteAddress, "127.0.0.1");
    const session = new ClientSession(
      createProtocolConnection(new SocketMessageReader(socket), new SocketMessageWriter(socket)),
    );
    await useAndEnd(session, server);
    listener.close();
  });

  it("speaks over a named pipe", async () => {
    const folder = mkdtempSync(join(tmpdir(), "irilint-pipe-"));
    const name = process.platform === "win32" ? `\\\\.\\pipe\\irilint-${process.pid}` : join(folder, "pipe");
    const listener = createServer().listen(name);
    await once(listener, "listening");
    server = spawn(process.execPath, [serverFile, `--pipe=${name}`]);
    const [socket] = (await once(listener, "connection")) as [Socket];
    const session = new ClientSession(
      createProtocolConnection(new SocketMessageReader(socket), new SocketMessageWriter(socket)),
    );
    await useAndEnd(session, server);
    listener.close();
    rmSync(folder, { recursive: true });
  });

  it("ends when the other end of its socket is gone", async () => {
    const listener = createServer().listen(0, "127.0.0.1");
    await once(listener, "listening");
    server = spawn(process.execPath, [serverFile, `--socket=${(listener.address() as AddressInfo).port}`]);
    const exited = once(server, "exit");
    const [socket] = (await once(listener, "connection")) as [Socket];
    socket.destroy();
    await exited;
    listener.close();
  });

  it("ends when the channel to its parent is gone", async () => {
    server = fork(serverFile, ["--node-ipc"]);
    const session = new ClientSession(
      createProtocolConnection(new IPCMessageReader(server), new IPCMessageWriter(server)),
    );
    await session.initialize();
    const exited = once(server, "exit");
    server.disconnect();
    await exited;
    session.connection.dispose();
  });

  for (const argument of ["--socket=9", "--pipe=/no/such/pipe"])
    it(`says that nobody listens at ${argument}`, async () => {
      server = spawn(process.execPath, [serverFile, argument]);
      let said = "";
      server.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
      const [code] = (await once(server, "close")) as [number];
      assert.equal(code, 1);
      assert.match(said, /^connect E\w+ .+\n$/u);
    });

  async function useAndEnd(session: ClientSession, ended: ChildProcess): Promise<void> {
    await session.initialize();
    await session.open(uri, "typescript", 'fetch("http://A.example/")');
    assert.equal((await session.diagnosticsOf(uri, 1)).length, 1);
    const exited = once(ended, "exit");
    await session.connection.sendRequest("shutdown");
    await session.connection.sendNotification("exit");
    assert.equal(((await exited) as [number])[0], 0);
    session.connection.dispose();
  }
});
