import assert from "node:assert/strict";
import {
  CodeActionTriggerKind,
  type ClientCapabilities,
  type CodeAction,
  type CreateFile,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
  type ApplyWorkspaceEditParams,
  type ShowMessageParams,
  type ShowMessageRequestParams,
} from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

const folder = "file:///project";
const settings = `${folder}/.irilint.json`;
const range = { start: { line: 0, character: 30 }, end: { line: 0, character: 30 } };

const client: ClientCapabilities = {
  ...ableClient,
  window: { showDocument: { support: true } },
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["create"] } },
};

/** A zero-width space in the path of the first line, at the cursor; the second line has two faults of one kind. */
const source = "fetch('http://a.example/abcde\u200Bf');\nfetch('http://B.example/'); fetch('http://C.example/');\n";

describe("the light bulb", () => {
  let server: ServerInProcess;
  let files: Map<string, string>;

  beforeEach(() => {
    files = new Map();
    server = new ServerInProcess({ readFile: (uri) => Promise.resolve(files.get(uri)) });
  });
  afterEach(() => server.end());

  async function actionsFor(
    text: string,
    { languageId = "typescript", capabilities = client, at = range } = {},
  ): Promise<CodeAction[]> {
    await server.initialize(capabilities, { workspaceFolders: [{ uri: folder, name: "project" }] });
    const uri = `${folder}/a`;
    await server.open(uri, languageId, text);
    const params = { textDocument: { uri }, range: at, context: { diagnostics: [], only: ["quickfix"] } };
    return server.connection.sendRequest("textDocument/codeAction", params);
  }

  it("offers the likely repair first, then others of its kind, ways to ignore, and what to read", async () => {
    assert.deepEqual(
      (await actionsFor(source)).map(({ title }) => title),
      [
        "Remove U+200B ZERO WIDTH SPACE",
        "Percent-encode U+200B ZERO WIDTH SPACE",
        "Fix all that is safe in the file (2 of 3 findings)",
        "Ignore 'character-invisible' on this line",
        "Ignore 'character-invisible' in this file",
        "Ignore this identifier in the project",
        "Turn off 'character-invisible' in the project",
        "Show the documentation of 'character-invisible'",
      ],
    );
  });

  it("offers to fix all of one kind once", async () => {
    const at = { start: { line: 1, character: 14 }, end: { line: 1, character: 14 } };
    const titles = (await actionsFor(source, { at })).map(({ title }) => title);
    assert.ok(titles.includes("Fix all 'host-not-lowercase' in the file"));
    assert.deepEqual(
      titles.filter((title) => title.startsWith("Fix all that is safe")),
      [],
    );
  });

  it("offers the likely repair in every place where it is the same one, if it is no safe one", async () => {
    const text =
      "fetch('http://a.example/abcde\u200Bf\u200Bg');\nfetch('http://b.example/\u200Bh'); fetch('http://c.example/ i');\n";
    const actions = await actionsFor(text);
    const title = "Remove U+200B ZERO WIDTH SPACE: all 3 in the file";
    assert.equal(
      actions.findIndex((action) => action.title === title),
      2,
    );
    const [change] = editOf(actions, title).documentChanges as TextDocumentEdit[];
    assert.deepEqual(
      change?.edits.map((edit) => [
        edit.range.start.line,
        edit.range.start.character,
        newTextOf({ ...change, edits: [edit] }),
      ]),
      [
        [0, 29, ""],
        [0, 31, ""],
        [1, 24, ""],
      ],
    );
  });

  it("begins with what the client has told of, where several findings are at one place", async () => {
    const at = { start: { line: 0, character: 24 }, end: { line: 0, character: 27 } };
    const text = "fetch('http://a.example/%6f');\n";
    await server.initialize(client, { workspaceFolders: [{ uri: folder, name: "project" }] });
    const uri = `${folder}/a`;
    await server.open(uri, "typescript", text);
    const told = await server.diagnosticsOf(uri, 1);
    assert.equal(told.length, 2);
    for (const diagnostics of [told, ...told.map((each) => [each])]) {
      const params = { textDocument: { uri }, range: at, context: { diagnostics, only: ["quickfix"] } };
      const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
      const titles = actions.map(({ title }) => title);
      assert.deepEqual(actions[0]?.diagnostics, diagnostics.slice(0, 1));
      const code = String(diagnostics[0]?.code);
      assert.equal(
        titles.find((title) => title.startsWith("Ignore")),
        `Ignore '${code}' on this line`,
      );
      assert.equal(
        titles.find((title) => title.startsWith("Turn off")),
        `Turn off '${code}' in the project`,
      );
    }
  });

  it("has ways to ignore in JSON, which has no comments", async () => {
    const text = '{ "url": "http://a.example/abcde\u200Bf" }';
    const at = { start: { line: 0, character: 33 }, end: { line: 0, character: 33 } };
    assert.deepEqual((await actionsFor(text, { languageId: "json", at })).map(({ title }) => title).slice(2, 4), [
      "Ignore this identifier in the project",
      "Turn off 'character-invisible' in the project",
    ]);
  });

  it("makes a file of settings where there is none", async () => {
    const actions = await actionsFor(source);
    const changes = editOf(actions, "Ignore this identifier in the project").documentChanges ?? [];
    const [creation, edit] = changes as [CreateFile, TextDocumentEdit];
    assert.deepEqual([creation.kind, creation.uri], ["create", settings]);
    assert.deepEqual(edit.textDocument, { uri: settings, version: null });
    assert.equal(newTextOf(edit), '{\n  "ignore": ["http://a.example/abcde\\u200Bf"]\n}\n');
  });

  it("adds to the file of settings that is there", async () => {
    files.set(settings, '{\n  "preset": "strict"\n}\n');
    const actions = await actionsFor(source);
    const [edit] = editOf(actions, "Turn off 'character-invisible' in the project")
      .documentChanges as TextDocumentEdit[];
    assert.deepEqual(edit?.edits[0], {
      range: { start: { line: 1, character: 20 }, end: { line: 1, character: 20 } },
      newText: ',\n  "codes": { "character-invisible": "off" }',
    });
    assert.deepEqual(edit.textDocument, { uri: settings, version: null });
  });

  it("has for a client only what it can do", async () => {
    const titles = (await actionsFor(source, { capabilities: ableClient })).map(({ title }) => title);
    assert.deepEqual(
      titles.filter((title) => /project|documentation/u.test(title)),
      [],
    );
  });

  it("has the page of a code opened", async () => {
    const pages: unknown[] = [];
    server.connection.onRequest("window/showDocument", (params) => {
      pages.push(params);
      return { success: true };
    });
    const { command } = (await actionsFor(source)).at(-1) ?? {};
    assert.equal(await server.connection.sendRequest("workspace/executeCommand", command), true);
    assert.match(JSON.stringify(pages), /character-invisible\.md","external":true/u);
  });

  it("says how many findings need a choice", async () => {
    await actionsFor(source);
    const params = {
      textDocument: { uri: `${folder}/a` },
      range,
      context: { diagnostics: [], only: ["source.fixAll"] },
    };
    const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
    assert.deepEqual(
      actions.map(({ title }) => title),
      ["Apply all safe IRI fixes (2 of 3 findings)"],
    );
  });
});

describe("fix all", () => {
  const uri = `${folder}/a`;
  const [unsafe = ""] = source.split("\n");
  const previewing: ClientCapabilities = {
    ...client,
    workspace: { applyEdit: true, workspaceEdit: { documentChanges: true, changeAnnotationSupport: {} } },
  };
  let server: ServerInProcess;
  let asked: ShowMessageRequestParams[];
  let applied: Promise<ApplyWorkspaceEditParams>;

  beforeEach(() => {
    server = new ServerInProcess();
    asked = [];
    server.connection.onRequest("window/showMessageRequest", (params: ShowMessageRequestParams) => {
      asked.push(params);
      return params.actions?.[0] ?? null;
    });
    applied = new Promise((resolve) => {
      server.connection.onRequest("workspace/applyEdit", (params: ApplyWorkspaceEditParams) => {
        resolve(params);
        return { applied: true };
      });
    });
  });
  afterEach(() => server.end());

  async function fixAll(
    text: string,
    capabilities = client,
    triggerKind?: CodeActionTriggerKind,
  ): Promise<CodeAction | undefined> {
    await server.initialize(capabilities);
    await server.open(uri, "typescript", text);
    return actionsOfAll(triggerKind);
  }

  async function actionsOfAll(triggerKind?: CodeActionTriggerKind): Promise<CodeAction | undefined> {
    const context = { diagnostics: [], only: ["source.fixAll"], ...(triggerKind && { triggerKind }) };
    const params = { textDocument: { uri }, range, context };
    const [action] = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
    return action;
  }

  /** Runs the command of the action, as a client does after its edit. */
  function run(action: CodeAction | undefined): Promise<unknown> {
    return server.connection.sendRequest("workspace/executeCommand", action?.command);
  }

  function nextMessage(): Promise<string> {
    return new Promise((resolve) => {
      server.connection.onNotification("window/showMessage", ({ message }: ShowMessageParams) => resolve(message));
    });
  }

  for (const [name, text, message] of [
    ["what was fixed and what was not", source, "Irilint: 2 fixed, 1 needs your choice."],
    ["that nothing is safe", unsafe, "Irilint: 0 fixed, 1 needs your choice."],
    ["that nothing is left", "fetch('http://B.example/');", "Irilint: 1 fixed, nothing is left."],
  ] as const) {
    it(`tells ${name}, to a client that previews nothing`, async () => {
      const told = nextMessage();
      await run(await fixAll(text));
      assert.equal(await told, message);
      assert.deepEqual(asked, []);
    });
  }

  it("edits nothing where nothing is safe, and is not there where nothing is found", async () => {
    const action = await fixAll(unsafe);
    assert.deepEqual([action?.kind, action?.data], ["source.fixAll.iri", undefined]);
    await server.change(uri, 2, [{ text: "fetch('http://a.example/');" }]);
    assert.equal(await actionsOfAll(), undefined);
  });

  it("offers to preview the likely repairs of what needs a choice, each to be confirmed", async () => {
    await run(await fixAll(source, previewing));
    const { edit } = await applied;
    assert.deepEqual(
      asked.map(({ message, actions }) => [message, actions]),
      [["Irilint: 2 fixed, 1 needs your choice.", [{ title: "Preview" }]]],
    );
    const remove = "Remove U+200B ZERO WIDTH SPACE";
    assert.deepEqual(edit.changeAnnotations, { [remove]: { label: remove, needsConfirmation: true } });
    const span = { start: { line: 0, character: 29 }, end: { line: 0, character: 30 } };
    assert.deepEqual(edit.documentChanges, [
      { textDocument: { uri, version: 1 }, edits: [{ range: span, newText: "", annotationId: remove }] },
    ]);
  });

  it("tells at the next save only what is new, as many editors do not say why they ask", async () => {
    const told: string[] = [];
    server.connection.onNotification("window/showMessage", ({ message }: ShowMessageParams) => void told.push(message));
    await run(await fixAll(source));
    await server.change(uri, 2, [{ text: unsafe }]);
    await run(await actionsOfAll());
    await run(await actionsOfAll());
    await server.change(uri, 3, [{ text: `${unsafe}\n${unsafe}` }]);
    await run(await actionsOfAll());
    await run(await actionsOfAll());
    assert.deepEqual(told, ["Irilint: 2 fixed, 1 needs your choice.", "Irilint: 0 fixed, 2 need your choice."]);
  });

  it("is told to a person who asks after a save of the same text, and the other way round", async () => {
    const silent = await fixAll(source, client, CodeActionTriggerKind.Automatic);
    const told = await actionsOfAll(CodeActionTriggerKind.Invoked);
    const again = await actionsOfAll(CodeActionTriggerKind.Automatic);
    assert.deepEqual(
      [silent, told, again].map((action) => action?.command !== undefined),
      [false, true, false],
    );
  });

  it("is silent when a file is saved", async () => {
    const action = await fixAll(source, client, CodeActionTriggerKind.Automatic);
    assert.deepEqual([action?.command, action?.edit === undefined], [undefined, false]);
    await server.change(uri, 2, [{ text: unsafe }]);
    assert.equal(await actionsOfAll(CodeActionTriggerKind.Automatic), undefined);
  });
});

describe("the angle brackets of an identifier", () => {
  for (const [title, text, mended] of [
    ["Write '>' behind the IRI", '<http://a.example/b" a <c> .\n', "<http://a.example/b> a <c> .\n"],
    ["Enclose the IRI in '<' and '>'", "http://a.example/b a <c> .\n", "<http://a.example/b> a <c> .\n"],
  ] as const)
    it(`are written by a quick fix: ${title}`, async () => {
      const server = new ServerInProcess({ readFile: () => Promise.resolve(undefined) });
      await server.initialize(client, {});
      const uri = `${folder}/a.ttl`;
      await server.open(uri, "turtle", text);
      const diagnostics = await server.diagnosticsOf(uri, 1);
      const [diagnostic] = diagnostics;
      assert.equal(diagnostic?.code, "iri-not-enclosed");
      const params = { textDocument: { uri }, range: diagnostic.range, context: { diagnostics, only: ["quickfix"] } };
      const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
      const action = actions.find((offered) => offered.title === title);
      assert.deepEqual(action?.diagnostics, [diagnostic]);
      const [change] = editOf(actions, title).documentChanges as TextDocumentEdit[];
      const edits = (change?.edits ?? []) as TextEdit[];
      const edited = edits.toSorted((a, b) => b.range.start.character - a.range.start.character).reduce(applied, text);
      assert.equal(edited, mended);
      server.end();
    });
});

/** An edit of the first line. */
function applied(text: string, { range: { start, end }, newText }: TextEdit): string {
  return text.slice(0, start.character) + newText + text.slice(end.character);
}

function editOf(actions: readonly CodeAction[], wanted: string): WorkspaceEdit {
  const action = actions.find(({ title }) => title === wanted);
  assert.ok(action?.edit);
  return action.edit;
}

function newTextOf({ edits }: TextDocumentEdit): string {
  const [edit] = edits;
  assert.ok(edit && "newText" in edit);
  return edit.newText;
}
