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
    assert.equal(read[0], "file:///project/inner/.irilint.json");
    assert.equal(read.includes("file:///project/in/.irilint.json"), false);
  });

  for (const [open, document] of [
    ["file:///c%3A/a%20b", "file:///c:/a b/c.ts"],
    ["file:///C:/a/", "file:///c%3a/a/c.ts"],
    ["file:///%C3%A9/%5Ba%5D", "file:///é/[a]/c.ts"],
    ["file:///a%2fb", "file:///a%2Fb/c.ts"],
    ["file:///a%20b", "vscode-notebook-cell:/a%20b/c.ipynb#W0sZmlsZQ%3D%3D"],
    ["file:///c%3A/a", "vscode-notebook-cell:/c%3A/a/c.ipynb#W0sZmlsZQ%3D%3D"],
    ["file:///a", "vscode-notebook-cell://ssh-remote%2Bhost/a/c.ipynb#W0sZmlsZQ%3D%3D"],
    ["vscode-vfs://github/a/b", "vscode-notebook-cell://github/a/b/c.ipynb#W0sdnNjb2RlLXZmcw%3D%3D"],
    ["file:///a", "untitled:/a/c.ts"],
  ] as const) {
    it(`knows that ${open} is the folder of ${document}`, async () => {
      const read: string[] = [];
      const readFile = (file: string) => Promise.resolve(void read.push(file));
      const asked: unknown[] = [];
      const readEditorSettings = (scope: unknown) => Promise.resolve(void asked.push(scope));
      await new SettingsStore({ ...noSources, folders: [open], readFile, readEditorSettings }).of(document);
      assert.equal(read[0], `${open.replace(/\/$/u, "")}/.irilint.json`);
      assert.deepEqual(asked, [open]);
    });
  }

  it("knows a folder by its whole URI first, and none on another machine or of a name without a path", async () => {
    const asked: unknown[] = [];
    const readEditorSettings = (scope: unknown) => Promise.resolve(void asked.push(scope));
    const store = new SettingsStore({ ...noSources, folders: ["memfs:/a/b", "file:///a"], readEditorSettings });
    await store.of("file:///a/b/c.ts");
    for (const none of ["untitled:Untitled-1", "file://host/a/c.ts"]) await store.of(none);
    assert.deepEqual(asked, ["file:///a", undefined]);
  });

  for (const [open, ...files] of [
    ["file:///a/b%20c", "file:///a/b%20c/", "file:///a/", "file:///"],
    ["file:///c%3A/a/", "file:///c%3A/a/", "file:///c%3A/", "file:///"],
    ["file:///", "file:///"],
    ["file://host/share", "file://host/share/", "file://host/"],
    ["memfs:/project", "memfs:/project/", "memfs:/"],
    ["vscode-vfs://github/a/b", "vscode-vfs://github/a/b/", "vscode-vfs://github/a/", "vscode-vfs://github/"],
    ["/a", "/a/", "/"],
  ] as const) {
    it(`looks for the file of ${open} in the folder and above`, async () => {
      const read: string[] = [];
      const readFile = (file: string) => Promise.resolve(void read.push(file));
      await new SettingsStore({ ...noSources, folders: [open], readFile }).of(`${open}/a.ts`);
      assert.deepEqual(
        read,
        files.map((file) => `${file}.irilint.json`),
      );
    });
  }

  for (const [file, name] of [
    ["file:///a%20b/.irilint.json", "/a b/.irilint.json"],
    ["file:///a%20b/c/.irilint.json", "/a b/c/.irilint.json"],
    ["file:///a%20b/c/d/.irilint.json", ".irilint.json"],
  ] as const) {
    it(`takes the nearest file, and calls it ${name}`, async () => {
      const told: string[] = [];
      const store = new SettingsStore({
        ...noSources,
        folders: ["file:///a%20b/c/d"],
        readFile: (uri) =>
          Promise.resolve(file.startsWith(uri.replace(".irilint.json", "")) ? '{ "preset": "best" }' : undefined),
        tell: (mistake) => void told.push(mistake),
      });
      assert.equal((await store.of("file:///a%20b/c/d/e.ts")).hasFile, true);
      assert.equal(told[0]?.startsWith(`${name}: preset: `), true, told[0]);
    });
  }

  it("calls a file that is none on this machine by its URI, and one of Windows by its path", async () => {
    const told: string[] = [];
    const readFile = (uri: string) => Promise.resolve(uri.includes("/deep/") ? undefined : "{");
    const folders = ["memfs:/project/deep", "file:///c%3A/a/deep"];
    const store = new SettingsStore({ ...noSources, folders, readFile, tell: (mistake) => void told.push(mistake) });
    for (const open of folders) await store.of(`${open}/a.ts`);
    assert.match(told[0] ?? "", /^memfs:\/project\/\.irilint\.json: The file is not valid JSON: Line 1/);
    assert.match(told[1] ?? "", /^c:\/a\/\.irilint\.json: /);
  });

  it("reads comments, a byte order mark and the place of the schema in the file", async () => {
    const text = '\uFEFF{ "$schema": "a", // why\n "preset": "strict", }';
    const told: string[] = [];
    const store = new SettingsStore({
      ...noSources,
      folders: [folder],
      readFile: () => Promise.resolve(text),
      tell: (mistake) => void told.push(mistake),
    });
    assert.equal((await store.of(uri)).checks.preset, "strict");
    assert.deepEqual(told, []);
  });

  it("tells every mistake once, with its path, in one message", async () => {
    const { store, told } = storeOf({ file: { preset: "best" }, editor: { colour: 1, maximumLength: "long" } });
    await store.of(uri);
    store.forget();
    const { checks } = await store.of(uri);
    assert.equal(checks.preset, "recommended");
    assert.equal(told.length, 1);
    const mistakes = told[0]?.split("\n") ?? [];
    assert.deepEqual(
      mistakes.map((mistake) => mistake.slice(0, mistake.lastIndexOf(": "))),
      [".irilint.json: preset", "iri in the editor's settings: colour", "iri in the editor's settings: maximumLength"],
    );
  });

  it("tells a mistake once of which it knows from a document outside of all folders", async () => {
    const { store, told } = storeOf({ editor: { colour: 1 } });
    await store.of("file:///elsewhere/a.ts");
    store.forget();
    await store.of("file:///elsewhere/a.ts");
    assert.equal(told.length, 1);
  });

  for (const [file, editor, expected] of [
    [{}, { maximumLength: -1 }, "iri in the editor's settings: maximumLength: Expected a number that is 0 or more."],
    [{}, { inlayHints: 1 }, "iri in the editor's settings: inlayHints: Expected true or false."],
    [null, {}, ".irilint.json: Expected an object with settings, not null."],
    [[], null, ".irilint.json: Expected an object with settings, not a list."],
    [{}, [], "iri in the editor's settings: Expected an object with settings, not a list."],
    [{}, null, undefined],
    [{}, { maximumLength: null }, undefined],
    [{}, { preset: null, codes: { "host-empty": null }, ignore: null }, undefined],
  ] as const) {
    it(`tells ${expected ?? "nothing"} of ${JSON.stringify([file, editor])}`, async () => {
      const { store, told } = storeOf({ file, editor });
      await store.of(uri);
      assert.deepEqual(told, expected === undefined ? [] : [expected]);
    });
  }

  it("tells a mistake again that was repaired and is made again", async () => {
    const told: string[] = [];
    const texts = ['{ "preset": "best" }', "{}", '{ "preset": "best" }', "{", "{}", "{"];
    const store = new SettingsStore({
      ...noSources,
      folders: [folder],
      readFile: (file) => Promise.resolve(file.startsWith(folder) ? texts.shift() : undefined),
      tell: (mistake) => void told.push(mistake),
    });
    while (texts.length > 0) {
      await store.of(uri);
      store.forget();
    }
    assert.deepEqual(
      told.map((mistake) => mistake.replace(/:.*/u, "")),
      [".irilint.json", ".irilint.json", ".irilint.json", ".irilint.json"],
    );
  });

  it("tells a mistake again in a folder that was closed and is opened again", async () => {
    const told: string[] = [];
    const folders: string[] = [folder];
    const readFile = (file: string) => Promise.resolve(file.startsWith(folder) ? '{ "presets": 1 }' : undefined);
    const store = new SettingsStore({ ...noSources, folders, readFile, tell: (message) => told.push(message) });
    for (const isOpen of [true, true, false, true]) {
      folders.splice(0, 1, ...(isOpen ? [folder] : []));
      store.forget();
      await store.of(uri);
    }
    assert.equal(told.length, 2);
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

  for (const text of ["", "{", '{ "preset": strict }']) {
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
      assert.match(told[0] ?? "", /^\.irilint\.json: The file is not valid JSON: Line 1, column /);
    });
  }

  for (const value of [null, undefined, [], "strict", 1]) {
    it(`has the defaults if the editor's settings are ${JSON.stringify(value)}`, async () => {
      const { store } = storeOf({ editor: value });
      assert.equal((await store.of(uri)).checks.preset, "recommended");
    });
  }

  it("takes for each document the nearest file, in its own folder or above", async () => {
    const read: string[] = [];
    const store = new SettingsStore({
      ...noSources,
      folders: ["file:///project%20a"],
      readFile: (file) => {
        read.push(file);
        return Promise.resolve(
          {
            "file:///project%20a/.irilint.json": '{ "preset": "strict" }',
            "file:///project%20a/b/.irilint.json": '{ "extends": "../.irilint.json", "prose": true }',
          }[file],
        );
      },
    });
    const settingsOf = async (path: string) => {
      const { checks, file } = await store.of(`file:///project a/${path}`);
      return [checks.preset, checks.prose, file];
    };
    assert.deepEqual(await settingsOf("a.ts"), ["strict", false, "file:///project%20a/.irilint.json"]);
    assert.deepEqual(await settingsOf("b/c/a.ts"), ["strict", true, "file:///project%20a/b/.irilint.json"]);
    assert.equal(new Set(read).size, read.length);
    assert.equal(store.hasLookedAt("file:///project%20a/b/.irilint.json"), true);
  });

  it("has other settings for some documents, and tells nothing of those that are excluded or ignored", async () => {
    const store = new SettingsStore({
      ...noSources,
      folders: [folder],
      readFile: (file) =>
        Promise.resolve(
          file === `${folder}/.irilint.json`
            ? '{ "exclude": ["b/", "*.min.js"], "overrides": [{ "files": ["é *.md"], "preset": "all" }] }'
            : undefined,
        ),
      isIgnored: (document) => Promise.resolve(document.endsWith("/ignored.ts")),
    });
    const leavesOut = async (path: string) => (await store.of(`${folder}/${path}`)).leavesOut;
    assert.deepEqual(await Promise.all(["a.ts", "b/a.ts", "c/a.min.js", "ignored.ts"].map(leavesOut)), [
      false,
      true,
      true,
      true,
    ]);
    assert.equal((await store.of(`${folder}/c/%C3%A9%20a.md`)).checks.preset, "all");
    assert.equal((await store.of(`${folder}/a.md`)).checks.preset, "recommended");
  });

  it("gives what is in force now to who asked before it had to forget", async () => {
    const answers: ((settings: unknown) => void)[] = [];
    const readEditorSettings = () => new Promise<unknown>((resolve) => answers.push(resolve));
    const store = new SettingsStore({ ...noSources, readEditorSettings });
    const before = store.of(uri);
    store.forget();
    const after = store.of(uri);
    answers[1]?.({ preset: "all" });
    assert.equal((await after).checks.preset, "all");
    answers[0]?.({ preset: "strict" });
    assert.equal(await before, await after);
  });

  it("gives the same object until it reads others", async () => {
    const editor = { preset: "strict", maximumLength: 100 };
    const { store } = storeOf({ editor });
    const before = await store.of(uri);
    assert.equal(await store.of(`${folder}/b.ts`), before);
    store.forget();
    assert.equal(await store.of(uri), before);
    for (const changed of [{ preset: "all" }, { maximumLength: 200 }]) {
      Object.assign(editor, changed);
      const last = await store.of(uri);
      store.forget();
      assert.notEqual(await store.of(uri), last);
    }
  });
});

const noSources: SettingsSources = {
  folders: [],
  readEditorSettings: () => Promise.resolve(undefined),
  readFile: () => Promise.resolve(undefined),
  isIgnored: () => Promise.resolve(false),
  tell: () => undefined,
};

function storeOf({ file, editor }: { file?: unknown; editor?: unknown }): { store: SettingsStore; told: string[] } {
  const told: string[] = [];
  const store = new SettingsStore({
    ...noSources,
    folders: [folder],
    readEditorSettings: () => Promise.resolve(editor),
    readFile: () => Promise.resolve(file === undefined ? undefined : JSON.stringify(file)),
    tell: (mistake) => void told.push(mistake),
  });
  return { store, told };
}
