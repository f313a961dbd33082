import assert from "node:assert/strict";
import { CancellationTokenSource, LSPErrorCodes, type ClientCapabilities } from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

const short = "file:///project/short.ts";
const long = "file:///project/long.ts";
/** Checked in some twenty pieces, each of which is soon done. */
const longText = `fetch("http://a.example/b c");\n${`a("${"b ".repeat(500)}");\n`.repeat(600)}`;

const client: ClientCapabilities = {
  ...ableClient,
  textDocument: { ...ableClient.textDocument, diagnostic: {} },
};

describe("while a long document is open", () => {
  let server: ServerInProcess;
  /** How many pieces of work were begun. */
  let pieces = 0;
  let onPiece: () => unknown = () => undefined;

  beforeEach(async () => {
    pieces = 0;
    onPiece = () => undefined;
    server = new ServerInProcess({
      prepareAnalysis: () => {
        pieces += 1;
        onPiece();
      },
    });
    await server.initialize(client);
    await server.open(short, "typescript", 'fetch("http://A.example/é");\n');
  });
  afterEach(() => server.end());

  it("a hover in another one reads nothing of it", async () => {
    await hover();
    const alone = await piecesOf(hover);
    await server.open(long, "typescript", longText);
    assert.equal(await piecesOf(hover), alone);
    assert.ok((await piecesOf(() => pull(long))) > 10);
  });

  it("a hover in another one is answered before it has been read", async () => {
    await server.open(long, "typescript", longText);
    const answered: string[] = [];
    const whole = pull(long).then(() => answered.push("pull"));
    await hover().then(() => answered.push("hover"));
    await whole;
    assert.deepEqual(answered, ["hover", "pull"]);
  });

  const requests = [
    ["textDocument/diagnostic", {}],
    ["textDocument/hover", { position: { line: 0, character: 12 } }],
    ["textDocument/documentLink", {}],
    ["textDocument/references", { position: { line: 0, character: 12 }, context: { includeDeclaration: true } }],
    ["iri/documentStatus", {}],
  ] as const;
  for (const [method, params] of requests)
    it(`${method} ends its reading when it is cancelled`, async () => {
      const whole = await piecesOfWhole();
      const source = new CancellationTokenSource();
      const asked = server.connection.sendRequest(method, { textDocument: { uri: long }, ...params }, source.token);
      const begun = pieces;
      onPiece = () => pieces === begun + 3 && source.cancel();
      await assert.rejects(asked, { code: LSPErrorCodes.RequestCancelled });
      const read = pieces - begun;
      assert.ok(read < whole / 2, `${read} pieces of ${whole}`);
      await hover();
      assert.ok((await piecesOf(() => pull(long))) <= whole - read + 1);
    });

  it("what is read of it is let go when it is closed", async () => {
    const whole = await piecesOfWhole();
    const begun = pieces;
    onPiece = () => pieces === begun + 3 && void close(long);
    assert.deepEqual(await pull(long), { kind: "full", items: [] });
    assert.ok(pieces - begun < whole / 2, `${pieces - begun} pieces of ${whole}`);
  });

  /** How many pieces there are in the long document, which is open after that as if for the first time. */
  async function piecesOfWhole(): Promise<number> {
    await server.open(long, "typescript", longText);
    const whole = await piecesOf(() => pull(long));
    await close(long);
    await server.open(long, "typescript", longText);
    await hover();
    return whole;
  }

  async function piecesOf(act: () => Promise<unknown>): Promise<number> {
    const before = pieces;
    await act();
    return pieces - before;
  }

  function close(uri: string): Promise<void> {
    return server.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  }

  function hover(): Promise<unknown> {
    const params = { textDocument: { uri: short }, position: { line: 0, character: 12 } };
    return server.connection.sendRequest("textDocument/hover", params);
  }

  function pull(uri: string): Promise<unknown> {
    return server.connection.sendRequest("textDocument/diagnostic", { textDocument: { uri } });
  }
});
