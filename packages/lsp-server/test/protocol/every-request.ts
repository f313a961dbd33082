import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import {
  CodeActionKind,
  type ClientCapabilities,
  type CodeAction,
  type CodeActionParams,
} from "vscode-languageserver-protocol/node";
import { conversionCommands, inspectMethod } from "../../src/protocol/custom-requests.js";
import { ableClient } from "./client-session.js";
import { DeclaredTypes } from "./declared-types.js";
import { ServerInProcess } from "./server-in-process.js";

const fixtures = fileURLToPath(new URL("../../../../tests/fixtures/", import.meta.url));

const client: ClientCapabilities = {
  ...ableClient,
  textDocument: {
    ...ableClient.textDocument,
    diagnostic: {},
    documentLink: { tooltipSupport: true },
    references: {},
    documentHighlight: {},
    rename: { prepareSupport: true },
    definition: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    completion: {},
    codeAction: {
      ...ableClient.textDocument?.codeAction,
      dataSupport: true,
      resolveSupport: { properties: ["edit"] },
    },
  },
  workspace: { ...ableClient.workspace, symbol: {} },
};

/** They look through all that is open, so that fewer places have to do. */
const placesOfSymbols = 10;

/** They show all of an identifier, which is longer, wherever in it they are asked for. */
const strideOfInspections = 7;

/** Also of a single unit that is wrong they are offered at both ends. */
const strideOfActions = 2;

const ofSymbols = ["documentHighlight", "prepareRename", "definition", "completion"].map(
  (name) => `textDocument/${name}`,
);

const iri = { preset: "all", prose: true, inlayHints: true };
const initializationOptions = { iri, hoverPicture: true, linksByCommand: true };

/** Makes every request in each fixture, and asks for a hover at every position; what is answered has the declared type. */
export function describeEveryRequest(): void {
  describe("every request, in every file of the fixtures, gets an answer as the protocol declares it", () => {
    const types = new DeclaredTypes();
    let server: ServerInProcess;
    /** The actions of the open file that have been resolved. */
    const resolvedActions = new Set<string>();

    before(async () => {
      server = new ServerInProcess();
      const result = await server.initialize(client, { initializationOptions });
      assert.equal(types.mistakeInResult("initialize", result), undefined);
    });
    after(() => server.end());

    for (const path of readdirSync(fixtures).map((name) => fixtures + name)) {
      it(basename(path), async () => {
        const text = readFileSync(path, "utf8");
        const uri = `file:///project/${basename(path)}`;
        resolvedActions.clear();
        await server.open(uri, "", text);
        const textDocument = { uri };
        const whole = { start: { line: 0, character: 0 }, end: { line: 1e6, character: 0 } };
        await ask("textDocument/diagnostic", { textDocument });
        await ask("textDocument/documentLink", { textDocument });
        await ask("textDocument/documentSymbol", { textDocument });
        await ask("workspace/symbol", { query: "a" });
        await ask("textDocument/inlayHint", { textDocument, range: whole });
        for (const command of Object.values(conversionCommands))
          await ask("workspace/executeCommand", { command, arguments: [{ textDocument }] });
        const only = [CodeActionKind.SourceFixAll];
        await askForActions({ textDocument, range: whole, context: { diagnostics: [], only } });
        for (const position of positionsIn(text, placesOfSymbols)) {
          const params = { textDocument, position };
          for (const method of ofSymbols) await ask(method, params);
          await ask("textDocument/references", { ...params, context: { includeDeclaration: true } });
        }
        for (const [index, position] of positionsIn(text).entries()) {
          const params = { textDocument, position };
          await ask("textDocument/hover", params);
          if (index % strideOfInspections === 0) await server.connection.sendRequest(inspectMethod, params);
          if (index % strideOfActions > 0) continue;
          await askForActions({
            textDocument,
            range: { start: position, end: position },
            context: { diagnostics: [] },
          });
        }
      });
    }

    async function ask<Result>(method: string, params: unknown): Promise<Result> {
      assert.equal(types.mistakeInParams(method, params), undefined);
      const result = await server.connection.sendRequest<Result>(method, params);
      assert.equal(types.mistakeInResult(method, result), undefined);
      return result;
    }

    /** Resolves each action once in a line: most are offered at each unit of an identifier, and made again in the same way. */
    async function askForActions(params: CodeActionParams): Promise<void> {
      for (const action of await ask<CodeAction[]>("textDocument/codeAction", params)) {
        const key = JSON.stringify([params.range.start.line, { ...action, data: undefined }]);
        if (resolvedActions.has(key)) continue;
        resolvedActions.add(key);
        const resolved = await ask<CodeAction>("codeAction/resolve", action);
        assert.ok(resolved.edit ?? resolved.command, `${action.title} does nothing`);
      }
    }
  });
}

/** All places of a text, or so many that are spread over it; most strides meet every column. */
function positionsIn(text: string, places = Infinity): { line: number; character: number }[] {
  const lines = text.split("\n");
  const all = lines.flatMap((line, number) =>
    Array.from({ length: line.length + 1 }, (_, character) => ({ line: number, character })),
  );
  const stride = Math.max(1, Math.floor(all.length / places));
  return all.filter((_, index) => index % stride === 0);
}
