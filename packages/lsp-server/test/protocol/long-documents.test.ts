import assert from "node:assert/strict";
import { type ClientCapabilities } from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerInProcess } from "./server-in-process.js";

const short = "file:///project/short.ts";
const long = "file:///project/long.ts";
/** Checked in some twenty pieces. */
const longText = 'fetch("http://a.example/b c");\n'.repeat(8000);

const client: ClientCapabilities = {
  ...ableClient,
  textDocument: { ...ableClient.textDocument, diagnostic: {} },
};

describe("while a long document is open", () => {
  let server: ServerInProcess;
  /** How many pieces of work were begun. */
  let pieces = 0;
  let onPiece: () => void = () => undefined;

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

  async function piecesOf(act: () => Promise<unknown>): Promise<number> {
    const before = pieces;
    await act();
    return pieces - before;
  }

  function hover(): Promise<unknown> {
    const params = { textDocument: { uri: short }, position: { line: 0, character: 12 } };
    return server.connection.sendRequest("textDocument/hover", params);
  }

  function pull(uri: string): Promise<unknown> {
    return server.connection.sendRequest("textDocument/diagnostic", { textDocument: { uri } });
  }
});
