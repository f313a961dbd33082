/** Tests of everything but what a command of its own runs: packed packages, editors, new checks, long texts and counted steps. */
export const testFiles = [
  "tests/parity/**/*.test.ts",
  "tests/architecture/**/!(*-steps).test.ts",
  "packages/*/{src,test}/**/!(*-steps|long-runs).test.ts",
  "tools/**/*.test.ts",
  "bench/**/*.test.ts",
];

/** They read texts of twelve million characters. */
export const longFiles = ["packages/*/{src,test}/**/long-runs.test.ts"];

/** They count the steps of our code, for which nothing of it may have run before in the same process. */
export const stepFiles = ["packages/*/{src,test}/**/*-steps.test.ts", "tests/architecture/*-steps.test.ts"];

/** A process for each of the three files. */
export const stepOptions = ["--parallel", "--jobs=3"];
