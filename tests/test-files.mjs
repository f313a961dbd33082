import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** Tests of everything but what a command of its own runs: packed packages, editors, new checks, long texts, counted steps. */
export function testFilesIn(root) {
  const ofPackages = readdirSync(join(root, "packages")).flatMap((name) =>
    ["src", "test"].map((part) => `packages/${name}/${part}`),
  );
  return ["tests/parity", "tests/architecture", "tools", "bench", ...ofPackages]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name.split(sep).join("/")}`),
    )
    .filter((file) => file.endsWith(".test.ts") && !/(?:-steps|long-runs)\.test\.ts$/.test(file))
    .sort();
}

/** They read texts of twelve million characters. */
export const longFiles = ["packages/*/{src,test}/**/long-runs.test.ts"];

/**
 * They try what is generated, all of some hundred files, bundles, megabytes in several threads, or processes in trouble: what they
 * prove has tests of its own for each case, which say more quickly what is wrong, or is a step of the gate.
 */
export const proofFiles = [
  // First, since no other takes as long.
  "tools/measure/edits/edited.test.ts",
  "packages/cli/src/command/bad-surroundings.test.ts",
  "packages/cli/src/engine/project-hosts.test.ts",
  "packages/cli/src/engine/streams/check-stream.test.ts",
  "packages/cli/src/engine/streams/clean-records/clean-records.test.ts",
  "packages/cli/src/engine/streams/join-stretches.test.ts",
  "packages/cli/src/engine/streams/part-ends.test.ts",
  "packages/cli/src/engine/workers/pool.test.ts",
  "packages/cli/src/engine/workers/thread-work.test.ts",
  "packages/cli/src/files/output-file.test.ts",
  "packages/cli/src/formats/secrets.test.ts",
  "packages/cli/src/published/published.test.ts",
  "packages/core/src/checks/run/proven-fixes.test.ts",
  "packages/core/src/documents/checkpoints/checkpointed-reader.test.ts",
  "packages/core/src/documents/grammars.test.ts",
  "packages/core/src/documents/languages/javascript/estree/plain-literal.test.ts",
  "packages/core/src/documents/languages/javascript/parity.test.ts",
  "packages/core/src/documents/languages/javascript/units/unit-sequence.test.ts",
  "packages/core/src/documents/languages/json/json-in-parts.test.ts",
  "packages/core/src/documents/languages/markdown/markdown-pass.test.ts",
  "packages/core/src/documents/parts/parts.test.ts",
  "packages/core/src/documents/languages/javascript/repair/damage.test.ts",
  "packages/core/src/documents/languages/javascript/incremental/exact-reuse.test.ts",
  "packages/core/src/documents/languages/javascript/incremental/incremental.test.ts",
  "packages/core/src/symbols/occurrences.test.ts",
  "packages/core/test/fix-laws.test.ts",
  "packages/core/test/grammar-law.test.ts",
  "packages/core/test/passwords.test.ts",
  "packages/core/test/reader-disagreements.test.ts",
  "packages/eslint-plugin/src/file-readings.test.ts",
  "packages/lsp-server/src/documents/first-document.test.ts",
  "packages/lsp-server/test/protocol/disorder.test.ts",
  "packages/lsp-server/test/protocol/loading.test.ts",
  "packages/lsp-server/test/protocol/robustness.test.ts",
  "packages/lsp-server/test/protocol/symbol-index.test.ts",
  "tests/architecture/core-entry.test.ts",
  "tests/architecture/line-ends.test.ts",
  "tests/architecture/no-input-throws.test.ts",
  "tests/parity/examples.test.ts",
  "tests/parity/left-out-files.test.ts",
  "tests/parity/own-language-comments.test.ts",
  "tests/parity/parity.test.ts",
  "tests/parity/tokens.test.ts",
  "tests/parity/variants.test.ts",
  "tools/measure/fuzz/fuzz.test.ts",
];

/** They count the steps of our code, for which nothing of it may have run before in the same process. */
export const stepFiles = ["packages/*/{src,test}/**/*-steps.test.ts", "tests/architecture/*-steps.test.ts"];

/** A process for each of the three files. */
export const stepOptions = ["--parallel", "--jobs=3"];

/**
 * Options of every process of the tests: core is loaded from the few files that Node.js gets when it is published. Finding and
 * linking its hundreds of modules takes longer than most of what the tests do with them.
 */
export const nodeOptions = `${process.env.NODE_OPTIONS ?? ""} --conditions=bundled`.trim();
