import assert from "node:assert/strict";
import { resolve, sep } from "node:path";
import { printed } from "../../test/printed.js";
import { github } from "./github.js";
import type { Message } from "./message.js";

const folder = resolve(`${sep}home`, "project");

describe("the format of GitHub Actions", () => {
  /** What is told of one message in a file. */
  const format = async (file: string, message: object): Promise<string> =>
    // Each row has what a message needs.
    (
      await printed(github, [{ filePath: resolve(folder, file), messages: [message as Message] }], { folder })
    ).trimEnd();

  it("has a line for each message, and none for none", async () => {
    const message = { line: 2, column: 3, endLine: 2, endColumn: 5, severity: 2, ruleId: "iri/a", message: "No." };
    const file = resolve(folder, "src/a.ts").replaceAll(":", "%3A");
    assert.equal(
      await format("src/a.ts", message),
      `::error file=${file},line=2,endLine=2,col=3,endColumn=5,title=iri/a::src/a.ts:2:3: No.`,
    );
    assert.equal(await printed(github, []), "");
  });

  it("leaves out columns where there are several lines", async () => {
    const message = { line: 2, column: 3, endLine: 4, endColumn: 5, severity: 1, ruleId: "iri/a", message: "No." };
    assert.match(
      await format("a.ts", message),
      /^::warning file=[^,]*,line=2,endLine=4,title=iri\/a::a\.ts:2:3: No\.$/,
    );
  });

  it("leaves out the title and the end where there are none", async () => {
    const message = { line: 1, column: 1, severity: 2, ruleId: null, message: "No." };
    assert.match(await format("a.ts", message), /^::error file=[^,]*,line=1,endLine=1,col=1::a\.ts:1:1: No\.$/);
  });

  it("escapes what would end a command or a property", async () => {
    const message = { line: 1, column: 1, severity: 2, ruleId: "iri/a", message: "50%\r\n::error::" };
    assert.match(
      await format("a,b%.ts", message),
      /^::error file=[^,]*a%2Cb%25\.ts,line=.*::a,b%25\.ts:1:1: 50%25%0D%0A::error::$/,
    );
  });
});
