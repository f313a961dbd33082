import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { atFirstUse, partContents } from "./at-first-use.mjs";
import { forNode } from "./for-node.mjs";
import { modulesOfCore } from "./modules-of-core.mjs";

/** What Node.js needs some time to load, and few runs of the command need. */
const ofNode = ["child_process", "crypto", "fs/promises", "stream", "worker_threads", "zlib"].map(
  (name) => `node:${name}`,
);

/** What others made and few files need stands in parts of its own. */
const ofOthers = new Map([
  ["@babel/parser", "./babel.cjs"],
  ...["encoding", "single-byte", "multi-byte"].map((name) => [`@exodus/bytes/${name}.js`, "./charsets.cjs"]),
]);

/** CommonJS has no address of a module; what asks for it wants that of the file. */
const address = {
  define: { "import.meta.url": "addressOfFile" },
  banner: { js: 'const addressOfFile = require("node:url").pathToFileURL(__filename).href;' },
};

/**
 * Writes the command and its worker: both load the same part, which holds core, when there is something to run. All is
 * CommonJS, of which V8 can be handed what it compiled in an earlier run. Returns what went into it.
 */
export async function bundleCommand(command, core) {
  const outdir = `${command}/dist/bundled`;
  const { version } = JSON.parse(await readFile(`${command}/package.json`, "utf8"));
  const common = { bundle: true, minify: true, metafile: true, ...forNode, format: "cjs" };
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir);
  // In a package of modules.
  await writeFile(`${outdir}/package.json`, '{ "type": "commonjs" }\n');
  const parts = await Promise.all([
    ...[...new Set(ofOthers.values())].map((file) =>
      build({
        ...common,
        stdin: { contents: partContents(ofOthers, file), resolveDir: core },
        outfile: `${outdir}/${file}`,
      }),
    ),
    build({
      ...common,
      ...address,
      plugins: [
        atFirstUse(new Map([...ofOthers, ...ofNode.map((name) => [name])])),
        modulesOfCore,
        versionInPlace(version),
      ],
      entryPoints: [`${command}/dist/published/part.js`],
      outfile: `${outdir}/command.cjs`,
    }),
  ]);
  const hash = createHash("sha1");
  for (const file of ["command.cjs", ...new Set(ofOthers.values())]) hash.update(await readFile(`${outdir}/${file}`));
  await build({
    ...common,
    define: { commandBuild: JSON.stringify(hash.digest("hex")) },
    plugins: [atFirstUse(new Map([["node:fs/promises"]])), versionInPlace(version)],
    entryPoints: ["main", "worker"].map((name) => `${command}/dist/published/${name}.js`),
    outdir,
  });
  await writeFile(`${outdir}/main.js`, `#!/usr/bin/env node\n${await readFile(`${outdir}/main.js`, "utf8")}`, {
    mode: 0o755,
  });
  return parts;
}

/** An esbuild plugin: the command knows its version without reading its manifest. */
function versionInPlace(version) {
  return {
    name: "version-in-place",
    setup(build) {
      build.onLoad({ filter: /[\\/]cli[\\/]dist[\\/]manifest\.js$/ }, () => ({
        contents: `export const version = ${JSON.stringify(version)};`,
      }));
    },
  };
}
