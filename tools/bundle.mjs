/**
 * Bundles what runs outside of node_modules: the language server and the VS Code extension, which carries the server; and
 * writes the notices of what others made, wherever a package holds some of it. Reads what `tsc -b` wrote.
 *
 *     node tools/bundle.mjs
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { atFirstUse } from "./bundle/at-first-use.mjs";
import { thirdPartyNotices } from "./bundle/third-party-notices.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const core = `${root}packages/core`;
const server = `${root}packages/lsp-server`;
const extension = `${root}packages/vscode-client`;

const common = { bundle: true, minify: true, metafile: true };
/** Node 20 runs both; VS Code since 1.91 has it too, and asks for CommonJS. */
const forNode = { ...common, platform: "node", target: "node20", format: "cjs" };
const forBrowser = { ...common, platform: "browser", target: "es2022" };

const { version } = JSON.parse(await readFile(`${server}/package.json`, "utf8"));
const ofServer = {
  plugins: [atFirstUse("tr46", ["toASCII", "toUnicode"])],
  define: { serverVersion: JSON.stringify(version) },
};
const ofExtension = { external: ["vscode"] };

const page = `${extension}/src/inspector-page`;

const [serverBundle, ...extensionBundles] = await Promise.all([
  build({
    ...forNode,
    ...ofServer,
    entryPoints: [`${server}/dist/main.js`],
    outfile: `${server}/dist/server.cjs`,
    banner: { js: "#!/usr/bin/env node" },
  }),
  build({
    ...forNode,
    ...ofExtension,
    entryPoints: [`${extension}/dist/modules/extension.js`],
    outfile: `${extension}/dist/extension.cjs`,
  }),
  build({
    ...forBrowser,
    ...ofServer,
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

await copyFile(`${server}/dist/server.cjs`, `${extension}/dist/server.cjs`);
await writeNotices(core, []);
await writeNotices(server, [serverBundle]);
await writeNotices(extension, [serverBundle, ...extensionBundles]);

async function writeNotices(folder, bundles) {
  const notices = await thirdPartyNotices(
    root,
    bundles.map(({ metafile }) => metafile),
  );
  await writeFile(`${folder}/dist/THIRD-PARTY-NOTICES.txt`, notices);
}
