import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commandFolder, wrong } from "../../test/command-folder.js";

describe("irilint, asked for settings", () => {
  const { folder, write, irilint } = commandFolder();

  it("prints what holds for a file, and where it comes from", async () => {
    write(".irilint.json", '{ "exclude": ["*.min.js"], "overrides": [{ "files": ["src/"], "preset": "all" }] }');
    const config = async (name: string) =>
      JSON.parse((await irilint("--print-config", name)).output) as Record<string, unknown>;
    const { settings, ...rest } = await config("src/gone.min.js");
    assert.deepEqual(rest, {
      file: join(folder.path, "src/gone.min.js"),
      language: "javascript",
      settingsFile: join(folder.path, ".irilint.json"),
      exclude: ["*.min.js"],
      leftOut: "excluded by the settings; --no-ignore reads it",
    });
    assert.equal((settings as { preset: string }).preset, "all");
    assert.equal((await config("a.ts"))["leftOut"], null);
    assert.equal((await irilint("--print-config")).status, 2);
    const { status, errors } = await irilint("--print-config", "a.ts", "b.ts");
    assert.equal(status, 2);
    assert.match(errors, /tells of one file; leave out 'b\.ts'/);
  });

  it("explains a check by its code, as findings show it, too", async () => {
    for (const name of ["character-space", "iri/character-space"]) {
      const { status, output } = await irilint("--explain", name);
      assert.equal(status, 0);
      assert.match(output, /^character-space: .+\n\n/);
      assert.match(output, /^\S.*preset 'recommended'/m);
      assert.match(output, /RFC 3987/);
      assert.match(output, /^ {2}The <component> contains <spaces>; <remedy>\./m);
      assert.match(output, /https:.*\/character-space\.md\n$/);
    }
    const { status, errors } = await irilint("--explain", "character-spaces");
    assert.equal(status, 2);
    assert.match(errors, /There is no check 'character-spaces'; write 'character-space'/);
  });

  it("makes a file of settings, but not in place of one", async () => {
    assert.equal((await irilint("--init", "--preset", "strict")).status, 0);
    assert.equal(
      (JSON.parse(readFileSync(join(folder.path, ".irilint.json"), "utf8")) as { preset: string }).preset,
      "strict",
    );
    assert.match((await irilint("src")).output, /1 problem/);
    const { status, errors } = await irilint("--init");
    assert.equal(status, 2);
    assert.match(errors, /^irilint: .*\.irilint\.json is there already, and stays as it is\./);
  });

  it("tells what was read and left out, and why", async () => {
    write(".irilint.json", '{ "exclude": ["wrong.ts"] }');
    write("src/data.unknown", "");
    const { errors } = await irilint("--stats", "--no-error-on-unmatched-pattern", "--ignore-pattern", "notes.txt");
    assert.match(errors, /Read 2 files, 0\.0 MB, .* 1 thread\n/);
    assert.match(errors, / {2}javascript: 1 file, 0\.0 MB\n/);
    assert.match(errors, /Left out:\n/);
    for (const line of [
      "1 called node_modules or .git",
      "1 excluded by the settings",
      "1 with a name that tells no language",
      "1 ignored by --ignore-pattern",
    ])
      assert.ok(errors.includes(`  ${line}`), line);
  });

  it("reports comments that suppress nothing", async () => {
    write(
      "src/right.js",
      `// iri-ignore-next-line host-not-lowercase, host-empty\n${wrong}// iri-ignore-next-line\n;\n/* iri-ignore-file bidi-component-edge */\n// eslint-disable-next-line iri/host-empty\n`,
    );
    const args = ["--preset", "strict", "src/right.js", "-f", "compact"];
    assert.doesNotMatch((await irilint(...args)).output, /suppresses nothing/);
    const { output, status } = await irilint(...args, "--report-unused-ignores");
    assert.equal(status, 0);
    assert.deepEqual(output.match(/right\.js:\d+:\d+: warning: The directive.*/gu)?.length, 3);
    assert.match(
      output,
      /:1:45: warning: The directive 'iri-ignore-next-line' suppresses nothing called 'host-empty'; remove that code\./,
    );
    assert.match(output, /:3:4: warning: The directive 'iri-ignore-next-line' suppresses nothing; remove it\./);
  });
});
