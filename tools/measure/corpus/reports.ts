import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { languageOfPath, readDocumentOnce, type LanguageName } from "../../../packages/core/dist/documents/index.js";
import { checkDocument, defaultSettings } from "../../../packages/core/dist/literals/index.js";
import { filesBelow } from "../files-below.js";

/** What was read, of a package or of a language. */
export interface Count {
  files: number;
  units: number;
  literals: number;
  identifiers: number;
  reports: number;
}

/** A finding in a published file. */
export interface FileReport {
  /** From the root of the package, with slashes. */
  readonly path: string;
  readonly line: number;
  readonly code: string;
  readonly message: string;
  /** The characters around it, on one line. */
  readonly excerpt: string;
}

export interface PackageReading {
  readonly count: Count;
  readonly languages: ReadonlyMap<LanguageName, Count>;
  readonly reports: readonly FileReport[];
}

/** Larger files are data or bundles, which nobody edits. */
const largest = 2_000_000;

/** Reads every file below a folder as the command and the server do, with the preset `recommended`. */
export function readPackage(folder: string): PackageReading {
  const count = noCount();
  const languages = new Map<LanguageName, Count>();
  const reports: FileReport[] = [];
  for (const path of filesBelow(folder)) {
    const language = languageOfPath(path);
    if (language === undefined || statSync(path).size > largest) continue;
    const text = readFileSync(path, "utf8");
    const ofLanguage = languages.get(language) ?? noCount();
    languages.set(language, ofLanguage);
    const { literals, comments: spans } = readDocumentOnce(text, language);
    const { literals: identifiers, findings } = checkDocument(text, literals, defaultSettings, {
      spans,
      heeds: "iri-and-eslint",
    });
    for (const counted of [count, ofLanguage]) {
      counted.files += 1;
      counted.units += text.length;
      counted.literals += literals.length;
      counted.identifiers += identifiers.length;
      counted.reports += findings.length;
    }
    for (const { code, message, span } of findings) {
      const line = text.slice(0, span.start).split("\n").length;
      const excerpt = text.slice(Math.max(0, span.start - 60), span.end + 40).replaceAll(/\s+/gu, " ");
      reports.push({ path: relative(folder, path).replaceAll("\\", "/"), line, code, message, excerpt });
    }
  }
  return { count, languages, reports };
}

export function noCount(): Count {
  return { files: 0, units: 0, literals: 0, identifiers: 0, reports: 0 };
}
