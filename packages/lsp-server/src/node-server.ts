import { connect, type Socket } from "node:net";
import { isMainThread, workerData } from "node:worker_threads";
import {
  createConnection,
  IPCMessageReader,
  IPCMessageWriter,
  type Connection,
  type ConnectionOptions,
} from "vscode-languageserver/node";
import { help, readCommandLine, type Transport } from "./command-line.js";
import { folderFile, folderFiles } from "./settings/folder-files.js";
import { isIgnored } from "./settings/ignored-files.js";
import { readLocalDocument, readLocalFile, RememberedFiles } from "./settings/local-files.js";
import { serve } from "./server.js";
import { indexStoreOf } from "./symbols/index-folder.js";
import { answerAsPlacesThread, placesWorker, PlacesThread } from "./symbols/places-thread.js";
import type { Host } from "./workspace.js";

/** Put in by the bundler. */
declare const serverVersion: string;

/** What has started this. */
interface Start {
  /** The file of the program, which a thread starts again. */
  readonly program: string;
  /** Another one for each build of what reads documents. */
  readonly build: string;
  readonly prepareAnalysis: () => void;
}

/** What the program does in Node.js: it serves one client, tells of itself, or reads files for another thread. */
export function run(start: Start): void {
  if (!isMainThread && workerData === placesWorker) return answerAsPlacesThread();
  const commandLine = readCommandLine(process.argv.slice(2));
  switch (commandLine.kind) {
    case "serve": {
      const { transport } = commandLine;
      serve((options) => connectOver(transport, options), hostOf(start));
      break;
    }
    case "version":
      process.stdout.write(`${serverVersion}\n`);
      break;
    case "help":
      process.stdout.write(help);
      break;
    case "mistake":
      process.stderr.write(`${commandLine.message}\n`);
      process.exitCode = 2;
  }
}

function hostOf({ program, build, prepareAnalysis }: Start): Host {
  const thread = new PlacesThread(program);
  return {
    version: serverVersion,
    prepareAnalysis,
    readsFirstSoon: true,
    filesOf: folderFiles,
    fileAt: folderFile,
    isIgnored,
    readFile: readLocalFile,
    readDocument: readLocalDocument,
    files: new RememberedFiles(),
    readPlaces: (file) => thread.read(file),
    get indexes() {
      return indexStoreOf(build);
    },
  };
}

function connectOver(transport: Transport, options: ConnectionOptions): Connection {
  if (transport.kind === "node-ipc") {
    // The library watches the process that the client named, which may live on when it has let go of this one.
    process.once("disconnect", () => process.exit());
    return createConnection(new IPCMessageReader(process), new IPCMessageWriter(process), options);
  }
  if (transport.kind === "stdio") return createConnection(process.stdin, process.stdout, options);
  const address = transport.kind === "pipe" ? { path: transport.name } : { port: transport.port, host: "127.0.0.1" };
  const socket: Socket = connect(address).on("error", ({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
  return createConnection(socket, socket, options);
}
