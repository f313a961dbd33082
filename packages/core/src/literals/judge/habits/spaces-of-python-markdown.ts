import { checkOfCode } from "../../../checks/run/check-of-code.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import type { RawLiteral } from "../../read/literal.js";
import { isStrict } from "../selected-codes.js";
import type { JudgedDocument } from "./judged-document.js";

/** The settings of generators of sites that read Markdown with Python-Markdown: MkDocs, and Pelican. */
const settingsOfGenerators = ["mkdocs.yml", "mkdocs.yaml", "pelicanconf.py"];

/** So many folders above that of the document are searched for them. */
const mostFolders = 6;

/**
 * Leaves out spaces in the destinations of Markdown below a folder that MkDocs or Pelican publishes: Python-Markdown
 * makes links of them, and browsers encode them. A space in the host stays. Leaves out none if the settings are strict,
 * or if the program that runs the checks has no file system.
 */
export function withoutSpacesOfPythonMarkdown(
  findings: LocatedFinding[],
  { source, raws, settings, comments }: JudgedDocument,
): LocatedFinding[] {
  const isSpace = ({ code, literal }: LocatedFinding): boolean =>
    checkOfCode(code)?.sparesPythonMarkdown === true && isDestination(raws.startingAt(literal.start));
  const asked = findings.filter(isSpace);
  if (asked.length === 0 || isStrict(settings)) return findings;
  const targets = comments.targets?.(source);
  if (targets === undefined) return findings;
  const isThere = (reference: string): boolean =>
    targets.of(reference, { role: undefined, syntax: "markdown-destination" }).kind === "there";
  const folders = Array.from({ length: mostFolders }, (_, index) => "../".repeat(index + 1));
  if (!folders.some((folder) => settingsOfGenerators.some((name) => isThere(folder + name)))) return findings;
  const spared = new Set(
    asked.filter(({ span, literal }) => !/:\/*$/u.test(source.slice(literal.start, span.start).trimEnd())),
  );
  return findings.filter((finding) => !spared.has(finding));
}

function isDestination(raw: RawLiteral | undefined): boolean {
  return raw?.syntax === "markdown-destination";
}
