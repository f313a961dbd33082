import assert from "node:assert/strict";
import { openFolder } from "./keyboard.js";
import type { UnderTest } from "./under-test.js";
import { serverOf } from "./supervision.js";

/** Nothing happens before there is a document to read. */
export function testActivation({ session }: UnderTest): void {
  it("does nothing before the first document that it can read is open", async () => {
    await openFolder(session().page, "library");
    await openFolder(session().page, "archive");
    assert.deepEqual(serverOf(session()), []);
  });
}
