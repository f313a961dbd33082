const namespace = "in-another-part";

/**
 * An esbuild plugin: the modules in these files are taken from a part, a script beside the bundle that
 * `contentsOfPart` makes, so that several bundles share it.
 * @param {string} part its path from the bundle, such as `./server-session.cjs`
 * @param {readonly string[]} files absolute paths, links resolved
 */
export function inAnotherPart(part, files) {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (path === part) return { path, external: true };
        // Another plugin, or this one, asks where a module is.
        if (pluginData !== undefined || kind === "entry-point") return undefined;
        const { path: resolved } = await build.resolve(path, { kind, resolveDir, pluginData: namespace });
        return files.includes(resolved) ? { path: `${files.indexOf(resolved)}`, namespace } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(part)})[${path}];`,
      }));
    },
  };
}

/**
 * @param {readonly string[]} files
 * @returns {string} the contents of such a part
 */
export function contentsOfPart(files) {
  return `module.exports = [${files.map((file) => `require(${JSON.stringify(file)})`).join(", ")}];`;
}
