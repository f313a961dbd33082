import assert from "node:assert/strict";
import type { CodeAction, TextDocumentEdit } from "vscode-languageserver-protocol/node";
import { ServerInProcess } from "./server-in-process.js";

const uri = "file:///project/a.ts";
const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };

describe("comments that suppress findings, in the server", () => {
  let server: ServerInProcess;

  beforeEach(async () => {
    server = new ServerInProcess();
    await server.initialize();
  });
  afterEach(() => server.end());

  it("are put in by an action for each code", async () => {
    await server.open(uri, "typescript", "  fetch('http://A.example/'); fetch('http://B.example/');");
    const params = { textDocument: { uri }, range, context: { diagnostics: [], only: ["quickfix"] } };
    const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params);
    const ignoring = actions.filter(({ title }) => title === "Ignore 'host-not-lowercase' on this line");
    assert.equal(ignoring.length, 1);
    const [edit] = (ignoring[0]?.edit?.documentChanges ?? []) as TextDocumentEdit[];
    assert.deepEqual(edit?.edits, [
      {
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
        newText: "  // iri-ignore-next-line host-not-lowercase\n",
      },
    ]);
    await server.change(uri, 2, [
      { range: edit.edits[0]!.range, text: "  // iri-ignore-next-line host-not-lowercase\n" },
    ]);
    assert.deepEqual(await server.diagnosticsOf(uri, 2), []);
  });

  it("are for one line, and answered at once where thousands are selected", async () => {
    await server.open(uri, "typescript", "fetch('http://A.example/a b');\n".repeat(1000));
    const all = { start: range.start, end: { line: 1000, character: 0 } };
    const params = { textDocument: { uri }, range: all, context: { diagnostics: [], only: ["quickfix"] } };
    const titles = (await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", params)).map(
      ({ title }) => title,
    );
    assert.ok(titles.includes("Fix all 'host-not-lowercase' in the file"));
    assert.deepEqual(
      titles.filter((title) => title.startsWith("Ignore")),
      [],
    );
    assert.ok(titles.length < 200);
  });

  it("are obeyed under ESLint's name, too", async () => {
    await server.open(uri, "typescript", "fetch('http://A.example/'); // eslint-disable-line iri/host-not-lowercase");
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
  });

  it("are reported if they name a code that does not exist", async () => {
    await server.open(uri, "typescript", "// iri-ignore-file host-emtpy\n");
    const [diagnostic] = await server.diagnosticsOf(uri, 1);
    assert.equal(diagnostic?.message, "There is no code 'host-emtpy'; write 'host-empty' or remove it.");
    assert.deepEqual(diagnostic.range, { start: { line: 0, character: 19 }, end: { line: 0, character: 29 } });
  });
});
