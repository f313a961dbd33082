import assert from "node:assert/strict";
import { parseSettingsText } from "./settings-text.js";
import { settingPlace, settingRemoval, settingsEdit, settingsWith, type SettingsEntry } from "./settings-edit.js";

const ignored: SettingsEntry = { setting: "ignore", identifier: "http://a.example/" };
const off: SettingsEntry = { setting: "codes", code: "host-empty", severity: "off" };

const rows: readonly (readonly [name: string, before: string, entry: SettingsEntry, after: string | undefined])[] = [
  ["an empty file of settings", "{}", ignored, '{\n  "ignore": ["http://a.example/"]\n}'],
  ["a list on one line", '{"ignore":["b"]}', ignored, '{"ignore":["b", "http://a.example/"]}'],
  ["an empty list", '{ "ignore": [] }', ignored, '{ "ignore": ["http://a.example/"] }'],
  [
    "a list with a line for each item, and a comma behind the last",
    '{\r\n  "ignore": [\r\n    "b", // why\r\n  ],\r\n}',
    ignored,
    '{\r\n  "ignore": [\r\n    "b",\r\n    "http://a.example/" // why\r\n  ],\r\n}',
  ],
  [
    "a list with a comment before its last comma",
    '{ "ignore": ["b" /* c, d */ ,] }',
    ignored,
    '{ "ignore": ["b" /* c, d */ , "http://a.example/"] }',
  ],
  ["an item that is there", '{ "ignore": ["http:\\/\\/a.example/"] }', ignored, undefined],
  ["a list that is none", '{ "ignore": "a" }', ignored, undefined],
  [
    "other settings with comments",
    '// ours\n{\n  "preset": "all" /* "ignore": [] */\n}\n',
    ignored,
    '// ours\n{\n  "preset": "all",\n  "ignore": ["http://a.example/"] /* "ignore": [] */\n}\n',
  ],
  ["a severity", '{ "codes": { "host-empty": "error" } }', off, '{ "codes": { "host-empty": "off" } }'],
  ["a severity that is there", '{ "codes": { "host-empty": "off" } }', off, undefined],
  [
    "another check",
    '{ "codes": { "port-empty": "off" } }',
    off,
    '{ "codes": { "port-empty": "off", "host-empty": "off" } }',
  ],
  ["no codes", '{ "preset": "all" }', off, '{ "preset": "all", "codes": { "host-empty": "off" } }'],
  ["what is no JSON", "{", ignored, undefined],
  ["what is no object", "[]", ignored, undefined],
  ["what nests too deep", `{ "a": ${"[".repeat(500)}${"]".repeat(500)} }`, ignored, undefined],
];

describe("settingsEdit", () => {
  for (const [name, before, entry, after] of rows)
    it(`adds to ${name}`, () => {
      const edit = settingsEdit(before, entry);
      const edited = edit && before.slice(0, edit.span.start) + edit.text + before.slice(edit.span.end);
      assert.equal(edited, after);
      if (edited !== undefined) assert.ok(parseSettingsText(edited).ok);
    });

  it("makes a file that has nothing else", () => {
    assert.equal(settingsWith(off), '{\n  "codes": { "host-empty": "off" }\n}\n');
  });

  it("writes what nobody sees as an escape", () => {
    const entry: SettingsEntry = { setting: "ignore", identifier: "http://a.example/\u200B\u{E0061}" };
    assert.match(settingsWith(entry), /"http:\/\/a\.example\/\\u200B\\uDB40\\uDC61"/u);
  });
});

const places: readonly (readonly [path: string, name: string | undefined, value: string])[] = [
  ["preset", '"preset"', '"al"'],
  ["codes.host-empty", '"host-empty"', "1"],
  ["ignore[1]", undefined, '""'],
  ["ignore[7]", '"ignore"', '["a", ""]'],
  ["", undefined, '{ "preset": "al", /* preset */ "codes": { "host-empty": 1 }, "ignore": ["a", ""] }'],
];

describe("settingPlace", () => {
  const text = '// codes\n{ "preset": "al", /* preset */ "codes": { "host-empty": 1 }, "ignore": ["a", ""] }';
  for (const [path, name, value] of places)
    it(`finds '${path}'`, () => {
      const place = settingPlace(text, path);
      assert.ok(place);
      assert.equal(place.name && text.slice(place.name.start, place.name.end), name);
      assert.equal(text.slice(place.value.start, place.value.end), value);
    });

  for (const [written, path, value] of [
    ['{ "a.b": 1, "a": 2 }', "a.b", "1"],
    ['{ "codes": { "a.b": { "c.d": [3] } } }', "codes.a.b.c.d[0]", "3"],
    ['{ "overrides": [{ "x.y": 4 }] }', "overrides[0].x.y", "4"],
    ['{ "a": { "b": 5 } }', "a.b", "5"],
    ['{ "": 6, "a": 7 }', "b", '{ "": 6, "a": 7 }'],
  ] as const)
    it(`finds '${path}' where names have dots: ${written}`, () => {
      const place = settingPlace(written, path);
      assert.equal(place && written.slice(place.value.start, place.value.end), value);
    });

  it("finds nothing in what is no JSON", () => assert.equal(settingPlace("{", "a"), undefined));
});

/** A text, the path of what is taken out of it, and what is left. */
const removals: readonly (readonly [text: string, path: string, left: string | undefined])[] = [
  ['{ "lint": 1, "prose": true }', "lint", '{ "prose": true }'],
  ['{ "prose": true, "lint": 1 }', "lint", '{ "prose": true }'],
  ['{ "lint": 1 }', "lint", "{  }"],
  ['{\n  "lint": 1,\n  // of all\n  "prose": true\n}', "lint", '{\n  // of all\n  "prose": true\n}'],
  ['{\n  "prose": true,\n  "lint": 1\n}', "lint", '{\n  "prose": true\n}'],
  ['{ "prose": true, /* a, b */ "lint": 1 }', "lint", '{ "prose": true, /* a, b */  }'],
  ['{ "codes": { "a": "off", "host-empty": "off" } }', "codes.a", '{ "codes": { "host-empty": "off" } }'],
  ['{ "names": ["a", 1, "b",] }', "names[1]", '{ "names": ["a", "b",] }'],
  ['{ "a.b": 1, "prose": true }', "a.b", '{ "prose": true }'],
  ['{ "names": ["a"] }', "names[1]", undefined],
  ['"strict"', "", undefined],
];

describe("settingRemoval", () => {
  for (const [text, path, left] of removals)
    it(`takes '${path}' out of ${JSON.stringify(text)}`, () => {
      const edit = settingRemoval(text, path);
      assert.equal(edit && text.slice(0, edit.span.start) + text.slice(edit.span.end), left);
      if (left !== undefined) assert.ok(parseSettingsText(left).ok);
    });
});
