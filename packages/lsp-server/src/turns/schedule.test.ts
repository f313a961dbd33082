import assert from "node:assert/strict";
import { setTimeout as after } from "node:timers/promises";
import { Schedule } from "./schedule.js";

describe("Schedule", () => {
  it("looks once at a document that is asked for twice at a time", async () => {
    const looked: string[] = [];
    const schedule = scheduleOf((uri) => Promise.resolve(void looked.push(uri)));
    schedule.request("a");
    schedule.request("b");
    schedule.request("a");
    await after(20);
    assert.deepEqual(looked.sort(), ["a", "b"]);
  });

  it("does not look at a document that was given up", async () => {
    const schedule = scheduleOf(() => assert.fail());
    schedule.request("a");
    schedule.cancel("a");
    await after(20);
  });

  it("looks once at a document that is asked for again, and not at one that is given up, while it waits for its turn", async () => {
    const looked: string[] = [];
    const schedule = new Schedule({
      open: (uri) => after(40, uri),
      look: (uri) => Promise.resolve(void looked.push(uri)),
    });
    schedule.request("a");
    schedule.request("b");
    await after(20);
    schedule.request("a");
    schedule.cancel("b");
    await after(100);
    assert.deepEqual(looked, ["a"]);
  });

  it("does not count the waiting for a turn as what a look costs", async () => {
    let looks = 0;
    const schedule = new Schedule({ open: (uri) => after(100, uri), look: () => Promise.resolve(void (looks += 1)) });
    schedule.request("a");
    await after(130);
    schedule.request("a");
    await after(200);
    assert.equal(looks, 2);
  });

  it("waits for a pause in typing if a look after a change was costly", async () => {
    let looks = 0;
    const schedule = scheduleOf(async () => {
      looks += 1;
      await after(40);
    });
    schedule.request("a");
    await after(60);
    schedule.request("a");
    await after(60);
    assert.equal(looks, 2);
    schedule.request("a");
    await after(30);
    schedule.request("a");
    await after(30);
    assert.equal(looks, 2);
    await after(200);
    assert.equal(looks, 3);
  });

  function scheduleOf(look: (uri: string) => Promise<void>): Schedule<string> {
    return new Schedule({ open: (uri) => Promise.resolve(uri), look });
  }
});
