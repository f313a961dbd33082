import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { diagnosticsIn } from "./asked-server.js";
import { install, root } from "./packed.js";
import { newFolder, run, runWell, writeFiles } from "./project.js";

const faultyDump = '<http://a.example/b c> <http://a.example/d> "e" .\n';

/** What a reader of each page has in the folder, and what each command of the page tells of it, by the code of a check. */
const readers: Readonly<
  Record<string, { readonly files: Readonly<Record<string, string | Uint8Array>>; readonly told: readonly string[][] }>
> = {
  javascript: {
    files: { "src/a.js": 'fetch("htps://a.example");\nnew URL("http://a.example/a b");\n' },
    told: [["scheme-misspelled", "character-space"]],
  },
  documentation: {
    files: { "docs/a.md": "[a] (https://a.example/b), [c](github.com/d/e)\n" },
    told: [["link-malformed", "scheme-left-out"]],
  },
  rdf: {
    files: {
      "dump.nt.gz": gzipSync(faultyDump),
      "ontology.ttl": `@prefix foaf: <https://xmlns.com/foaf/0.1/> .\n@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\nfoaf:a rdfs:lable "a" .\n`,
      "query.rq": "SELECT * { ?a skos:broader ?b }\n",
      "data.jsonld": '{ "@id": "http://a.example/b c" }\n',
    },
    told: [
      ["character-space"],
      ["namespace-misspelled", "term-unknown", "prefix-undeclared", "character-space"],
      ["character-space"],
    ],
  },
  security: {
    files: { "a.py": 'A = "https://p\u0430ypal.com/"\nB = "https://a:9vK3xQ7w@b.example/"\n' },
    told: [["host-confusable", "userinfo-password-exposed"]],
  },
};

/** One folder in which the packages are installed; each reader has one of their own below it. */
let project = "";

before(() => {
  project = newFolder("start");
  writeFiles(project, { "package.json": '{ "name": "outside", "private": true }\n' });
  install(project, ["irilint", "@irilint/core", "eslint-plugin-iri"], ["eslint@10"]);
});

after(() => rmSync(project, { recursive: true, force: true }));

for (const [page, { files, told }] of Object.entries(readers)) {
  describe(`the page of the start for ${page}, followed in a new folder`, () => {
    let folder = "";

    before(() => (folder = folderWith(page, files)));

    const commands = blocksOf(page, "sh").flatMap((block) => block.trim().split("\n"));
    const runs = commands.filter((command) => command.includes("npx"));
    it(`has ${told.length} commands that read`, () => assert.equal(runs.length, told.length));

    for (const [number, command] of runs.entries())
      it(`finds something at once: ${command}`, () => {
        const { status, output, errors } = run(folder, "sh", ["-c", command]);
        assert.equal(errors, "");
        assert.equal(status, page === "security" || page === "documentation" ? 0 : 1);
        for (const code of told[number] ?? []) assert.ok(output.includes(`iri/${code}`), `${code}:\n${output}`);
        assert.ok(!output.includes("9vK3xQ7w"));
      });
  });
}

describe("the page of the start for javascript, where ESLint runs already", () => {
  it("finds the same with the plugin", () => {
    const [config = ""] = blocksOf("javascript", "js");
    const { files = {}, told: [codes = []] = [] } = readers["javascript"] ?? {};
    const folder = folderWith("eslint", { ...files, "eslint.config.mjs": config });
    const { status, output } = run(folder, "npx", ["--no-install", "eslint"]);
    assert.equal(status, 1);
    for (const code of codes) assert.ok(output.includes(`iri/${code}`), output);
  });
});

describe("the page of the start for the library, followed in a new folder", () => {
  it("says what its functions return", () => {
    const [program = ""] = blocksOf("library", "js");
    const [imports = "", ...calls] = program.split("\n").filter((line) => line !== "");
    const rows = calls.map((line) => line.split("; // ") as [call: string, said: string]);
    const ofFindings = rows.pop();
    const printing = rows.map(([call, said]) => `console.log(JSON.stringify([${call}, ${said}]));`);
    const counting = `console.log(JSON.stringify([${ofFindings?.[0] ?? ""}.length, 1]));`;
    const folder = folderWith("library", { "a.mjs": [imports, ...printing, counting].join("\n") });
    const printed = runWell(folder, "node", ["a.mjs"]).trim().split("\n");
    assert.equal(printed.length, 4);
    assert.match(ofFindings?.[1] ?? "", /^one finding,/u);
    for (const line of printed) {
      const [value, said] = JSON.parse(line) as [unknown, unknown];
      assert.deepEqual(value, said);
    }
  });
});

describe("the page of the start for editors, followed in a new folder", () => {
  it("underlines the percent sign that it speaks of", async () => {
    const folder = folderWith("editor", {});
    install(folder, ["iri-language-server"], ["--global", "--prefix", folder]);
    const program = join(folder, process.platform === "win32" ? "iri-language-server.cmd" : "bin/iri-language-server");
    const { diagnostics } = await diagnosticsIn(folder, [program]);
    assert.deepEqual(diagnostics, [
      {
        code: "percent-triplet-malformed",
        range: { start: { line: 0, character: 32 }, end: { line: 0, character: 34 } },
      },
    ]);
  });
});

/** The blocks of code in one language, in the order of the page. */
function blocksOf(page: string, language: string): string[] {
  const text = readFileSync(join(root, "site/pages/start", `${page}.md`), "utf8");
  return [...text.matchAll(/^```(?<language>\w+)\n(?<code>.*?)^```$/gmsu)]
    .filter(({ groups }) => groups?.["language"] === language)
    .map(({ groups }) => groups?.["code"] ?? "");
}

function folderWith(name: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = join(project, name);
  mkdirSync(folder);
  writeFiles(folder, files);
  return folder;
}
