import { rm } from "node:fs/promises";
import { build } from "esbuild";

/**
 * How what runs in Node.js 20 is bundled. It knows every property of Unicode that the sources ask for; otherwise esbuild writes
 * `new RegExp` for it wherever it stands, so that each call of a function makes it anew.
 */
export const forNode = {
  platform: "node",
  target: "node20",
  supported: { "regexp-unicode-property-escapes": true },
};

/**
 * Writes modules once more, in a few files: for each of hundreds Node.js would take longer to find and link it than to run
 * it. What is imported late stays in a part of its own, and of other packages nothing is put in. Without the names and
 * spaces that only people need, V8 reads them in two thirds of the time.
 *
 * @param own are the entry points, and what else esbuild is told of these modules
 */
export async function writeInFewFiles(outdir, own) {
  await rm(outdir, { recursive: true, force: true });
  await build({
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    ...forNode,
    packages: "external",
    chunkNames: "part-[hash]",
    outdir,
    ...own,
  });
}
