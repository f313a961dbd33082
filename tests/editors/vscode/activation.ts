import assert from "node:assert/strict";
import type { UnderTest } from "./under-test.js";
import { serverOf } from "./supervision.js";
import { openFolders } from "./workbench.js";

/** Nothing happens before there is a document to read. */
export function testActivation({ session }: UnderTest): void {
  it("does nothing before the first document that it can read is open", async () => {
    await openFolders(session().page);
    assert.deepEqual(serverOf(session()), []);
  });
}
