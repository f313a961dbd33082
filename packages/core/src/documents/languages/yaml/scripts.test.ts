import assert from "node:assert/strict";
import fc from "fast-check";
import { parseDocument } from "yaml";
import { applyEdits } from "../../../../test/apply-edits.js";
import { literalLines } from "../../../../test/literal-lines.js";
import { checkDocument, defaultSettings, type LocatedFinding } from "../../../literals/index.js";
import { readDocument, type LanguageName } from "../../index.js";

/** What is in the scripts of a document: without names and values. */
function linesIn(text: string): string[] {
  const { literals } = readDocument(text, "yaml");
  return literalLines(
    literals.filter(({ site }) => site.kind !== "data"),
    text,
  );
}

function workflow(steps: string, job = "runs-on: ubuntu-latest", around = "on: push"): string {
  return `${around}\njobs:\n  a:\n    ${job}\n    steps:\n${steps}`;
}

const script = "curl https//a.example/b";
const word = "https//a.example/b  value";
const step = `      - run: ${script}\n`;
const onWindows = "runs-on: ${{ matrix.os }}\n    strategy: { matrix: { os: [ubuntu-latest, windows-latest] } }";

const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "words, strings and here-documents": [
    workflow(
      "      - run: |\n          A=http://b 'c\n          d' # 'e'\n\n            cat <<-F\n          g\n          F\n          \"h$I\"\n",
    ),
    ["http://b  assigned A", "c\nd  value", "g  text", "h${}  value"],
  ],
  "scalars of a line, with quotation marks and without": [
    workflow(
      "      - run: echo 'a'\n      - run: 'echo ''b'''\n      - run: \"echo \\\"c\\\\\\\"d\\\"\"\n      - {run: echo 'e'}\n",
    ),
    ["a  value", "b  value", 'c\\\\\\"d  value', "e  value"],
  ],
  "no folded scalars": [
    workflow("      - run: >\n          echo 'a'\n          'b'\n      - run: echo\n          'c'\n"),
    [],
  ],
  "expressions, which are holes": [
    workflow(
      "      - run: |\n          echo \"a/${{ b['c'] || \"d\" }}/e\" https://f/${{ g }}/{{ h }}/$[[ i ]]/$J '${{ k }}'\n" +
        '          cat <<l.m >> n "o"\n',
    ),
    ["a/${}/e  value", "https://f/${}/${}/${}/$J  value", "o  value"],
  ],
  "the shell that a step names": [
    workflow(
      "      - run: echo 'a'\n        shell: bash\n      - shell: sh -e {0}\n        run: echo 'b'\n" +
        "      - run: echo 'c'\n        shell: pwsh\n      - shell: python\n        run: print('d')\n      - run: echo 'e'\n",
      onWindows,
    ),
    ["a  value", "b  value"],
  ],
  "the shell that a job names, or all jobs": [
    `${workflow(`${step}  b:\n    defaults: { run: { shell: sh } }\n    steps:\n${step}`)}defaults:\n  run:\n    shell: pwsh\n`,
    [word],
  ],
  "machines, where the document speaks of foreign ones": [
    `${workflow(step, onWindows)}  b:\n    runs-on: [self-hosted, linux]\n    steps:\n${step}  c:\n    runs-on: macos-15\n    steps:\n${step}`,
    [word],
  ],
  "actions of several steps": [
    `runs:\n  using: composite\n  steps:\n    - run: ${script}\n      shell: bash\n    - run: ${script}\n      shell: pwsh\n`,
    [word],
  ],
  CircleCI: [
    `version: 2.1\njobs:\n  a:\n    docker: [{ image: b }]\n    steps:\n      - run: ${script}\n      - run:\n          name: ${script}\n          command: |\n            echo "<< parameters.c >>" << parameters.d >>\n            ${script}\n`,
    [word, word],
  ],
  GitLab: [
    `before_script: [${script}]\na:\n  stage: b\n  script:\n    - ${script}\n    - - |\n        ${script}\n  variables:\n    c: ${script}\n`,
    [word, word, word],
  ],
  "GitLab, in few words": [`before_script: [${script}]\na: { script: ${script} }\n`, [word, word]],
  "Travis CI": [
    `language: c\ninstall: ${script}\nafter_success:\n- ${script}\njobs:\n  include:\n  - script: ${script}\n    name: ${script}\n`,
    [word, word, word],
  ],
  "Azure Pipelines": [
    `pool:\n  vmImage: ubuntu-latest\nsteps:\n- script: ${script}\n- bash: |\n    ${script}\n- task: ${script}\n`,
    [word, word],
  ],
  "Azure Pipelines on Windows": [`pool:\n  vmImage: windows-latest\nsteps:\n- script: ${script}\n`, []],
  Bitbucket: [
    `pipelines:\n  branches:\n    main:\n      - step:\n          script:\n            - ${script}\n            - pipe: ${script}\n`,
    [word],
  ],
  "Drone and Woodpecker": [
    `steps:\n  - name: a\n    image: b\n    commands:\n      - ${script}\n---\nsteps:\n  c:\n    image: d\n    commands: ${script}\n`,
    [word, word],
  ],
  "nothing of the same name in other documents": [
    `jobs:\n  a:\n    steps:\n      - run: ${script}\nscript: ${script}\ncommands:\n  - ${script}\nen:\n  script: ${script}\n`,
    [],
  ],
};

