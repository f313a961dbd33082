import { rm } from "node:fs/promises";
import { build } from "esbuild";

/** CommonJS, which loads what others have made late; there is one copy of each. */
const doors = new Map([
  ["grammars.cjs", "../documents/grammars.cjs"],
  ["codecs.cjs", "../documents/charsets/codecs.cjs"],
]);

/**
 * Writes the entry points of core once more, in a few files that Node.js loads: for each of its hundreds of modules it
 * would take longer to find and link it than to run it. Who bundles takes the modules themselves, of which much can be left
 * out: by the condition `module`, which Node.js does not know.
 */
export async function bundleCoreForNode(core) {
  const outdir = `${core}/dist/node`;
  await rm(outdir, { recursive: true, force: true });
  await build({
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    plugins: [{ name: "doors", setup: (build) => build.onResolve({ filter: /\/[a-z]+\.cjs$/ }, leftOut) }],
    entryPoints: {
      index: `${core}/dist/index.js`,
      literals: `${core}/dist/literals/index.js`,
      documents: `${core}/dist/documents/index.js`,
      internal: `${core}/dist/internal/index.js`,
    },
    chunkNames: "part-[hash]",
    outdir,
  });
}

function leftOut({ path }) {
  return { path: doors.get(path.slice(path.lastIndexOf("/") + 1)), external: true };
}
