import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../test/temporary-folder.js";

const program = fileURLToPath(new URL("../../dist/bundled/main.js", import.meta.url));
const workspaceProgram = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

describe("the command as it is published", () => {
  const folder = temporaryFolder({
    "a.json": '{ "url": "http://EXAMPLE.com/a b" }\n',
    "b.ts": 'fetch("http://example.com/a b");\n',
    "c.nt": "<http://a.example/b c> <http://a.example/d> <http://a.example/e> .\n",
  });
  const kept = (): string => join(folder.path, "cache/irilint/compiled");
  const variables = (): NodeJS.ProcessEnv => {
    const { NODE_DISABLE_COMPILE_CACHE: _, ...rest } = process.env;
    const cache = join(folder.path, "cache");
    return { ...rest, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, HOME: folder.path };
  };
  const run = (main: string, args: readonly string[], env = variables()) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
      cwd: folder.path,
      encoding: "utf8",
      env,
    });
    return { status, stdout, stderr };
  };
  const irilint = (...args: string[]) => run(program, args);
  const expected = (...args: string[]) => run(workspaceProgram, args);
  /** What is kept, in the order of names, but for the folder of macOS, which is none of the variables. */
  const keptFiles = (): string[] => (process.platform === "darwin" ? [] : readdirSync(kept()));
  const octetsOf = (name: string): Buffer => readFileSync(join(kept(), name));

  before(function () {
    // Where macOS keeps such files is told by no variable.
    if (process.platform === "darwin") this.skip();
  });

  for (const args of [
    ["-f", "pretty", "*.ts"],
    ["-f", "json", "--concurrency", "2", "."],
    ["--explain", "host-empty"],
    ["--version"],
    ["--presett"],
  ])
    it(`prints the same as its modules, in the first run and in the next: ${args.join(" ")}`, () => {
      const same = expected(...args);
      for (let time = 0; time < 2; time++) assert.deepEqual(irilint(...args), same);
    });

  it("loads formatters that are made for ESLint, modules and others", () => {
    writeFileSync(join(folder.path, "own.mjs"), 'export default (results) => "module " + results.length;\n');
    writeFileSync(join(folder.path, "own.cjs"), 'module.exports = (results) => "other " + results.length;\n');
    for (let time = 0; time < 2; time++) {
      assert.equal(irilint("-f", "./own.mjs", "a.json").stdout, "module 1\n");
      assert.equal(irilint("-f", "./own.cjs", "a.json").stdout, "other 1\n");
      assert.deepEqual(irilint("-f", "none", "a.json"), expected("-f", "none", "a.json"));
    }
  });

  it("keeps what it compiled for the next run, and again when one needs more", () => {
    irilint("a.json");
    const [command = "", ...others] = keptFiles();
    assert.match(command, /-command\.cjs\.compiled$/u);
    assert.deepEqual(others, []);
    const first = octetsOf(command);
    irilint("a.json");
    assert.ok(octetsOf(command).equals(first));
    irilint("b.ts");
    assert.ok(octetsOf(command).length > first.length);
    assert.ok(keptFiles().some((name) => name.endsWith("-babel.cjs.compiled")));
    if (process.platform !== "win32") assert.equal(statSync(join(kept(), command)).mode & 0o077, 0);
  });

  it("takes nothing that is cut, empty, or not as it was written, and keeps it anew", () => {
    const whole = expected(".");
    irilint(".");
    const good = new Map(keptFiles().map((name) => [name, octetsOf(name)]));
    const wrongs: ((octets: Buffer) => Uint8Array)[] = [
      () => Buffer.alloc(0),
      (octets) => octets.subarray(0, octets.length / 2),
      (octets) => Buffer.from(octets).fill(0, 4096, 8192),
      (octets) => Buffer.concat([octets.subarray(0, -9), Buffer.alloc(9, 1)]),
    ];
    for (const wrong of wrongs) {
      for (const [name, octets] of good) writeFileSync(join(kept(), name), wrong(octets));
      assert.deepEqual(irilint("."), whole);
      for (const [name, octets] of good) assert.ok(octetsOf(name).length > octets.length / 2, name);
    }
  });

  it("leaves alone what another build has kept", () => {
    mkdirSync(kept(), { recursive: true });
    writeFileSync(join(kept(), "another-command.compiled"), "other");
    irilint("a.json");
    assert.equal(octetsOf("another-command.compiled").toString(), "other");
  });

  it("does without where nothing can be kept, or it is told to keep nothing", () => {
    const whole = expected(".");
    writeFileSync(join(folder.path, "cache"), "a file, and no folder");
    assert.deepEqual(irilint("."), whole);
    rmSync(join(folder.path, "cache"));
    mkdirSync(kept(), { recursive: true });
    chmodSync(kept(), 0o500);
    assert.deepEqual(irilint("."), whole);
    chmodSync(kept(), 0o700);
    rmSync(join(folder.path, "cache"), { recursive: true });
    assert.deepEqual(run(program, ["."], { ...variables(), NODE_DISABLE_COMPILE_CACHE: "1" }), whole);
    assert.ok(!readdirSync(folder.path).includes("cache"));
  });

  it("may be started several times at once", async () => {
    const whole = expected(".");
    const runs = Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, [program, "."], { cwd: folder.path, env: variables() });
      const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
      assert.deepEqual([child.exitCode, output], [whole.status, whole.stdout]);
    });
    await Promise.all(runs);
    assert.deepEqual(irilint("."), whole);
    assert.ok(
      keptFiles().every((name) => name.endsWith(".compiled")),
      keptFiles().join(),
    );
  });
});
