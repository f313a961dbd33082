import { assertLinearSteps, type Shape } from "../../packages/core/test/step-counter.js";
import { documentShapes, escapeShapes, identifierShapes } from "../../bench/scaling/shapes.js";
import { checkWorks, finderWorks, libraryWorks, literalWorks, syntaxWorks } from "../../bench/scaling/works.js";
import { displayInLine } from "../../packages/core/src/bidi/display-context.js";
import { visualTwin } from "../../packages/core/src/bidi/visual-twin.js";
import { checkIri } from "../../packages/core/src/checks/run/check-iri.js";
import { readIgnorePatterns } from "../../packages/core/src/literals/settings/ignore-patterns.js";
import { syntaxes } from "../../packages/core/src/literals/syntaxes/registry.js";
import { SourceText } from "../../packages/lsp-server/src/documents/source-text.js";
import { Positions } from "../../packages/lsp-server/src/protocol/to-protocol.js";

const groups = {
  "the library": { works: libraryWorks, shapes: identifierShapes },
  "each check": { works: checkWorks, shapes: identifierShapes },
  "decoders and encoders": { works: syntaxWorks, shapes: escapeShapes },
  "what places and checks a literal": { works: literalWorks, shapes: documentShapes },
  "finders in a text": { works: finderWorks, shapes: { ...documentShapes, ...escapeShapes } },
};

const repeated =
  (unit: string, before = ""): Shape =>
  (length) =>
    before + unit.repeat(Math.ceil(length / unit.length));

/** What is done once for every ten units of a text, and must not look at all of it each time. */
function everyTenUnits(text: string, act: (start: number) => unknown): void {
  for (let start = 0; start < text.length; start += 10) act(start);
}

/** Works that one text says too little of, each with its own. */
const others: Readonly<Record<string, readonly [work: (text: string) => unknown, ...shapes: Shape[]]>> = {
  "checks whose fixes depend on the rest of the text": [
    (text) => checkIri(text, { checks: "all", profile: "leiri" }),
    repeated("b\\", "http://a/"),
    repeated("b\u2044", "http://a/"),
    repeated("é%C3%A9.", "http://"),
  ],
  "the search for twins": [
    visualTwin,
    (length) => `/${"1".repeat(length)}\u05D0`,
    repeated("$1/", "/\u05D0"),
    repeated("(\u05D0)", "/"),
  ],
  "the display of an identifier in a long line": [
    (line) => displayInLine("\u05D0/b", { before: line, after: line, paragraph: "ltr" }),
    repeated("\u05D0 "),
  ],
  "stars in patterns of names": [
    (path) => readIgnorePatterns("*a".repeat(500)).judge(`${path}b`, "file"),
    repeated("a"),
  ],
  "stars in patterns of folders": [
    (path) => readIgnorePatterns(`${"**/a/".repeat(200)}c`).judge(`${path}b`, "file"),
    repeated("a/"),
  ],
  "ascending offsets in a long line": [
    (line) => {
      const positions = new Positions(SourceText.of(line), "utf-8");
      everyTenUnits(line, (offset) => positions.positionOf(offset));
    },
    repeated("é"),
  ],
  "many fixes of an address in AsciiDoc": [
    (text) => {
      const piece = { start: 0, end: text.length };
      const syntax = syntaxes["asciidoc-address"];
      everyTenUnits(text, (start) => syntax.keeps?.(text, { span: { start, end: start + 1 }, text: "" }, piece));
    },
    repeated("-", "http://"),
  ],
  "many fixes of an attribute that templates may fill in": [
    (text) => {
      const piece = { start: 0, end: text.length };
      for (const name of ["html-attribute", "html-unquoted", "xml-attribute"] as const) {
        const syntax = syntaxes[name];
        everyTenUnits(text, (start) => syntax.keeps?.(text, { span: { start, end: start + 1 }, text: "" }, piece));
      }
    },
    repeated("{", "http://"),
  ],
  "many addresses of LaTeX": [
    (text) => everyTenUnits(text, () => syntaxes["latex-address"].encode("%7C", text, { start: 0, end: text.length })),
    repeated("a"),
  ],
};

describe("steps grow with the text", () => {
  for (const [name, { works, shapes }] of Object.entries(groups))
    for (const [shape, make] of Object.entries(shapes))
      it(`${name}: ${shape}`, () => assertLinearSteps(Object.values(works), make));

  for (const [name, [work, ...shapes]] of Object.entries(others))
    it(name, () => {
      for (const shape of shapes) assertLinearSteps([work], shape);
    });
});
