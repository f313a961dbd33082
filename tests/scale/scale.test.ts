import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));
const page = readFileSync(new URL("../../docs/scale.md", import.meta.url), "utf8");

/** The programs of the page, by the names in their first lines. */
const programs = Array.from(page.matchAll(/```(?:sh|python)\n(# ([\w.]+):[^]*?)```/gu), ([, text = "", name = ""]) => ({
  name,
  text,
}));

interface Place {
  readonly line: number;
  readonly column: number;
  readonly byteOffset: number;
  readonly ruleId: string;
  readonly message: string;
}

describe("a dump in parts", () => {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let expected: readonly Place[];

  before(() => {
    folder = mkdtempSync(join(tmpdir(), "irilint-scale-"));
    // As it is called where it is installed.
    writeFileSync(join(folder, "irilint"), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
    chmodSync(join(folder, "irilint"), 0o755);
    for (const { name, text } of programs) writeFileSync(join(folder, name), text);
    env = { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}`, BLOCK: "500k", JOBS: "2" };
    writeFileSync(join(folder, "dump.nt"), dump(40_000));
    const { stdout, status } = spawn("irilint", "dump.nt", "--format", "jsonl");
    assert.equal(status, 1);
    expected = placesIn(stdout);
    assert.ok(expected.length > 100);
  });
  after(() => rmSync(folder, { recursive: true }));

  const spawn = (name: string, ...args: string[]) =>
    spawnSync(name, args, { cwd: folder, env, encoding: "utf8", maxBuffer: 1 << 28 });

  it("is shown with two programs", () =>
    assert.deepEqual(
      programs.map(({ name }) => name),
      ["parallel.sh", "dask_dump.py"],
    ));

  it("has places that lead to the bytes of the dump", () => {
    const bytes = readFileSync(join(folder, "dump.nt"));
    let [lines, at] = [0, 0];
    for (const { line, byteOffset } of expected) {
      lines += bytes.subarray(at, byteOffset).filter((byte) => byte === 0x0a).length;
      at = byteOffset;
      assert.equal(lines, line - 1);
    }
  });

  it("has the findings of the whole by GNU parallel", () => {
    const { stdout, stderr, status } = spawn("bash", "parallel.sh", "dump.nt");
    assert.equal(status, 0, stderr);
    assert.deepEqual(placesIn(stdout), expected);
  });

  it("has the findings of the whole by a cluster of two workers", () => {
    // Debian's Python, which has Debian's packages.
    const { stdout, stderr, status } = spawn("/usr/bin/python3", "dask_dump.py", "dump.nt", String(600_000));
    assert.equal(status, 0, stderr);
    assert.deepEqual(placesIn(stdout), expected);
  });
});

/** Triples of which every hundredth has something wrong, in lines of several lengths, with characters of several bytes. */
function dump(count: number): string {
  const wrong = ["http://a.example/ b", "http://EXAMPLE.com:99999/", "http://a.example/%zz", "http://é\u202E.example/"];
  const lines = Array.from({ length: count }, (_, index) => {
    const object = index % 100 === 7 ? `<${wrong[(index / 100) & 3] ?? ""}>` : `"é ${"x".repeat(index % 60)}"@en`;
    return `<http://a.example/s${index}> <http://a.example/p${index % 9}> ${object} .\n`;
  });
  return lines.join("");
}

function placesIn(jsonl: string): readonly Place[] {
  return jsonl
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Place)
    .map(({ line, column, byteOffset, ruleId, message }) => ({ line, column, byteOffset, ruleId, message }));
}
