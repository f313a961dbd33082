import * as hyperjump from "@hyperjump/uri";
import fastUri from "fast-uri";
import { resolve as resolveByPeer } from "relative-to-absolute-iri";
import uriJs from "uri-js";
import { IriValidationStrategy, validateIri } from "validate-iri";
import { parseURL } from "whatwg-url";
import { createScan, scanIri } from "../../packages/core/dist/grammar/scan.js";
import {
  checkIri,
  comparisonKey,
  displayForm,
  isIri,
  isIriReference,
  normalize,
  parseIri,
  resolve,
  toIri,
  toUri,
} from "../../packages/core/dist/index.js";
import { asciiIdentifiers, nonAsciiIdentifiers, type Identifiers } from "../identifiers.js";
import { race, type Contender, type Lap } from "../race.js";
import { atLeast, atMost, type Effort, type Goal, type Row } from "../row.js";

const base = "http://a.example/b/c/d;p?q";
const references = ["g", "./g", "g/", "/g", "?y", "g?y", "#s", "g?y#s", ";x", "", ".", "./", "..", "../g", "../../g"];

/** The table of what `@irilint/core` costs, each side on the same texts in the same run. */
export function libraryRows(effort: Effort): Row[] {
  const ascii = asciiIdentifiers();
  const nonAscii = nonAsciiIdentifiers();
  return [
    ...scanRows(ascii, atMost(1.15), effort),
    ...scanRows(nonAscii, atMost(0.9), effort),
    ...parseRows(ascii, effort),
    ...parseRows(nonAscii, effort),
    ...resolveRows(ascii, effort),
    ...toUriRows(ascii, nonAscii, effort),
    ...[ascii, nonAscii].flatMap((corpus) => derivedRows(corpus, effort)),
    ...checkRows(ascii, effort),
    ...checkRows(nonAscii, effort),
  ];
}

function scanRows(corpus: Identifiers, againstUrl: Goal, effort: Effort): Row[] {
  const [, canParse, loop, validate] = race(
    [
      over("isIriReference", corpus, (text) => Number(isIriReference(text))),
      over("URL.canParse", corpus, (text) => Number(URL.canParse(text))),
      over("a loop over charCodeAt", corpus, sumOfUnits),
      over("validate-iri", corpus, (text) => Number(validateIri(text, IriValidationStrategy.Strict) === undefined)),
    ],
    effort,
  );
  const what = `isIriReference, ${corpus.name}`;
  return [
    { ...slowness(what, canParse), goal: againstUrl },
    { ...slowness(what, loop), goal: atMost(2) },
    speed(what, validate),
  ];
}

function parseRows(corpus: Identifiers, effort: Effort): Row[] {
  const peers: [string, (text: string) => number, number | undefined][] = [
    ["new URL", (text) => new URL(text).href.length, 1.7],
    ["@hyperjump/uri parseIri", (text) => hyperjump.parseIri(text).path.length, 3],
    ["fast-uri parse", (text) => fastUri.parse(text).path?.length ?? 0, 8],
    ["uri-js parse", (text) => uriJs.parse(text, { iri: true }).path?.length ?? 0, 12],
    ["whatwg-url parseURL", (text) => parseURL(text)?.path.length ?? 0, undefined],
  ];
  const ours = over("parseIri", corpus, (text) => {
    const result = parseIri(text);
    return result.ok ? result.iri.path.text.length : 0;
  });
  // One by one: some of them leave so much garbage that it would weigh on the others.
  return peers.map(([name, work, least]) => ({
    ...speed(`parseIri, ${corpus.name}`, race([ours, over(name, corpus, work)], effort)[1]),
    ...(least !== undefined && { goal: atLeast(least) }),
  }));
}

