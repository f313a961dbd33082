import { documentShapes, escapeShapes, identifierShapes } from "../../bench/scaling/shapes.js";
import { checkWorks, finderWorks, libraryWorks, syntaxWorks } from "../../bench/scaling/works.js";
import { assertLinear } from "../../packages/core/test/linear-time.js";

const groups = [
  { works: libraryWorks, shapes: identifierShapes },
  { works: checkWorks, shapes: identifierShapes },
  { works: syntaxWorks, shapes: escapeShapes },
  { works: finderWorks, shapes: { ...documentShapes, ...escapeShapes } },
] as const;

/** What takes less long is not slow, however it grows. */
const amount = { length: 2000, unsuspicious: 20 } as const;

/** What `pnpm bench scaling` measures, but for what reads documents, which has tests of its own. */
describe("ten times the input takes no more than a constant times the time", () => {
  for (const { works, shapes } of groups) {
    for (const [name, work] of Object.entries(works)) {
      it(name, () => {
        for (const [shape, make] of Object.entries(shapes)) assertLinear(work, make, amount, shape);
      });
    }
  }
});
