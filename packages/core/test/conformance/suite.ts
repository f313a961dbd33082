/** What a run of a suite gives; the first failures say enough to look them up. */
export interface SuiteResult {
  readonly passed: number;
  readonly total: number;
  readonly failures: readonly string[];
}

/** A published conformance suite. Every `*.suite.ts` of this folder exports one as `suite`; `pnpm conformance` runs them all. */
export interface ConformanceSuite {
  readonly name: string;
  readonly version: string;
  run(): SuiteResult | Promise<SuiteResult>;
}

const keptFailures = 10;

/** Counts cases as they come. */
export class Score {
  private passed = 0;
  private total = 0;
  private readonly failures: string[] = [];

  add(passed: boolean, describe: () => string): void {
    this.total++;
    if (passed) this.passed++;
    else if (this.failures.length < keptFailures) this.failures.push(describe());
  }

  get result(): SuiteResult {
    return { passed: this.passed, total: this.total, failures: this.failures };
  }
}
