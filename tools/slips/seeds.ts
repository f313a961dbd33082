import { readDocument, type LanguageName } from "../../packages/core/dist/documents/index.js";
import { checkDocument, defaultSettings, isPattern, type Literal } from "../../packages/core/dist/literals/index.js";
import { inLotOrder } from "../lots.js";
import { chooseRealFiles, type RealFile } from "../parity/real-files.js";

/** A faultless address in a published file, into which slips are put. */
export interface Seed {
  readonly path: string;
  readonly language: LanguageName;
  readonly text: string;
  readonly literal: Literal;
}

/** Of one language: of some there are many files. */
const quota = 20;

/** Most of them in JavaScript and TypeScript, of which no more are needed. */
const mostFiles = 1500;

/** One address of each of some files that have nothing to report, written as it is decoded. */
export function chooseSeeds(seed: string): Seed[] {
  const counts = new Map<LanguageName, number>();
  return chooseRealFiles(mostFiles, seed).flatMap((file) => {
    const { path, language, text } = file;
    const known = counts.get(language) ?? 0;
    const literal = known < quota ? chooseLiteral(file, seed) : undefined;
    if (literal === undefined) return [];
    counts.set(language, known + 1);
    return [{ path, language, text, literal }];
  });
}

function chooseLiteral({ text, language }: RealFile, seed: string): Literal | undefined {
  const { literals: raws, comments: spans } = readDocument(text, language);
  const { literals, findings } = checkDocument(text, raws, defaultSettings, { spans, heeds: "iri" });
  if (findings.length > 0) return undefined;
  const addresses = literals.filter((literal) => isAddress(literal, text));
  return inLotOrder(addresses, seed, ({ span }) => String(span.start))[0];
}

function isAddress(literal: Literal, source: string): boolean {
  const { text, span, place, pieces } = literal;
  const isPlain = pieces.length === 1 && source.slice(span.start, span.end) === text;
  return isPlain && !isPattern(literal) && place.tier !== "prose" && /^https?:\/\/[^/?#.]+\.[^/?#]/u.test(text);
}
