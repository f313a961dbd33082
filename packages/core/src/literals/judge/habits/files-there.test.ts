import assert from "node:assert/strict";
import { readDocument } from "../../../documents/index.js";
import { checkChangingDocument } from "../../incremental/changing-document.js";
import { checkDocument, defaultSettings, type LocalTargets } from "../../index.js";

const files = new Set(["up-rocket.chat", "up-rocket.chat/b.md", "github.com/c"]);
const targets: LocalTargets = {
  of: (reference) => ({ kind: files.has(reference.replace(/\/$/u, "")) ? "there" : "unknown" }),
};

function codesIn(text: string, given: LocalTargets | undefined): string[] {
  const { literals } = readDocument(text, "markdown");
  const context = { spans: [], heeds: "iri", targets: () => given } as const;
  const { findings } = checkDocument(text, literals, defaultSettings, context);
  assert.deepEqual(checkChangingDocument(text, literals, defaultSettings, context).findings, findings);
  return findings.map(({ code }) => code);
}

describe("references that look like hosts", () => {
  const left = "scheme-left-out";
  for (const [text, expected] of [
    ["[a](up-rocket.chat)", []],
    ["[a](up-rocket.chat/) [b](down-rocket.chat/)", [left]],
    ["[a](github.com/c)", []],
    ["[a](github.com/d)", [left]],
    ["[a](https://b.example/) [b](https://c.example/) [c](up-rocket.chat/b.md)", []],
  ] as const)
    it(`are told of ${expected.length} times in ${text} where files have such names`, () =>
      assert.deepEqual(codesIn(text, targets), expected));

  it("are told of all where no files are known", () => {
    assert.deepEqual(codesIn("[a](up-rocket.chat) [b](github.com/c)", undefined), [left, left]);
  });
});
