// eslint-disable-next-line @typescript-eslint/no-require-imports -- the web extension host knows no other
const vscode = require("vscode");

exports.activate = function activate(context) {
  async function ask(uri, question = "", options = {}) {
    const address = context.extensionUri.with({ path: `/files${uri.path}`, query: question }).toString(true);
    const response = await fetch(address, options);
    if (!response.ok) throw vscode.FileSystemError.FileNotFound(uri);
    return response;
  }
  function refuse() {
    throw vscode.FileSystemError.NoPermissions("Only files that are there can be changed.");
  }
  const changes = new vscode.EventEmitter();
  const files = {
    onDidChangeFile: changes.event,
    watch: () => new vscode.Disposable(() => undefined),
    stat: async (uri) => (await ask(uri, "stat")).json(),
    readDirectory: async (uri) => (await ask(uri, "list")).json(),
    readFile: async (uri) => new Uint8Array(await (await ask(uri)).arrayBuffer()),
    writeFile: async (uri, content) => void (await ask(uri, "", { method: "PUT", body: content })),
    createDirectory: refuse,
    delete: refuse,
    rename: refuse,
  };
  context.subscriptions.push(changes, vscode.workspace.registerFileSystemProvider("irilint-test", files));
};
