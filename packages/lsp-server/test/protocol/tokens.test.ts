import assert from "node:assert/strict";
import type { CodeAction, DocumentLink, DocumentSymbol, WorkspaceSymbol } from "vscode-languageserver-protocol/node";
import { addressesOf, madeTokens, tokensTold } from "../../../core/test/made-tokens.js";
import { inspectMethod } from "../../src/protocol/custom-requests.js";
import { ServerInProcess } from "./server-in-process.js";

const tokens = madeTokens.slice(0, madeTokens.length / 3);
const lines = tokens.map((token) =>
  addressesOf(token)
    .map((address) => `fetch("${address.replace("https", "HTTPS")} b%zz");`)
    .join(" "),
);
const uri = "file:///project/a.ts";

describe("a token", () => {
  let server: ServerInProcess;
  before(async () => {
    server = new ServerInProcess();
    const iri = { preset: "all", prose: true, inlayHints: true };
    await server.initialize(undefined, { initializationOptions: { iri, hoverPicture: true, linksByCommand: true } });
    await server.open(uri, "typescript", `${lines.join("\n")}\n`);
  });
  after(() => server.end());

  it("is in no diagnostic, hint, tooltip or name of a symbol", async () => {
    const textDocument = { uri };
    const range = { start: { line: 0, character: 0 }, end: { line: 1e6, character: 0 } };
    const ask = <Result>(method: string, params: object): Promise<Result> =>
      server.connection.sendRequest<Result>(method, params);
    const links = await ask<DocumentLink[]>("textDocument/documentLink", { textDocument });
    const symbols = await ask<DocumentSymbol[]>("textDocument/documentSymbol", { textDocument });
    const found = await ask<WorkspaceSymbol[]>("workspace/symbol", { query: "a" });
    const diagnostics = await server.diagnosticsOf(uri, 1);
    assert.ok(diagnostics.length > tokens.length);
    assertUntold([
      diagnostics,
      await ask("textDocument/inlayHint", { textDocument, range }),
      links.map(({ tooltip }) => tooltip),
      namesOf(symbols),
      found.map(({ name, containerName }) => [name, containerName]),
    ]);
  });

  for (const [line, { name }] of tokens.entries())
    it(`is in no hover, inspection or title of an action: ${name}`, async () => {
      for (const [, index] of [...(lines[line] ?? "").matchAll(/"/g)].map((match) => [match, match.index] as const)) {
        const position = { line, character: index + 3 };
        const params = { textDocument: { uri }, position };
        const action = {
          textDocument: { uri },
          range: { start: position, end: position },
          context: { diagnostics: [] },
        };
        const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", action);
        assertUntold([
          await server.connection.sendRequest("textDocument/hover", params),
          await server.connection.sendRequest(inspectMethod, params),
          actions.map(({ title }) => title),
        ]);
      }
    });
});

function assertUntold(shown: unknown): void {
  const text = JSON.stringify(shown);
  assert.deepEqual(tokensTold(text, tokens), []);
}

function namesOf(symbols: readonly DocumentSymbol[]): unknown[] {
  return symbols.map(({ name, detail, children = [] }) => [name, detail, namesOf(children)]);
}
