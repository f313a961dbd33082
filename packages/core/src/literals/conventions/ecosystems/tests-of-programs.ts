import type { Convention } from "../convention.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";
import { wordPattern } from "../../../text/word-set.js";

/** What tests programs, by the names of folders and files. */
export const testsOfPrograms: readonly Convention[] = [
  {
    name: "folders of tests",
    seenIn:
      "tests of triple stores, of servers, of plugins and of whole applications (blazegraph/database, SemanticMediaWiki, halo-dev/halo, chpladmin/chpl-website)",
    kind: "tests",
    match: {
      path: /(?:^|\/)(?:[\w.-]*[._-])?(?:[Tt]ests?\d?|testing|Testing|e2e|cypress|playwright)\//u,
      of: "programs-and-data",
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["test/a.js", "tests/phpunit/A.php", "src/test/resources/a.ttl", "rdf-test/src/a.nt", "unit_tests/a.py"],
        ...["A.Tests/a.json", "pkg/testing/a.go", "test2/a.xml", "e2e/resources/a.csv", "ui-e2e/src/a.ts"],
        ...["cypress/integration/a.js", "playwright/a.ts"],
      ],
      isNot: [
        ...["tests/README.md", "docs/test/guide.rst", "latest/a.json", "contest/a.js", "test.js", "src/test.ts"],
        ...["testament/a.html", "attestation/a.yaml", "e2e/README.md", "src/e2e.ts"],
      ],
    },
  },
  {
    name: "folders of tests by what they test",
    seenIn: "tests of applications for telephones, and of modules (home-assistant/android, dita-ot/dita-ot)",
    kind: "tests",
    match: {
      path: /(?:^|\/)\w{0,80}(?:[a-z\d]Tests?|test\/(?:unit|functional|integration))\//u,
      of: "programs-and-data",
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        "app/src/androidTest/java/A.kt",
        "AppTests/A.swift",
        "src/integrationTest/a.xml",
        "KeydefFilterTest/src/a.xml",
        "doajtest/unit/resources/a.xml",
      ],
      isNot: ["Contests/a.json", "AppTests/README.md", "Latest/a.js", "Test.swift", "latest/a.xml"],
    },
  },
  {
    name: "data of tests",
    seenIn: "what tests read and expect (SemanticMediaWiki/SemanticMediaWiki)",
    kind: "tests",
    match: {
      path: patternSequence(
        /(?:^|\/)/u,
        patternUnion(
          /__(?:tests|fixtures|snapshots|mocks)__|fixtures?/u,
          patternSequence(
            /[Tt]ests?[._-]?/u,
            wordPattern(
              `
                [Dd]ata [Ff]iles [Ss]pecs? [Cc]ases? [Ss]uites? [Rr]esources? fixtures? assets inputs? results? support helpers
                utils
              `,
              "u",
            ),
          ),
        ),
        /\//u,
      ),
      of: "any",
    },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["__tests__/a.tsx", "src/__fixtures__/a.md", "a/__snapshots__/a.test.js.snap", "fixtures/a.html"],
        ...["testdata/a.md", "test-data/a.csv", "test_cases/a.json", "testsuite/a.rq", "TestData/a.xml"],
        ...["test_specs/a.yaml"],
      ],
      isNot: ["fixtures.md", "docs/test-data.md", "data/a.json"],
    },
  },
  {
    name: "folders of specifications that are run",
    seenIn: "RSpec (datacite/bolognese)",
    kind: "tests",
    match: { path: /(?:^|\/)specs?\//u, of: "programs" },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["spec/models/a_spec.rb", "spec/support/a.rb", "frontend/specs/a.coffee"],
      isNot: ["spec/openapi.yaml", "spec/index.html", "specs/core.md", "spec/ontology.ttl", "spec.rb"],
    },
  },
  {
    name: "tests in Perl and in shell",
    seenIn: "programs in Perl (pombase/canto, mysociety/fixmystreet)",
    kind: "tests",
    match: { path: /(?:^|\/)x?t\/(?:.{0,400}\/)?[^/]{1,200}\.(?:t|pl|pm|sh)$/u, of: "programs" },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["t/a.t", "xt/author/a.t", "t/lib/A.pm", "t/t0001-a.sh"],
      isNot: ["t/index.html", "t/a.yaml", "lib/A.pm"],
    },
  },
  {
    name: "programs that are tests by the end of their names",
    seenIn: "tests beside what they test (caddyserver/caddy, goharbor/harbor, DSpace/dspace-angular)",
    kind: "tests",
    match: { path: /(?:[._-](?:tests?|spec|e2e)|[a-z\d](?:Tests?|Spec))\.\w+$/u, of: "programs" },
    effect: { tells: "what-threatens" },
    examples: {
      is: [
        ...["src/a.test.ts", "src/a.spec.ts", "a_test.go", "a_spec.rb", "a-test.js", "a_tests.py"],
        ...["src/UrlTest.java", "src/UriSpec.scala", "UtilTests.cs", "src/a.e2e.ts"],
      ],
      isNot: ["openapi.spec.yaml", "a-test.html", "load_test.md", "test.js", "latest.ts", "inspec.rb", "a.test.json"],
    },
  },
  {
    name: "programs that are tests by the beginning of their names",
    seenIn: "pytest and unittest (astropy/astroquery)",
    kind: "tests",
    match: { path: /(?:^|\/)(?:test_[^/]{1,200}|conftest\.py)$/u, of: "programs" },
    effect: { tells: "what-threatens" },
    examples: {
      is: ["a/test_b.py", "test_a.rb", "conftest.py"],
      isNot: ["test_page.html", "test_data.json", "a/latest_b.py", "test_plan.md"],
    },
  },
];
