import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { commandFolder, wrong } from "../../test/command-folder.js";

describe("irilint with files of settings", () => {
  const { folder, write, irilint } = commandFolder();
  const read = async (...args: string[]): Promise<readonly string[]> =>
    (await irilint(...args)).output.match(/\S+\.\w+$/gmu)?.map((path) => path.slice(folder.path.length + 1)) ?? [];

  it("takes for each file the nearest one, wherever it is started", async () => {
    mkdirSync(join(folder.path, "src/inner"));
    for (const name of ["src/inner/a.ts", "a.ts"]) write(name, wrong);
    write(".irilint.json", '{ "preset": "strict" }');
    write("src/.irilint.json", "{}");
    assert.deepEqual(await read(), ["a.ts"]);
    write("src/inner/.irilint.json", '{ "extends": "../../.irilint.json" }');
    assert.deepEqual(await read("."), ["a.ts", "src/inner/a.ts"]);
    folder.path = join(folder.path, "src/inner");
    assert.deepEqual((await irilint("../..")).output.match(/\w+\.ts$/gmu), ["a.ts", "a.ts"]);
  });

  it("leaves out what they exclude, as each folder's own file says, unless told otherwise", async () => {
    for (const name of ["a.test.ts", "src/a.test.ts"]) write(name, wrong);
    write(".irilint.json", '{ "preset": "strict", "exclude": ["*.test.ts", "/src/wrong.*"] }');
    assert.deepEqual(await read(), []);
    assert.match(
      (await irilint("a.test.ts")).errors,
      /'a\.test\.ts' is excluded by the settings; --no-ignore reads it/,
    );
    assert.deepEqual(await read("--no-ignore", "src"), ["src/a.test.ts", "src/wrong.ts"]);
    write("src/.irilint.json", '{ "extends": "../.irilint.json", "exclude": ["!*.test.ts"] }');
    assert.deepEqual(await read(), ["src/a.test.ts", "src/wrong.ts"]);
  });

  it("has other settings for some files", async () => {
    for (const name of ["a.ts", "src/a.ts"]) write(name, wrong);
    write(
      ".irilint.json",
      '{ "overrides": [{ "files": ["src/**/*.ts"], "codes": { "host-not-lowercase": "warn" } }] }',
    );
    assert.deepEqual(await read(), ["src/a.ts", "src/wrong.ts"]);
    folder.path = join(folder.path, "src");
    assert.deepEqual(await read("--list-files"), ["a.ts", "right.js", "wrong.ts"]);
  });

  it("builds on a file of a package, which need not be code", async () => {
    write("node_modules/dependency/.irilint.json", '{ "preset": "strict" }');
    write("src/.irilint.json", '{ "extends": "dependency" }');
    assert.deepEqual(await read(), ["src/wrong.ts"]);
  });

  it("sees the patterns of a file that is named from the working directory", async () => {
    mkdirSync(join(folder.path, "settings"));
    write("settings/a.json", '{ "preset": "strict", "exclude": ["/src/wrong.ts"] }');
    write("a.ts", wrong);
    assert.deepEqual(await read("--config", "settings/a.json"), ["a.ts"]);
  });

  it("tells of what is wrong in each file", async () => {
    write("base.json", '{ "presett": "strict" }');
    write(
      ".irilint.json",
      '{ "extends": "./base.json", "overrides": [{ "files": [], "codes": { "x": "off" } }], "ignore": ["!**/*.ts"] }',
    );
    const { status, errors } = await irilint();
    assert.equal(status, 2);
    assert.match(
      errors,
      /base\.json has invalid settings:\n {2}presett: There is no setting 'presett'; write 'preset'\./,
    );
    assert.match(
      errors,
      /\.irilint\.json has invalid settings:\n {2}ignore\[0\]: Expected an identifier, .* by 'exclude'/,
    );
    assert.match(errors, /\n {2}overrides\[0\]\.codes\.x: There is no check 'x'/);
  });
});
