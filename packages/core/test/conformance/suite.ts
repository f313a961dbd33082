/** Why some cases of a suite answer otherwise than we do, and the section that decides it. */
export interface Difference {
  readonly reason: string;
  readonly section: string;
  readonly count: number;
  /** The first case of this kind. */
  readonly example: string;
}

/** What a run of a suite gives; the first failures say enough to look them up. */
export interface SuiteResult {
  readonly passed: number;
  readonly total: number;
  readonly failures: readonly string[];
  /** Cases that are answered otherwise for a reason; they count neither as passed nor as failed. */
  readonly differences: readonly Difference[];
}

/** A published conformance suite. Every `*.suite.ts` of this folder exports one as `suite`; `pnpm conformance` runs them all. */
export interface ConformanceSuite {
  readonly name: string;
  readonly version: string;
  /** Where the suite comes from. */
  readonly source: string;
  run(): SuiteResult | Promise<SuiteResult>;
}

/** A class of differences: what decides them. */
export interface DifferenceClass {
  readonly reason: string;
  readonly section: string;
}

const keptFailures = 10;

/** Counts cases as they come. */
export class Score {
  private passed = 0;
  private total = 0;
  private readonly failures: string[] = [];
  private readonly differences = new Map<string, { reason: string; section: string; count: number; example: string }>();

  add(passed: boolean, describe: () => string): void {
    this.total++;
    if (passed) this.passed++;
    else if (this.failures.length < keptFailures) this.failures.push(describe());
  }

  /** A case that the suite and we answer differently, each for a reason of its own. */
  differ({ reason, section }: DifferenceClass, example: string): void {
    this.total++;
    const known = this.differences.get(reason);
    if (known === undefined) this.differences.set(reason, { reason, section, count: 1, example });
    else known.count++;
  }

  get result(): SuiteResult {
    const differences = [...this.differences.values()].sort((a, b) => b.count - a.count);
    return { passed: this.passed, total: this.total, failures: this.failures, differences };
  }
}
