import assert from "node:assert/strict";
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { defaultSettings } from "@irilint/core/literals";
import { commandFolder, right, wrong } from "../../test/command-folder.js";
import { FindingsCache } from "./findings-cache.js";

describe("irilint with a cache", () => {
  const { folder, write, irilint, irilintOn } = commandFolder();
  const cached = (...args: string[]) => irilint("--cache", "--stats", "--preset", "strict", "-f", "jsonl", ...args);
  const knownIn = ({ errors }: { errors: string }): number =>
    Number(/Known from the cache: (\d+)/u.exec(errors)?.[1] ?? 0);

  it("finds the same without reading what is as it was, whatever its time", async () => {
    write("data.nt", "<http://a.example/ b> <p:p> <p:o> .\n".repeat(3));
    writeFileSync(join(folder.path, "packed.nt.gz"), gzipSync("<http://a.example/ b> <p:p> <p:o> .\n"));
    const first = await cached();
    assert.equal(knownIn(first), 0);
    utimesSync(join(folder.path, "src/wrong.ts"), 0, 0);
    const second = await cached();
    assert.equal(second.output, first.output);
    assert.equal(second.status, first.status);
    assert.equal(knownIn(second), 5);
  });

  it("reads what has other content, other settings or another language", async () => {
    await cached();
    write("src/right.js", wrong);
    const changed = await cached();
    assert.equal(knownIn(changed), 2);
    assert.match(changed.output, /right\.js/);
    write(".irilint.json", '{ "overrides": [{ "files": ["*.ts"], "ignore": ["http://EXAMPLE.com/"] }] }');
    assert.equal(knownIn(await cached("src")), 1);
    assert.equal(knownIn(await cached("src", "--language", "css")), 0);
  });

  it("moves with its project", async () => {
    await cached();
    renameSync(join(folder.path, "src"), join(folder.path, "source"));
    assert.equal(knownIn(await cached()), 1);
    assert.equal(readFileSync(join(folder.path, ".irilintcache"), "utf8").includes("src/"), false);
  });

  it("looks anew where other files have a say", async () => {
    write("links.md", "[a](other.md#in'stall)\n");
    write("own.md", "[a](#in'stall)\n\n# Install\n");
    write("other.md", "# Install\n");
    const first = await cached();
    assert.equal(first.output.match(/fragment-misspelled/gu)?.length, 2);
    write("other.md", "# In'stall\n\n<a name=\"in'stall\"></a>\n");
    const second = await cached();
    assert.equal(second.output.match(/fragment-misspelled/gu)?.length, 1);
    assert.equal(knownIn(second), 4);
  });

  it("keeps no password and no token", async () => {
    write("secret.js", 'fetch("https://user:s3cr3tWord@a.example/ b");\n');
    const first = await cached();
    assert.match(first.output, /secret\.js/);
    assert.doesNotMatch(readFileSync(join(folder.path, ".irilintcache"), "utf8"), /s3cr3tWord|secret\.js/);
    const second = await cached();
    assert.equal(second.output, first.output);
    assert.equal(knownIn(second), 3);
    rmSync(join(folder.path, "secret.js"));
  });

  it("takes another file, and leaves aside one that is not whole", async () => {
    await cached("--cache-location", "kept.json");
    assert.equal(knownIn(await cached("--cache-location", "kept.json")), 3);
    write("kept.json", "{");
    assert.equal(knownIn(await cached("--cache-location", "kept.json")), 0);
    assert.equal(knownIn(await cached("--cache-location", "kept.json")), 3);
    rmSync(join(folder.path, "kept.json"));
  });

  it("is no source, nor is the report of an earlier run, whatever their names, unless it comes by the standard input", async () => {
    write("report.json", '{ "url": "http://EXAMPLE.com/" }\n');
    write("kept.json", '{ "url": "http://EXAMPLE.com/" }\n');
    const names = ["--cache-location", "kept.json", "-o", "report.json"];
    const { errors } = await cached(...names, "--no-ignore", "*.json", "src");
    assert.match(errors, / 2 that the cache or the report is written to$/mu);
    assert.doesNotMatch(readFileSync(join(folder.path, "report.json"), "utf8"), /\.json/u);
    const named = await cached(...names, "kept.json");
    assert.match(named.errors, /'kept\.json' is the file that the cache or the report is written to\./u);
    const input = await irilintOn(
      '{ "url": "http://EXAMPLE.com/" }\n',
      "-",
      "--preset",
      "strict",
      ...names.slice(0, 2),
      "--stdin-filename",
      "kept.json",
    );
    assert.match(input.output, /host-not-lowercase/u);
    for (const name of ["report.json", "kept.json"]) rmSync(join(folder.path, name));
  });

  it("knows nothing of a file that cannot be read any more, so that whoever checks it is told why", async () => {
    write("gone.js", wrong);
    await cached();
    const cache = new FindingsCache(join(folder.path, ".irilintcache"), folder.path);
    const path = join(folder.path, "gone.js");
    const file = { path, language: "javascript", settings: defaultSettings, fix: false, tellsUnused: false } as const;
    rmSync(path);
    assert.equal(cache.knows(file), false);
    assert.equal(cache.reportsOf(file), undefined);
  });

  it("is written when it has changed, and not otherwise", async () => {
    const kept = join(folder.path, ".irilintcache");
    await cached();
    const { ino } = statSync(kept);
    await cached();
    await cached("src/wrong.ts");
    assert.equal(statSync(kept).ino, ino);
    const text = readFileSync(kept, "utf8");
    rmSync(join(folder.path, "src/right.js"));
    await cached("src/wrong.ts");
    assert.ok(readFileSync(kept, "utf8").length < text.length);
  });

  it("keeps of a file of which there is nothing to tell no more than what it is known by", async () => {
    write("nothing.js", "1;\n");
    await cached();
    const { entries } = JSON.parse(readFileSync(join(folder.path, ".irilintcache"), "utf8")) as {
      readonly entries: Readonly<Record<string, unknown>>;
    };
    assert.match(String(entries["nothing.js"]), /^[\w-]{43}$/u);
  });

  it("knows a file of any length by all of its content", async () => {
    for (const length of [1 << 17, (1 << 18) - 100, 1 << 18, 3 << 18]) {
      write("long.txt", "a".repeat(length));
      await cached();
      assert.equal(knownIn(await cached()), 4);
      write("long.txt", `${"a".repeat(length - 1)}b`);
      assert.equal(knownIn(await cached()), 3);
    }
    rmSync(join(folder.path, "long.txt"));
  });

  it("has no say where files are repaired", async () => {
    await cached();
    await cached("--fix");
    assert.equal(readFileSync(join(folder.path, "src/wrong.ts"), "utf8"), right);
  });
});
