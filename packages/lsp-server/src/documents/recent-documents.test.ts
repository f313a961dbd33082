import assert from "node:assert/strict";
import { defaultSettings as settings } from "../../test/default-settings.js";
import { documentOf } from "./open-documents.js";
import { RecentDocuments } from "./recent-documents.js";

describe("documents that were looked at", () => {
  const newDocument = (_: unknown, index: number) =>
    documentOf(
      { uri: `file:///${index}.ts`, languageId: "typescript", version: 1, text: 'fetch("http://a/%")' },
      { encoding: "utf-16" },
    );

  it("keep what was found as long as they are among the last ones, and find it again later", () => {
    const recent = new RecentDocuments();
    const documents = Array.from({ length: 9 }, newDocument);
    const looks = documents.map((document) => {
      recent.add(document);
      return document.analysis(settings);
    });
    const again = documents.map((document) => document.analysis(settings));
    const kept = again.map((analysis, index) => analysis === looks[index]);
    assert.deepEqual(kept, [false, true, true, true, true, true, true, true, true]);
    assert.deepEqual(again[0]?.findings, looks[0]?.findings);
  });

  it("are the last ones again when they are looked at again", () => {
    const recent = new RecentDocuments();
    const [first, ...others] = Array.from({ length: 9 }, newDocument);
    assert.ok(first);
    recent.add(first);
    const found = first.analysis(settings);
    for (const document of others.slice(0, -1)) recent.add(document);
    recent.add(first);
    recent.add(others.at(-1)!);
    assert.equal(first.analysis(settings), found);
  });

  it("read the text of now after a change that they were not asked about", () => {
    const recent = new RecentDocuments();
    const document = newDocument(undefined, 0);
    assert.equal(document.analysis(settings).findings.length, 1);
    recent.remove(document);
    document.change(2, [{ text: 'fetch("http://a/")' }]);
    assert.deepEqual(document.analysis(settings).findings, []);
  });
});
