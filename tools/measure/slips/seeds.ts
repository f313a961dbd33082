import { readDocumentOnce, type LanguageName } from "../../../packages/core/dist/documents/index.js";
import { checkDocument, defaultSettings, isPattern, type Literal } from "../../../packages/core/dist/literals/index.js";
import { inLotOrder } from "../lots.js";
import { chooseRealFiles, type RealFile } from "../parity/real-files.js";

/** A faultless address in a published file, into which slips are put. */
export interface Seed {
  readonly path: string;
  readonly language: LanguageName;
  readonly text: string;
  readonly literal: Literal;
}

/** Of one language, and of one package: of some there are many files. */
const quotas = { language: 20, package: 8 };

/** Most of them in JavaScript and TypeScript, of which no more are needed. */
const mostFiles = 1500;

/** One address of each of some files that have nothing to report, written as it is decoded. */
export function chooseSeeds(seed: string): Seed[] {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  return chooseRealFiles(mostFiles, seed).flatMap((file) => {
    const { path, language, text } = file;
    const owner = /^(?:@[^/]+\/)?[^/]+/u.exec(path)?.[0] ?? "";
    if (count(language) >= quotas.language || count(owner) >= quotas.package) return [];
    const literal = chooseLiteral(file, seed);
    if (literal === undefined) return [];
    for (const key of [language, owner]) counts.set(key, count(key) + 1);
    return [{ path, language, text, literal }];
  });
}

function chooseLiteral({ text, language }: RealFile, seed: string): Literal | undefined {
  const { literals: raws, comments: spans } = readDocumentOnce(text, language);
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
