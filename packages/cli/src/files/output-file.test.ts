import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  openSync,
  closeSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../test/temporary-folder.js";

const program = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

describe("the report of irilint", () => {
  const folder = temporaryFolder({ "a.nt": "<http://a.example/ b> <p:p> <p:o> .\n" });
  const at = (name: string): string => join(folder.path, name);

  const endings = [
    ["interrupted", "SIGINT", 130],
    ["terminated", "SIGTERM", 143],
    ["left behind by its terminal", "SIGHUP", 129],
  ] as const;
  for (const [ending, signal, expected] of endings)
    it(`leaves what it is written to as it is when it is ${ending}`, async function () {
      if (process.platform === "win32") this.skip();
      writeFileSync(at("report"), "before");
      writeFileSync(at("large.nt"), "<http://a.example/ b> <p:p> <p:o> .\n".repeat(20_000));
      const child = spawn(process.execPath, [program, "-f", "jsonl", "-o", "report", "large.nt"], { cwd: folder.path });
      const closed = once(child, "close");
      // Before, there is one for a moment, by which it shows whether there can be one.
      const isBegun = (): boolean =>
        readdirSync(folder.path).some(
          (name) => /^report\..*irilint$/u.test(name) && (statSync(at(name), { throwIfNoEntry: false })?.size ?? 0) > 0,
        );
      while (!isBegun() && child.exitCode === null) await wait(20);
      assert.equal(isBegun(), true);
      child.kill(signal);
      assert.deepEqual(await closed, [expected, null]);
      assert.equal(readFileSync(at("report"), "utf8"), "before");
      assert.equal(isBegun(), false);
    });

  it("goes to a pipe that has a name", () => {
    if (!existsSync("/dev/stdout")) return;
    const irilint = (...args: string[]): string =>
      spawnSync("sh", ["-c", '"$0" "$@" | cat', process.execPath, program, ...args], {
        cwd: folder.path,
        encoding: "utf8",
      }).stdout;
    assert.equal(irilint("a.nt", "-o", "/dev/stdout"), irilint("a.nt"));
  });

  it("says so where a folder has its name", () => {
    const { status, stderr } = spawnSync(process.execPath, [program, "a.nt", "-o", "."], {
      cwd: folder.path,
      encoding: "utf8",
    });
    assert.equal(status, 2);
    assert.match(stderr, /^irilint: Cannot write .*: it is a folder\.$/mu);
  });

  it("is told of where there is no room for it", () => {
    if (!existsSync("/dev/full")) return;
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [program, "a.nt"], {
      cwd: folder.path,
      encoding: "utf8",
      stdio: ["ignore", full, "pipe"],
    });
    closeSync(full);
    assert.equal(status, 2);
    assert.match(stderr, /^irilint: The output cannot be written: ENOSPC/);
    assert.doesNotMatch(stderr, /\n\s+at /);
    const direct = spawnSync(process.execPath, [program, "a.nt", "-o", "/dev/full"], {
      cwd: folder.path,
      encoding: "utf8",
    });
    assert.equal(direct.status, 2);
    assert.match(direct.stderr, /^irilint: Cannot write \/dev\/full: ENOSPC/);
    assert.equal(lstatSync("/dev/full").isFile(), false);
  });

  it("takes the place of the file that a link leads to", () => {
    writeFileSync(at("report"), "before");
    symlinkSync(at("report"), at("link"));
    spawnSync(process.execPath, [program, "a.nt", "-o", "link"], { cwd: folder.path });
    assert.equal(lstatSync(at("link")).isSymbolicLink(), true);
    assert.match(readFileSync(at("report"), "utf8"), /1 problem/);
  });
});
