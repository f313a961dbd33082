import assert from "node:assert/strict";
import { readSettings } from "./read-settings.js";
import { settingsSchema } from "./settings-schema.js";
import { defaultSettings } from "./settings.js";

/** Given settings, then the paths and messages of what is wrong with them. */
const problems: readonly (readonly [name: string, value: unknown, ...problems: (readonly [string, string])[]])[] = [
  ["no object", "strict", ["", "Expected an object with settings, not 'strict'."]],
  ["a list", [], ["", "Expected an object with settings, not a list."]],
  ["an unknown setting", { presets: "all" }, ["presets", "There is no setting 'presets'; write 'preset'."]],
  ["a setting named like a member of all objects", { toString: 1 }, ["toString", "There is no setting 'toString'."]],
  ["an unknown preset", { preset: "some" }, ["preset", "Expected 'recommended', 'strict' or 'all', not 'some'."]],
  [
    "a misspelled preset",
    { preset: "Strict" },
    ["preset", "Expected 'recommended', 'strict' or 'all', not 'Strict'; write 'strict'."],
  ],
  [
    "a preset that is cut off",
    { preset: "al" },
    ["preset", "Expected 'recommended', 'strict' or 'all', not 'al'; write 'all'."],
  ],
  [
    "a severity that is cut off",
    { codes: { "host-not-lowercase": "info" } },
    [
      "codes.host-not-lowercase",
      "Expected 'error', 'warning', 'information' or 'off', not 'info'; write 'information'.",
    ],
  ],
  ["a flag that is a text", { prose: "yes" }, ["prose", "Expected true or false, not 'yes'."]],
  ["a list that is a text", { sinks: "open" }, ["sinks", "Expected a list of strings, not 'open'."]],
  [
    "texts that are none",
    { names: ["a", 1, ""] },
    ["names[1]", "Expected a non-empty string, not 1."],
    ["names[2]", "Expected a non-empty string, not ''."],
  ],
  ["codes that are a list", { codes: [] }, ["codes", "Expected an object with codes as keys, not a list."]],
  ["a setting unlike all others", { lint: 1 }, ["lint", "There is no setting 'lint'."]],
  [
    "an unknown code",
    { codes: { "host-lowercase": "off" } },
    ["codes.host-lowercase", "There is no check 'host-lowercase'."],
  ],
  [
    "a misspelled code",
    { codes: { "host-not-lowercasee": "off" } },
    ["codes.host-not-lowercasee", "There is no check 'host-not-lowercasee'; write 'host-not-lowercase'."],
  ],
  [
    "a code with the prefix of ESLint's rules",
    { codes: { "iri/host-not-lowercase": "off" } },
    ["codes.iri/host-not-lowercase", "There is no check 'iri/host-not-lowercase'; write 'host-not-lowercase'."],
  ],
  [
    "an unknown severity",
    { codes: { "host-not-lowercase": "warm" } },
    ["codes.host-not-lowercase", "Expected 'error', 'warning', 'information' or 'off', not 'warm'."],
  ],
  [
    "options that are no object",
    { options: { "scheme-forbidden": null } },
    ["options.scheme-forbidden", "Expected an object with options, not null."],
  ],
  [
    "options of a check that has none",
    { options: { "host-not-lowercase": { x: 1 } } },
    ["options.host-not-lowercase", "The check 'host-not-lowercase' has no options."],
  ],
  [
    "options of an unknown check",
    { options: { "scheme-forbiden": { schemes: [] } } },
    ["options.scheme-forbiden", "There is no check 'scheme-forbiden'; write 'scheme-forbidden'."],
  ],
  [
    "an unknown option",
    { options: { "scheme-forbidden": { scheme: [] } } },
    ["options.scheme-forbidden.scheme", "There is no option of 'scheme-forbidden' called 'scheme'; write 'schemes'."],
  ],
  [
    "an option of the wrong type",
    { options: { "bidi-visual-twin-host": { twins: "none" }, "scheme-forbidden": { schemes: "urn" } } },
    ["options.bidi-visual-twin-host.twins", "Expected 'all', not 'none'."],
    ["options.scheme-forbidden.schemes", "Expected a list of strings, not 'urn'."],
  ],
  [
    "globs of files among identifiers",
    {
      ignore: [
        ...["**/w.js", "vendor/", "./packages/a-b/dist/", ".cache/", "*.min.js", "*.d.mts", "*.md", "!kept.js"],
        ...[
          "http://*.com/*",
          "images/*",
          "*/vendor/",
          "example.com/",
          "*.example.org/",
          "*.example.org/a.js",
          "urn:a:b/",
        ],
      ],
    },
    ...["**/w.js", "vendor/", "./packages/a-b/dist/", ".cache/", "*.min.js", "*.d.mts", "*.md", "!kept.js"].map(
      (glob, at) =>
        [
          `ignore[${at}]`,
          `Expected an identifier, in which '*' stands for any text (files are left out by 'exclude'), not '${glob}'.`,
        ] as const,
    ),
  ],
  [
    "sinks that are no functions",
    { sinks: ["fetch(", "open[a]", "a b", "new Socket", "*.open[1]", "Http::get[]", "$get", "http/get!"] },
    ...["fetch(", "open[a]", "a b"].map(
      (sink, at) =>
        [
          `sinks[${at}]`,
          `Expected the name of a function, such as 'openLink' or 'openLink[1]', not '${sink}'.`,
        ] as const,
    ),
  ],
  [
    "schemes that are none",
    { schemes: ["urn", "tag:", "my_scheme", "1a", "app://"] },
    ["schemes[2]", "Expected a scheme, such as 'urn', not 'my_scheme'."],
    ["schemes[3]", "Expected a scheme, such as 'urn', not '1a'."],
  ],
];

