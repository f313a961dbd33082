import assert from "node:assert/strict";
import { serverOf } from "./supervision.js";
import type { UnderTest } from "./under-test.js";
import { openFile, waitForSquiggles } from "./workbench.js";

/** Two folders with settings of their own: `.irilint.json` in the one, the editor's settings in the other. */
export function testFolders({ session }: UnderTest): void {
  it("has for each folder the settings of that folder, and one server for both", async () => {
    const { page } = session();
    await openFile(page, "shelf.json");
    await waitForSquiggles(page, ["1 error '>'"]);
    await openFile(page, "box.json");
    await waitForSquiggles(page, ["1 error 'sale-מבצע'", "1 error ' '"]);
    assert.equal(serverOf(session()).length, 1);
  });
}
