import { readDocument, type LanguageName } from "../../src/documents/index.js";
import { checkDocument, defaultSettings, readSettings } from "../../src/literals/index.js";
import { readLiterals } from "../../src/literals/read/read-literal.js";
import { symbolsOf } from "../../src/symbols/iri-symbol.js";
import { openDebianSource, type DebianSource } from "./debian-source.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";

/** A test of the W3C's: a document that conforms or not, and for some the triples or quads that it says. */
interface RdfTest {
  readonly name: string;
  readonly isNegative: boolean;
  readonly text: string;
  readonly uri: string;
  readonly statements: string | undefined;
}

interface Manifest {
  readonly language: LanguageName;
  readonly source: DebianSource;
  readonly folder: string;
  /** Where the documents are said to stand, which is their base. */
  readonly home: string;
}

/** Each document is whole, and read by parsers, not by people. */
const strictSettings = readSettings({ preset: "strict" }).settings;

const serd = openDebianSource("serd");
const rasqal = openDebianSource("rasqal");

const manifests: readonly Manifest[] = [
  { language: "turtle", source: serd, folder: "test/TurtleTests", home: "http://www.w3.org/2013/TurtleTests/" },
  { language: "trig", source: serd, folder: "test/TriGTests", home: "http://www.w3.org/2013/TriGTests/" },
  { language: "ntriples", source: serd, folder: "test/NTriplesTests", home: "http://www.w3.org/2013/N-TriplesTests/" },
  { language: "nquads", source: serd, folder: "test/NQuadsTests", home: "http://www.w3.org/2013/N-QuadsTests/" },
  ...["Syntax-SPARQL", "Syntax-SPARQL2", "Syntax-SPARQL3"].map((name): Manifest => {
    const home = `http://www.w3.org/2001/sw/DataAccess/tests/data-r2/${name}/`;
    return { language: "sparql", source: rasqal, folder: `tests/sparql/SyntaxDev/${name}`, home };
  }),
];

const beyondIris: DifferenceClass = {
  reason: "a test that parsers fail for another reason than an identifier, such as a missing full stop",
  section: "Turtle §6.5, SPARQL 1.0 §A.8",
};
const variationSelectors: DifferenceClass = {
  reason: "a local name may have the variation selectors U+E0100 to U+E01EF, of which an IRI may have none",
  section: "RDF 1.1 Concepts §3.2, RFC 3987 §2.2",
};

/** Negative tests whose fault is in an identifier, or in a prefix that stands for one. */
const aboutIris =
  /-bad-uri-|-eval-bad-|-bad-pname-02$|-bad-ln-escape|-bad-(?:missing-)?ns-|\b(?:turtle|trig)-syntax-bad-prefix-0[12]$|-turtle-bad-/u;

/** What Turtle's lists, `a` and bare numbers stand for without naming it. */
const implied =
  /^http:\/\/www\.w3\.org\/(?:1999\/02\/22-rdf-syntax-ns#(?:first|rest|nil|type)|2001\/XMLSchema#(?:integer|decimal|double|boolean))$/u;

function run(): SuiteResult {
  const score = new Score();
  for (const manifest of manifests) {
    const tests = testsOf(manifest);
    score.add(tests.length > 20, () => `${manifest.folder} has ${tests.length} tests`);
    for (const test of tests) judge(score, manifest.language, test);
  }
  return score.result;
}

function judge(score: Score, language: LanguageName, test: RdfTest): void {
  const errors = errorsIn(test.text, language);
  if (test.isNegative) {
    if (errors.length === 0 && !aboutIris.test(test.name)) score.differ(beyondIris, test.name);
    else score.add(errors.length > 0, () => `${test.name} is refused`);
  } else if (errors.length > 0 && errors.every((code) => code === "character-variation-selector")) {
    score.differ(variationSelectors, test.name);
  } else {
    score.add(errors.length === 0, () => `${test.name} has ${errors.join(", ")}`);
  }
  if (test.statements !== undefined) compareIris(score, language, { ...test, statements: test.statements });
}

function errorsIn(text: string, language: LanguageName): string[] {
  const { findings } = checkDocument(text, readDocument(text, language).literals, strictSettings);
  return findings.filter(({ severity }) => severity === "error").map(({ code }) => code);
}

/** The identifiers that the document names, prefixes and relative references resolved, are those of its statements. */
function compareIris(score: Score, language: LanguageName, test: RdfTest & { readonly statements: string }): void {
  const stated = new Set(irisOf(test.statements));
  const { text, uri } = test;
  const literals = readDocument(text, language).literals.flatMap((raw) => readLiterals(text, raw, defaultSettings));
  const symbols = symbolsOf({ text, language, literals, uri });
  const named = new Set(symbols.map(({ iri }) => iri));
  const missing = [...stated].filter((iri) => !named.has(iri) && !implied.test(iri));
  const isDeclared = (start: number): boolean => /(?:prefix\s+\S*:|base)\s*<$/iu.test(text.slice(0, start));
  const wrong = symbols.filter(({ iri, span }) => !stated.has(iri) && !isDeclared(span.start));
  if (missing.length > 0 && missing.every((iri) => /[\u{E0100}-\u{E01EF}]/u.test(iri))) {
    score.differ(variationSelectors, `${test.name}, the identifiers`);
  } else {
    score.add(
      missing.length === 0 && wrong.length === 0,
      () => `${test.name} names ${missing.join(", ")}, not ${wrong.map(({ iri }) => iri).join(", ")}`,
    );
  }
}

/** The IRIs of N-Triples or N-Quads, escapes read. */
function irisOf(statements: string): string[] {
  return Array.from(statements.matchAll(/"(?:[^"\\]|\\.)*"|<([^>]*)>/gu), ([, iri]) => iri).flatMap((iri) =>
    iri === undefined ? [] : [iri.replace(/\\u(.{4})|\\U(.{8})/gu, readEscape)],
  );
}

function readEscape(_: string, four: string | undefined, eight: string | undefined): string {
  return String.fromCodePoint(Number.parseInt(four ?? eight ?? "", 16));
}

/** The tests of a manifest: what follows each `<#name>` or `[ mf:name` at the start of a line. */
function testsOf({ source, folder, home }: Manifest): RdfTest[] {
  const text = source.read(`${folder}/manifest.ttl`);
  return text.split(/^(?=<#|\s*\[\s*mf:name)/mu).flatMap((entry) => {
    const action = /mf:action\s+<([^>]+)>/u.exec(entry)?.[1] ?? /qt:query\s+<([^>]+)>/u.exec(entry)?.[1];
    if (action === undefined) return [];
    const result = /mf:result\s+<([^>]+)>/u.exec(entry)?.[1];
    return [
      {
        name: action.slice(0, action.lastIndexOf(".")),
        isNegative: /:Test\w*(?:Negative|BadSyntax)/u.test(entry),
        text: source.read(`${folder}/${action}`),
        uri: home + action,
        statements: result === undefined ? undefined : source.read(`${folder}/${result}`),
      },
    ];
  });
}

export const suite: ConformanceSuite = {
  name: "W3C RDF tests: Turtle, TriG, N-Triples, N-Quads, SPARQL syntax",
  version: `serd ${serd.version}, rasqal ${rasqal.version}`,
  source:
    "sources of the Debian packages serd (test/*Tests, W3C Test Suite License) and rasqal (tests/sparql/SyntaxDev)",
  run,
};
