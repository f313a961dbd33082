import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import plugin from "../../packages/eslint-plugin/src/index.js";
import type { Fixture } from "./fixtures.js";

/** Oxlint tells no fixes with its findings; they are compared by what `--fix` makes of the file. */
export interface OxlintResult {
  readonly findings: readonly { readonly code: string; readonly start: number; readonly end: number }[];
  /** The text after `--fix`. */
  readonly fixed: string;
  /** Whether oxlint's parser gives the file up. */
  readonly isUnreadable: boolean;
}

interface Report {
  readonly diagnostics: readonly {
    /** Left out for what is no rule's, such as a file that cannot be parsed. */
    readonly code?: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly offset: number; readonly length: number } }[];
  }[];
}

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url));
const config = {
  jsPlugins: [join(root, "packages/eslint-plugin/dist/index.js")],
  plugins: [],
  categories: { correctness: "off" },
  rules: plugin.configs.all.rules,
};

/** Runs oxlint with the built plugin over all files at once; the results are in the order of the files. */
export function lintByOxlint(files: readonly Fixture[]): OxlintResult[] {
  const folder = mkdtempSync(join(tmpdir(), "irilint-oxlint-"));
  try {
    const paths = files.map(({ name }, index) => `${index}/${name}`);
    writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
    for (const [index, path] of paths.entries()) {
      mkdirSync(dirname(join(folder, path)));
      writeFileSync(join(folder, path), files[index]?.text ?? "");
    }
    const { diagnostics } = JSON.parse(runOxlint(folder, ["--format=json"])) as Report;
    const fixed = fixUntilStable(folder, paths);
    return files.map(({ text }, index) => {
      const own = diagnostics.filter(({ filename }) => filename === paths[index]);
      return {
        findings: own.map((diagnostic) => read(diagnostic, text)),
        fixed: fixed[index] ?? "",
        isUnreadable: own.some(({ code }) => code === undefined),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As many passes as ESLint makes: of fixes that overlap, one pass of oxlint takes whichever comes first. */
const mostPasses = 10;

function fixUntilStable(folder: string, paths: readonly string[]): string[] {
  const read = (): string[] => paths.map((path) => readFileSync(join(folder, path), "utf8"));
  let texts = read();
  for (let pass = 0; pass < mostPasses; pass++) {
    runOxlint(folder, ["--fix"]);
    const fixed = read();
    if (fixed.every((text, index) => text === texts[index])) break;
    texts = fixed;
  }
  return texts;
}

function runOxlint(folder: string, args: readonly string[]): string {
  const program = join(dirname(require.resolve("oxlint/package.json")), "bin/oxlint");
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args, "."], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Infinity,
  });
  if (stdout === "") throw new Error(`oxlint printed nothing: ${stderr}`);
  return stdout;
}

/** Oxlint counts bytes of the file; everybody else counts UTF-16 code units after the byte order mark. */
function read({ code = "", labels }: Report["diagnostics"][number], text: string): OxlintResult["findings"][number] {
  const bytes = Buffer.from(text);
  const offset = (byte: number): number =>
    bytes
      .subarray(0, byte)
      .toString("utf8")
      .replace(/^\uFEFF/u, "").length;
  const { offset: start, length } = labels[0]?.span ?? { offset: 0, length: 0 };
  return { code: code.replace(/^iri\((.*)\)$/u, "$1"), start: offset(start), end: offset(start + length) };
}
