/**
 * Bundles what runs outside of node_modules: the language server and the VS Code extension, which carries the server; puts
 * Lezer into core, core together for Node.js, and core into the command; and writes the notices of what others made, wherever a package holds some of it. Reads what
 * `tsc -b` wrote, and removes of it what has no source any more.
 *
 *     node tools/build/bundle.mjs
 */
import { createHash } from "node:crypto";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { atFirstUse, partContents } from "./bundle/at-first-use.mjs";
import { characterNamesScript } from "./bundle/character-names.mjs";
import { bundleCommand } from "./bundle/command.mjs";
import { bundleCoreForNode } from "./bundle/core-for-node.mjs";
import { forNode } from "./bundle/for-node.mjs";
import { bundleGrammars } from "./bundle/grammars.mjs";
import { contentsOfPart, inAnotherPart } from "./bundle/in-another-part.mjs";
import { removeLeftOverModules } from "./bundle/left-over-modules.mjs";
import { modulesOfCore } from "./bundle/modules-of-core.mjs";
import { namesInPlace } from "./bundle/names-in-place.mjs";
import { thirdPartyNotices } from "./bundle/third-party-notices.mjs";

const entryPointsOfCore = ["", "/literals", "/documents", "/internal"].map((path) => `@irilint/core${path}`);

const root = fileURLToPath(new URL("../..", import.meta.url));
const core = `${root}packages/core`;
const server = `${root}packages/lsp-server`;
const extension = `${root}packages/vscode-client`;

const common = { bundle: true, minify: true, metafile: true };
/** Node 20 runs both; VS Code since 1.91 has it too, and asks for CommonJS. */
const asCommonJs = { ...common, ...forNode, format: "cjs" };
const forBrowser = { ...common, platform: "browser", target: "es2022" };

await removeLeftOverModules(root);
const grammars = await bundleGrammars(core);
const { version } = JSON.parse(await readFile(`${server}/package.json`, "utf8"));
const ofServer = { define: { serverVersion: JSON.stringify(version) } };
/**
 * What the server loads late stands in files of its own: everything about identifiers and documents, which it needs for
 * the first document, and of that what few documents need.
 */
const partsOfServer = new Map([
  ...entryPointsOfCore.map((name) => [name, "./server-core.cjs"]),
  ["@babel/parser", "./server-babel.cjs"],
  ...["encoding", "single-byte", "multi-byte"].map((name) => [`@exodus/bytes/${name}.js`, "./server-charsets.cjs"]),
]);
/** What Node.js needs some time to load: for functions of the library that nobody calls here, and for the first file. */
const ofNode = ["child_process", "crypto", "node:crypto", "os", "node:os", "node:fs/promises"];
const ofExtension = { external: ["vscode"] };
/** The client, which the extension loads with the first document. */
const processClient = "process-client.js";

const page = `${extension}/src/inspector-page`;

/** Stands for what tells one build of the server from another, until all of it is built. */
const buildMark = "0".repeat(40);

/** What the program loads before anything else, what of it a web worker loads as well, and what both load late. */
const processServer = "./server-node.cjs";
const session = "./server-session.cjs";
const lateParts = [...new Set(partsOfServer.values())];
const sharedParts = [session, ...lateParts];
const modulesOfSession = [
  ...["server.js", "symbols/file-places.js"].map((file) => `${server}/dist/${file}`),
  ...commonModulesOf("vscode-languageserver"),
];
const plugins = [
  atFirstUse(new Map([...partsOfServer, ...ofNode.map((name) => [name])])),
  namesInPlace(["vscode-languageserver", "vscode-languageserver/node"]),
];

