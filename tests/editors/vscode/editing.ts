import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./keyboard.js";
import { fixture, type UnderTest } from "./under-test.js";
import {
  chooseQuickFix,
  closeProblems,
  hover,
  openFile,
  openProblems,
  openQuickFixes,
  save,
  waitForSquiggles,
} from "./workbench.js";

/** What a person does with the extension in a file of the bookshop. */
export function testEditing(under: UnderTest): void {
  const { session } = under;

  it("underlines what is wrong in a JSON file", async () => {
    await openFile(session().page, "links.json");
    await waitForSquiggles(session().page, ["2 warning 'Books.Example.org'", "3 error '|'", "4 error '%C'"]);
  });

  it("underlines what is wrong in a TypeScript file", async () => {
    await openFile(session().page, "catalog.ts");
    await waitForSquiggles(session().page, ["4 error ' '", "7 warning 'sale-מבצע'"]);
  });

  it("lists it in the problems panel", async () => {
    const problems = await openProblems(session().page, /character-space/u);
    await under.picture("problems");
    assert.match(problems.join("\n"), /^The query contains a space.* irilint character-space \[Ln 4, Col 59\]$/mu);
    await closeProblems(session().page);
  });

  it("explains an IRI in a hover, with its message and its URI form", async () => {
    const text = await hover(session().page, "sale-", /\bURI\b/u);
    assert.match(text, /mixes left-to-right and right-to-left characters/u);
    assert.match(text, /https:\/\/books\.example\.org\/sale-%D7%9E%D7%91%D7%A6%D7%A2/u);
    await under.picture("hover");
    await under.walkthroughPicture("find", 335);
  });

  it("repairs the file by a quick fix", async () => {
    const titles = await openQuickFixes(session().page, " maps");
    assert.deepEqual(titles.slice(0, 2), ["Percent-encode the space", "Remove the space"]);
    await under.picture("quick-fixes");
    await chooseQuickFix(session().page, "Percent-encode the space");
    await waitForSquiggles(session().page, ["7 warning 'sale-מבצע'"]);
    await expectSaved("catalog.ts", (text) => text.replace("old maps", "old%20maps"));
  });

  it("repairs a JSON file by a quick fix, and on saving what is safe", async () => {
    // By now the providers of other extensions are there; the workbench drops requests when one comes late.
    await openFile(session().page, "links.json");
    await openQuickFixes(session().page, "|");
    await chooseQuickFix(session().page, "Percent-encode '|'");
    await waitForSquiggles(session().page, ["2 warning 'Books.Example.org'", "4 error '%C'"]);
    await expectSaved("links.json", (text) =>
      text.replace("tea|coffee", "tea%7Ccoffee").replace("Books.Example", "books.example"),
    );
    await waitForSquiggles(session().page, ["4 error '%C'"]);
  });

  it("takes the problems of files away that are closed", async () => {
    const { page } = session();
    await openProblems(page, /percent-triplet-malformed/u);
    await runCommand(page, "View: Close All Editors");
    await page.locator(".markers-panel").getByText("No problems have been detected in the workspace.").waitFor();
    await closeProblems(page);
  });

  function expectSaved(file: string, change: (text: string) => string): Promise<void> {
    const original = readFileSync(join(fixture("bookshop"), file), "utf8");
    return save(session().page, join(session().workspace, file), change(original));
  }
}
