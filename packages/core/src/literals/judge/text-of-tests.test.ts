import assert from "node:assert/strict";
import { readDocument } from "../../documents/index.js";
import { checkChangingDocument } from "../incremental/changing-document.js";
import { defaultSettings, type Settings } from "../settings/settings.js";
import { checkDocument } from "./check-document.js";

describe("tests of programs", () => {
  const text =
    'fetch("http://a.example/b c");\nfetch("http://a:Zq8x@b.example/");\nfetch("https://a.example/\u202Eb");\n';
  const threats = ["userinfo-password-exposed", "bidi-formatting-character"];
  const all = ["character-space", ...threats];

  const codes = (path: string | undefined, of: Partial<Settings> = {}): string[] => {
    const settings = { ...defaultSettings, ...of };
    const { literals } = readDocument(text, "javascript");
    const context = { spans: [], heeds: "iri", path: () => path } as const;
    const { findings } = checkDocument(text, literals, settings, context);
    const changing = checkChangingDocument("", readDocument("", "javascript").literals, settings, context);
    assert.deepEqual(changing.update(text, literals, context).findings, findings);
    return findings.map(({ code }) => code).filter((code) => all.includes(code));
  };

  it("tell only of what deceives readers and of secrets", () => {
    for (const path of ["test/a.js", "src/a.test.js", "__tests__/a.js", "spec/a.js"])
      assert.deepEqual(codes(path), threats, path);
  });

  it("tell all if the settings ask for it, or are strict", () => {
    assert.deepEqual(codes("test/a.js", { tests: true }), all);
    assert.deepEqual(codes("test/a.js", { preset: "strict" }), all);
    assert.deepEqual(codes("test/a.js", { codes: { "character-space": "error" } }), threats);
  });

  it("are no programs beside them, nor files without a path", () => {
    for (const path of ["src/a.js", "test.js", "src/latest.js", undefined]) assert.deepEqual(codes(path), all, path);
  });
});
