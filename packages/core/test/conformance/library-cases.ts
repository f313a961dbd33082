import { readFileSync } from "node:fs";
import { isIri, isIriReference } from "../../src/iri/is-iri.js";
import { resolve } from "../../src/iri/resolve.js";
import { splitIri } from "../../src/iri/split.js";
import { normalize } from "../../src/normalize/normalize.js";
import { toUri } from "../../src/mapping/to-uri.js";
import { Score, type ConformanceSuite, type DifferenceClass } from "./suite.js";

/** What the tests of a library say, taken out of their source; `data/` has it, with the licence beside it. */
interface LibraryCases {
  readonly source: string;
  readonly commit: string;
  readonly components: readonly Readonly<Record<string, string>>[];
  readonly references: readonly string[];
  readonly notReferences: readonly string[];
  readonly notIris: readonly string[];
  readonly normalForms: readonly (readonly [text: string, form: string])[];
  /** Without a target where the library refuses to resolve. */
  readonly resolutions: readonly (readonly [base: string, reference: string, target: string | null])[];
  readonly uris?: readonly (readonly [iri: string, uri: string])[];
}

/** Why a library answers a question otherwise. */
export interface ExpectedDifference extends DifferenceClass {
  readonly of: "normalization" | "resolution";
  /** Whether it is this one, by what was asked and the two answers. */
  readonly holds: (asked: string, theirs: string, ours: string) => boolean;
}

export const emptyPort: ExpectedDifference = {
  of: "normalization",
  reason: "an empty port is dropped, which is the rung of schemes here",
  section: "RFC 3986 §3.2.3, §6.2.3",
  holds: (_, theirs, ours) => splitIri(ours).authority?.port?.text === "" && ours.replace(/:(?=\/$)/u, "") === theirs,
};

export const decodedTriplets: ExpectedDifference = {
  of: "normalization",
  reason: "triplets of characters beyond ASCII are decoded, which no rung of the ladder does",
  section: "RFC 3986 §6.2.2.2, RFC 3987 §5.3.2.3",
  holds: (_, theirs) => /\P{ASCII}/u.test(theirs),
};

const components = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

/** The suite of a library whose cases are in `data/<name>/cases.json`. */
export function librarySuite(name: string, differences: readonly ExpectedDifference[]): ConformanceSuite {
  const file = new URL(`data/${name}/cases.json`, import.meta.url);
  const cases = JSON.parse(readFileSync(file, "utf8")) as LibraryCases;
  const compare = (score: Score, of: ExpectedDifference["of"], asked: string, theirs: string, ours: string): void => {
    const difference = differences.find((each) => each.of === of && each.holds(asked, theirs, ours));
    const example = `${asked}: ${theirs}, not ${ours}`;
    if (theirs !== ours && difference !== undefined) score.differ(difference, example);
    else score.add(theirs === ours, () => example);
  };
  return {
    name: `${name}, components, resolution and normal forms`,
    version: cases.commit,
    source: `the tests of ${cases.source}`,
    run() {
      const score = new Score();
      for (const expected of cases.components) addComponents(score, expected);
      for (const text of cases.references) score.add(isIriReference(text), () => `${text} is an IRI-reference`);
      for (const text of cases.notReferences) score.add(!isIriReference(text), () => `${text} is no IRI-reference`);
      for (const text of cases.notIris) score.add(!isIri(text), () => `${text} is no IRI`);
      for (const [text, form] of cases.normalForms) compare(score, "normalization", text, form, normalize(text));
      for (const [base, reference, target] of cases.resolutions)
        compare(score, "resolution", `${reference} against ${base}`, target ?? "refused", resolved(reference, base));
      for (const [iri, uri] of cases.uris ?? []) {
        const ours = toUri(iri);
        score.add(ours.ok && ours.value === uri, () => `${iri} is ${uri} as a URI`);
      }
      return score.result;
    },
  };
}

function addComponents(score: Score, expected: Readonly<Record<string, string>>): void {
  const { text = "" } = expected;
  const { authority, ...rest } = splitIri(text);
  const found = { ...rest, ...authority };
  score.add(isIriReference(text), () => `${text} is an IRI-reference`);
  for (const name of components) {
    const part = found[name]?.text;
    score.add(part === expected[name], () => `${name} of ${text}: ${expected[name]}, not ${part}`);
  }
}

function resolved(reference: string, base: string): string {
  const result = resolve(reference, base);
  return result.ok ? result.value : `refused (${result.reason})`;
}
