import assert from "node:assert/strict";
import { setTimeout as after } from "node:timers/promises";
import { Turns } from "./turns.js";

describe("Turns", () => {
  it("gives one at a time, the first at once, and then first to who asked last", async () => {
    const turns = new Turns();
    const had: string[] = [];
    for (const name of ["a", "b", "c"]) void turns.next().then(() => had.push(name));
    await Promise.resolve();
    assert.deepEqual(had, ["a"]);
    await after(50);
    assert.deepEqual(had, ["a", "c", "b"]);
  });

  it("gives one to who comes after all others when nobody else waits", async () => {
    const turns = new Turns();
    const had: string[] = [];
    void turns.afterOthers().then(() => had.push("last"));
    for (const name of ["a", "b"]) void turns.next().then(() => had.push(name));
    await after(50);
    assert.deepEqual(had, ["b", "a", "last"]);
  });

  it("gives none while messages come", async () => {
    const turns = new Turns();
    let messages = setImmediate(function handle() {
      turns.giveWay();
      messages = setImmediate(handle);
    });
    let had = 0;
    for (let count = 0; count < 2; count += 1) void turns.next().then(() => (had += 1));
    await after(50);
    clearImmediate(messages);
    assert.equal(had, 1);
    await after(50);
    assert.equal(had, 2);
  });

  it("gives one at once again when nobody waits", async () => {
    const turns = new Turns();
    await turns.next();
    await after(20);
    let had = 0;
    void turns.next().then(() => (had += 1));
    await Promise.resolve();
    assert.equal(had, 1);
  });
});
