import { runCommand } from "./keyboard.js";
import type { UnderTest } from "./under-test.js";

/** The log, in an editor with the setting `iri.trace.server`. Only VS Code for the web shows it: the server lacks what writes logs. */
export function testOutput({ session }: UnderTest): void {
  it("writes the messages of the protocol into its output if the setting asks for them", async () => {
    const { page } = session();
    await runCommand(page, "Irilint: Show Output");
    await page.locator(".part.panel .view-lines").getByText("textDocument/").first().waitFor();
  });
}
