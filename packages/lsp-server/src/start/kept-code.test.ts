import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSealed, sealed } from "./kept-code.js";

describe("code that is kept", () => {
  let folder = "";
  before(() => (folder = mkdtempSync(join(tmpdir(), "irilint-"))));
  after(() => rmSync(folder, { recursive: true }));

  const octets = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 251));
  const code = { octets, needs: new Set(["turtle", "é"]) };
  const read = (written: Uint8Array) => {
    const file = join(folder, "code");
    writeFileSync(file, written);
    return readSealed(file);
  };

  it("is read as it was written, with what it was compiled for", () => {
    assert.deepEqual(read(sealed(code)), code);
    assert.deepEqual(read(sealed({ octets: Buffer.alloc(0), needs: new Set() }))?.octets.length, 0);
  });

  it("is not read where any octet is another one, or some are left out", () => {
    const whole = sealed(code);
    for (let at = 0; at < whole.length; at += at > whole.length - 40 ? 1 : 997) {
      const wrong = Buffer.from(whole);
      wrong[at] = (wrong[at] ?? 0) ^ 1;
      assert.equal(read(wrong), undefined, `octet ${at}`);
      assert.equal(read(whole.slice(0, at)), undefined, `cut at ${at}`);
    }
  });

  it("is not there where no file is", () => assert.equal(readSealed(join(folder, "none")), undefined));
});
