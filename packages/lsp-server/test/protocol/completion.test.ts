import assert from "node:assert/strict";
import type {
  ClientCapabilities,
  CodeAction,
  CompletionItem,
  CompletionList,
  TextDocumentEdit,
} from "vscode-languageserver-protocol/node";
import { ableClient } from "./client-session.js";
import { hostOfFiles, ServerInProcess } from "./server-in-process.js";

const client: ClientCapabilities = {
  ...ableClient,
  textDocument: { ...ableClient.textDocument, references: {}, completion: {} },
};

const foaf = "http://xmlns.com/foaf/0.1/";

const files: Readonly<Record<string, string>> = {
  "file:///project/vocabulary.ttl": `@prefix own: <http://own.example/ns#> .\n<me> a <${foaf}Person>, <${foaf}Person>, own:Thing .\n`,
  "file:///project/code.ts": 'fetch("http://other.example/a/b"); fetch("http://other.example/a/c");\n',
};

/** What is offered at the bar, and the whole text once the first of it is chosen. */
interface Row {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly offered: readonly string[];
  readonly chosen?: string;
}

const rows: readonly Row[] = [
  {
    name: "a prefix of Turtle",
    file: "a.ttl",
    text: "@prefix dca|",
    offered: ["dcat:"],
    chosen: "@prefix dcat: <http://www.w3.org/ns/dcat#> .",
  },
  {
    name: "a prefix of SPARQL",
    file: "a.rq",
    text: "PREFIX rdfs|",
    offered: ["rdfs:"],
    chosen: "PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>",
  },
  {
    name: "a prefix of an open document",
    file: "a.ttl",
    text: "@prefix ow|",
    offered: ["own:", "owl:"],
    chosen: "@prefix own: <http://own.example/ns#> .",
  },
  {
    name: "a prefix of XML",
    file: "a.rdf",
    text: "<r xmlns:fo|></r>",
    offered: ["foaf:"],
    chosen: `<r xmlns:foaf="${foaf}"></r>`,
  },
  {
    name: "a prefix of JSON-LD, whose quotation mark is closed",
    file: "a.jsonld",
    text: '{"@context": {"a": {"@id": "b:c"}, "foa|"}}',
    offered: ["foaf:"],
    chosen: `{"@context": {"a": {"@id": "b:c"}, "foaf": "${foaf}"}}`,
  },
  {
    name: "a prefix of JSON-LD, whose quotation mark is not",
    file: "a.jsonld",
    text: '{"@context": ["http://schema.org", {\n "foa|',
    offered: ["foaf:"],
    chosen: `{"@context": ["http://schema.org", {\n "foaf": "${foaf}"`,
  },
  { name: "no prefix behind the context", file: "a.jsonld", text: '{"@context": {}, "foa|"}', offered: [] },
  { name: "no prefix in a program", file: "a.ts", text: "x @prefix foa|", offered: [] },
  {
    name: "terms: those that are used first",
    file: "a.ttl",
    text: `@prefix x: <${foaf}> .\n<a> a x:P|`,
    offered: ["x:Person", "x:PersonalProfileDocument", "x:Project"],
    chosen: `@prefix x: <${foaf}> .\n<a> a x:Person`,
  },
  {
    name: "terms of a namespace that no vocabulary defines",
    file: "a.ttl",
    text: "@prefix o: <http://own.example/ns#> .\n<a> a o:|",
    offered: ["o:Thing"],
  },
  {
    name: "terms of a prefix that is not declared, and declares it",
    file: "a.ttl",
    text: "# A licence\n@prefix x: <http://a.example/> .\n<a> a foaf:PersonalP|",
    offered: ["foaf:PersonalProfileDocument"],
    chosen: `# A licence\n@prefix foaf: <${foaf}> .\n@prefix x: <http://a.example/> .\n<a> a foaf:PersonalProfileDocument`,
  },
  {
    name: "a prefix that is declared in the manner of SPARQL",
    file: "a.ttl",
    text: "PREFIX x: <http://a.example/>\n<a> a foaf:PersonalP|",
    offered: ["foaf:PersonalProfileDocument"],
    chosen: `PREFIX foaf: <${foaf}>\nPREFIX x: <http://a.example/>\n<a> a foaf:PersonalProfileDocument`,
  },
  {
    name: "the declaration alone",
    file: "a.rq",
    text: "SELECT * { ?s a skosxl:| }",
    offered: [
      "skosxl: (declare the prefix)",
      "skosxl:Label",
      "skosxl:altLabel",
      "skosxl:hiddenLabel",
      "skosxl:labelRelation",
      "skosxl:literalForm",
      "skosxl:prefLabel",
    ],
    chosen: "PREFIX skosxl: <http://www.w3.org/2008/05/skos-xl#>\nSELECT * { ?s a skosxl: }",
  },
  {
    name: "terms in RDF/XML, and declares their prefix in the root element",
    file: "a.rdf",
    text: "<?xml version='1.0'?>\n<!-- <a> -->\n<r>\n  <foaf:PersonalP|/>\n</r>",
    offered: ["foaf:PersonalProfileDocument"],
    chosen: `<?xml version='1.0'?>\n<!-- <a> -->\n<r xmlns:foaf="${foaf}">\n  <foaf:PersonalProfileDocument/>\n</r>`,
  },
  {
    name: "terms in JSON-LD, and declares their prefix in the context",
    file: "a.jsonld",
    text: '{"@context": {\n  "a": "http://a.example/"}, "foaf:givenN|": 1}',
    offered: ["foaf:givenName"],
    chosen: `{"@context": {\n  "foaf": "${foaf}",\n  "a": "http://a.example/"}, "foaf:givenName": 1}`,
  },
  {
    name: "terms in the attributes of RDFa",
    file: "a.html",
    text: '<p class="foaf:x" property="dc:title foaf:givenN|">',
    offered: ["foaf:givenName"],
  },
  { name: "no terms in other attributes", file: "a.html", text: '<p class="foaf:givenN|">', offered: [] },
  {
    name: "a prefix where a name may begin",
    file: "a.ttl",
    text: "<a> skosx|",
    offered: ["skosxl:"],
    chosen: "@prefix skosxl: <http://www.w3.org/2008/05/skos-xl#> .\n<a> skosxl:",
  },
  { name: "no prefix in a string", file: "a.ttl", text: '<a> <b> "in skosx|', offered: [] },
  { name: "no prefix in a comment", file: "a.ttl", text: "# skosx|", offered: [] },
  {
    name: "hosts in an identifier",
    file: "a.py",
    text: 'x = "http://oth|',
    offered: ["http://other.example/"],
    chosen: 'x = "http://other.example/',
  },
  {
    name: "paths in an identifier",
    file: "a.md",
    text: "[a](http://other.example/a/|",
    offered: ["http://other.example/a/b", "http://other.example/a/c"],
  },
];

