import assert from "node:assert/strict";
import { install, type Clock } from "@sinonjs/fake-timers";
import { Schedule } from "./schedule.js";

describe("Schedule", () => {
  let clock: Clock;

  beforeEach(() => {
    clock = install({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });
  afterEach(() => {
    clock.uninstall();
  });

  it("looks once at a document that is asked for twice at a time", async () => {
    const looked: string[] = [];
    const schedule = scheduleOf((uri) => Promise.resolve(void looked.push(uri)));
    schedule.request("a");
    schedule.request("b");
    schedule.request("a");
    await clock.tickAsync(20);
    assert.deepEqual(looked.sort(), ["a", "b"]);
  });

  it("does not look at a document that was given up", async () => {
    const schedule = scheduleOf(() => assert.fail());
    schedule.request("a");
    schedule.cancel("a");
    await clock.tickAsync(20);
  });

  it("looks once at a document that is asked for again, and not at one that is given up, while it waits for its turn", async () => {
    const looked: string[] = [];
    const schedule = new Schedule({
      open: (uri) => after(40).then(() => uri),
      look: (uri) => Promise.resolve(void looked.push(uri)),
    });
    schedule.request("a");
    schedule.request("b");
    await clock.tickAsync(20);
    schedule.request("a");
    schedule.cancel("b");
    await clock.tickAsync(100);
    assert.deepEqual(looked, ["a"]);
  });

  it("does not count the waiting for a turn as what a look costs", async () => {
    let looks = 0;
    const schedule = new Schedule({
      open: (uri) => after(100).then(() => uri),
      look: () => Promise.resolve(void (looks += 1)),
    });
    for (const expected of [1, 2, 3]) {
      schedule.request("a");
      await clock.tickAsync(130);
      assert.equal(looks, expected);
    }
  });

  it("waits for a pause in typing if a look after a change was costly", async () => {
    let looks = 0;
    const schedule = scheduleOf(async () => {
      looks += 1;
      await after(40);
    });
    schedule.request("a");
    await clock.tickAsync(60);
    schedule.request("a");
    await clock.tickAsync(60);
    assert.equal(looks, 2);
    schedule.request("a");
    await clock.tickAsync(30);
    schedule.request("a");
    await clock.tickAsync(30);
    assert.equal(looks, 2);
    await clock.tickAsync(200);
    assert.equal(looks, 3);
  });

  /** Resolves when the clock has been moved on so far. */
  function after(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  function scheduleOf(look: (uri: string) => Promise<void>): Schedule<string> {
    return new Schedule({ open: (uri) => Promise.resolve(uri), look });
  }
});
