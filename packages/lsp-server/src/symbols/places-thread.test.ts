import assert from "node:assert/strict";
import { defaultSettings } from "@irilint/core/literals";
import { PlacesThread, type FileToRead } from "./places-thread.js";

const file: Omit<FileToRead, "size"> = {
  uri: "file:///a.ttl",
  digest: "",
  reading: { settings: { checks: defaultSettings, maximumLength: 1000, maximumLineLength: 1000 }, encoding: "utf-16" },
};

/** There is no such program: whoever starts a thread is told nothing of the file. */
const program = "/nowhere/server.cjs";

describe("the thread that looks through files", () => {
  it("leaves some short files to the one who asks", () => {
    const thread = new PlacesThread(program);
    for (let index = 0; index < 40; index++) assert.equal(thread.read({ ...file, size: 100_000 }), undefined);
  });

  it("takes those that follow many", async () => {
    const thread = new PlacesThread(program);
    for (let index = 0; index < 40; index++) thread.read({ ...file, size: 100_000 });
    const read = thread.read({ ...file, size: 1 });
    assert.notEqual(read, undefined);
    assert.equal(await read, undefined);
  });

  it("takes a long one", async () => {
    const thread = new PlacesThread(program);
    const read = thread.read({ ...file, size: 100_001 });
    assert.notEqual(read, undefined);
    assert.equal(await read, undefined);
    assert.equal(thread.read({ ...file, size: 100_001 }), undefined, "none is started again");
  });
});
