import assert from "node:assert/strict";
import { documentStatusMethod, type DocumentStatus } from "../../src/protocol/custom-requests.js";
import { ServerInProcess } from "./server-in-process.js";

const uri = "file:///project/a.ts";

describe("iri/documentStatus", () => {
  let server: ServerInProcess;

  afterEach(() => server.end());

  it("counts the identifiers, and says where those with right-to-left characters stand", async () => {
    const status = await statusOf('fetch("http://a.example/");\nfetch("http://\u05D0.example/");\nfetch("/é");');
    assert.deepEqual(status, {
      version: 1,
      reading: "whole",
      identifiers: 3,
      rightToLeft: [{ start: { line: 1, character: 7 }, end: { line: 1, character: 24 } }],
      preset: "strict",
      profile: "rfc3987",
      hasSettingsFile: false,
      settingsMistakes: [],
    });
  });

  it("says that a document is too long", async () => {
    const status = await statusOf('fetch("http://a.example/")', {
      initializationOptions: { iri: { maximumLength: 9 } },
    });
    assert.equal(status?.reading, "scanned");
    assert.equal(status.identifiers, 1);
  });

  it("says that a document is too long even to be scanned", async () => {
    const status = await statusOf('fetch("http://a.example/\\u200B")', {
      initializationOptions: { iri: { maximumLength: 5, maximumScannedLength: 9 } },
    });
    assert.equal(status?.reading, "none");
    assert.equal(status.identifiers, 0);
  });

  it("says that a file of the project has a say", async () => {
    const folder = { uri: "file:///project", name: "project" };
    const status = await statusOf("", { workspaceFolders: [folder], initializationOptions: {} });
    assert.equal(status?.hasSettingsFile, true);
    assert.equal(status.preset, "all");
  });

  it("tells the mistakes in the settings", async () => {
    const status = await statusOf("", { initializationOptions: { iri: { preset: "strikt" } } });
    assert.equal(status?.settingsMistakes.length, 1);
    assert.match(status.settingsMistakes[0] ?? "", /^iri in the editor's settings: preset: .*'strict'/);
  });

  it("says nothing of a document that is not open", async () => {
    server = new ServerInProcess();
    await server.initialize();
    assert.equal(await server.connection.sendRequest(documentStatusMethod, { textDocument: { uri } }), null);
  });

  async function statusOf(text: string, params: object = {}): Promise<DocumentStatus | null> {
    server = new ServerInProcess({ readFile: () => Promise.resolve('{ "preset": "all" }') });
    await server.initialize(undefined, params);
    await server.open(uri, "typescript", text);
    return server.connection.sendRequest(documentStatusMethod, { textDocument: { uri } });
  }
});
