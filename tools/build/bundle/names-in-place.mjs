import { createRequire } from "node:module";

const namespace = "names-in-place";
const require = createRequire(import.meta.url);

/**
 * An esbuild plugin: what is imported from a CommonJS module of `modules` is read from that module itself. Otherwise each
 * importing module would get an object of its own with all names of it, which takes long for a library of hundreds.
 */
export function namesInPlace(modules) {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^[^.]/, namespace: "file" }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData === namespace || kind !== "import-statement" || !modules.includes(path)) return undefined;
        const { path: resolved } = await build.resolve(path, { kind, resolveDir, pluginData: namespace });
        return { path, namespace, pluginData: { resolveDir, resolved } };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ pluginData: { resolveDir, resolved } }) => ({
        contents: readingsOf(resolved),
        resolveDir,
      }));
    },
  };
}

/** Marked as pure, so that what nobody imports is left out. */
function readingsOf(file) {
  const names = Object.keys(require(file));
  return [
    `const all = require(${JSON.stringify(file)});`,
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`),
  ].join("\n");
}
