import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../test/temporary-folder.js";

const program = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

describe("irilint in bad surroundings", () => {
  const folder = temporaryFolder({ "src/wrong.ts": 'fetch("http://EXAMPLE.com/");\n' });
  const inFolder = (name: string): string => join(folder.path, name);
  const irilint = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [program, "--preset", "strict", ...args], {
      cwd: folder.path,
      encoding: "utf8",
      timeout: 240_000,
    });

  it("reads the files beside a link to nothing, a pipe, and folders and links to them that are called like a file", () => {
    symlinkSync(inFolder("gone.ts"), inFolder("src/dangling.ts"));
    symlinkSync(folder.path, inFolder("src/linked.ts"), "junction");
    mkdirSync(inFolder("src/folder.ts"));
    if (process.platform !== "win32") execFileSync("mkfifo", [inFolder("src/pipe.ts")]);
    for (const options of [[], ["--no-ignore"]]) {
      const { status, stdout } = irilint(...options, "src");
      assert.equal(status, 0);
      assert.match(stdout, /wrong\.ts[^]*1 problem/);
    }
  });

  it("reads files that are not text", () => {
    const bytes = Uint8Array.from({ length: 4096 }, (_, index) => (index * 151) % 256);
    for (const name of ["a.ts", "b.json", "c.html", "d.ttl", "e.py"]) writeFileSync(inFolder(`src/${name}`), bytes);
    const { status, stdout, stderr } = irilint("src", "--fix");
    assert.ok(status === 0 || status === 1, stderr);
    assert.doesNotMatch(stdout + stderr, /\n\s+at /);
  });

  it("names a file that it may not read", () => {
    // Nothing is forbidden to root, who becomes somebody else here.
    const person = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const irilintAs = (...args: string[]) =>
      spawnSync(process.execPath, [program, ...args], { cwd: folder.path, encoding: "utf8", ...person });
    chmodSync(folder.path, 0o755);
    chmodSync(inFolder("src/wrong.ts"), 0);
    // Such a person may have no access to this project either, and Windows has other means.
    if (process.platform === "win32" || irilintAs("--version").status !== 0) return;
    const { status, stderr } = irilintAs("src");
    assert.equal(status, 2);
    assert.match(stderr, /^irilint: EACCES: permission denied.*wrong\.ts/);
    assert.doesNotMatch(stderr, /\n\s+at /);
  });

  it("says that its settings are a folder, or a link to nothing", () => {
    mkdirSync(inFolder(".irilint.json"));
    const { status, stderr } = irilint("src");
    assert.equal(status, 2);
    assert.match(stderr, /^irilint: Cannot read .*\.irilint\.json/);
    symlinkSync(inFolder("gone.json"), inFolder("settings.json"));
    assert.match(irilint("--config", "settings.json", "src").stderr, /^irilint: Cannot read .*settings\.json/);
  });

  for (const settings of [
    "[]",
    "null",
    '"strict"',
    "{",
    "",
    '{ "codes": [], "options": 1, "ignore": {}, "prose": "no" }',
  ])
    it(`ends with settings that are ${settings || "empty"}, and says why`, () => {
      writeFileSync(inFolder(".irilint.json"), settings);
      const { status, stderr } = irilint("src");
      assert.equal(status, 2);
      assert.match(stderr, /^irilint: .*\.irilint\.json/);
      assert.doesNotMatch(stderr, /\n\s+at /);
    });
});
