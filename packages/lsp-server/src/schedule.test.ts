import assert from "node:assert/strict";
import { setTimeout as after } from "node:timers/promises";
import { Schedule } from "./schedule.js";

describe("Schedule", () => {
  it("looks once at a document that is asked for twice at a time", async () => {
    const looked: string[] = [];
    const schedule = new Schedule((uri) => Promise.resolve(void looked.push(uri)));
    schedule.request("a");
    schedule.request("b");
    schedule.request("a");
    await after(20);
    assert.deepEqual(looked.sort(), ["a", "b"]);
  });

  it("does not look at a document that was given up", async () => {
    const schedule = new Schedule(() => assert.fail());
    schedule.request("a");
    schedule.cancel("a");
    await after(20);
  });

  it("waits for a pause in typing if a look was costly", async () => {
    let looks = 0;
    const schedule = new Schedule(async () => {
      looks += 1;
      await after(40);
    });
    schedule.request("a");
    await after(60);
    schedule.request("a");
    await after(30);
    schedule.request("a");
    await after(30);
    assert.equal(looks, 1);
    await after(200);
    assert.equal(looks, 2);
  });
});