describe("readSettings", () => {
  for (const [name, value, ...expected] of problems) {
    it(`tells of ${name}`, () => {
      const found = readSettings(value).problems.map(({ path, message }) => [path, message]);
      assert.deepEqual(found, expected);
    });
  }

  it("reads a text that a list has twice, as the schema allows", () => {
    assert.deepEqual(readSettings({ names: ["a", "a"] }).problems, []);
    const { items, ...list } = settingsSchema.names.type.json;
    const patternErrorMessage = "Expected a non-empty string.";
    assert.deepEqual([list, items], [{ type: "array" }, { type: "string", pattern: ".", patternErrorMessage }]);
  });

  it("gives the defaults for nothing", () => {
    assert.deepEqual(readSettings(undefined), { settings: defaultSettings, problems: [] });
    assert.deepEqual(readSettings({}), { settings: defaultSettings, problems: [] });
  });

  for (const [value, found] of [
    [null, "null"],
    ["strict", "'strict'"],
    [1, "1"],
    [[], "a list"],
  ] as const) {
    it(`gives the defaults for ${found}, and says that it holds no settings`, () => {
      const problems = [{ path: "", message: `Expected an object with settings, not ${found}.` }];
      assert.deepEqual(readSettings(value), { settings: defaultSettings, problems });
    });
  }

  it("reads every setting", () => {
    const given = {
      preset: "strict",
      profile: "rfc3987bis",
      charset: "koi8-r",
      codes: { "host-not-lowercase": "error" },
      options: {
        "scheme-forbidden": { schemes: ["ftp"] },
        "form-mixed": { form: "uri" },
        "iri-alias": { level: "scheme" },
      },
      ignore: ["http://a", "https://b/*"],
      hosts: ["example.com"],
      prose: true,
      historical: true,
      tests: true,
      sinks: ["a"],
      attributes: ["b"],
      names: ["c"],
      keys: ["d"],
      schemes: ["urn"],
      opaqueNames: ["e"],
    };
    assert.deepEqual(Object.keys(given), Object.keys(settingsSchema));
    assert.deepEqual(readSettings(given), { settings: given, problems: [] });
  });

  it("passes over the place of the schema", () => {
    assert.deepEqual(readSettings({ $schema: "a" }), { settings: defaultSettings, problems: [] });
  });

  it("uses what is right beside what is wrong", () => {
    const { settings } = readSettings({
      preset: "none",
      names: ["a", 1],
      codes: { x: "off", "host-not-lowercase": "off" },
      prose: true,
    });
    assert.deepEqual(settings, {
      ...defaultSettings,
      names: ["a"],
      codes: { "host-not-lowercase": "off" },
      prose: true,
    });
  });
});

describe("settingsSchema", () => {
  it("describes every setting in a sentence", () => {
    for (const { description } of Object.values(settingsSchema)) assert.match(description, /^[A-Z].*\.$/u);
  });

  it("has a default for every setting", () => {
    assert.deepEqual(Object.keys(settingsSchema), Object.keys(defaultSettings));
  });
});