function resolveRows(corpus: Identifiers, effort: Effort): Row[] {
  const bases = {
    name: corpus.name,
    texts: [base, ...corpus.texts.filter((text) => /^https?:[^#]*$/u.test(text)).slice(0, 200)],
  };
  const each = (work: (reference: string, base: string) => number) => (text: string) =>
    references.reduce((total, reference) => total + work(reference, text), 0);
  const [, url, peer, hyper] = race(
    [
      over(
        "resolve",
        bases,
        each((reference, from) => {
          const result = resolve(reference, from);
          return result.ok ? result.value.length : 0;
        }),
      ),
      over(
        "new URL(…).href",
        bases,
        each((reference, from) => new URL(reference, from).href.length),
      ),
      over(
        "relative-to-absolute-iri",
        bases,
        each((reference, from) => resolveByPeer(reference, from).length),
      ),
      over(
        "@hyperjump/uri",
        bases,
        each((reference, from) => hyperjump.resolveIri(reference, from).length),
      ),
    ],
    effort,
  );
  return [
    { ...speed("resolve", url), goal: atLeast(1) },
    { ...speed("resolve", peer), goal: atLeast(2) },
    speed("resolve", hyper),
  ];
}

function toUriRows(ascii: Identifiers, nonAscii: Identifiers, effort: Effort): Row[] {
  const uriOf = (text: string): string => {
    const result = toUri(text);
    return result.ok ? result.value : "";
  };
  const rowOf = (what: string, corpus: Identifiers, use: (uri: string) => number): Row => {
    const [, encode] = race(
      [over("toUri", corpus, (text) => use(uriOf(text))), over("encodeURI", corpus, (text) => use(encodeURI(text)))],
      effort,
    );
    return slowness(what, encode);
  };
  const lengthOf = (uri: string): number => uri.length;
  return [
    // ASCII comes back as it is, which a test of its own proves; what that costs is to see that it is a URI.
    rowOf("toUri, ASCII", ascii, lengthOf),
    { ...rowOf("toUri, non-ASCII", nonAscii, lengthOf), goal: atMost(1) },
    // The engine puts the parts of a string together when its characters are first asked for.
    rowOf("toUri, non-ASCII, and the result read", nonAscii, (uri) => uri.charCodeAt(7)),
  ];
}

/** What is made by others of ours, beside these. */
function derivedRows(corpus: Identifiers, effort: Effort): Row[] {
  // The engine puts the parts of a string together when its characters are first asked for, as a map asks for those of a key.
  const read = (work: (text: string) => string) => (text: string) => work(text).charCodeAt(7);
  const iriOf = (text: string): string => {
    const result = toIri(text);
    return result.ok ? result.value : "";
  };
  const rowOf = (what: (text: string) => string, beside: [string, (text: string) => string], most: number): Row => {
    const [, other] = race([over(what.name, corpus, read(what)), over(beside[0], corpus, read(beside[1]))], effort);
    return { ...slowness(`${what.name}, ${corpus.name}`, other), goal: atMost(most) };
  };
  return [rowOf(comparisonKey, ["normalize", normalize], 2), rowOf(displayForm, ["toIri", iriOf], 3)];
}

function checkRows({ name, texts }: Identifiers, effort: Effort): Row[] {
  const options = { checks: "recommended" } as const;
  // A finding has to be told, which is another matter than to find that there is none.
  const corpus = { name, texts: texts.filter((text) => checkIri(text, options).length === 0) };
  const record = createScan();
  const [, scan, verdict] = race(
    [
      over("checkIri", corpus, (text) => checkIri(text, options).length),
      over("the scan", corpus, (text) => scanIri(text, 0, text.length, "rfc3987", record).traits),
      over("isIri", corpus, (text) => Number(isIri(text))),
    ],
    effort,
  );
  const what = `checkIri with all recommended checks, ${name}`;
  return [{ ...slowness(what, scan), goal: atMost(5) }, slowness(what, verdict)];
}

function over(name: string, { texts }: Identifiers, work: (text: string) => number): Contender {
  return {
    name,
    run() {
      let total = 0;
      for (const text of texts) total += work(text);
      return total;
    },
  };
}

function sumOfUnits(text: string): number {
  let sum = 0;
  for (let offset = 0; offset < text.length; offset++) sum += text.charCodeAt(offset);
  return sum;
}

/** Ours as a multiple of the peer's time. */
function slowness(what: string, peer: Lap | undefined): Row {
  const { name, ratio, spread } = known(peer);
  return { what, against: name, figure: 1 / ratio, unit: "×", spread: [1 / spread[1], 1 / spread[0]] };
}

/** How many times ours is faster than the peer. */
function speed(what: string, peer: Lap | undefined): Row {
  const { name, ratio, spread } = known(peer);
  return { what: `${what}: times faster`, against: name, figure: ratio, unit: "×", spread };
}

function known(lap: Lap | undefined): Lap {
  if (lap === undefined) throw new RangeError("There are as many laps as contenders.");
  return lap;
}
