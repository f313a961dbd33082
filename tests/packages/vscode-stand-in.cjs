/**
 * Prints as a list in JSON which files of an extension are loaded to activate it, and then, with an argument after its
 * path, to make the client for a document that is open. What stands in for the module `vscode` is a class, a function
 * and an object by any name.
 *
 *     node vscode-stand-in.cjs EXTENSION.cjs [with-document]
 */
const Module = require("node:module");
const { readFileSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");

const [extension, withDocument] = process.argv.slice(2);
const packageJSON = JSON.parse(readFileSync(join(dirname(extension), "..", "package.json"), "utf8"));

function anything(known = {}) {
  class Anything {}
  return new Proxy(Anything, {
    get(target, name) {
      if (name === "prototype") return target.prototype;
      if (name === "then") return undefined;
      if (typeof name === "symbol") return () => "";
      return (known[name] ??= anything());
    },
    set: () => true,
    apply: () => anything(),
    construct: () => anything(),
  });
}

const textDocuments = withDocument === undefined ? [] : [anything()];
const workspace = anything({ workspaceFolders: [], textDocuments });
const languages = anything({ match: () => 10 });
const vscode = anything({ version: "1.91.0", workspace, languages, window: anything({ visibleTextEditors: [] }) });
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load.call(Module, name, ...rest));

require(extension).activate({
  extension: { packageJSON },
  extensionUri: anything(),
  subscriptions: [],
  asAbsolutePath: (path) => path,
});
// The client is made once activation is over, and before anything else of the event loop.
setImmediate(() => {
  const loaded = Object.keys(require.cache).filter((path) => path !== __filename);
  console.log(JSON.stringify(loaded.map((path) => basename(path))));
  process.exit();
});
