import assert from "node:assert/strict";
import {
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  type ApplyWorkspaceEditParams,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol/node";
import {
  conversionCommands,
  type ConversionArguments,
  type ConversionResult,
} from "../../src/protocol/custom-requests.js";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

const uri = "file:///project/a.ts";
const text = "fetch('http://a.example/é');\nfetch('http://xn--rsum-bpad.example/');\nfetch('http://a.example/');\n";

describe("workspace/executeCommand", () => {
  let server: ServerInProcess;
  let applied: WorkspaceEdit[];

  beforeEach(() => {
    server = new ServerInProcess();
    applied = [];
    server.connection.onRequest("workspace/applyEdit", ({ edit }: ApplyWorkspaceEditParams) => {
      applied.push(edit);
      return { applied: true };
    });
  });
  afterEach(() => server.end());

  it("has the client convert the whole document to URIs", async () => {
    await open(true);
    const range = { start: { line: 0, character: 24 }, end: { line: 0, character: 25 } };
    const edit = { documentChanges: [{ textDocument: { uri, version: 1 }, edits: [{ range, newText: "%C3%A9" }] }] };
    assert.deepEqual(await run(conversionCommands.convertToUri), { converted: 1 });
    assert.deepEqual(applied, [edit]);
  });

  it("gives the edit to a client that applies none", async () => {
    await open(false);
    const result = await run<ConversionResult>(conversionCommands.convertToIri);
    assert.equal(result.converted, 1);
    assert.match(JSON.stringify(result.edit), /"résumé"/);
    assert.deepEqual(applied, []);
  });

  for (const [way, answer, message] of [
    ["without a reason", () => ({ applied: false }), "The editor did not write the converted identifiers."],
    [
      "with a reason",
      () => ({ applied: false, failureReason: "The file is read-only." }),
      "The editor did not write the converted identifiers: The file is read-only.",
    ],
    [
      "by an error",
      () => new ResponseError(ErrorCodes.InternalError, "Busy."),
      "The editor did not write the converted identifiers: Busy.",
    ],
  ] as const)
    it(`fails if the client refuses the edit ${way}`, async () => {
      server.connection.onRequest("workspace/applyEdit", answer);
      await open(true);
      await assert.rejects(run(conversionCommands.convertToUri), { code: LSPErrorCodes.RequestFailed, message });
    });

  it("converts nothing where nothing differs", async () => {
    await open(true);
    const third = { start: { line: 2, character: 10 }, end: { line: 2, character: 10 } };
    assert.deepEqual(await run(conversionCommands.convertToUri, third), { converted: 0 });
    assert.deepEqual(applied, []);
  });

  it("gives the identifiers of a selection in the other form, to be copied", async () => {
    await open(true);
    const selection = { start: { line: 0, character: 0 }, end: { line: 1, character: 20 } };
    assert.equal(
      await run(conversionCommands.copyAsUri, selection),
      "http://a.example/%C3%A9\nhttp://xn--rsum-bpad.example/",
    );
    assert.equal(await run(conversionCommands.copyAsIri, selection), "http://a.example/é\nhttp://résumé.example/");
    const nowhere = { start: { line: 3, character: 0 }, end: { line: 3, character: 0 } };
    assert.equal(await run(conversionCommands.copyAsIri, nowhere), null);
  });

  for (const [command, argument, mistake] of [
    ["iri.convertToUri", undefined, /params\.arguments\[0\] has to be an object/],
    ["iri.convertToUri", { textDocument: { uri: "file:///elsewhere.ts" } }, /No open document matches/],
    ["toString", { textDocument: { uri } }, /There is no command/],
    ["iri.noSuchCommand", { textDocument: { uri } }, /There is no command/],
  ] as const) {
    it(`says what is wrong with ${command} of ${JSON.stringify(argument)}`, async () => {
      await open(true);
      await assert.rejects(execute(command, argument), mistake);
    });
  }

  it("has the octets of a query in the charset of the page, as a browser sends them", async () => {
    const page = "file:///project/a.html";
    await server.initialize(ableClient);
    await server.open(page, "html", '<meta charset="iso-8859-1"><a href="http://a.example/é?é">');
    const argument: ConversionArguments = { textDocument: { uri: page } };
    assert.equal(
      await server.connection.sendRequest("workspace/executeCommand", {
        command: conversionCommands.copyAsUri,
        arguments: [argument],
      }),
      "http://a.example/%C3%A9?%E9",
    );
  });

  async function open(appliesEdits: boolean): Promise<void> {
    await server.initialize({ ...ableClient, workspace: { ...ableClient.workspace, applyEdit: appliesEdits } });
    await server.open(uri, "typescript", text);
  }

  function run<Result>(command: string, range?: ConversionArguments["range"]): Promise<Result> {
    return execute(command, { textDocument: { uri }, ...(range !== undefined && { range }) });
  }

  function execute<Result>(command: string, argument: unknown): Promise<Result> {
    return server.connection.sendRequest("workspace/executeCommand", { command, arguments: [argument] });
  }
});
