import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const packages = resolve(import.meta.dirname, "../../packages");
/** The socket of `--socket`, which a client asks for, to a port of the same machine. */
const allowed: ReadonlySet<string> = new Set(["lsp-server/src/main.ts node:net"]);
const network =
  /from "((?:node:)?(?:net|tls|http|https|http2|dns|dns\/promises|dgram)|undici|ws|node-fetch)"|\b(fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\(/gu;

describe("connections", () => {
  it("are opened nowhere in the packages, but to the client of a server that asks for it", () => {
    const found = readdirSync(packages, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => /^[^/]+\/src\/.*(?<!\.test)\.c?ts$/u.test(path))
      .flatMap((path) => {
        const code = readFileSync(join(packages, path), "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*/gu, "");
        return Array.from(code.matchAll(network), ([, module, call]) => `${path} ${module ?? call ?? ""}`);
      });
    assert.deepEqual(
      found.filter((each) => !allowed.has(each)),
      [],
    );
    assert.ok(found.length > 0, "the search finds the one that is allowed");
  });
});
