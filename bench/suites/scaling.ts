import { atMost, type Effort, type Row } from "../row.js";
import { growth, mostGrowth, type Shape } from "../scaling/growth.js";
import { codeShapes, documentShapes, escapeShapes, identifierShapes } from "../scaling/shapes.js";
import { treeWorks } from "../scaling/trees.js";
import {
  checkWorks,
  finderWorks,
  libraryWorks,
  literalWorks,
  readerWorks,
  syntaxWorks,
  type Works,
} from "../scaling/works.js";

interface Group {
  readonly what: string;
  readonly works: Works;
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Of the shorter text, in UTF-16 units, by how thoroughly it is measured; where the steps of the same are counted, a check needs no time. */
  readonly lengths: Readonly<{ full: number; short?: number }>;
}

/** Of what `tests/architecture/linear-steps.test.ts` counts. */
const counted = { full: 2000 };

const groups: readonly Group[] = [
  { what: "functions of the library", works: libraryWorks, shapes: identifierShapes, lengths: counted },
  { what: "checks, each by itself", works: checkWorks, shapes: identifierShapes, lengths: counted },
  { what: "decoders and encoders", works: syntaxWorks, shapes: escapeShapes, lengths: counted },
  { what: "functions about a literal", works: literalWorks, shapes: documentShapes, lengths: counted },
  { what: "finders in a text", works: finderWorks, shapes: { ...documentShapes, ...escapeShapes }, lengths: counted },
  {
    what: "readers, with all checks and a change",
    works: readerWorks,
    shapes: documentShapes,
    lengths: { full: 2000, short: 250 },
  },
  {
    what: "functions about a tree of ESLint's",
    works: treeWorks,
    shapes: codeShapes,
    lengths: { full: 500, short: 125 },
  },
];

/**
 * How much more time ten times the input takes: the worst of everything that reads text, on the worst of all shapes; for a check, the
 * worst of what no steps are counted of.
 */
export function scalingRows(effort: Effort): Row[] {
  return groups.flatMap((group) => {
    const length = group.lengths[effort];
    return length === undefined ? [] : [worstRow(group, length)];
  });
}

function worstRow({ what, works, shapes }: Group, length: number): Row {
  let worst = { figure: 0, against: "" };
  for (const [name, work] of Object.entries(works)) {
    for (const [shape, make] of Object.entries(shapes)) {
      const figure = growth(work, make, length);
      if (figure > worst.figure) worst = { figure, against: `${name}: ${shape}` };
    }
  }
  return { what: `${Object.keys(works).length} ${what}`, ...worst, unit: "×", goal: atMost(mostGrowth) };
}
