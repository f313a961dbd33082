import assert from "node:assert/strict";
import {
  chmodSync,
  linkSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import * as node from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporary-folder.js";
import { writeFixes, type Files, type FixedFile } from "./write-fixes.js";

describe("writeFixes", () => {
  const folder = temporaryFolder({ "a.ts": "old a", "b.ts": "old b", "c.ts": "old c" });
  const text = (name: string): string => readFileSync(join(folder.path, name), "utf8");
  /** The results for files that have fixes, and for one that has none. */
  const resultsFor = (...names: string[]): FixedFile[] =>
    [...names.map((name) => ({ name, output: `new ${name}` })), { name: "none.ts" }].map(({ name, ...result }) => ({
      filePath: join(folder.path, name),
      ...result,
    }));
  // After all that the tests write, however long the tests before these take.
  const later = Date.parse("2200-01-01");
  const full: Files = {
    ...node,
    writeFile: async (path, data, options) => {
      assert.ok(typeof path === "string" && typeof data === "string");
      if (!path.includes("b.ts")) return node.writeFile(path, data, options);
      await node.writeFile(path, data.slice(0, 2), options);
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    },
  };

  it("leaves a file whole for which the disk has no room, and writes the others", async () => {
    await assert.rejects(writeFixes(resultsFor("a.ts", "b.ts", "c.ts"), later, full), {
      message: /^Cannot write the fixes of .*b\.ts, which is left as it is: ENOSPC/,
    });
    assert.deepEqual(["a.ts", "b.ts", "c.ts"].map(text), ["new a.ts", "old b", "new c.ts"]);
    assert.deepEqual(readdirSync(folder.path).sort(), ["a.ts", "b.ts", "c.ts"]);
  });

  it("says so if a file has gone", async () => {
    await assert.rejects(writeFixes(resultsFor("gone.ts", "a.ts"), later), { message: /gone\.ts.*ENOENT/ });
    assert.equal(text("a.ts"), "new a.ts");
  });

  it("leaves a file alone that somebody has written since it was read", async () => {
    writeFileSync(join(folder.path, "b.ts"), "newer b");
    const begun = 1;
    const changed: Files = {
      ...node,
      stat: (async (path: string) =>
        Object.assign(await node.stat(path), {
          ctimeMs: path.endsWith("b.ts") ? begun + 1 : begun,
        })) as typeof node.stat,
    };
    await assert.rejects(writeFixes(resultsFor("a.ts", "b.ts"), begun, changed), {
      message: /b\.ts.*changed meanwhile/,
    });
    assert.deepEqual(["a.ts", "b.ts"].map(text), ["new a.ts", "newer b"]);
  });

  it("writes a file that is dated in the future", async () => {
    utimesSync(join(folder.path, "a.ts"), new Date(), new Date(later));
    await writeFixes(resultsFor("a.ts"), Math.ceil(statSync(join(folder.path, "a.ts")).ctimeMs));
    assert.equal(text("a.ts"), "new a.ts");
  });

  it("keeps the mode of a file, and the link that leads to it", async () => {
    chmodSync(join(folder.path, "a.ts"), 0o777);
    symlinkSync(join(folder.path, "a.ts"), join(folder.path, "link.ts"));
    await writeFixes(resultsFor("link.ts"), later);
    assert.equal(text("a.ts"), "new link.ts");
    assert.equal(statSync(join(folder.path, "a.ts")).mode & 0o777, 0o777);
    assert.ok((await node.lstat(join(folder.path, "link.ts"))).isSymbolicLink());
  });

  it("writes into a file of several names, or of another owner", async () => {
    linkSync(join(folder.path, "a.ts"), join(folder.path, "other.ts"));
    const { ino } = statSync(join(folder.path, "c.ts"));
    const stat = (async (path: string) => {
      const stats = await node.stat(path);
      return path.endsWith("c.ts") ? Object.assign(stats, { uid: stats.uid + 1 }) : stats;
    }) as Files["stat"];
    await writeFixes(resultsFor("a.ts", "c.ts"), later, { ...node, stat });
    assert.equal(text("other.ts"), "new a.ts");
    assert.equal(statSync(join(folder.path, "c.ts")).ino, ino);
    assert.deepEqual(readdirSync(folder.path).sort(), ["a.ts", "b.ts", "c.ts", "other.ts"]);
  });

  it("leaves whole what it may write, and does not own", async () => {
    const stat = (async (path: string) => {
      const stats = await node.stat(path);
      return path.endsWith(".ts") ? Object.assign(stats, { uid: stats.uid + 1 }) : stats;
    }) as Files["stat"];
    const open = (async (path: string, flags: string) => {
      const file = await node.open(path, flags);
      let isFull = true;
      const write = async (octets: Uint8Array, at: number, length: number, position: number): Promise<unknown> => {
        if (!isFull) return file.write(octets, at, length, position);
        isFull = false;
        await file.write(octets, at, 2, position);
        throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
      };
      const others = {
        readFile: () => file.readFile(),
        truncate: (length: number) => file.truncate(length),
        close: () => file.close(),
      };
      return { ...others, write };
    }) as unknown as Files["open"];
    const before = ["b.ts", "c.ts"].map(text);
    await assert.rejects(writeFixes(resultsFor("b.ts", "c.ts"), later, { ...node, stat, open }), {
      message: /b\.ts, which is left as it is: ENOSPC[^]*c\.ts, which is left as it is: ENOSPC/,
    });
    assert.deepEqual(["b.ts", "c.ts"].map(text), before);
    const shorter = [{ filePath: join(folder.path, "c.ts"), output: "c" }];
    await writeFixes(shorter, later, { ...node, stat });
    assert.equal(text("c.ts"), "c");
  });

  it("leaves alone what stands in the way beside a file", async () => {
    const inTheWay = `a.ts.${process.pid}.irilint`;
    writeFileSync(join(folder.path, inTheWay), "somebody's");
    await assert.rejects(writeFixes(resultsFor("a.ts"), later), { message: /a\.ts.*EEXIST/ });
    assert.deepEqual(["a.ts", inTheWay].map(text), ["old a", "somebody's"]);
  });
});
