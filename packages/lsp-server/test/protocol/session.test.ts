import assert from "node:assert/strict";
import type {
  CodeAction,
  Diagnostic,
  Hover,
  Range,
  TextDocumentEdit,
  TextEdit,
} from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { ServerProcess } from "./server-process.js";

const uri = "file:///project/a.ts";

describe("a session with the server", () => {
  let server: ServerProcess;

  beforeEach(() => {
    server = new ServerProcess();
  });
  afterEach(() => server.kill());

  it("reports, explains and repairs a host in upper case", async () => {
    const { capabilities, serverInfo } = await server.initialize();
    assert.equal(serverInfo?.name, "iri-language-server");
    assert.equal(capabilities.positionEncoding, "utf-16");
    await server.open(uri, "typescript", 'const home = "http://www.example.com/";\n');
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);

    // An emoji before the literal, then upper case in its host: the columns count UTF-16 code units.
    await server.change(uri, 2, [
      { range: rangeOf(0, 0, 0), text: "/* 😀 */ " },
      { range: rangeOf(0, 30, 41), text: "www.EXAMPLE" },
    ]);
    const [diagnostic] = await server.diagnosticsOf(uri, 2);
    assert.equal(diagnostic?.code, "host-not-lowercase");
    assert.equal(diagnostic.source, "irilint");
    assert.equal(diagnostic.severity, 2);
    assert.match(diagnostic.codeDescription?.href ?? "", /\/host-not-lowercase\.md$/);
    assert.deepEqual(diagnostic.range, rangeOf(0, 30, 45));

    const hover = await server.connection.sendRequest<Hover>("textDocument/hover", at(35));
    assert.match(JSON.stringify(hover.contents), /host-not-lowercase.*contains uppercase letters/s);
    assert.deepEqual(hover.range, rangeOf(0, 23, 46));

    const [action] = await codeActions(diagnostic.range, [diagnostic]);
    assert.equal(action?.isPreferred, true);
    assert.deepEqual(action.diagnostics, [diagnostic]);
    const edit = documentEdit(action);
    assert.deepEqual(edit.textDocument, { uri, version: 2 });
    await server.change(
      uri,
      3,
      edit.edits.map(({ range, newText }) => ({ range, text: newText })),
    );
    assert.deepEqual(await server.diagnosticsOf(uri, 3), []);
    assert.equal(await server.shutdown(), 0);
  });

  it("shows where the other spelling of an identifier stands", async () => {
    await server.initialize(ableClient, { initializationOptions: { iri: { preset: "strict" } } });
    await server.open(uri, "typescript", 'fetch("http://a.example/~");\n fetch("http://a.example/%7E");');
    const [diagnostic] = (await server.diagnosticsOf(uri, 1)).filter(({ code }) => code === "iri-alias");
    assert.deepEqual(diagnostic?.range, rangeOf(1, 8, 28));
    assert.deepEqual(diagnostic.relatedInformation, [
      { location: { uri, range: rangeOf(0, 7, 25) }, message: "The other spelling" },
    ]);
  });

  it("shows the other identifier that is displayed the same, where the message cuts it off", async () => {
    await server.initialize(ableClient);
    const path = "/".padEnd(30, "x");
    await server.open(uri, "typescript", `fetch("http://1.2.3.4/אב${path}");\nfetch("http://1.2.3.4/אב");`);
    const twins = (await server.diagnosticsOf(uri, 1)).filter(({ code }) => code === "bidi-visual-twin-host");
    assert.deepEqual(
      twins.map(({ relatedInformation }) => relatedInformation),
      [
        [
          {
            location: { uri, range: rangeOf(0, 7, 24 + path.length) },
            message: `Displayed the same: the IRI form of 'http://xn--4dbc/1.2.3.4${path}'`,
          },
        ],
        undefined,
      ],
    );
  });

  it("knows a document by its URI, in whichever way the client writes it", async () => {
    await server.initialize();
    await server.open("file:///c%3A/%5Ba%5D.ts", "typescript", 'fetch("http://A.example/");');
    const textDocument = { uri: "file:///C:/[a].ts" };
    const position = { line: 0, character: 15 };
    const hover = await server.connection.sendRequest<Hover>("textDocument/hover", { textDocument, position });
    assert.match(JSON.stringify(hover.contents), /host-not-lowercase/);
  });

  it("leaves the message to a client that shows it beside the hover", async () => {
    await server.initialize(ableClient, {
      initializationOptions: { iri: { preset: "strict" }, hoversShowDiagnostics: true },
    });
    await server.open(uri, "typescript", 'fetch("http://A.example/");');
    const hover = await server.connection.sendRequest<Hover>("textDocument/hover", at(15));
    assert.match(JSON.stringify(hover.contents), /host-not-lowercase/);
    assert.doesNotMatch(JSON.stringify(hover.contents), /contains uppercase letters/);
  });

  it("answers for one document while it reads a long one", async () => {
    await server.initialize();
    const answered: string[] = [];
    const long = { uri: "file:///long.ts" };
    await server.open(long.uri, "typescript", 'fetch("http://a.example/");\n'.repeat(5000));
    await server.open(uri, "typescript", 'fetch("http://A.example/");');
    const links = server.connection
      .sendRequest("textDocument/documentLink", { textDocument: long })
      .then(() => answered.push("links"));
    const hover = server.connection.sendRequest("textDocument/hover", at(15)).then(() => answered.push("hover"));
    await Promise.all([links, hover]);
    assert.deepEqual(answered, ["hover", "links"]);
  });

  it("fixes all that is safe at once, and only if asked to", async () => {
    await server.initialize();
    await server.open(uri, "typescript", 'fetch("http://A.example/"); fetch("http://B.example/");');
    await server.diagnosticsOf(uri, 1);
    const actions = await codeActions(rangeOf(0, 0, 0), [], ["source.fixAll"]);
    assert.deepEqual(
      actions.map(({ kind }) => kind),
      ["source.fixAll.iri"],
    );
    const edit = documentEdit(actions[0]);
    assert.deepEqual(
      edit.edits.map(({ newText }) => newText),
      ["a.example", "b.example"],
    );
    assert.deepEqual(await codeActions(rangeOf(0, 0, 0), []), []);
  });

  it("percent-encodes a literal, in the escapes of its language", async () => {
    await server.initialize();
    await server.open(uri, "typescript", "fetch('http://a.example/é\\u0027');");
    await server.diagnosticsOf(uri, 1);
    const [action] = await codeActions(rangeOf(0, 10, 10), [], ["refactor"]);
    assert.equal(action?.title, "Convert to a URI");
    const edit = documentEdit(action);
    assert.deepEqual(edit.edits, [{ range: rangeOf(0, 24, 25), newText: "%C3%A9" }]);
  });

  it("offers what fixes a finding only as its fix", async () => {
    await server.initialize();
    await server.open(uri, "typescript", "fetch('http://a.example/b%7e');");
    await server.diagnosticsOf(uri, 1);
    const titles = async (only?: string[]) =>
      (await codeActions(rangeOf(0, 27, 27), [], only)).map(({ title }) => title);
    assert.ok((await titles()).includes("Decode '%7e'"));
    assert.ok(!(await titles()).includes("Convert to an IRI"));
    assert.deepEqual(await titles(["refactor"]), ["Convert to an IRI"]);
  });

  it("says nothing of strings that are no identifiers", async () => {
    await server.initialize();
    await server.open(uri, "typescript", 'const label = "color:GRAY";');
    assert.deepEqual(await server.diagnosticsOf(uri, 1), []);
    assert.equal(await server.connection.sendRequest("textDocument/hover", at(20)), null);
  });

  it("takes the language of an unknown id from the file's name, and reads any other by its quotes", async () => {
    await server.initialize();
    const text = 'fetch("http://A.example/")';
    await server.open("file:///project/b.ts", "my-typescript", text);
    await server.open("file:///project/c.unknown", "unknown", text);
    assert.equal((await server.diagnosticsOf("file:///project/b.ts", 1)).length, 1);
    const [diagnostic] = await server.diagnosticsOf("file:///project/c.unknown", 1);
    assert.deepEqual(diagnostic?.range, rangeOf(0, 14, 23));
  });

  it("clears the diagnostics of a document that is closed", async () => {
    await server.initialize();
    await server.open(uri, "typescript", 'fetch("http://A.example/")');
    assert.equal((await server.diagnosticsOf(uri, 1)).length, 1);
    await server.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
    assert.equal(await server.connection.sendRequest("textDocument/hover", at(10)), null);
    assert.deepEqual(server.published.at(-1), { uri, diagnostics: [] });
  });

  it("publishes once for a burst of changes, and never an empty list in between", async () => {
    await server.initialize();
    await server.open(uri, "typescript", 'fetch("http://A.example/")');
    await server.diagnosticsOf(uri, 1);
    for (let version = 2; version <= 40; version += 1) {
      await server.change(uri, version, [{ range: rangeOf(0, 23, 23), text: "x" }]);
    }
    assert.equal((await server.diagnosticsOf(uri, 40)).length, 1);
    assert.ok(server.published.length < 30, `${server.published.length} were published`);
    assert.ok(server.published.every(({ diagnostics }) => diagnostics.length === 1));
  });

  it("counts in bytes for a client that prefers UTF-8", async () => {
    const { capabilities } = await server.initialize({
      ...ableClient,
      general: { positionEncodings: ["utf-8", "utf-16"] },
    });
    assert.equal(capabilities.positionEncoding, "utf-8");
    await server.open(uri, "typescript", '/* 😀é */ fetch("http://A.example/")');
    const [diagnostic] = await server.diagnosticsOf(uri, 1);
    assert.deepEqual(diagnostic?.range, rangeOf(0, 27, 36));
  });

  function at(character: number): unknown {
    return { textDocument: { uri }, position: { line: 0, character } };
  }

  function codeActions(range: Range, diagnostics: Diagnostic[], only?: string[]): Promise<CodeAction[]> {
    const context = { diagnostics, ...(only !== undefined && { only }) };
    return server.connection.sendRequest("textDocument/codeAction", { textDocument: { uri }, range, context });
  }
});

/** The only edit of an action; the server writes no snippets. */
function documentEdit(action: CodeAction | undefined): Omit<TextDocumentEdit, "edits"> & { edits: TextEdit[] } {
  const changes = action?.edit?.documentChanges ?? [];
  assert.equal(changes.length, 1);
  return changes[0] as ReturnType<typeof documentEdit>;
}

function rangeOf(line: number, start: number, end: number): Range {
  return { start: { line, character: start }, end: { line, character: end } };
}
