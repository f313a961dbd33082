import assert from "node:assert/strict";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { toldPlaces, type ToldPlaces } from "./places.js";

describe("toldPlaces", () => {
  it("keeps the lines of messages, and not the texts that they were cut from", () => {
    const length = 1 << 20;
    const message = { ruleId: null, severity: 1, message: "", line: 1, column: 1 } as const;
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const told: ToldPlaces[] = [];
    const before = getHeapStatistics().used_heap_size;
    for (let index = 0; index < 64; index++) {
      const text = Buffer.alloc(length, `${index}`).toString("latin1");
      told.push(toldPlaces({ messages: [message], lineAt: () => text.slice(0, 100), byteAt: () => index }));
    }
    collectGarbage();
    assert.ok(getHeapStatistics().used_heap_size - before < (64 * length) / 4);
    assert.equal(told.at(-1)?.lines[0], "63".repeat(50));
  });
});
