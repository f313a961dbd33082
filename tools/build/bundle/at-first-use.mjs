import { isBuiltin } from "node:module";
import { pathToFileURL } from "node:url";

const namespace = "at-first-use";

/**
 * An esbuild plugin: a module of `modules` is loaded when something of it is first asked for. A bundle evaluates all that
 * is imported, and is read as a whole before; so each such module may name the part that it is in, a file beside the
 * bundle which `partContents` tells. One without a part stays in the bundle, or in Node.js, and is evaluated late.
 *
 * What imports these modules must not ask for a value of theirs while it is evaluated itself.
 */
export function atFirstUse(modules) {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^[^.]/, namespace: "file" }, async ({ path, kind, resolveDir, pluginData }) => {
        if (pluginData === namespace || !modules.has(path)) return undefined;
        if (isBuiltin(path)) return { path, namespace, pluginData: { resolveDir, resolved: path } };
        const { path: resolved } = await build.resolve(path, { kind, resolveDir, pluginData: namespace });
        return { path, namespace, pluginData: { resolveDir, resolved } };
      });
      build.onResolve({ filter: /^\.\/.*\.cjs$/, namespace }, ({ path }) => ({ path, external: true }));
      build.onLoad({ filter: /.*/, namespace }, async ({ path, pluginData: { resolveDir, resolved } }) => ({
        contents: gettersOf(await namesIn(resolved), sourceOf(path, modules.get(path))),
        resolveDir,
      }));
    },
  };
}

/** The contents of a part: its modules, by their names. */
export function partContents(modules, part) {
  const names = [...modules.keys()].filter((name) => modules.get(name) === part);
  return names.map((name) => `export * as ${JSON.stringify(name)} from ${JSON.stringify(name)};`).join("\n");
}

async function namesIn(file) {
  const { default: whole, ...names } = await import(isBuiltin(file) ? file : pathToFileURL(file));
  return Object.keys(whole ?? names);
}

function sourceOf(module, part) {
  const name = JSON.stringify(module);
  return part === undefined ? `require(${name})` : `require(${JSON.stringify(part)})[${name}]`;
}

function gettersOf(names, source) {
  return `module.exports = {\n${names.map((name) => `get ${name}() { return ${source}.${name}; },`).join("\n")}\n};`;
}
