import { languageFiles, readDocument } from "../../packages/core/dist/documents/index.js";
import * as core from "../../packages/core/dist/index.js";
import * as literals from "../../packages/core/dist/literals/index.js";
import { atMost, type Effort, type Row } from "../row.js";
import { documentShapes, escapeShapes, identifierShapes, type Shape } from "../scaling/shapes.js";

type Work = (text: string) => unknown;

/** Functions that need more than a text, or something else; all others that the library exports are called with one. */
const withMore: Readonly<Record<string, Work>> = {
  resolve: (text) => core.resolve(text.slice("http://a/".length), "http://a/b"),
  relativize: (text) => core.relativize(text, "http://a/b/c/d"),
  normalize: (text) => core.normalize(text, { level: "scheme" }),
  compare: (text) => core.compare(text, `${text}x`, { level: "scheme" }),
  bidiComponents: (text) => core.bidiComponents(core.splitIri(text)),
  checkIri: (text) => core.checkIri(text, { checks: "all" }),
};

/** They take a code point, and so no input that could be long. */
const ofCodePoints: ReadonlySet<string> = new Set(["characterProperties", "mention"]);

const functions = Object.entries(core)
  .filter(([name]) => !ofCodePoints.has(name))
  .filter((entry): entry is [string, (text: string) => never] => typeof entry[1] === "function")
  .map(([name, run]): [string, Work] => [name, withMore[name] ?? run]);

const checks = core.catalogue.map(({ code }): [string, Work] => [
  code,
  (text) => core.checkIri(text, { checks: [code], production: "IRI" }),
]);

const decoders = Object.entries(literals.syntaxes).map(([name, syntax]): [string, Work] => [
  name,
  (text) => syntax.decode(text, { start: 0, end: text.length }),
]);

const readers = languageFiles.map(({ language }): [string, Work] => [
  language,
  (text) => {
    const { literals: found, comments } = readDocument(text, language);
    const spans = { spans: comments, heeds: "iri-and-eslint" } as const;
    return literals.checkDocument(text, found, { ...literals.defaultSettings, preset: "all" }, spans);
  },
]);

/** How much more time ten times the input takes: the worst of everything that reads text, on the worst of all shapes. */
export function scalingRows(effort: Effort): Row[] {
  const length = effort === "full" ? 2000 : 500;
  return [
    worstRow(`${functions.length} functions of the library`, functions, identifierShapes, length),
    worstRow(`${checks.length} checks`, checks, identifierShapes, length),
    worstRow(`${decoders.length} decoders`, decoders, escapeShapes, length),
    worstRow(`readers of ${readers.length} languages, and all checks`, readers, documentShapes, length),
  ];
}

function worstRow(
  what: string,
  works: readonly [string, Work][],
  shapes: Readonly<Record<string, Shape>>,
  length: number,
): Row {
  let worst = { figure: 0, against: "" };
  for (const [name, work] of works) {
    for (const [shape, make] of Object.entries(shapes)) {
      const figure = growth(work, make(length), make(10 * length));
      if (figure > worst.figure) worst = { figure, against: `${name}: ${shape}` };
    }
  }
  return { what, ...worst, unit: "×", goal: atMost(15) };
}

/** Tries again before something is called slow: a pass of the garbage collector takes longer than most of what is measured. */
function growth(work: Work, short: string, long: string): number {
  let least = Infinity;
  for (let attempt = 0; attempt < 6 && least > 12; attempt++) {
    least = Math.min(least, timeOf(work, long, 1) / timeOf(work, short, 10));
  }
  return least;
}

/** What is shorter is not told from noise; in milliseconds. */
const unnoticed = 0.1;

/** Milliseconds of processor time for one of so many runs. */
function timeOf(work: Work, text: string, runs: number): number {
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run++) work(text);
  const { user, system } = process.cpuUsage(before);
  return Math.max((user + system) / 1000 / runs, unnoticed);
}
