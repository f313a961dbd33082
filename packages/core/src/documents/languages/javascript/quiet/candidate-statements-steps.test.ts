import { assertLinearSteps, type Shape } from "../../../../../test/step-counter.js";
import { defaultSettings } from "../../../../literals/index.js";
import { scriptCandidateReader } from "./candidate-statements.js";

const shapes: Readonly<Record<string, Shape>> = {
  "blocks in blocks": (length) => {
    const depth = length / 24;
    return 'a();\nif(b){f(url,"c");\n'.repeat(depth) + "}".repeat(depth);
  },
  "statements with names of identifiers": (length) => 'f(url,"c");\n'.repeat(length / 12),
  "many names of identifiers": (length) =>
    `f("a",${Array.from({ length: length / 9 }, (_, index) => `a${index}Url`).join()})`,
  "one name many times": (length) => `f("a"${",url".repeat(length / 4)})`,
  comments: (length) => `a;${"/* b */".repeat(length / 7)}c`,
  "comparisons in white space": (length) => `a${" <  b".repeat(length / 5)}`,
};

describe("the steps of a reader of what may be identifiers in scripts", () => {
  for (const [name, shape] of Object.entries(shapes))
    it(`grow with the length of the text: ${name}`, () => {
      const read = scriptCandidateReader({ typescript: false, jsx: true })(defaultSettings);
      assertLinearSteps([read], shape);
    });
});
