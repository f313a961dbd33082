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
  /** Of the shorter text, in a full run. */
  readonly length: number;
}

const groups: readonly Group[] = [
  { what: "functions of the library", works: libraryWorks, shapes: identifierShapes, length: 2000 },
  { what: "checks, each by itself", works: checkWorks, shapes: identifierShapes, length: 2000 },
  { what: "decoders and encoders", works: syntaxWorks, shapes: escapeShapes, length: 2000 },
  { what: "functions about a literal", works: literalWorks, shapes: documentShapes, length: 2000 },
  { what: "finders in a text", works: finderWorks, shapes: { ...documentShapes, ...escapeShapes }, length: 2000 },
  { what: "readers, with all checks and a change", works: readerWorks, shapes: documentShapes, length: 2000 },
  { what: "functions about a tree of ESLint's", works: treeWorks, shapes: codeShapes, length: 500 },
];

/** How much more time ten times the input takes: the worst of everything that reads text, on the worst of all shapes. */
export function scalingRows(effort: Effort): Row[] {
  return groups.map((group) => worstRow(group, effort === "full" ? 1 : 4));
}

function worstRow({ what, works, shapes, length }: Group, part: number): Row {
  let worst = { figure: 0, against: "" };
  for (const [name, work] of Object.entries(works)) {
    for (const [shape, make] of Object.entries(shapes)) {
      const figure = growth(work, make, length / part);
      if (figure > worst.figure) worst = { figure, against: `${name}: ${shape}` };
    }
  }
  return { what: `${Object.keys(works).length} ${what}`, ...worst, unit: "×", goal: atMost(mostGrowth) };
}
