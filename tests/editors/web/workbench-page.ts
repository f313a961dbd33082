/** The HTML page that starts VS Code for the web with the extension and the workspace of its own site. */
export function workbenchPage(host: string, workspace: string, settings: object): string {
  const served = (name: string): object => ({ scheme: "http", authority: host, path: `/${name}` });
  const options = {
    additionalBuiltinExtensions: [served("workspace-files")],
    configurationDefaults: { ...settings, "security.workspace.trust.enabled": false },
    developmentOptions: { extensions: [served("extension")] },
    folder: { scheme: "irilint-test", path: `/${workspace}` },
    // Each webview has an origin of its own; a browser leads all names below localhost to this machine.
    webviewEndpoint: `http://${host.replace("editor.", "{{uuid}}.")}/vscode/out/vs/workbench/contrib/webview/browser/pre`,
    productConfiguration: { nameShort: "VS Code", nameLong: "VS Code for the web", enableTelemetry: false },
  };
  return `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <link rel="stylesheet" href="/vscode/out/vs/workbench/workbench.web.main.css">
  </head>
  <body aria-label="">
    <script src="/vscode/out/vs/loader.js"></script>
    <script src="/vscode/out/vs/webPackagePaths.js"></script>
    <script>${startScript}; start(${JSON.stringify(options).replaceAll("<", "\\u003C")});</script>
  </body>
</html>`;
}

/** Plain JavaScript for the page; the workbench is an AMD module and wants its addresses as objects of its own class. */
const startScript = `function start({ folder, ...options }) {
  const root = location.origin + "/vscode";
  const paths = Object.fromEntries(
    Object.entries(self.webPackagePaths).map(([name, file]) => [name, root + "/node_modules/" + name + "/" + file]),
  );
  require.config({ baseUrl: root + "/out", paths });
  require(["vs/workbench/workbench.web.main"], ({ create, URI }) => {
    const revive = (extensions) => extensions.map((extension) => URI.revive(extension));
    options.additionalBuiltinExtensions = revive(options.additionalBuiltinExtensions);
    options.developmentOptions.extensions = revive(options.developmentOptions.extensions);
    const workspace = { folderUri: URI.revive(folder) };
    options.workspaceProvider = { workspace, trusted: true, open: async () => true };
    create(document.body, options);
  });
}`;
