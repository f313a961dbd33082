import assert from "node:assert/strict";
import type { UnderTest } from "./under-test.js";
import { closeProblems, openFile, openProblems, waitForSquiggles } from "./workbench.js";

/** What others show of the same text: the ESLint extension by our rules, and VS Code's own unicodeHighlight. */
export function testNeighbors({ session }: UnderTest): void {
  it("does not repeat what the ESLint extension shows by the rule of the same name", async () => {
    const { page } = session();
    await openFile(page, "box.json");
    await waitForSquiggles(page, ["1 error 'sale-מבצע'", "1 error ' '"]);
    assert.deepEqual(spaces(await openProblems(page, /character-space/u)), ["eslint iri/character-space"]);
    await closeProblems(page);
  });

  it("repeats it if the setting says so", async () => {
    const { page, changeSettings } = session();
    changeSettings({ "iri.editor.repeatEslint": true });
    const twice = spaces(await openProblems(page, /irilint character-space/u));
    assert.deepEqual(twice.sort(), ["eslint iri/character-space", "irilint character-space"]);
    changeSettings({});
    const rows = page.locator(".markers-panel .monaco-list-row", { hasText: "character-space" });
    await rows.nth(1).waitFor({ state: "detached" });
    await closeProblems(page);
  });

  it("stands beside the boxes of unicodeHighlight, which a setting takes out of strings", async () => {
    const { page, changeSettings } = session();
    const boxes = page.locator(".editor-group-container.active [class*=unicode-highlight]");
    await openFile(page, "notes.ts");
    await waitForSquiggles(page, ["2 error '|'", "3 error '1.2.3.4/אב'"]);
    await boxes.first().waitFor();
    changeSettings({ "editor.unicodeHighlight.includeStrings": false });
    await boxes.first().waitFor({ state: "detached" });
    await waitForSquiggles(page, ["2 error '|'", "3 error '1.2.3.4/אב'"]);
    changeSettings({});
  });
}

/** Who shows the space, and by which name. */
function spaces(problems: readonly string[]): string[] {
  return problems.flatMap((problem) => /\w+ (?:iri\/)?character-space/u.exec(problem)?.[0] ?? []);
}
