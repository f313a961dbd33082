import { build } from "esbuild";

/**
 * Puts Lezer and its grammars into the one file of core that loads them. Core depends on what Lezer does not publish, and
 * therefore on exact versions, which nobody else's have to be. Each package is still evaluated when it is first asked for.
 */
export function bundleGrammars(core) {
  return build({
    bundle: true,
    minify: true,
    metafile: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    external: ["@babel/parser"],
    entryPoints: [`${core}/src/documents/grammars.cts`],
    outfile: `${core}/dist/documents/grammars.cjs`,
    allowOverwrite: true,
  });
}
