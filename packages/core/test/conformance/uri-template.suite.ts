import { expandTemplate, type TemplateValue, type TemplateValues } from "../../src/templates/expand-template.js";
import { readTemplate } from "../../src/templates/uri-template.js";
import { readDebianFile } from "./debian-package.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";

const packageName = "golang-github-jtacoma-uritemplates-dev";
const files = ["spec-examples", "spec-examples-by-section", "extended-tests", "negative-tests"].map((name) =>
  readDebianFile(packageName, `/tests/${name}.json`),
);

type Value = string | number | null | readonly (string | null)[] | Readonly<Record<string, string | null>>;

/** Tests with the same variables: a template with its expansion, with several of which one is right, or with false for an error. */
interface Group {
  readonly variables: Readonly<Record<string, Value>>;
  readonly testcases: readonly (readonly [template: string, expected: string | readonly string[] | false])[];
}

const prefixOfComposite: DifferenceClass = {
  reason: "a prefix of a list or of names with values is an error of the values, not of the template's grammar",
  section: "RFC 6570 §2.4.1",
};

function run(): SuiteResult {
  const score = new Score();
  for (const { text } of files) {
    // The README of the suite describes it so.
    for (const group of Object.values(JSON.parse(text) as Record<string, Group>)) judge(score, group);
  }
  return score.result;
}

function judge(score: Score, { variables, testcases }: Group): void {
  const values = valuesOf(variables);
  for (const [template, expected] of testcases) {
    const { expressions, faults } = readTemplate(template);
    if (expected === false) {
      const hasPrefixOfComposite = expressions.some(({ variables: specs }) =>
        specs.some(({ name, prefixLength }) => prefixLength !== undefined && typeof values[name] === "object"),
      );
      if (faults.length === 0 && hasPrefixOfComposite) score.differ(prefixOfComposite, template);
      else score.add(faults.length > 0, () => `${template} breaks the grammar`);
      continue;
    }
    const found = expandTemplate(template, values);
    const isExpected = faults.length === 0 && [expected].flat().includes(found);
    score.add(isExpected, () => `${template} is ${[expected].flat().join(" or ")}, not ${found}`);
  }
}

/** Null is an undefined value (RFC 6570 §2.3), and a number its digits. */
function valuesOf(variables: Group["variables"]): TemplateValues {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: Value): TemplateValue | undefined {
  if (value === null) return undefined;
  if (typeof value !== "object") return String(value);
  if (value instanceof Array) return value.filter((item) => item !== null);
  return Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => pair[1] !== null));
}

export const suite: ConformanceSuite = {
  name: "uritemplate-test, expansions and errors",
  version: files[0]?.version ?? "",
  source: `Debian package ${packageName} (tests, Apache License 2.0)`,
  run,
};
