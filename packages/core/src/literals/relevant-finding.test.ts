import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../test/marked-text.js";
import { readDocument } from "../documents/index.js";
import { checkDocument } from "./check-document.js";
import { defaultSettings } from "./settings/settings.js";

/** Source with `«…»` around every finding. */
const rows: readonly (readonly [name: string, ...sources: string[]])[] = [
  ["at the ends of a template", "fetch(`« »/a/${b}/c« »`)", "const link = `http://a/${b}/c« »`"],
  ["between a hole and the end where all is one identifier", "fetch(`« »${b}« »`)", "const url = `http://${b}« »`"],
  ["but not where a text may follow a hole", "f(`http://a/${b} `)"],
  ["but not beside a placeholder", 'fetch("/a/{b} ")'],
  ["but not in what is joined", "links += `/a/${b}/c, `", 'fetch(a + "/b ")', 'fetch(" /a" + b)'],
];

describe("white space of patterns is reported", () => {
  for (const [name, ...sources] of rows)
    it(name, () => {
      for (const marked of sources) {
        const { text } = readMarks(marked);
        const spans = checkDocument(text, readDocument(text, "typescript").literals, defaultSettings).findings.map(
          ({ span }) => span,
        );
        assert.equal(writeMarks(text, spans), marked);
      }
    });
});
