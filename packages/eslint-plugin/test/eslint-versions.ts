import { ESLint, Linter } from "eslint";
import * as eslint9 from "eslint-v9";
import { builtinRules as rulesOf9 } from "eslint-v9/use-at-your-own-risk";
import { builtinRules } from "eslint/use-at-your-own-risk";

export interface EslintVersion {
  readonly name: string;
  readonly ESLint: typeof ESLint;
  readonly Linter: typeof Linter;
  /** The rules that ESLint itself brings, by name. */
  readonly builtinRules: ReadonlyMap<string, unknown>;
}

/* eslint-disable @typescript-eslint/no-deprecated -- nothing else lists the rules */
/** Both majors that the peer range admits. */
export const eslintVersions: readonly EslintVersion[] = [
  { name: "ESLint 10", ESLint, Linter, builtinRules },
  // The two majors differ in types that the tests do not use.
  {
    name: "ESLint 9",
    ESLint: eslint9.ESLint,
    Linter: eslint9.Linter as unknown as typeof Linter,
    builtinRules: rulesOf9,
  },
];
