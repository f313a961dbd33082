import assert from "node:assert/strict";
import type { ClientCapabilities, CodeAction, TextDocumentEdit, TextEdit } from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

const folder = "file:///project";
const settings = `${folder}/.irilint.json`;

const client: ClientCapabilities = {
  ...ableClient,
  workspace: { workspaceEdit: { documentChanges: true } },
};

describe("a file of settings", () => {
  it("has its mistakes underlined, and what is meant offered", async () => {
    const server = new ServerInProcess();
    await server.initialize(client);
    const text = '{\n  "presets": "all",\n  "codes": { "host-empty": 1 }\n}';
    await server.open(settings, "jsonc", text);
    const diagnostics = await server.diagnosticsOf(settings, 1);
    assert.deepEqual(
      diagnostics.map(({ message, range: { start, end } }) => [message, start.line, start.character, end.character]),
      [
        ["codes.host-empty: Expected 'error', 'warning', 'information' or 'off', not 1.", 2, 27, 28],
        ["There is no setting 'presets'; write 'preset'.", 1, 2, 11],
      ],
    );
    const at = { start: { line: 1, character: 4 }, end: { line: 1, character: 4 } };
    const params = { textDocument: { uri: settings }, range: at, context: { diagnostics: [] } };
    const [action] = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
    assert.equal(action?.title, "Write 'preset'");
    await server.change(settings, 2, [{ text: '{\n  "preset": "strickt"\n}' }]);
    await server.diagnosticsOf(settings, 2);
    const [ofValue] = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
      ...params,
      range: { start: { line: 1, character: 14 }, end: { line: 1, character: 14 } },
    });
    const edits = [
      { range: { start: { line: 1, character: 12 }, end: { line: 1, character: 21 } }, newText: '"strict"' },
    ];
    assert.deepEqual(ofValue?.edit?.documentChanges, [{ textDocument: { uri: settings, version: 2 }, edits }]);
    await server.change(settings, 3, [{ text: '{\n  "preset": all\n}' }]);
    const [broken] = await server.diagnosticsOf(settings, 3);
    assert.match(broken?.message as string, /expected a value, not 'a'/u);
    assert.deepEqual(broken?.range.start, { line: 1, character: 12 });
    server.end();
  });

  it("has an item of 'extends' underlined that leads nowhere, until the file is there", async () => {
    const text = '{\n  "extends": ["./gone.json"]\n}';
    const files = new Map([[settings, text]]);
    const server = new ServerInProcess({ readFile: (uri) => Promise.resolve(files.get(uri)) });
    await server.initialize(client, { workspaceFolders: [{ uri: folder, name: "a" }] });
    await server.open(settings, "jsonc", text);
    assert.deepEqual(
      (await server.diagnosticsOf(settings, 1)).map(({ message, range: { start, end } }) => [message, start, end]),
      [["There is no file of settings './gone.json'.", { line: 1, character: 14 }, { line: 1, character: 27 }]],
    );
    const [action] = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
      textDocument: { uri: settings },
      range: { start: { line: 1, character: 15 }, end: { line: 1, character: 15 } },
      context: { diagnostics: [] },
    });
    assert.equal(action?.title, "Remove 'extends[0]'");
    files.set(`${folder}/gone.json`, "{}");
    server.published.length = 0;
    await server.connection.sendNotification("textDocument/didSave", {
      textDocument: { uri: `${folder}/gone.json` },
    });
    assert.deepEqual(await server.diagnosticsOf(settings, 1), []);
    server.end();
  });

  for (const [text, title, line, character] of [
    ['{\n  "prose": true\n  "hosts": []\n}', "Insert ','", 1, 15],
    ['{ "prose" true }', "Insert ':'", 0, 9],
    ['{ "hosts": []', "Insert '}'", 0, 13],
    ['{ "hosts": [', undefined, 0, 0],
    ['{ "hosts": [],, }', undefined, 0, 0],
  ] as const)
    it(`has ${title === undefined ? "no fix" : `the fix ${title}`} where it is no JSON: ${JSON.stringify(text)}`, async () => {
      const server = new ServerInProcess();
      await server.initialize(client);
      await server.open(settings, "jsonc", text);
      const [mistake] = await server.diagnosticsOf(settings, 1);
      const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
        textDocument: { uri: settings },
        range: mistake?.range,
        context: { diagnostics: [], only: ["quickfix"] },
      });
      assert.deepEqual(
        actions.map((action) => action.title),
        title === undefined ? [] : [title],
      );
      const edits = actions.flatMap(({ edit }) => (edit?.documentChanges as TextDocumentEdit[])[0]?.edits ?? []);
      assert.deepEqual(
        edits.map(({ range: { start } }) => start),
        title === undefined ? [] : [{ line, character }],
      );
      server.end();
    });

  for (const [mistake, at, titles] of [
    ['"preset": "al"', '"al', ["Write 'all'", "Remove 'preset'"]],
    ['"preset": "none"', '"none', ["Write 'recommended'", "Write 'strict'", "Write 'all'", "Remove 'preset'"]],
    ['"lint": 1', '"lint', ["Remove 'lint'"]],
    ['"codes": { "iri/host-empty": "off" }', '"iri', ["Write 'host-empty'", "Remove 'codes.iri/host-empty'"]],
    ['"codes": { "host-empty": "of" }', '"of', ["Write 'off'", "Remove 'codes.host-empty'"]],
    ['"codes": []', "[", ["Remove 'codes'"]],
    ['"prose": "yes"', '"yes', ["Write true", "Write false", "Remove 'prose'"]],
    ['"names": "link"', '"link', ['Write ["link"]', "Remove 'names'"]],
    ['"schemes": ["urn", "my_scheme"]', '"my', ["Remove 'schemes[1]'"]],
    ['"options": { "host-empty": {} }', '"host', ["Remove 'options.host-empty'"]],
    ['"overrides": [{ "files": "*.ts" }]', '"*', ['Write ["*.ts"]', "Remove 'overrides[0].files'"]],
  ] as const)
    it(`has fixes for ${mistake}, which leave no mistake there`, async () => {
      const server = new ServerInProcess();
      await server.initialize(client);
      const text = `{ ${mistake}, "hosts": [] }`;
      const start = text.indexOf(at);
      await server.open(settings, "jsonc", text);
      const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
        textDocument: { uri: settings },
        range: { start: { line: 0, character: start }, end: { line: 0, character: start } },
        context: { diagnostics: [], only: ["quickfix"] },
      });
      assert.deepEqual(
        actions.map(({ title }) => title),
        titles,
      );
      for (const [index, action] of actions.entries()) {
        const [{ edits }] = action.edit?.documentChanges as [TextDocumentEdit];
        const [{ range: edited, newText }] = edits as [TextEdit];
        const fixed = text.slice(0, edited.start.character) + newText + text.slice(edited.end.character);
        const version = 2 + index;
        await server.change(settings, version, [{ text: fixed }]);
        const left = await server.diagnosticsOf(settings, version);
        // An override that says of no files what is in force has a mistake of another kind.
        if (!action.title.endsWith(".files'")) assert.deepEqual(left, [], fixed);
      }
      server.end();
    });
});

