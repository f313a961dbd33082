import { goTo } from "./keyboard.js";
import type { UnderTest } from "./under-test.js";
import { openFile, waitForSquiggles } from "./workbench.js";

/** 10,000 lines with 1,000 identifiers. */
export const longFile = Array.from({ length: 10_000 }, (_, index) =>
  index % 10 === 0 ? `fetch("https://books.example.org/shelf/${index}");\n` : `export const line${index} = ${index};\n`,
).join("");

/** A long file stays as quick to type in as a short one; the time limit of the test is the one for all. */
export function testLongFile({ session }: UnderTest): void {
  it("keeps up with typing in a file of 10,000 lines", async () => {
    const { page } = session();
    await openFile(page, "long.ts");
    await goTo(page, 5001, 34);
    await page.keyboard.type("of>many/", { delay: 20 });
    await waitForSquiggles(page, ["5001 error '>'"]);
    await goTo(page, 5001, 36);
    await page.keyboard.press("Delete");
    await waitForSquiggles(page, []);
    await page.locator(".view-lines").getByText("https://books.example.org/ofmany/shelf/5000").first().waitFor();
  });
}
