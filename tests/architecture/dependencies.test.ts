import assert from "node:assert/strict";
import { posix } from "node:path";
import ts from "typescript";
import { importsOf, nodesOf, read, sources } from "./source-files.js";

/** What the modules below a folder may import besides one another: packages by name, folders of the repository by path. */
const allowed: readonly { readonly folder: string; readonly except?: RegExp; readonly imports: readonly RegExp[] }[] = [
  {
    folder: "packages/core/src",
    except: /\/src\/(?:languages|literals|documents|symbols)\//,
    imports: [/^punycode\.js$/],
  },
  // What its escapes are made of; the registry of syntaxes in `literals` has them from here.
  { folder: "packages/core/src/languages", imports: [/^packages\/core\/src\/(?:text|findings|literals)\//] },
  { folder: "packages/core/src/literals", imports: [/^packages\/core\/src\/(?!documents\/|symbols\/)/] },
  {
    folder: "packages/core/src/documents",
    // Of literals what is needed to say where they stand, and no check.
    imports: [
      /^packages\/core\/src\/(?!literals\/)/,
      /^packages\/core\/src\/literals\/locating\/index\.js$/,
      /^@lezer\//,
      /^@babel\/parser$/,
      /^@exodus\/bytes\//,
    ],
  },
  { folder: "packages/core/src/symbols", imports: [/^packages\/core\/src\//] },
  {
    folder: "packages/eslint-plugin/src",
    imports: [
      /^@irilint\/core(?:\/literals|\/documents|\/internal)?$/,
      /^eslint$/,
      /^@eslint\//,
      /^@typescript-eslint\/utils/,
      /^node:/,
    ],
  },
  {
    folder: "packages/cli/src",
    imports: [
      /^@irilint\/core(?:\/literals|\/documents|\/internal)?$/,
      /^get-east-asian-width$/,
      /^picomatch$/,
      // How a program is started that was compiled before.
      /^iri-language-server\/dist\/start\/(?:compiled-parts|interrupt-budget|start-flag)\.js$/,
      /^node:/,
    ],
  },
  {
    folder: "packages/lsp-server/src",
    imports: [/^@irilint\/core(?:\/literals|\/documents|\/internal)?$/, /^vscode-languageserver/, /^node:/],
  },
  {
    folder: "packages/vscode-client/src",
    // Of the server, what it and its clients say to each other.
    imports: [
      /^vscode$/,
      /^vscode-languageclient/,
      /^iri-language-server\/dist\/protocol\/custom-requests\.js$/,
      /^node:/,
    ],
  },
];

const server = "packages/lsp-server/src";
const isFactory = /^(?:Position|Range)\.create$/;

describe("dependencies point one way", () => {
  for (const { folder, except, imports } of allowed) {
    it(`${folder} imports nothing but what it may`, () => {
      const files = sources(folder).filter((path) => except?.test(path) !== true);
      const wrong = files.flatMap((path) =>
        importsOf(path)
          .map((name) => (name.startsWith(".") ? posix.join(posix.dirname(path), name) : name))
          .filter((name) => !isInside(folder, except, name) && !imports.some((pattern) => pattern.test(name)))
          .map((name) => `${path} imports ${name}`),
      );
      assert.deepEqual(wrong, []);
      assert.ok(files.length > 0);
    });
  }

  it("ESLint is imported by the plugin alone, the protocol by the server and its client alone", () => {
    const importing = (name: RegExp, folders: readonly string[]): string[] =>
      folders
        .flatMap((folder) => sources(`packages/${folder}/src`))
        .filter((path) => importsOf(path).some((at) => name.test(at)));
    assert.deepEqual(importing(/^@?eslint(?:\/|$)/, ["core", "cli", "lsp-server", "vscode-client"]), []);
    assert.deepEqual(importing(/^vscode(?:-|$)/, ["core", "cli", "eslint-plugin"]), []);
  });

  it("the plugin knows ESLint's types where nodes are read and reports are made, and never runs it", () => {
    const plugin = "packages/eslint-plugin/src";
    const files = sources(plugin);
    const importing = (name: RegExp): string[] => files.filter((path) => importsOf(path).some((at) => name.test(at)));
    const allowedTypes =
      /\/(?:visitors|languages)\/|\/(?:configs|configs-from-settings|file-readings|plugin|presets|report|rule-from-check|rules|source-file)\.ts$/;
    assert.deepEqual(
      importing(/^@?eslint(?:\/|$)|^@typescript-eslint\//).filter((path) => !allowedTypes.test(path)),
      [],
    );
    const running = files.filter((path) => /(?:^import (?!type)[^;]* from|import\()\s*"eslint"/m.test(read(path)));
    assert.deepEqual(running, []);
  });

  it("the plugin reports to ESLint in one file", () => {
    const reporting = sources("packages/eslint-plugin/src").filter((path) => /\bcontext\.report\(/.test(read(path)));
    assert.deepEqual(reporting, ["packages/eslint-plugin/src/report.ts"]);
  });

  it("positions of the protocol are made in one file of the server", () => {
    assert.deepEqual(sources(server).filter(makesPositions), [`${server}/protocol/to-protocol.ts`]);
  });

  it("lines are counted for that file, and for documents that are scanned by lines", () => {
    const files = ["documents/scanned-document", "documents/source-text", "protocol/to-protocol"].map(
      (name) => `${server}/${name}.ts`,
    );
    assert.deepEqual(sources(server).filter(countsLines), files);
  });
});

function isInside(folder: string, except: RegExp | undefined, name: string): boolean {
  return name.startsWith(`${folder}/`) && except?.test(name) !== true;
}

/** Whether a module writes an object that has a line and a character. */
function makesPositions(path: string): boolean {
  return nodesOf(path).some((node) => {
    if (!ts.isObjectLiteralExpression(node))
      return ts.isPropertyAccessExpression(node) && isFactory.test(node.getText());
    const names = node.properties.map(({ name }) => name?.getText());
    return names.includes("line") && names.includes("character");
  });
}

function countsLines(path: string): boolean {
  return nodesOf(path).some((node) => ts.isIdentifier(node) && /^line(?:Of|Start|End)$/.test(node.text));
}
