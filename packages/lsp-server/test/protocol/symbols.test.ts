import assert from "node:assert/strict";
import type {
  ClientCapabilities,
  DocumentHighlight,
  DocumentSymbol,
  Hover,
  Location,
  MarkupContent,
  ResponseError,
  SymbolInformation,
  TextDocumentEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { hostOfFiles, ServerInProcess } from "./server-in-process.js";

const client: ClientCapabilities = {
  ...ableClient,
  textDocument: {
    ...ableClient.textDocument,
    references: {},
    documentHighlight: {},
    rename: { prepareSupport: true },
    definition: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    completion: {},
  },
  workspace: { ...ableClient.workspace, symbol: {} },
};

const foaf = "http://xmlns.com/foaf/0.1/";

/** A project in which one class is written in seven ways. */
const project: Readonly<Record<string, string>> = {
  "vocabulary.ttl": `@prefix foaf: <${foaf}> .\nfoaf:Person a foaf:Class .\n<me> a foaf:Person .\n`,
  "query.rq": `PREFIX f: <${foaf}>\nSELECT * { ?s a f:Person }\n`,
  "data.jsonld": `{"@context":{"foaf":"${foaf}"},"@id":"http://a.example/me","@type":"foaf:Person"}`,
  "code.ts": `fetch("HTTP://XMLNS.com/foaf/0.1/%50erson"); fetch("http://other.example/");\n`,
  "data.rdf": `<!DOCTYPE r [<!ENTITY foaf "${foaf}">]>\n<r xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><a rdf:resource="&foaf;Person"/></r>`,
  "notes.md": `See <${foaf}Person> and [the vocabulary](vocabulary.ttl).\n`,
};

describe("an identifier as a symbol", () => {
  let server: ServerInProcess;
  let files: Map<string, string>;

  beforeEach(async () => {
    files = new Map(Object.entries(project).map(([name, text]) => [uriOf(name), text]));
    server = new ServerInProcess(hostOfFiles(files));
    await server.initialize(client, { workspaceFolders: [{ uri: "file:///project", name: "project" }] });
    await server.open(uriOf("vocabulary.ttl"), "turtle", project["vocabulary.ttl"] ?? "");
  });
  afterEach(() => server.end());

  it("has references in every language and spelling", async () => {
    const context = { includeDeclaration: true };
    const found = await ask<Location[]>("textDocument/references", "vocabulary.ttl", "|foaf:Person a", { context });
    assert.deepEqual(found.map(textOf), [
      "vocabulary.ttl foaf:Person",
      "vocabulary.ttl foaf:Person",
      "code.ts HTTP://XMLNS.com/foaf/0.1/%50erson",
      "data.jsonld foaf:Person",
      "data.rdf &foaf;Person",
      `notes.md ${foaf}Person`,
      "query.rq f:Person",
    ]);
  });

  it("has references without those that say something of it, if these are not wanted", async () => {
    const context = { includeDeclaration: false };
    const found = await ask<Location[]>("textDocument/references", "vocabulary.ttl", "|foaf:Person a", { context });
    assert.equal(found.length, 6);
  });

  it("is known in the text that a client has open, and anew in files that have changed", async () => {
    files.set(uriOf("code.ts"), "");
    await server.change(uriOf("vocabulary.ttl"), 2, [{ text: `<${foaf}Person> a <b> .` }]);
    const context = { includeDeclaration: true };
    const textDocument = { uri: uriOf("vocabulary.ttl") };
    const params = { textDocument, position: { line: 0, character: 3 }, context };
    const found = await server.connection.sendRequest<Location[]>("textDocument/references", params);
    assert.equal(found.length, 5);
  });

  it("tells in the hover how often it is used, and how it is written, once the files were looked through", async () => {
    const hover = (): Promise<Hover> => ask<Hover>("textDocument/hover", "vocabulary.ttl", "|foaf:Person a");
    assert.doesNotMatch(JSON.stringify(await hover()), /Used/u);
    await ask("textDocument/references", "vocabulary.ttl", "|foaf:Person a", { context: { includeDeclaration: true } });
    assert.match(
      JSON.stringify(await hover()),
      /Used 7 times in 6 files: 2 in full, 5 with a prefix; 1 in another equivalent spelling\./u,
    );
  });

  it("is described in the hover as the workspace describes it", async () => {
    const rdfs = "http://www.w3.org/2000/01/rdf-schema#";
    const text = `@prefix rdfs: <${rdfs}> .\n<${foaf}Person> rdfs:comment "One\\n *of* us" .\n`;
    files.set(uriOf("terms.ttl"), `@prefix r: <${rdfs}> . <${foaf}Person> r:label "A person" ; r:comment "no" .`);
    await server.open(uriOf("described.ttl"), "turtle", text);
    await ask("textDocument/references", "vocabulary.ttl", "|foaf:Person a", { context: { includeDeclaration: true } });
    const { contents } = await ask<Hover>("textDocument/hover", "vocabulary.ttl", "|foaf:Person a");
    assert.match((contents as MarkupContent).value, /^`[^`]+`\n\n\*\*A person\*\*: One \\\*of\\\* us\n\n/u);
  });

  it("is highlighted in its document", async () => {
    const found = await ask<DocumentHighlight[]>("textDocument/documentHighlight", "vocabulary.ttl", "|foaf:Person a");
    assert.deepEqual(
      found.map(({ range, kind }) => [range.start.line, kind]),
      [
        [1, 3],
        [2, 2],
      ],
    );
  });

  it("gets another name in every syntax", async () => {
    const prepared = await ask<{ placeholder: string }>("textDocument/prepareRename", "vocabulary.ttl", "|Person a");
    assert.equal(prepared.placeholder, `${foaf}Person`);
    const edit = await rename("vocabulary.ttl", "|Person a", `${foaf}Agent`);
    assert.deepEqual(applied(edit), {
      "vocabulary.ttl": project["vocabulary.ttl"]?.replaceAll("Person", "Agent"),
      "query.rq": project["query.rq"]?.replace("Person", "Agent"),
      "data.jsonld": project["data.jsonld"]?.replace("Person", "Agent"),
      "code.ts": `fetch("${foaf}Agent"); fetch("http://other.example/");\n`,
      "data.rdf": project["data.rdf"]?.replace("&foaf;Person", `${foaf}Agent`),
      "notes.md": project["notes.md"]?.replace("Person", "Agent"),
    });
    const changes = edit.documentChanges as TextDocumentEdit[];
    assert.deepEqual(
      changes.map(({ textDocument: { version } }) => version),
      [1, null, null, null, null, null],
    );
  });

  it("is the name of an element and of a property, with the end tag, and has a prefix there", async () => {
    const marked = `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:f="${foaf}">\n<f:Person></f:Person>\n</r:RDF>`;
    await server.open(uriOf("names.rdf"), "", marked);
    const textDocument = { uri: uriOf("names.rdf") };
    const at = (line: number, character: number) => ({ textDocument, position: { line, character } });
    const context = { includeDeclaration: true };
    for (const character of [4, 15]) {
      const places = await server.connection.sendRequest<Location[]>("textDocument/references", {
        ...at(1, character),
        context,
      });
      assert.equal(places.length, 8);
    }
    const prefix = await server.connection.sendRequest<Location>("textDocument/definition", at(1, 1));
    assert.equal(prefix.range.start.line, 0);
    const edit = await server.connection.sendRequest<WorkspaceEdit>("textDocument/rename", {
      ...at(1, 1),
      newName: "foaf",
    });
    const [change] = edit.documentChanges as TextDocumentEdit[];
    assert.equal(change?.edits.length, 3);
  });

  it("gets another name with all below it, if it is a namespace", async () => {
    const edit = await rename("vocabulary.ttl", `|${foaf}>`, "http://a.example/f#");
    const after = applied(edit);
    assert.equal(after["vocabulary.ttl"], project["vocabulary.ttl"]?.replace(foaf, "http://a.example/f#"));
    assert.equal(after["notes.md"], project["notes.md"]?.replace(foaf, "http://a.example/f#"));
    assert.equal(after["data.rdf"], project["data.rdf"]?.replace(foaf, "http://a.example/f#"));
  });

  it("gets another prefix in its document", async () => {
    const edit = await rename("vocabulary.ttl", "f|oaf:Person a", "f");
    assert.deepEqual(applied(edit), { "vocabulary.ttl": project["vocabulary.ttl"]?.replaceAll("foaf:", "f:") });
  });

  const refusals: readonly (readonly [name: string, to: string, reason: RegExp])[] = [
    ["that is there already", "http://other.example/", /is there already: 1 place in 1 file/u],
    ["that is no IRI", "a b", /not an IRI/u],
    ["that would be read as something else", "x:y", /line \d+, .*read as something else/u],
  ];
  for (const [name, to, reason] of refusals)
    it(`refuses a name ${name}`, async () => {
      await assert.rejects(rename("vocabulary.ttl", "|Person a", to), (error: ResponseError) => {
        assert.match(error.message, reason);
        return true;
      });
    });

  it("is defined where a prefix is declared, and where something is said of it", async () => {
    const prefix = await ask<Location>("textDocument/definition", "vocabulary.ttl", "f|oaf:Person a");
    assert.equal(textOf(prefix), `vocabulary.ttl ${foaf}`);
    const [place, ...others] = await ask<Location[]>("textDocument/definition", "vocabulary.ttl", "|Person .");
    assert.equal(place?.range.start.line, 1);
    assert.deepEqual(others, []);
  });

  const links: readonly (readonly [name: string, file: string, text: string, place: string | undefined])[] = [
    ["a link, to the file", "a.md", "[a](|vocabulary.ttl)", "vocabulary.ttl 0:0"],
    ["a fragment, to the heading", "a.md", "[a](|#a-heading)\n\n# A heading", "a.md 2:2"],
    ["a link with a fragment, to the heading there", "a.md", "[a](|b.md#two)", "b.md 1:3"],
    [
      "a reference within data, to the member",
      "a.json",
      '{"$id":"http://a.example/","$ref":"|#/b/c","b":{"c":1}}',
      "a.json 0:48",
    ],
    ["a reference to other data, to the member there", "a.json", '{"$ref":"|other.yaml#/b/c"}', "other.yaml 1:2"],
    ["a link to nothing, nowhere", "a.md", "[a](|c.md)", undefined],
  ];
  for (const [name, file, marked, place] of links)
    it(`leads from ${name}`, async () => {
      files.set(uriOf("b.md"), "# One\n## Two\n");
      files.set(uriOf("other.yaml"), "b:\n  c: 1\n");
      const text = marked.replace("|", "");
      await server.open(uriOf(file), "", text);
      const position = { line: 0, character: marked.indexOf("|") + 1 };
      const params = { textDocument: { uri: uriOf(file) }, position };
      const [found] = await server.connection.sendRequest<Location[]>("textDocument/definition", params);
      const { uri, range } = found ?? {};
      assert.equal(uri && `${uri.slice(uriOf("").length)} ${range?.start.line}:${range?.start.character}`, place);
    });

  for (const [text, told] of [
    ["[a](#a-heading)\n\n# A *heading*", "A \\*heading\\* (this file)"],
    ["[a](b%C3%A9.md#two)", "Two (bé.md)"],
    ["[a](b%C3%A9.md)", "bé.md"],
    ["[a](c.md)", undefined],
    [`[a](#${"a".repeat(79)}-b)\n\n# ${"a".repeat(79)}\u{1F600} b`, `${"a".repeat(79)}… (this file)`],
  ] as const)
    it(`tells where '${text.split("\n")[0]}' leads`, async () => {
      files.set(uriOf("b%C3%A9.md"), "# One\n## Two\n");
      await server.open(uriOf("a.md"), "", text);
      const params = { textDocument: { uri: uriOf("a.md") }, position: { line: 0, character: 5 } };
      const hover = await server.connection.sendRequest<Hover | null>("textDocument/hover", params);
      const [, found] =
        /\*\*Leads to\*\* (.*)/u.exec((hover?.contents as MarkupContent | undefined)?.value ?? "") ?? [];
      assert.equal(found, told);
      if (told !== undefined) assert.match(JSON.stringify(hover), /It is already a URI reference\./u);
    });

  it("is in the outline of its document, and found by a part of its name", async () => {
    const textDocument = { uri: uriOf("vocabulary.ttl") };
    const outline = await server.connection.sendRequest<DocumentSymbol[]>("textDocument/documentSymbol", {
      textDocument,
    });
    assert.deepEqual(
      outline.map(({ name }) => name),
      ["foaf:", `${foaf}Person`, "file:///project/me"],
    );
    const found = await server.connection.sendRequest<SymbolInformation[]>("workspace/symbol", { query: "0.1/PERS" });
    assert.deepEqual(
      found.map(({ name, location }) => [name, location.uri]),
      [[`${foaf}Person`, uriOf("vocabulary.ttl")]],
    );
  });

  it("is offered to no client that knows nothing of it", async () => {
    const plain = new ServerInProcess();
    const { capabilities } = await plain.initialize(ableClient);
    const names = Object.keys(capabilities);
    for (const name of ["references", "rename", "definition", "documentHighlight", "documentSymbol", "completion"])
      assert.ok(!names.includes(`${name}Provider`), name);
    plain.end();
  });

  /** Asks at the bar in a piece of a file. */
  function ask<Result>(method: string, name: string, piece: string, more = {}): Promise<Result> {
    const text = project[name] ?? "";
    const offset = text.indexOf(piece.replace("|", "")) + piece.indexOf("|");
    const lines = text.slice(0, offset).split("\n");
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    return server.connection.sendRequest(method, { textDocument: { uri: uriOf(name) }, position, ...more });
  }

  function rename(name: string, piece: string, newName: string): Promise<WorkspaceEdit> {
    return ask("textDocument/rename", name, piece, { newName });
  }
});

function uriOf(name: string): string {
  return `file:///project/${name}`;
}

/** The file and the text of a place in the project. */
function textOf({ uri, range: { start, end } }: Location): string {
  const name = uri.slice(uriOf("").length);
  const line = (project[name] ?? "").split("\n")[start.line] ?? "";
  return `${name} ${line.slice(start.character, end.character)}`;
}

/** The files of the project that an edit changes, as they are after it. */
function applied({ documentChanges = [] }: WorkspaceEdit): Record<string, string | undefined> {
  const files = (documentChanges as TextDocumentEdit[]).map(({ textDocument: { uri }, edits }): [string, string] => {
    const name = uri.slice(uriOf("").length);
    const lines = (project[name] ?? "").split("\n");
    for (const edit of edits.toReversed()) {
      assert.ok("newText" in edit);
      const { start, end } = edit.range;
      const line = lines[start.line] ?? "";
      lines[start.line] = line.slice(0, start.character) + edit.newText + line.slice(end.character);
    }
    return [name, lines.join("\n")];
  });
  return Object.fromEntries(files);
}