const serverBundles = await Promise.all([
  ...lateParts.map(buildPart),
  build({
    ...asCommonJs,
    plugins,
    stdin: { contents: contentsOfPart(modulesOfSession), resolveDir: server },
    outfile: `${server}/dist/${session}`,
  }),
  build({
    ...asCommonJs,
    ...ofServer,
    plugins: [...plugins, inAnotherPart(session, modulesOfSession)],
    entryPoints: [`${server}/dist/node-server.js`],
    outfile: `${server}/dist/${processServer}`,
  }),
  build({
    ...asCommonJs,
    define: { serverBuild: JSON.stringify(buildMark) },
    plugins: [atFirstUse(new Map(ofNode.map((name) => [name])))],
    entryPoints: [`${server}/dist/main.js`],
    outfile: `${server}/dist/server.cjs`,
    banner: { js: "#!/usr/bin/env node" },
  }),
]);
await markBuild(["server.cjs", ...[processServer, ...sharedParts].sort()].map((file) => `${server}/dist/${file}`));
const extensionBundles = await Promise.all([
  build({
    ...asCommonJs,
    external: ["vscode", `./${processClient}`],
    // VS Code knows `require` alone.
    supported: { ...forNode.supported, "dynamic-import": false },
    entryPoints: [`${extension}/dist/modules/extension.js`],
    outfile: `${extension}/dist/extension.cjs`,
  }),
  build({
    ...asCommonJs,
    ...ofExtension,
    entryPoints: [`${extension}/dist/modules/${processClient}`],
    outfile: `${extension}/dist/${processClient}`,
  }),
  build({
    ...forBrowser,
    ...ofServer,
    // Calls of `require` stay, which `packages/lsp-server/src/documents/parts-in-worker.ts` answers.
    plugins: [inAnotherPart(session, modulesOfSession)],
    format: "iife",
    entryPoints: [`${server}/dist/browser.js`],
    outfile: `${extension}/dist/server-worker.js`,
  }),
  build({
    ...forBrowser,
    ...ofExtension,
    format: "cjs",
    entryPoints: [`${extension}/dist/modules/extension-browser.js`],
    // VS Code for the web adds `.js` to any other ending.
    outfile: `${extension}/dist/extension-browser.js`,
  }),
  build({
    ...forBrowser,
    format: "iife",
    entryPoints: [`${extension}/dist/inspector-page/main.js`],
    outfile: `${extension}/dist/inspector-page.js`,
  }),
  build({
    ...forBrowser,
    entryPoints: [`${page}/inspector-page.css`],
    outfile: `${extension}/dist/inspector-page.css`,
  }),
]);

await writeFile(`${extension}/dist/character-names.js`, await characterNamesScript());
await copyScript("server.cjs", "server.cjs");
await copyScript(processServer, sharedPart(processServer));
await rewrite(`${extension}/dist/server-worker.js`, namesOfSharedParts);
for (const part of sharedParts) await copyScript(part, sharedPart(part), asFunction);
await bundleCoreForNode(core);
const command = `${root}packages/cli`;
const commandBundles = await bundleCommand(command, core);
await writeNotices(core, [grammars]);
await writeNotices(command, [grammars, ...commandBundles]);
await writeNotices(server, [grammars, ...serverBundles]);
await writeNotices(extension, [grammars, ...serverBundles, ...extensionBundles]);

/** What the library of the protocol, and those below it, load in any host. */
function commonModulesOf(library) {
  const { resolve } = createRequire(`${server}/package.json`);
  const common = resolve(library);
  const { resolve: below } = createRequire(common);
  const protocol = below("vscode-languageserver-protocol");
  const others = ["server.js", "utils/is.js"].map((name) => join(common, "..", name));
  return [common, ...others, protocol, createRequire(protocol).resolve("vscode-jsonrpc")];
}

function buildPart(file) {
  const others = [...partsOfServer].filter(([, part]) => part !== file);
  return build({
    ...asCommonJs,
    plugins: [atFirstUse(new Map(others)), modulesOfCore],
    stdin: { contents: partContents(partsOfServer, file), resolveDir: core },
    outfile: `${server}/dist/${file}`,
  });
}

/**
 * The process and the web worker of the extension load the same parts. Browsers want the type of scripts, which servers
 * of files give to `.js` alone.
 */
function sharedPart(part) {
  return part.replace(/cjs$/, "js");
}

function namesOfSharedParts(script) {
  return script.replaceAll(/(["'])(\.\/server-\w+\.cjs)\1/g, (_, quote, part) => quote + sharedPart(part) + quote);
}

/** All scripts of a worker share what they declare at their top, so a part declares nothing there. */
function asFunction(script) {
  return `(()=>{${script}\n})();\n`;
}

async function copyScript(file, name, change = (script) => script) {
  await copyFile(`${server}/dist/${file}`, `${extension}/dist/${name}`);
  await rewrite(`${extension}/dist/${name}`, (script) => change(namesOfSharedParts(script)));
}

async function rewrite(file, change) {
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** Puts a digest of all the files into the first of them. */
async function markBuild(files) {
  const hash = createHash("sha1");
  for (const file of files) hash.update(await readFile(file));
  const digest = hash.digest("hex");
  await rewrite(files[0], (script) => script.replace(buildMark, digest));
}

async function writeNotices(folder, bundles) {
  const notices = await thirdPartyNotices(
    root,
    bundles.map(({ metafile }) => metafile),
  );
  await writeFile(`${folder}/dist/THIRD-PARTY-NOTICES.txt`, notices);
}
