import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../test/temporary-folder.js";

const program = fileURLToPath(new URL("../dist/main.js", import.meta.url));

describe("the program irilint", () => {
  const folder = temporaryFolder({ "a.ts": 'fetch("http://EXAMPLE.com/");\n' });
  const irilint = (args: readonly string[], input = ""): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [program, ...args], { cwd: folder.path, input, encoding: "utf8" });

  it("may be run by its name", () => {
    assert.match(readFileSync(program, "utf8"), /^#!\/usr\/bin\/env node\n/);
  });

  it("reports on the standard output", () => {
    const { status, stdout, stderr } = irilint(["--preset", "strict", "--max-warnings", "0"]);
    assert.equal(status, 1);
    assert.match(stdout, /1:15\s+warning\s+The host 'EXAMPLE\.com' contains uppercase letters/);
    assert.match(stderr, /^irilint: /);
  });

  it("bears that nobody reads what it prints", async () => {
    const child = spawn(process.execPath, [program, "--preset", "strict"], { cwd: folder.path });
    child.stdout.destroy();
    const closed = once(child, "close");
    assert.equal(await text(child.stderr), "");
    assert.deepEqual(await closed, [141, null]);
  });

  it("fixes files in place", () => {
    assert.equal(irilint(["--preset", "strict", "--fix", "--max-warnings", "0"]).status, 0);
    assert.equal(readFileSync(join(folder.path, "a.ts"), "utf8"), 'fetch("http://example.com/");\n');
  });

  it("reads the standard input", () => {
    const args = ["--stdin", "--stdin-filename", "b.json", "--preset", "strict"];
    assert.match(irilint(args, '{ "url": "http://EXAMPLE.com/" }').stdout, /b\.json/);
  });

  it("complains on the standard error", () => {
    const { status, stdout, stderr } = irilint(["--presett"]);
    assert.equal(status, 2);
    assert.equal(stdout, "");
    assert.match(stderr, /^irilint: .*--presett/);
  });
});
