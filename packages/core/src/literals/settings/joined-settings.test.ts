import assert from "node:assert/strict";
import { joinedSettings, type JoinedSettings } from "./joined-settings.js";

describe("a file of settings and what it builds on", () => {
  it("weighs more than what it builds on, of which the last one weighs most", () => {
    const { written, exclude, overrides, problems } = joined({
      "/p/.irilint.json":
        '{ "extends": ["./a.json", "./b/b.json"], "codes": { "host-empty": "off" }, "exclude": ["!x"] }',
      "/p/a.json":
        '{ "preset": "all", "profile": "leiri", "codes": { "host-empty": "error", "host-not-lowercase": "off" } }',
      "/p/b/b.json": '{ "extends": "../c.json", "preset": "strict", "overrides": [{ "files": ["b"], "prose": true }] }',
      "/p/c.json": '{ "exclude": ["x"] }',
    });
    assert.deepEqual(written, {
      preset: "strict",
      profile: "leiri",
      codes: { "host-empty": "off", "host-not-lowercase": "off" },
    });
    assert.deepEqual(exclude, ["x", "!x"]);
    assert.deepEqual(overrides, [{ files: ["b"], written: { prose: true } }]);
    assert.deepEqual(problems, []);
  });

  for (const [reference, file] of [
    ["settings", "/p/node_modules/settings/.irilint.json"],
    ["@a/settings", "/node_modules/@a/settings/.irilint.json"],
    ["@a/settings/strict.json", "/p/node_modules/@a/settings/strict.json"],
    ["./a b#.json", undefined],
    ["./%61.json", "/p/%2561.json"],
    ["../../../q.json", "/q.json"],
    ["/q/é.json", "/q/%C3%A9.json"],
  ] as const)
    it(`finds '${reference}' ${file === undefined ? "nowhere" : `at ${file}`}`, () => {
      const { written } = joined({
        "/p/.irilint.json": JSON.stringify({ extends: reference }),
        ...(file !== undefined && { [file.replace("@", "%40")]: '{ "preset": "all" }' }),
      });
      assert.deepEqual(written, file === undefined ? {} : { preset: "all" });
    });

  it("says what is wrong, and in which file", () => {
    const { problems } = joined({
      "/p/.irilint.json":
        '{ "extends": ["./a.json", "https://a.example/", "./gone.json", "./broken.json"], "presets": 1 }',
      "/p/a.json": '{ "extends": "./.irilint.json", "preset": 1 }',
      "/p/broken.json": "{",
    });
    assert.deepEqual(
      problems.map(({ uri, path, message }) => `${uri.slice("file:///p/".length)} ${path}: ${message}`),
      [
        "a.json preset: Expected 'recommended', 'strict' or 'all', not 1.",
        "a.json extends: './.irilint.json' builds on this file, which cannot build on it in turn.",
        "broken.json : The file is not valid JSON: Line 1, column 2: expected a name between double quotes or '}', but the file ends.",
        ".irilint.json presets: There is no setting 'presets'; write 'preset'.",
        ".irilint.json extends[1]: Expected the path of a file, such as './strict.json', or the name of a package, not 'https://a.example/'.",
        ".irilint.json extends[2]: There is no file of settings './gone.json'.",
      ],
    );
  });
});

/** What comes of `/p/.irilint.json` where these files are all that there are. */
function joined(files: Readonly<Record<string, string>>): JoinedSettings {
  const steps = joinedSettings("file:///p/.irilint.json", files["/p/.irilint.json"] ?? "");
  let step = steps.next();
  while (step.done !== true) step = steps.next(step.value.map((uri) => files[uri.slice("file://".length)]));
  return step.value;
}
