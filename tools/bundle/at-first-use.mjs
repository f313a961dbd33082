/**
 * An esbuild plugin: functions of a module that costs time to load are replaced by ones that load it when the first of
 * them is called. A bundle evaluates all that is imported; for `tr46` that is a table of 160 kB.
 */
export function atFirstUse(module, functions) {
  const namespace = "at-first-use";
  const exports = functions.map((name) => `export const ${name} = (...args) => require("${module}").${name}(...args);`);
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${module}$`), namespace: "file" }, ({ resolveDir, kind }) =>
        kind === "import-statement" ? { path: module, namespace, pluginData: resolveDir } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace }, ({ pluginData }) => ({
        contents: exports.join("\n"),
        resolveDir: pluginData,
      }));
    },
  };
}
