import { createHash } from "node:crypto";
import {
  languageOfPath,
  localTargetsOf,
  readDocumentOnce,
  type LanguageName,
  type LocalFiles,
} from "../../../packages/core/dist/documents/index.js";
import {
  checkDocument,
  defaultSettings,
  ignoresOfAttributes,
  isForeign,
  readIgnorePatterns,
  type Settings,
} from "../../../packages/core/dist/literals/index.js";
import { textsOf, treeOf, type Clone } from "../clone.js";
import { inLotOrder } from "../lots.js";
import { filesOfClone, uriInClone } from "./files-of-clone.js";

/** What is kept of the reports of one code on lines of one text in a repository: nothing of the text. */
export interface Report {
  readonly repository: string;
  readonly code: string;
  readonly hash: string;
  /** How many reports of the repository and the code this line was drawn for, its own among them. */
  readonly weight: number;
}

/** The same with what a person needs to judge it. */
export interface ShownReport {
  readonly report: Report;
  readonly where: string;
  readonly text: string;
  readonly message: string;
}

export interface Drawing {
  /** Without tests and what they read. */
  readonly files: number;
  readonly reports: number;
  /** Reports in tests, where identifiers are wrong on purpose: none of them is drawn. */
  readonly inTests: number;
  readonly drawn: readonly ShownReport[];
}

/** So many lines are drawn of the reports of one code in one repository. */
const quota = 20;

/**
 * What tests programs, and the data for that, by the names of folders and files. Programs of Perl and git have their
 * tests in `t/`, those for iOS in folders such as `AppTests/`.
 */
const test =
  /(?:^|\/)(?:(?:[\w.-]*[._-])?[Tt]ests?\d?|[Tt]ests?[-_]?[Rr]esults?|bad[-_]syntax|self[-_]?tests?|invalid[-_]examples?|Testing|__tests__|specs?|t|[a-z]+(?:[A-Z]\w*)?Test|\w*[a-z]Tests|androidtest|\w{1,20}test(?=\/(?:unit|functional|integration)\/)|test[-_]?(?:specs|data|files|cases|suites?|resources|sites?)|testing|e2e|cypress|playwright|fixtures|(?:[a-z]+[-_])?expected(?:[-_][a-z]+)*|slow_tests)\/|(?:[._-](?:test|spec)|[a-z](?:Tests?|Spec))\.\w+$|(?:^|\/)(?:syntax_)?test_[^/]*$/u;

const largest = 2_000_000;
const mostShown = 150;

interface Line {
  readonly code: string;
  readonly hash: string;
  readonly where: string;
  readonly text: string;
  readonly message: string;
  reports: number;
}

/** Reads the newest files of a clone with the preset `recommended`, and draws some of the reports by lot. */
export function readStranger(clone: Clone): Drawing {
  const lines = new Map<string, Line>();
  const isLeftOut = leftOutOf(clone);
  const beside = filesOfClone(clone);
  const read = treeOf(clone).filter(
    ({ path, size }) => languageOfPath(path) !== undefined && size <= largest && !isLeftOut(path),
  );
  let files = 0;
  let reports = 0;
  let inTests = 0;
  for (const { path, text } of textsOf(clone, read)) {
    const language = languageOfPath(path);
    if (language === undefined) continue;
    if (test.test(path)) {
      inTests += reportedLines(clone.name, { path, text, language, beside, settings: alsoInTests }).length;
      continue;
    }
    files += 1;
    for (const line of reportedLines(clone.name, { path, text, language, beside })) {
      reports += 1;
      const known = lines.get(line.hash);
      if (known === undefined) lines.set(line.hash, line);
      else known.reports += 1;
    }
  }
  return { files, reports, inTests, drawn: drawnOf(clone.name, [...lines.values()]) };
}

/** Tells what the command leaves out by its name, or since a `.gitattributes` or a `.irilintignore` in the root says so; never does it enter `node_modules`. */
function leftOutOf(clone: Clone): (path: string) => boolean {
  const inRoot = (name: string): string => {
    const [file] = [
      ...textsOf(
        clone,
        treeOf(clone).filter(({ path }) => path === name),
      ),
    ];
    return file?.text ?? "";
  };
  const patterns = readIgnorePatterns(`${ignoresOfAttributes(inRoot(".gitattributes"))}\n${inRoot(".irilintignore")}`);
  return (path) => {
    const names = path.split("/");
    return names.some((name, index) => {
      const kind = index < names.length - 1 ? "folder" : "file";
      const verdict = patterns.judge(names.slice(0, index + 1).join("/"), kind);
      return name === "node_modules" || verdict === "ignored" || (verdict === undefined && isForeign(name, kind));
    });
  };
}

interface ReadFile {
  readonly path: string;
  readonly text: string;
  readonly language: LanguageName;
  readonly beside: LocalFiles;
  readonly settings?: Settings;
}

const alsoInTests: Settings = { ...defaultSettings, tests: true };

function reportedLines(repository: string, { path, text, language, beside, settings }: ReadFile): Line[] {
  const { literals, comments: spans } = readDocumentOnce(text, language);
  const { findings } = checkDocument(text, literals, settings ?? defaultSettings, {
    spans,
    heeds: "iri-and-eslint",
    targets: () => localTargetsOf({ uri: uriInClone(path), text, language }, beside),
    path: () => path,
  });
  return findings.map(({ code, message, span }) => {
    const start = text.lastIndexOf("\n", span.start - 1) + 1;
    const line = text.slice(start).split("\n", 1)[0] ?? "";
    const shown = line.slice(Math.max(0, span.start - start - mostShown), span.end - start + mostShown).trim();
    const where = `${path}:${text.slice(0, start).split("\n").length}`;
    return { code, hash: hashOf(repository, code, line.trim()), where, text: shown, message, reports: 1 };
  });
}

/** A name that tells nothing of the text. */
function hashOf(repository: string, code: string, line: string): string {
  return createHash("sha256").update(`${repository}\n${code}\n${line}`).digest("hex").slice(0, 12);
}

function drawnOf(repository: string, lines: readonly Line[]): ShownReport[] {
  const byCode = new Map<string, Line[]>();
  for (const line of lines) byCode.set(line.code, [...(byCode.get(line.code) ?? []), line]);
  return [...byCode].flatMap(([code, all]) => {
    const drawn = inLotOrder(all, "strangers", ({ hash }) => hash).slice(0, quota);
    const total = all.reduce((sum, { reports }) => sum + reports, 0);
    const weight = Math.round((100 * total) / drawn.length) / 100;
    return drawn.map(({ hash, where, text, message }) => {
      return { report: { repository, code, hash, weight }, where, text, message };
    });
  });
}
