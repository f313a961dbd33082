import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const siteFolder = fileURLToPath(new URL("../../site/dist", import.meta.url));

/** The pages of the site, as paths from its folder. */
export const pages: readonly string[] = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".html") && path !== "404.html",
);

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

/** Serves the site on loopback below a folder of some name; `address` ends with a slash. */
export async function serveSite(): Promise<{ readonly address: string; readonly server: Server }> {
  const folder = "/any/folder/";
  const server = createServer(({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://a.example/").pathname);
    const file = join(siteFolder, path.slice(folder.length));
    const isThere = path.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    response.writeHead(isThere ? 200 : 404, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    response.end(isThere ? readFileSync(file) : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${folder}`, server };
}
