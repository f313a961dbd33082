import fc from "fast-check";
import { findIris } from "../../../packages/core/src/index.js";
import { anyText } from "../../../packages/core/test/iri-arbitraries.js";
import { nastyText } from "../../../packages/core/test/nasty-text.js";
import { spoiledIri } from "../../../packages/core/test/spoiled-iri.js";
import type { RealText } from "./real-texts.js";
import { mutated } from "./mutation.js";
import type { Random } from "./random.js";

const generated = fc.oneof(
  { weight: 5, arbitrary: spoiledIri },
  { weight: 2, arbitrary: nastyText },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
);

const poolSize = 10_000;
const longest = 400;

/** Makes identifiers. */
export type IdentifierMaker = (random: Random) => string;

const makers = new WeakMap<readonly RealText[], IdentifierMaker>();

/** Identifiers made by structure and those of real files, one of them as it is, or changed and crossed with another. */
export function identifiersOf(texts: readonly RealText[]): IdentifierMaker {
  const known = makers.get(texts);
  if (known !== undefined) return known;
  const pool = [...fc.sample(generated, { numRuns: poolSize, seed: 20261121 }), ...identifiersIn(texts)];
  const maker: IdentifierMaker = (random) => mutated(random.pick(pool), random.pick(pool), random);
  makers.set(texts, maker);
  return maker;
}

function identifiersIn(texts: readonly RealText[]): ReadonlySet<string> {
  const real = new Set<string>();
  for (const { text } of texts) {
    for (const iri of findIris(text)) if (iri.text.length < longest) real.add(iri.text);
    if (real.size > poolSize) break;
  }
  return real;
}
