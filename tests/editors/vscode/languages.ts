import type { UnderTest } from "./under-test.js";
import { closeProblems, openFile, openNotebook, openProblems, waitForSquiggles } from "./workbench.js";

/** What VS Code does not call by its language, or does not show as the file stands there. */
export function testLanguages({ session }: UnderTest): void {
  it("underlines what is wrong in Turtle, which VS Code takes for plain text", async () => {
    const { page } = session();
    await openFile(page, "shelf.ttl");
    await waitForSquiggles(page, ["3 error '|'"]);
  });

  it("tells what is wrong in a cell of a notebook", async () => {
    const { page } = session();
    await openNotebook(page, "visits.ipynb");
    await openProblems(page, /^The query contains .*irilint character-\S+ \[Ln 2, Col \d+\]$/mu);
    await closeProblems(page);
  });
}
