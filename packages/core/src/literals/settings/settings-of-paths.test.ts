import assert from "node:assert/strict";
import { readSettingsFile } from "./settings-file.js";
import { SettingsOfPaths } from "./settings-of-paths.js";

describe("the settings that a file gives to paths", () => {
  const file = readSettingsFile({
    preset: "strict",
    codes: { "host-empty": "warn" },
    exclude: ["vendor/", "*.{min,dev}.{js,css}", "/docs/**", "!/docs/index.md"],
    overrides: [
      { files: ["*.md", "!README.md"], prose: true, codes: { "host-not-lowercase": "off" } },
      { files: ["docs/"], preset: "all", codes: { "host-not-lowercase": "warn" } },
    ],
  });
  const settings = new SettingsOfPaths(file);

  it("joins what holds for a path, of which the last weighs most", () => {
    const of = (path: string) => {
      const { preset, prose, codes } = settings.of(path);
      return [preset, prose, codes];
    };
    const own = { "host-empty": "warning" };
    assert.deepEqual(of("a.ts"), ["strict", false, own]);
    assert.deepEqual(of("b/a.md"), ["strict", true, { ...own, "host-not-lowercase": "off" }]);
    assert.deepEqual(of("README.md"), ["strict", false, own]);
    assert.deepEqual(of("docs/b/a.md"), ["all", true, { ...own, "host-not-lowercase": "warning" }]);
  });

  it("gives the same object to all paths with the same", () => {
    assert.equal(settings.of("a.ts"), settings.of("b/c.ts"));
    assert.equal(settings.of("a.md"), settings.of("b/c.md"));
  });

  it("lets what is above weigh more than all of it", () => {
    const { preset, codes } = new SettingsOfPaths(file, { preset: "all", codes: { "host-empty": "off" } }).of("a.md");
    assert.deepEqual([preset, codes], ["all", { "host-empty": "off", "host-not-lowercase": "off" }]);
  });

  for (const [path, isExcluded] of [
    ["vendor/a/b.js", true],
    ["a/vendor/b.js", true],
    ["a.min.css", true],
    ["b/a.dev.js", true],
    ["a.min.ts", false],
    ["docs/a.md", true],
    ["docs/index.md", false],
    ["b/docs/a.md", false],
  ] as const)
    it(`${isExcluded ? "leaves out" : "keeps"} ${path}`, () =>
      assert.equal(settings.excludes(path, "file"), isExcluded));

  it("takes alternatives within each other, and for a name what has too many", () => {
    const excludes = (pattern: string, path: string) =>
      new SettingsOfPaths(readSettingsFile({ exclude: [pattern] })).excludes(path, "file");
    assert.deepEqual(
      ["a", "b", "c"].map((name) => excludes("x{a,{b,c}}y", `x${name}y`)),
      [true, true, true],
    );
    assert.equal(excludes("x{a}", "x{a}"), true);
    assert.equal(excludes("{a,b}".repeat(100), "a".repeat(100)), false);
  });

  it("says where an override is wrong", () => {
    const wrong = { overrides: [{ files: "*.md", preset: "best" }, 1, { files: ["#"] }, { prose: true }] };
    assert.deepEqual(
      readSettingsFile(wrong).problems.map(({ path }) => path),
      ["overrides[0].preset", "overrides[0].files", "overrides[1]", "overrides[2].files[0]", "overrides[3].files"],
    );
    assert.deepEqual(
      readSettingsFile({ overrides: 1, exclude: "a", excludes: [] }).problems.map(({ path }) => path),
      ["excludes", "exclude", "overrides"],
    );
  });
});