function findingsIn(text: string, language: LanguageName): readonly LocatedFinding[] {
  const { literals, comments: spans } = readDocument(text, language);
  return checkDocument(text, literals, { ...defaultSettings, preset: "all" }, { spans, heeds: "iri" }).findings;
}

function fixesOf(text: string, language: LanguageName): string[] {
  return findingsIn(text, language)
    .flatMap(({ fixes }) => fixes)
    .map(({ edits }) => applyEdits(text, edits));
}

/** The ways to write a script. */
const written: Readonly<Record<string, (script: string) => string>> = {
  literal: (script) => `|-\n${script.replaceAll(/^(?=.)/gmu, "          ")}`,
  plain: (script) => script,
  single: (script) => `'${script.replaceAll("'", "''")}'`,
  double: (script) => JSON.stringify(script),
};

/** The script of the only step, as the `yaml` package reads it; nothing if it finds errors. */
function scriptOf(text: string): unknown {
  const document = parseDocument(text);
  return document.errors.length > 0 ? undefined : document.getIn(["jobs", "a", "steps", 0, "run"]);
}

const part = fc.constantFrom(
  ...[
    "http://",
    "https//",
    "a.example/",
    "B.example",
    "%zz",
    "%7e",
    "${c}",
    "\\a",
    "'",
    '"',
    "|",
    ":",
    "#",
    " ",
    ":\u200B ",
    "$%6Eb",
  ],
);
const line = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
const command = fc
  .tuple(
    fc.constantFrom("curl ", 'curl "', 'curl "http://a.example/', "A='http://"),
    line,
    fc.constantFrom("", '"', "'", " # d"),
  )
  .map((parts) => parts.join(""));
const commands = fc.array(command, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));

describe("scripts in YAML", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`are read: ${name}`, () => assert.deepEqual(linesIn(text), lines));

  it("have comments, in which a finding may be suppressed", () => {
    const text = workflow(
      `      - run: |\n          # iri-ignore-next-line\n          ${script}\n          ${script}\n`,
    );
    assert.deepEqual(
      findingsIn(text, "yaml").map(({ span }) => span.start),
      [text.lastIndexOf("https")],
    );
  });

  for (const [style, write] of Object.entries(written))
    it(`are checked and fixed as in files of their own: ${style}`, () => {
      fc.assert(
        fc.property(commands, (script) => {
          const text = workflow(`      - run: ${write(script)}\n`);
          if (scriptOf(text) !== script) return;
          const messages = findingsIn(text, "yaml").map(({ message }) => message);
          assert.deepEqual(
            messages,
            findingsIn(script, "shell").map(({ message }) => message),
          );
          const fixed = new Set<unknown>(fixesOf(script, "shell"));
          for (const each of fixesOf(text, "yaml")) assert.ok(fixed.has(scriptOf(each)), each);
        }),
        { numRuns: 120 },
      );
    });
});
