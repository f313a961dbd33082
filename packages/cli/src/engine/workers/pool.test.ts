import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../../test/temporary-folder.js";

const program = fileURLToPath(new URL("../../../dist/main.js", import.meta.url));

describe("irilint in several threads", () => {
  const files = Object.fromEntries(
    Array.from({ length: 24 }, (_, index): [string, string] => [
      `a/${String(index).padStart(2, "0")}.ts`,
      `fetch("http://EXAMPLE${index}.com/é"); /* ${"x".repeat((index * 7919) % 50_000)} */ fetch("HTTP://a.example/");\n`,
    ]),
  );
  const folder = temporaryFolder({ ...files, "b/data.nt": "<http://a.example/ b> <p:p> <p:o> .\n" });
  const irilint = (...args: string[]) =>
    spawnSync(process.execPath, [program, "--preset", "strict", "--stats", ...args], {
      cwd: folder.path,
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
  const threadsOf = ({ stderr }: { stderr: string }): number => Number(/(\d+) threads?\n/u.exec(stderr)?.[1]);

  it("finds the same in the same order, in every format", () => {
    for (const format of ["jsonl", "sarif"]) {
      const alone = irilint("--concurrency", "1", "-f", format);
      const together = irilint("--concurrency", "3", "-f", format);
      assert.deepEqual([threadsOf(alone), threadsOf(together)], [1, 3]);
      assert.equal(together.stdout, alone.stdout);
      assert.equal(together.status, 1);
    }
  });

  it("starts none for little", () => assert.equal(threadsOf(irilint("b/data.nt")), 1));

  it("reads one large file together, and finds the same", () => {
    const line = `<http://a.example/> <p:p> "${"long ".repeat(2_000)}"@en .\n`;
    const wrong = "<http://a.example/ b> <p:p> <http://EXAMPLE.com/> .\n";
    writeFileSync(join(folder.path, "b/large.nt"), `${wrong}${line.repeat(600)}${wrong}`.repeat(3));
    const alone = irilint("--concurrency", "1", "-f", "stylish", "b");
    const together = irilint("--concurrency", "2", "-f", "stylish", "b");
    assert.deepEqual([threadsOf(alone), threadsOf(together)], [1, 2]);
    assert.equal(together.stdout, alone.stdout);
    assert.match(together.stdout, /large\.nt[^]*1806\b/);
  });

  it("waits with what it finds until it is read, and finds the same", () => {
    const rows = Array.from({ length: 1_100 }, (_, index) => `${index},http:/a.example/${"long".repeat(250)}\n`);
    for (const name of ["a", "b"]) writeFileSync(join(folder.path, `b/${name}.csv`), `id,homepage\n${rows.join("")}`);
    const args = ["-f", "jsonl", "--cache", "b"];
    const alone = irilint("--concurrency", "1", ...args, "--cache-location", "alone");
    const together = irilint("--concurrency", "2", ...args);
    assert.equal(alone.stdout.match(/b[/\\][ab]\.csv/gu)?.length, 2_200);
    assert.equal(together.stdout, alone.stdout);
    const cached = irilint("--concurrency", "2", ...args);
    assert.equal(cached.stdout, alone.stdout);
    // What is longer is found again sooner than it is read.
    assert.match(cached.stderr, /Known from the cache: 1 file\n/);
  });

  it("repairs, and keeps what it finds", () => {
    const first = irilint("--concurrency", "2", "--cache", "a");
    const second = irilint("--concurrency", "2", "--cache", "a");
    assert.equal(second.stdout, first.stdout);
    assert.match(second.stderr, /Known from the cache: 24 files/);
    assert.equal(irilint("--concurrency", "2", "--fix", "a").status, 0);
    assert.equal(irilint("--concurrency", "2", "a").stdout, "");
  });

  it("goes on behind files that cannot be read", () => {
    writeFileSync(join(folder.path, "a/00.ts"), "");
    chmodSync(join(folder.path, "a/01.ts"), 0);
    const args = ["--concurrency", "2", "a/gone-?.ts", "a"];
    const { status, stdout } = irilint(...args);
    // To root, nothing is forbidden.
    assert.equal(status, process.getuid?.() === 0 || process.platform === "win32" ? 0 : 2);
    assert.match(stdout, /02\.ts[^]*15\.ts/);
  });

  it("takes a number of threads, or auto", () => {
    assert.match(irilint("--concurrency", "0").stderr, /--concurrency must be 'auto' or a whole number/);
    assert.equal(threadsOf(irilint("--concurrency", "auto", "b/data.nt")), 1);
  });
});
