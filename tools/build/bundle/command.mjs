import { atFirstUse } from "./at-first-use.mjs";
import { writeInFewFiles } from "./for-node.mjs";

/** What Node.js needs some time to load, and few runs of the command need. */
const ofNode = ["child_process", "crypto", "fs/promises", "stream", "worker_threads", "zlib"].map(
  (name) => `node:${name}`,
);

/** What is loaded late is asked for by `require`, which a module does not have. */
const requireInModule = `import { createRequire as requireBeside } from "node:module";
const require = requireBeside(import.meta.url);`;

/** Writes the command and its worker. */
export function bundleCommand(command) {
  return writeInFewFiles(`${command}/dist/bundled`, {
    plugins: [atFirstUse(new Map(ofNode.map((name) => [name])))],
    banner: { js: requireInModule },
    entryPoints: {
      main: `${command}/dist/main.js`,
      worker: `${command}/dist/engine/workers/worker.js`,
    },
  });
}
