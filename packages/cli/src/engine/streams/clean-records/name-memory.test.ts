import assert from "node:assert/strict";
import { NameMemory } from "./name-memory.js";

function hashOf(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => NameMemory.hashWith(hash, byte), 0);
}

describe("the memory of names", () => {
  it("has those that were put in, and no others", () => {
    const memory = new NameMemory();
    const bytes = Buffer.from("<http://a.example/><http://b.example/>");
    const name = { start: 1, end: 18 };
    const hash = hashOf(bytes.subarray(1, 18));
    assert.ok(!memory.has(bytes, name, hash));
    memory.add(bytes, name, hash);
    assert.ok(memory.has(bytes, name, hash));
    assert.ok(!memory.has(bytes, { start: 20, end: 37 }, hash));
    assert.ok(!memory.has(bytes, { start: 1, end: 17 }, hash));
  });

  it("keeps the later one of two that have the same place", () => {
    const memory = new NameMemory();
    const bytes = Buffer.from("ab");
    memory.add(bytes, { start: 0, end: 1 }, 7);
    memory.add(bytes, { start: 1, end: 2 }, 7);
    assert.ok(!memory.has(bytes, { start: 0, end: 1 }, 7));
    assert.ok(memory.has(bytes, { start: 1, end: 2 }, 7));
  });

  it("makes what goes with a name once, and each time for one that it does not have", () => {
    const memory = new NameMemory<{ readonly of: string }>();
    const made: string[] = [];
    const make = (of: string): { readonly of: string } => {
      made.push(of);
      return { of };
    };
    const long = "x".repeat(129);
    const bytes = Buffer.from(`caf\u00E9${long}`);
    const [word, other] = [
      { start: 0, end: 5 },
      { start: 5, end: 134 },
    ];
    memory.add(bytes, word, hashOf(bytes.subarray(0, 5)));
    memory.add(bytes, other, hashOf(bytes.subarray(5)));
    for (let time = 0; time < 2; time++)
      assert.deepEqual(
        [word, other].map((name) => memory.valueOf(bytes, name, make).of),
        ["caf\u00E9", long],
      );
    assert.deepEqual(made, ["caf\u00E9", long, long]);
  });
});
