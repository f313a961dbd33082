/**
 * Bundles what runs outside of node_modules: the language server and the VS Code extension, which carries the server.
 * Reads what `tsc -b` wrote.
 *
 *     node tools/bundle.mjs
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { atFirstUse } from "./bundle/at-first-use.mjs";
import { thirdPartyNotices } from "./bundle/third-party-notices.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = `${root}packages/lsp-server`;
const extension = `${root}packages/vscode-client`;

/** Node 20 runs both; VS Code since 1.91 has it too, and asks for CommonJS. */
const forNode = { bundle: true, minify: true, platform: "node", target: "node20", format: "cjs", metafile: true };

const { version } = JSON.parse(await readFile(`${server}/package.json`, "utf8"));
const [serverBundle, extensionBundle] = await Promise.all([
  build({
    ...forNode,
    entryPoints: [`${server}/dist/main.js`],
    outfile: `${server}/dist/server.cjs`,
    banner: { js: "#!/usr/bin/env node" },
    plugins: [atFirstUse("tr46", ["toASCII", "toUnicode"])],
    define: { serverVersion: JSON.stringify(version) },
  }),
  build({
    ...forNode,
    entryPoints: [`${extension}/dist/extension.js`],
    outfile: `${extension}/dist/extension.cjs`,
    external: ["vscode"],
  }),
]);

await copyFile(`${server}/dist/server.cjs`, `${extension}/dist/server.cjs`);
await writeFile(`${server}/dist/THIRD-PARTY-NOTICES.txt`, await thirdPartyNotices(root, [serverBundle.metafile]));
await writeFile(
  `${extension}/dist/THIRD-PARTY-NOTICES.txt`,
  await thirdPartyNotices(root, [serverBundle.metafile, extensionBundle.metafile]),
);
