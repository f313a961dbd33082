import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ServerProcess, serverFile } from "./server-process.js";

/** Has a process tell of each script that it evaluates, and whether it had been compiled before. */
const tellScripts = `
  import vm from "node:vm";
  vm.Script = class extends vm.Script {
    constructor(source, options) {
      super(source, options);
      const state = this.cachedDataRejected === false ? "kept" : "compiled";
      process.stderr.write("script " + options.filename + " " + state + "\\n");
    }
  };
`;

/** The Node.js of VS Code 1.91 is 20.9. */
const noChecksums = `
  import zlib from "node:zlib";
  zlib.crc32 = undefined;
`;

describe("the parts of the server", () => {
  let folder = "";
  let server: ServerProcess;
  let told = "";

  before(() => {
    folder = mkdtempSync(join(tmpdir(), "iri-loading-"));
    start();
  });
  afterEach(function () {
    if (this.currentTest?.state === "failed") process.stderr.write(told);
  });
  after(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  it("are not loaded before there is a document", async () => {
    await server.initialize();
    assert.deepEqual(scripts(), ["server-node.cjs compiled", "server-session.cjs compiled"]);
  });

  it("are loaded when a document needs them", async () => {
    await open("file:///project/a.ttl", "<http://A.example/> a <b> .", "turtle");
    assert.deepEqual(scripts(), [
      "server-core.cjs compiled",
      "server-node.cjs compiled",
      "server-session.cjs compiled",
    ]);
    await open("file:///project/b.ts", 'fetch("http://a.example/"); export type * from;');
    assert.deepEqual(scripts(), [
      "server-babel.cjs compiled",
      "server-core.cjs compiled",
      "server-node.cjs compiled",
      "server-session.cjs compiled",
    ]);
  });

  it("are kept as they were compiled for the next process, which finds the same", async () => {
    const first = await diagnosticsOfLongText();
    await keptParts(4);
    server.kill();
    start();
    await server.initialize();
    await open("file:///project/a.ts", 'fetch("http://A.example/")');
    assert.deepEqual(scripts(), [
      "server-babel.cjs kept",
      "server-core.cjs kept",
      "server-node.cjs kept",
      "server-session.cjs kept",
    ]);
    assert.deepEqual(await diagnosticsOfLongText(), first);
  });

  it("are compiled anew where what was kept is of no use", async () => {
    for (const name of await keptParts(4)) writeFileSync(join(compiled(), name), "neither code nor data");
    server.kill();
    start();
    await server.initialize();
    await open("file:///project/a.ts", 'fetch("http://A.example/")');
    assert.deepEqual(scripts(), [
      "server-babel.cjs compiled",
      "server-core.cjs compiled",
      "server-node.cjs compiled",
      "server-session.cjs compiled",
    ]);
  });

  it("are not kept where Node.js has no checksums, which ends nothing", async () => {
    const before = namesIn(compiled());
    server.kill();
    start(tellScripts + noChecksums);
    await server.initialize();
    await open("file:///project/a.ts", 'fetch("http://A.example/")');
    // Longer than it waits before it keeps something.
    await wait(2500);
    assert.equal((await open("file:///project/b.ts", 'fetch("http://B.example/")')).length, 1);
    assert.deepEqual(namesIn(compiled()), before);
  });

  function start(preload = tellScripts): void {
    told = "";
    server = new ServerProcess(["--stdio"], serverFile, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}`,
      XDG_CACHE_HOME: folder,
      LOCALAPPDATA: folder,
      HOME: folder,
    });
    server.process.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
  }

  async function open(uri: string, text: string, language = "typescript") {
    await server.open(uri, language, text);
    return server.diagnosticsOf(uri, 1);
  }

  /** Of a text that takes the space for young objects beyond its first size, at which flags of V8 change. */
  function diagnosticsOfLongText() {
    return open("file:///project/long.ts", 'export const a = "http://a.example/%/";\n'.repeat(3000));
  }

  function scripts(): string[] {
    const found = Array.from(told.matchAll(/^script .*\b(server-\w+\.cjs \w+)$/gmu), ([, script]) => script ?? "");
    return found.sort();
  }

  function compiled(): string {
    return join(folder, process.platform === "darwin" ? "Library/Caches" : "", "irilint/compiled");
  }

  /** The files of so many parts, as soon as all are there and whole. */
  async function keptParts(count: number): Promise<string[]> {
    for (;;) {
      const names = namesIn(compiled());
      if (names.length >= count && names.every((name) => name.endsWith(".compiled"))) return names;
      await wait(50);
    }
  }
});

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