describe("the folder of a client", () => {
  const rows: readonly (readonly [name: string, rootPath: string, file: string])[] = [
    ["by its path alone", "/work space/#1", "file:///work%20space/%231/.irilint.json"],
    ["on Windows", "C:\\a\\b", "file:///C:/a/b/.irilint.json"],
  ];
  for (const [name, rootPath, file] of rows)
    it(`is known ${name}`, async () => {
      const asked: string[] = [];
      const server = new ServerInProcess({
        readFile: (uri) => {
          asked.push(uri);
          return Promise.resolve(undefined);
        },
      });
      await server.initialize(ableClient, { rootPath });
      const uri = file.replace(".irilint.json", "a.ts");
      await server.open(uri, "typescript", "");
      await server.diagnosticsOf(uri, 1);
      assert.ok(asked.includes(file), asked.join(" "));
      server.end();
    });

  it("is removed under another spelling", async () => {
    const server = new ServerInProcess({
      readFile: (uri) => Promise.resolve(uri === `${folder}/.irilint.json` ? '{ "preset": "strict" }' : undefined),
    });
    await server.initialize(ableClient, { initializationOptions: {}, workspaceFolders: [{ uri: folder, name: "a" }] });
    const uri = `${folder}/a.ts`;
    await server.open(uri, "typescript", "fetch('http://a.example:80/');");
    assert.equal((await server.diagnosticsOf(uri, 1)).length, 1);
    const event = { added: [], removed: [{ uri: `${folder}/`, name: "a" }] };
    await server.connection.sendNotification("workspace/didChangeWorkspaceFolders", { event });
    await server.change(uri, 2, [{ text: "fetch('http://a.example:80/b');" }]);
    assert.deepEqual(await server.diagnosticsOf(uri, 2), []);
    server.end();
  });
});
