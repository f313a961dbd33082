import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { temporaryFolder } from "../../test/temporary-folder.js";
import type { Message } from "../formats/message.js";

const program = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

/** A page with so many links to a host. */
function page(host: string, times = 1): string {
  return Array.from({ length: times }, (_, index) => `[a](https://${host}/${index})\n`).join("");
}

const triples = (host: string, times: number): string =>
  `<https://${host}/s> <https://${host}/p> <https://${host}/o> .\n`.repeat(times);

describe("the hosts of all files", () => {
  const folder = temporaryFolder({
    ".irilint.json": JSON.stringify({ codes: { "host-near-another": "warning" } }),
    "a/1.md": page("www.obofoundry.example", 6),
    "a/2.md": page("obofoundry.example", 6),
    "b/once.md": `# Page\n\nSee [it](https://obfoundry.example/ontology).\n`,
    "b/suppressed.md": `<!-- iri-ignore-next-line host-near-another -->\n${page("obfoundry.example")}`,
    "b/settings.md": page("obofoundry.example"),
    "c/data.nt": triples("data.disprot.example", 5),
    "c/slip.nt": `${triples("data.disprot.example", 1)}<http://a.example/s> <http://a.example/p> <https://disport.example/o> .\n`,
    "d/both.md": page("mirror1.example", 20) + page("mirror2.example"),
  });
  const irilint = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { cwd: folder.path, encoding: "utf8" });
  const told = ({ stdout }: { stdout: string }) =>
    stdout
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Message & { filePath: string })
      .map(({ filePath, line, column, message }) => ({ file: filePath.slice(-9), line, column, message }));
  const expected = [
    {
      file: "b/once.md",
      line: 3,
      column: 18,
      message:
        "The host 'obfoundry.example' is easily taken for 'obofoundry.example'; check which one is meant. It lacks 'o'. The host meant may be the one which stands 13 times in 3 files, such as 'a/1.md'.",
    },
    {
      file: "c/slip.nt",
      line: 2,
      column: 52,
      message:
        "The host 'disport.example' is easily taken for 'disprot.example'; check which one is meant. The other one has 'ro' in another order. The host meant may be the one which stands 18 times in 2 files, such as 'c/data.nt'.",
    },
  ];

  it("are compared at the end, but for those that comments suppress", () => {
    assert.deepEqual(told(irilint("-f", "jsonl")), expected);
  });

  it("are compared in the same way in threads, from a cache, and where files are read in parts", () => {
    assert.deepEqual(told(irilint("-f", "jsonl", "--concurrency", "2")), expected);
    irilint("--cache");
    assert.deepEqual(told(irilint("-f", "jsonl", "--cache")), expected);
  });

  it("are counted where a file is read in parts, too", () => {
    const packed = join(folder.path, "c/packed.nt.gz");
    writeFileSync(packed, gzipSync(`<http://a.example/s> <http://a.example/p> <https://disprto.example/o> .\n`));
    const { file, line, column } = told(irilint("-f", "jsonl")).find(({ file }) => file.endsWith("gz")) ?? {};
    rmSync(packed);
    assert.deepEqual([file, line, column], ["ked.nt.gz", 1, 52]);
  });

  it("are told by their lines, with what they stand in", () => {
    assert.match(irilint("-f", "pretty").stdout, /once\.md:3:18[^]*See \[it\]\(https:\/\/obfoundry\.example/u);
  });

  it("are told of in no file that has not been read", () => assert.deepEqual(told(irilint("-f", "jsonl", "b")), []));
});
