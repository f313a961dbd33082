import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { languageOfPath, readDocumentOnce, type LanguageName } from "../../../packages/core/src/documents/index.js";
import type { RawLiteral } from "../../../packages/core/src/literals/index.js";
import { ensureCorpus } from "../corpus.mjs";
import { filesBelow } from "../files-below.js";
import { inLotOrder } from "../lots.js";
import { familyOf, type Family } from "./family.js";
import { isTaken, keptOf, type Drawn, type Stratum } from "./row.js";

/** So many are drawn of each stratum, by the family of the language. */
const quotas: Readonly<Record<Family, Readonly<Record<Stratum, number>>>> = {
  code: { taken: 250, scheme: 60, relative: 110, sign: 60, plain: 30 },
  data: { taken: 150, scheme: 40, relative: 50, sign: 40, plain: 15 },
  markup: { taken: 100, scheme: 20, relative: 40, sign: 20, plain: 15 },
};

/** Of each language of a package so many literals are in the frame, so that no package outweighs the others. */
const mostOfPackage = 400;

const longestSource = 300;
const longestLine = 2000;
const largestFile = 1_000_000;

interface Candidate {
  /** What tells it from the others of its package. */
  readonly key: string;
  readonly drawn: Omit<Drawn, "weight">;
  /** The lines around it, with the literal in brackets. */
  readonly context: string;
}

export interface DrawnInContext {
  readonly row: Drawn;
  readonly context: string;
}

/** What is drawn, in an order that does not tell the strata. */
export function drawSample(seed: string): DrawnInContext[] {
  const frame = ensureCorpus().flatMap(({ name, version, folder }) =>
    framedLiterals(`${name}@${version}`, folder, seed),
  );
  const rows = Object.entries(quotas).flatMap(([family, ofFamily]) =>
    Object.entries(ofFamily).flatMap(([stratum, quota]) => {
      const all = frame.filter(({ drawn }) => drawn.stratum === stratum && familyOf(drawn.language) === family);
      const chosen = inLotOrder(all, seed, nameOf).slice(0, quota);
      const weight = Math.round((100 * all.length) / chosen.length) / 100;
      return chosen.map(({ drawn, context, key }) => ({ key, row: { ...drawn, weight }, context }));
    }),
  );
  return inLotOrder(rows, `order ${seed}`, ({ row, key }) => `${row.release} ${key}`);
}

function nameOf({ drawn, key }: Candidate): string {
  return `${drawn.release} ${key}`;
}

/** The part of the frame that a package is: some of the distinct literals of each of its languages. */
function framedLiterals(release: string, folder: string, seed: string): Candidate[] {
  const ofLanguage = new Map<LanguageName, Map<string, () => Candidate>>();
  for (const path of filesBelow(folder)) {
    const language = languageOfPath(path);
    const text = language === undefined ? "" : readFileSync(path, "utf8");
    if (language === undefined || !isWrittenByHand(text)) continue;
    const known = ofLanguage.get(language) ?? new Map<string, () => Candidate>();
    ofLanguage.set(language, known);
    const file = { release, path: relative(folder, path), language };
    for (const raw of readDocumentOnce(text, language).literals) {
      if (!isAsked(raw)) continue;
      const key = `${JSON.stringify(raw.site)} ${text.slice(raw.span.start, raw.span.end)}`;
      if (!known.has(key)) known.set(key, () => candidate(file, text, raw, key));
    }
  }
  return [...ofLanguage.values()].flatMap((known) =>
    inLotOrder([...known], `frame ${seed} ${release}`, ([key]) => key)
      .slice(0, mostOfPackage)
      .map(([, make]) => make()),
  );
}

/** Whether there is something to decide: the language itself tells `url()` in CSS, a destination in Markdown, prose, `import`. */
function isAsked({ site, span }: RawLiteral): boolean {
  if (site.kind === "identifier" || site.kind === "text" || site.kind === "module-specifier") return false;
  return span.start < span.end && span.end - span.start <= longestSource;
}

function candidate(
  file: Pick<Drawn, "release" | "path" | "language">,
  text: string,
  raw: RawLiteral,
  key: string,
): Candidate {
  const { start, end } = raw.span;
  const source = text.slice(start, end);
  const line = text.slice(0, start).split("\n").length;
  const stratum: Stratum = isTaken(text, raw) ? "taken" : stratumOf(source);
  const before = text
    .slice(Math.max(0, start - 240), start)
    .split("\n")
    .slice(-4)
    .join("\n");
  const after = text
    .slice(end, end + 120)
    .split("\n", 2)
    .join("\n");
  const drawn = { ...file, line, stratum, source, literal: keptOf(raw) };
  return { key, drawn, context: `${before}⟦${source}⟧${after}` };
}

function stratumOf(source: string): Exclude<Stratum, "taken"> {
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/u.test(source) || source.includes("://")) return "scheme";
  if (/^[/.#?]/u.test(source)) return "relative";
  return /[:/#?%]/u.test(source) ? "sign" : "plain";
}

/** Bundles, and data on one line, tell nobody what a literal is for. */
function isWrittenByHand(text: string): boolean {
  return text.length <= largestFile && text.split("\n").every((line) => line.length <= longestLine);
}
