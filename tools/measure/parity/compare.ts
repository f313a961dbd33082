import { isDeepStrictEqual } from "node:util";
import { Linter as eslint } from "eslint";
import type { LanguageName } from "../../../packages/core/dist/documents/index.js";
import { findByEslint, fixByEslint, ownLanguage } from "../../../tests/parity/eslint-host.js";
import { configOf } from "../../../tests/parity/eslint-readers.js";
import { ordered } from "../../../tests/parity/observed-finding.js";
import { lintByOxlint } from "../../../tests/parity/oxlint-host.js";
import { findByServer } from "../../../tests/parity/server-host.js";
import { eslintReadersOf, readByOxlint } from "../../generate/language-hosts.js";
import type { RealFile } from "./real-files.js";

/** What came of the files of one language in one host. */
export interface Outcome {
  files: number;
  /** Files that the host's parser gives up. */
  unread: number;
  findings: number;
  readonly differing: string[];
}

export type Outcomes = ReadonlyMap<LanguageName, Outcome>;

/** Findings and the text after each fix, by the parser that most users have for a language, or by ours. */
export function compareEslint(files: readonly RealFile[]): Outcomes {
  return tally(files, (file) => {
    const [reader] = eslintReadersOf(file.language);
    const config = reader === undefined ? ownLanguage(file) : configOf[reader](file.language);
    try {
      const found = findByEslint(file, { eslint, config });
      return { count: found.length, isSame: isDeepStrictEqual(found, findByServer(file)) };
    } catch {
      return undefined;
    }
  });
}

/** Findings, and the text after all fixes that may be applied unseen; oxlint passes over `*.min.js`. */
export function compareOxlint(files: readonly RealFile[]): Outcomes {
  const read = files.filter(({ name, language }) => readByOxlint[language] === "whole" && !name.includes(".min."));
  const results = new Map(lintByOxlint(read).map((result, index) => [read[index], result]));
  return tally(read, (file) => {
    const result = results.get(file);
    if (result === undefined || result.isUnreadable) return undefined;
    const expected = findByServer(file).map(({ code, start, end }) => ({ code, start, end }));
    const fixed = fixByEslint(file, { eslint, config: ownLanguage(file) });
    const isSame = isDeepStrictEqual(ordered(result.findings), expected) && result.fixed === fixed;
    return { count: result.findings.length, isSame };
  });
}

type Comparison = { readonly count: number; readonly isSame: boolean } | undefined;

function tally(files: readonly RealFile[], compare: (file: RealFile) => Comparison): Outcomes {
  const outcomes = new Map<LanguageName, Outcome>();
  for (const file of files) {
    const outcome = outcomes.get(file.language) ?? { files: 0, unread: 0, findings: 0, differing: [] };
    outcomes.set(file.language, outcome);
    outcome.files += 1;
    const compared = compare(file);
    if (compared === undefined) outcome.unread += 1;
    else if (!compared.isSame) outcome.differing.push(file.path);
    outcome.findings += compared?.count ?? 0;
  }
  return outcomes;
}
