import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";
import type { Convention } from "../convention.js";

/** Data that others have submitted or published once, and that the project does not edit afterwards. */
export const submittedRecords: readonly Convention[] = [
  {
    name: "reports and results of tests, handed in for a version or of a day",
    seenIn: "conformance/reports/v1.4.0/… (kubernetes-sigs/gateway-api)",
    kind: "historical",
    match: {
      path: [
        patternSequence(
          patternUnion(
            patternSequence(
              /(?:^|[\/_-])/iu,
              wordPattern(String.raw`conformance compliance certification interop\w* benchmarks? tests?`),
              /[\/_-](?:reports?|results?)\//iu,
            ),
            patternSequence(
              /(?:^|\/)/iu,
              wordPattern("results ergebnisse testberichte résultats resultados результаты 结果"),
              /\//iu,
            ),
          ),
          /v?\d{1,4}[.-]\d[^/]{0,80}\//iu,
        ),
      ],
      of: "records",
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["conformance/reports/v1.4.0/a/b-report.yaml", "results/2021-03-04/a.json", "interop_reports/2.1/a.xml"],
        ...["benchmark-results/v0.3-rc1/a.csv", "résultats/2019-05/a.yml", "testberichte/1.0/a.json"],
        ...["resultados/v2.0/a.csv", "результаты/1.5/a.json"],
      ],
      isNot: [
        ...["conformance/reports/a.yaml", "results/v2/a.yaml", "results/v1.0/a.go", "v1.0/results/a.yaml"],
        ...["results/v1.4.0/README.md", "report/2.1.0/schema.json", "tests/1.0/a.yaml"],
      ],
    },
  },
  {
    name: "examples of the specification of Markdown, by which readers of it are tested",
    seenIn: "cmark_spec_0.30.yml (jupyter-book/mystmd)",
    kind: "historical",
    match: {
      path: [
        patternSequence(
          /(?:^|[/_.-])(?:(?:cmark|commonmark|gfm|markdown)[_.-]){1,2}/iu,
          /(?:spec|tests?|examples|suite)(?:[_.-][\w.-]{0,30})?\.(?:json|ya?ml|xml)$/iu,
        ),
      ],
      of: "records",
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...[
          "docs/examples/cmark_spec_0.30.yml",
          "commonmark-spec.json",
          "data/gfm.tests.json",
          "markdown_examples.yaml",
        ],
        ...["a/commonmark.spec.0.31.2.json", "b/cmark-gfm_tests.xml"],
      ],
      isNot: ["markdown.json", "markdown/spec.json", "commonmark-spec.md", "openapi-spec.json", "gfm-special.yml"],
    },
  },
  {
    name: "messages, reviews and comments of others, from which a program learns",
    seenIn: "data/sms_spam_collection.txt (rasbt/pattern_classification)",
    kind: "historical",
    match: {
      path: [
        patternSequence(
          /(?:^|\/)(?:data|data[-_]?sets?|corp(?:us|ora))\//iu,
          /(?:[^/]{1,80}\/){0,4}[^/]{0,60}(?<=[/_.-])/iu,
          wordPattern("sms spam tweets? comments? reviews? messages? e-?mails?"),
          /(?:[_.-][^/]{0,60})?\.(?:txt|csv|tsv|json|xml)$/iu,
        ),
      ],
      of: "records",
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["data/sms_spam_collection.txt", "a/datasets/b/movie-reviews.csv", "corpora/tweets.json"],
      isNot: ["data/sites.csv", "src/messages.json", "data/commentary.txt", "data/reviews.md"],
    },
  },
  {
    name: "list of the parts that a program is made of, which a tool gathers from what their authors say of them",
    seenIn: "CycloneDX: `bom.json` (JabRef/jabref), `*.cdx.xml`; SPDX: `*.spdx.json`",
    kind: "historical",
    match: { path: [/(?:^|\/)(?:s?bom|[^/]{1,80}[._-](?:s?bom|cdx|spdx))\.(?:json|ya?ml|xml)$/iu], of: "records" },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["bom.json", "target/bom.xml", "a.cdx.json", "docs/sbom.yaml", "b-1.0.spdx.json", "c-sbom.json"],
      isNot: ["bombard.json", "bom/a.json", "bom.ts", "cdx.json"],
    },
  },
];
