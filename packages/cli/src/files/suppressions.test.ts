import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandFolder, wrong } from "../../test/command-folder.js";

describe("irilint with findings that a project puts up with", () => {
  const { folder, write, irilint } = commandFolder();
  const strictly = (...args: string[]) => irilint("--preset", "strict", "--max-warnings", "0", ...args);
  const kept = (): unknown => JSON.parse(readFileSync(join(folder.path, ".irilint-suppressions.json"), "utf8"));
  const other = 'fetch("http://OTHER.example/");\n';

  it("reports all but them, wherever their lines are", async () => {
    assert.deepEqual(await strictly("--suppress-all"), {
      status: 0,
      output: "",
      errors: "irilint: 1 finding in 1 file is in .irilint-suppressions.json now.\n",
    });
    assert.equal((await strictly()).status, 0);
    write("src/wrong.ts", `\n\n${other}  ${wrong}`);
    const { status, output } = await strictly();
    assert.equal(status, 1);
    assert.match(output, /3:15[^]*1 problem/);
  });

  it("reports a second one on an equal line, and one in another file", async () => {
    await strictly("--suppress-all");
    write("src/wrong.ts", wrong + wrong);
    write("src/other.ts", wrong);
    assert.match((await strictly()).output, /other\.ts\n +1:15[^]*wrong\.ts\n +2:15[^]*2 problems/);
  });

  it("says how many are gone, and takes them out when told to", async () => {
    write("src/other.ts", other + other);
    await strictly("--suppress-all");
    write("src/other.ts", other);
    write("src/wrong.ts", "");
    const { status, errors } = await strictly();
    assert.equal(status, 0);
    assert.match(errors, /^irilint: 2 of the findings in \.irilint-suppressions\.json are there no more; /);
    await strictly("--prune-suppressions", "src/wrong.ts");
    assert.match((await strictly()).errors, /^irilint: 1 of the findings .* is there no more/);
    await strictly("--prune-suppressions");
    assert.equal((await strictly()).errors, "");
    assert.deepEqual(Object.keys((kept() as { files: object }).files), ["src/other.ts"]);
  });

  it("keeps what was found in files that are not read", async () => {
    write("src/other.ts", other);
    await strictly("--suppress-all", "src/other.ts");
    await strictly("--suppress-all", "src/wrong.ts");
    assert.deepEqual(Object.keys((kept() as { files: object }).files), ["src/other.ts", "src/wrong.ts"]);
    rmSync(join(folder.path, "src/other.ts"));
    assert.equal((await strictly()).status, 0);
  });

  it("counts the others of a file that is read in parts", async () => {
    const part = `<http://a.example/> <p:p> "${"long ".repeat(2_000)}"@en .\n`.repeat(60);
    const statement = (name: string): string => `<http://a.example/ ${name}> <p:p> <p:o> .\n`;
    const text = (names: readonly (readonly string[])[]): string =>
      names.map((each) => each.map(statement).join("") + part).join("");
    write("data.nt", text([["a"], ["b"], ["c"]]));
    await strictly("--suppress-all");
    write(
      "data.nt",
      text([
        ["a", "new"],
        ["b", "c"],
        ["another", "c"],
      ]),
    );
    const { output } = await strictly("-f", "json", "data.nt");
    const [file] = JSON.parse(output) as [{ errorCount: number; messages: { line: number }[] }];
    assert.deepEqual(
      file.messages.map(({ line }) => line),
      [2, 125, 126],
    );
    assert.equal(file.errorCount, 3);
  });

  it("says of a file that it holds none", async () => {
    for (const text of [
      "{}",
      "[]",
      '{ "version": 1, "files": { "a": 1 } }',
      '{ "version": 1, "files": { "a": { "b": { "c": "d" } } } }',
    ]) {
      write("a.json", text);
      const { status, errors } = await strictly("--suppressions-location", "a.json");
      assert.equal(status, 2);
      assert.match(errors, /a\.json holds no findings; --suppress-all writes such a file/);
    }
    write("a.json", "{");
    assert.match((await strictly("--suppressions-location", "a.json")).errors, /a\.json is not valid JSON: Line 1/);
  });
});
