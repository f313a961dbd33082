import * as typescriptParser from "@typescript-eslint/parser";
import { createRequire } from "node:module";
import { Linter, type ESLint, type Rule } from "eslint";
import iri from "../../packages/eslint-plugin/dist/index.js";
import { codeBases, megabytes, type CodeBase, type SourceFile } from "../code-bases.js";
import { quantile } from "../quantile.js";
import { atMost, type Effort, type Row } from "../row.js";
import { RuleClock } from "../timed-rule.js";

const recommended = Object.keys(iri.configs.recommended.rules).map((name) => name.slice("iri/".length));

const load = createRequire(import.meta.url);

/** It comes without types. */
const security = load("eslint-plugin-security") as ESLint.Plugin;

/** ESLint has no other door to a rule of its own. */
function irregularWhitespace(): Rule.RuleModule {
  const { builtinRules } = load("eslint/use-at-your-own-risk") as { builtinRules: Map<string, Rule.RuleModule> };
  return known(builtinRules.get("no-irregular-whitespace"));
}

/** A visitor that looks at string literals and does nothing else: what any rule about strings costs at least. */
const literalVisitor: Rule.RuleModule = {
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === "string" && node.value.startsWith("\u202E")) {
        context.report({ node, message: "Found." });
      }
    },
  }),
};

const passes: Readonly<Record<Effort, number>> = { full: 3, short: 1 };

/** The side of the benchmark that is ours, and the peers. */
const sides: Readonly<Record<string, readonly Rule.RuleModule[]>> = {
  ours: recommended.map((code) => known(iri.rules[code])),
  "no-irregular-whitespace": [irregularWhitespace()],
  "security/detect-bidi-characters": [known(security.rules?.["detect-bidi-characters"])],
  "a visitor of string literals": [literalVisitor],
};

/** What ESLint spends in the rules on whole code bases; in a short run, on every tenth file of each length. */
export function eslintRows(effort: Effort): Row[] {
  return codeBases().flatMap((codeBase) => {
    const byLength = [...codeBase.files].sort((a, b) => b.text.length - a.text.length);
    const files = effort === "full" ? codeBase.files : byLength.filter((_, index) => index % 10 === 0);
    return rowsOf({ ...codeBase, files }, passes[effort]);
  });
}

/** Milliseconds of each side on one file: the median over the passes, and the quartiles. */
interface Timing {
  readonly file: SourceFile;
  readonly bySide: readonly (readonly number[])[];
}

function rowsOf(codeBase: CodeBase, count: number): Row[] {
  const timings = measure(codeBase, count);
  const long = timings.filter(({ file }) => file.text.length > 50_000);
  const short = timings.filter(({ file }) => file.text.length <= 50_000);
  const name = `${codeBase.name} (${codeBase.language})`;
  const all = `all ${recommended.length} recommended rules, ${name}`;
  const sum = (of: readonly Timing[], side: number, fraction = 0.5): number =>
    of.reduce((total, { bySide }) => total + quantile(bySide[side] ?? [], fraction), 0);
  const scaled = (of: readonly Timing[], divisor: number) => ({
    figure: sum(of, 0) / divisor,
    spread: [sum(of, 0, 0.25) / divisor, sum(of, 0, 0.75) / divisor] as const,
  });
  return [
    {
      what: `${all}: files over 50 kB`,
      against: `${long.length} files`,
      ...scaled(long, megabytes(long.map(({ file }) => file))),
      unit: "ms/MB",
      goal: atMost(10),
    },
    {
      what: `${all}: other files, for each rule`,
      against: `${short.length} files`,
      ...scaled(short, (short.length * recommended.length) / 1000),
      unit: "µs",
      goal: atMost(5),
    },
    ...Object.keys(sides).flatMap((against, side): Row[] =>
      side === 0 ? [] : [{ what: all, against, figure: sum(timings, 0) / sum(timings, side), unit: "×" }],
    ),
  ];
}

function measure({ language, files }: CodeBase, count: number): Timing[] {
  const clocks = Object.values(sides).map(() => new RuleClock());
  const config = configOf(language, clocks);
  const linter = new Linter({ configType: "flat" });
  const timings = files.map((file) => ({ file, bySide: clocks.map((): number[] => []) }));
  for (let pass = 0; pass < count; pass++) {
    for (const { file, bySide } of timings) {
      for (const clock of clocks) clock.spent = 0;
      const messages = linter.verify(file.text, config, { filename: language === "JavaScript" ? "a.js" : "a.ts" });
      if (messages.some(({ fatal }) => fatal)) throw new Error(`${file.path} cannot be parsed.`);
      clocks.forEach(({ spent }, side) => bySide[side]?.push(spent));
    }
  }
  return timings;
}

function configOf(language: CodeBase["language"], clocks: readonly RuleClock[]): Linter.Config {
  const rules = Object.values(sides).flatMap((side, index) =>
    side.map((rule, number) => [`${index}-${number}`, known(clocks[index]).timed(rule)] as const),
  );
  return {
    files: ["**/*.js", "**/*.ts"],
    languageOptions: language === "JavaScript" ? { sourceType: "commonjs" } : { parser: typescriptParser },
    linterOptions: { reportUnusedDisableDirectives: "off" },
    plugins: { bench: { rules: Object.fromEntries(rules) } },
    rules: Object.fromEntries(rules.map(([name]) => [`bench/${name}`, "error"])),
  };
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError("Every rule and every clock is there.");
  return value;
}
