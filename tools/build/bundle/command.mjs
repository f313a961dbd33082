import { rm } from "node:fs/promises";
import { build } from "esbuild";
import { atFirstUse } from "./at-first-use.mjs";
import { forNode } from "./for-node.mjs";

/** What Node.js needs some time to load, and few runs of the command need. */
const ofNode = ["child_process", "crypto", "fs/promises", "stream", "worker_threads", "zlib"].map(
  (name) => `node:${name}`,
);

/** What is loaded late is asked for by `require`, which a module does not have. */
const requireInModule = `import { createRequire as requireBeside } from "node:module";
const require = requireBeside(import.meta.url);`;

/**
 * Writes the command and its worker once more, in a few files: as with core, Node.js would take longer to find and link the
 * modules than to run them. What is imported late stays in a part of its own. Of other packages nothing is put in.
 */
export async function bundleCommand(command) {
  const outdir = `${command}/dist/bundled`;
  await rm(outdir, { recursive: true, force: true });
  await build({
    bundle: true,
    splitting: true,
    format: "esm",
    ...forNode,
    packages: "external",
    plugins: [atFirstUse(new Map(ofNode.map((name) => [name])))],
    banner: { js: requireInModule },
    entryPoints: {
      main: `${command}/dist/main.js`,
      worker: `${command}/dist/engine/workers/worker.js`,
    },
    chunkNames: "part-[hash]",
    outdir,
  });
}
