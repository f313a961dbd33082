import type { Uri, Webview } from "vscode";

/** The HTML of the inspector: nothing but our style sheet and our scripts, which alone have the nonce, may be loaded. */
export function pageHtml(
  webview: Webview,
  files: { readonly names: Uri; readonly script: Uri; readonly style: Uri },
): string {
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width">
    <title>IRI Inspector</title>
    <link rel="stylesheet" href="${webview.asWebviewUri(files.style).toString()}">
  </head>
  <body>
    <main></main>
    <script nonce="${nonce}" src="${webview.asWebviewUri(files.names).toString()}"></script>
    <script nonce="${nonce}" src="${webview.asWebviewUri(files.script).toString()}"></script>
  </body>
</html>`;
}