describe("completion", () => {
  let server: ServerInProcess;

  beforeEach(async () => {
    server = new ServerInProcess(hostOfFiles(new Map(Object.entries(files))));
    await server.initialize(client, { workspaceFolders: [{ uri: "file:///project", name: "project" }] });
    await server.open("file:///project/vocabulary.ttl", "", files["file:///project/vocabulary.ttl"] ?? "");
  });
  afterEach(() => server.end());

  for (const { name, file, text: marked, offered, chosen } of rows)
    it(`offers ${name}`, async () => {
      const uri = `file:///project/${file}`;
      const text = marked.replace("|", "");
      const lines = marked.slice(0, marked.indexOf("|")).split("\n");
      await server.open(uri, "", text);
      const { items } = await server.connection.sendRequest<CompletionList>("textDocument/completion", {
        textDocument: { uri },
        position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
      });
      const sorted = [...items].sort((a, b) => ((a.sortText ?? "") < (b.sortText ?? "") ? -1 : 1));
      assert.deepEqual(
        sorted.map(({ label }) => label),
        offered,
      );
      const [item] = sorted;
      if (chosen !== undefined) assert.equal(item && chosenIn(text, item), chosen);
    });

  it("stands beside a quick fix on the finding", async () => {
    const uri = "file:///project/a.ttl";
    const text = "<a> a foaf:Person .\n";
    await server.open(uri, "", text);
    const [diagnostic] = await server.diagnosticsOf(uri, 1);
    assert.ok(diagnostic !== undefined);
    const actions = await server.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
      textDocument: { uri },
      range: diagnostic.range,
      context: { diagnostics: [diagnostic], only: ["quickfix"] },
    });
    const [action] = actions;
    assert.equal(action?.title, `Declare 'foaf:' as <${foaf}>`);
    assert.deepEqual(action.diagnostics, [diagnostic]);
    const [change] = action.edit?.documentChanges as TextDocumentEdit[];
    assert.deepEqual(change?.edits, [
      {
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
        newText: `@prefix foaf: <${foaf}> .\n`,
      },
    ]);
  });
});

/** The text once an item is chosen. */
function chosenIn(text: string, { textEdit, additionalTextEdits = [] }: CompletionItem): string {
  assert.ok(textEdit !== undefined && "range" in textEdit);
  const offsets = (line: number): number =>
    text
      .split("\n")
      .slice(0, line)
      .reduce((sum, { length }) => sum + length + 1, 0);
  return [textEdit, ...additionalTextEdits]
    .map(({ range: { start, end }, newText }) => ({
      start: offsets(start.line) + start.character,
      end: offsets(end.line) + end.character,
      newText,
    }))
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, newText }) => edited.slice(0, start) + newText + edited.slice(end), text);
}
