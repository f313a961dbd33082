import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { writeInFewFiles } from "./for-node.mjs";
import { modulesOfCore } from "./modules-of-core.mjs";

/** CommonJS: what others have made, of which there is one copy. Its exports are functions, called when one is needed. */
const doors = new Map([
  ["grammars.cjs", "../documents/grammars.cjs"],
  ["codecs.cjs", "../documents/charsets/codecs.cjs"],
]);

/**
 * Writes the entry points of core for Node.js. Who bundles takes the modules themselves, of which much can be left out: by
 * the condition `module`, which Node.js does not know.
 */
export function bundleCoreForNode(core) {
  return writeInFewFiles(`${core}/dist/node`, {
    plugins: [openedLate, modulesOfCore],
    entryPoints: {
      index: `${core}/dist/index.js`,
      literals: `${core}/dist/literals/index.js`,
      documents: `${core}/dist/documents/index.js`,
      internal: `${core}/dist/internal/index.js`,
    },
  });
}

/**
 * Who imports CommonJS has Node.js load it at once, and search it for names before. What stands behind a door is loaded
 * with the first call of one of its functions.
 */
const openedLate = {
  name: "doors",
  setup(build) {
    build.onResolve({ filter: /\/[a-z]+\.cjs$/ }, ({ path, resolveDir }) => ({
      path: basename(path),
      namespace: "door",
      pluginData: join(resolveDir, path),
    }));
    build.onLoad({ filter: /.*/, namespace: "door" }, async ({ path, pluginData: file }) => ({
      contents: functionsBehind(await import(pathToFileURL(file)), doors.get(path)),
    }));
  },
};

function functionsBehind(module, path) {
  const names = Object.keys(module).filter((name) => !["default", "module.exports"].includes(name));
  return [
    'import { createRequire } from "node:module";',
    "let opened;",
    `const open = () => (opened ??= createRequire(import.meta.url)(${JSON.stringify(path)}));`,
    ...names.map((name) => `export const ${name} = () => open().${name}();`),
  ].join("\n");
}
