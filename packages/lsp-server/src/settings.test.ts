import assert from "node:assert/strict";
import { SettingsStore, type SettingsSources } from "./settings.js";

const folder = "file:///project";
const uri = `${folder}/a.ts`;

describe("SettingsStore", () => {
  it("takes the project's file, and over it what the editor says, code by code", async () => {
    const { store, told } = storeOf({
      file: { preset: "strict", codes: { "host-not-lowercase": "off", "bidi-component-edge": "warning" } },
      editor: { codes: { "host-not-lowercase": "error" } },
    });
    const { checks } = await store.of(uri);
    assert.equal(checks.preset, "strict");
    assert.equal(checks.codes["host-not-lowercase"], "error");
    assert.deepEqual(told, []);
  });

  it("reads the file of the innermost folder, and none outside of all", async () => {
    const read: string[] = [];
    const store = new SettingsStore({
      ...noSources,
      folders: ["file:///project", "file:///project/inner/", "file:///project/in"],
      readFile: (file) => Promise.resolve(void read.push(file)),
    });
    await store.of("file:///project/inner/a.ts");
    await store.of("file:///projects/a.ts");
    assert.deepEqual(read, ["file:///project/inner/.irilint.json"]);
  });

  it("tells every mistake once, with its path", async () => {
    const { store, told } = storeOf({ file: { preset: "best" }, editor: { colour: 1, maximumLength: "long" } });
    await store.of(uri);
    store.forget();
    const { checks } = await store.of(uri);
    assert.equal(checks.preset, "recommended");
    assert.equal(told.length, 3);
    assert.match(told[0] ?? "", /^\.irilint\.json: preset: /);
    assert.match(told[1] ?? "", /iri in the editor's settings: colour: /);
    assert.match(told[2] ?? "", /iri in the editor's settings: maximumLength: /);
  });

  it("names the folder of a mistake where there are several", async () => {
    const told: string[] = [];
    const store = new SettingsStore({
      ...noSources,
      folders: ["file:///projects/one", "file:///projects/two/"],
      readFile: () => Promise.resolve('{ "preset": "best" }'),
      tell: (mistake) => void told.push(mistake),
    });
    await store.of("file:///projects/one/a.ts");
    await store.of("file:///projects/two/a.ts");
    assert.match(told[0] ?? "", /^one\/\.irilint\.json: preset: /);
    assert.match(told[1] ?? "", /^two\/\.irilint\.json: preset: /);
  });

  for (const text of ["", "{", '{ "preset": "strict", }']) {
    it(`leaves a file aside that holds '${text}'`, async () => {
      const told: string[] = [];
      const store = new SettingsStore({
        ...noSources,
        folders: [folder],
        readFile: () => Promise.resolve(text),
        tell: (mistake) => void told.push(mistake),
      });
      assert.equal((await store.of(uri)).checks.preset, "recommended");
      assert.equal(told.length, 1);
    });
  }

  for (const value of [null, undefined, [], "strict", 1]) {
    it(`has the defaults if the editor's settings are ${JSON.stringify(value)}`, async () => {
      const { store } = storeOf({ editor: value });
      assert.equal((await store.of(uri)).checks.preset, "recommended");
    });
  }

  it("gives the same object until it has to forget", async () => {
    const { store } = storeOf({});
    const before = await store.of(uri);
    assert.equal(await store.of(`${folder}/b.ts`), before);
    store.forget();
    assert.notEqual(await store.of(uri), before);
  });
});

const noSources: SettingsSources = {
  folders: [],
  readEditorSettings: () => Promise.resolve(undefined),
  readFile: () => Promise.resolve(undefined),
  tell: () => undefined,
};

function storeOf({ file, editor }: { file?: unknown; editor?: unknown }): { store: SettingsStore; told: string[] } {
  const told: string[] = [];
  const store = new SettingsStore({
    folders: [folder],
    readEditorSettings: () => Promise.resolve(editor),
    readFile: () => Promise.resolve(file === undefined ? undefined : JSON.stringify(file)),
    tell: (mistake) => void told.push(mistake),
  });
  return { store, told };
}
