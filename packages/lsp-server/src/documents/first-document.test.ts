import assert from "node:assert/strict";
import { defaultSettings as settings } from "../../test/default-settings.js";
import { documentOf } from "./open-documents.js";

const rows: readonly (readonly [language: string, text: string])[] = [
  ["typescript", `// http://a/%\nconst url = "http://a/%" + b;\nfetch(\`http://a/\${b}/%\`);\n`],
  ["typescript", `const url = "http://a/%";\nif (\n`],
  ["turtle", `<http://a/%> <b> "c" .\n`],
  ["typescript", `const url = "http://a/%";\n`.repeat(2_000)],
];

describe("the first document", () => {
  for (const [languageId, text] of rows)
    for (const isPrepared of [true, false])
      it(`is what it is later: ${languageId}, ${text.length} units, changes ${isPrepared ? "" : "not "}prepared`, () => {
        const item = { uri: "file:///a", languageId, version: 1, text };
        const first = documentOf(item, { encoding: "utf-16", isFirst: true });
        const other = documentOf(item, { encoding: "utf-16" });
        assert.deepEqual(first.analysis(settings).findings, other.analysis(settings).findings);
        assert.equal(other.needsPreparation, false);
        assert.equal(first.needsPreparation, text.length < 50_000);
        if (isPrepared) first.prepareChanges();
        assert.equal(first.needsPreparation, !isPrepared && text.length < 50_000);
        for (const document of [first, other])
          document.change(2, [
            { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 2 } }, text: "\n" },
          ]);
        assert.deepEqual(first.analysis(settings).findings, other.analysis(settings).findings);
        assert.deepEqual(first.whole(settings)?.literals, other.whole(settings)?.literals);
      });
});
