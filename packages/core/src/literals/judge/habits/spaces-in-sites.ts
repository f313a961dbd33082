import { checkOfCode } from "../../../checks/run/check-of-code.js";
import type { Span } from "../../../findings/span.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import type { RawLiteral } from "../../read/literal.js";
import { isStrict } from "../selected-codes.js";
import type { JudgedDocument } from "./judged-document.js";

/** The settings of generators of sites that read Markdown with Python-Markdown: MkDocs, and Pelican. */
const settingsOfGenerators = ["mkdocs.yml", "mkdocs.yaml", "pelicanconf.py"];

/** What stands beside the settings of Jekyll, which reads Markdown with kramdown; other generators have `_config.yml`, too. */
const besideJekyll = ["Gemfile", "_layouts", "_includes", "_posts"];

/** A space with what stands before and behind it. */
const betweenWords = /^[^\s/:?#] +[^\s/?#]$/u;

/** What has a meaning of its own in a query, but not in a path. */
const delimiterOfQuery = /[&=]/u;

/** The document itself and so many folders above it are searched for them. */
const folders = Array.from({ length: 7 }, (_, index) => "../".repeat(index));

/**
 * Leaves out spaces between words in the destinations of Markdown that MkDocs, Pelican or Jekyll publishes: Python-Markdown
 * and kramdown make links of them, and browsers encode them. A space beside a delimiter stays, since a link with it leads
 * elsewhere, and so does one in an anchor, since no heading gets such a name. Leaves out none if the settings are strict,
 * or if the program that runs the checks has no file system.
 */
export function withoutSpacesInSites(
  findings: LocatedFinding[],
  { source, raws, settings, comments }: JudgedDocument,
): LocatedFinding[] {
  const anchors = new Map<number, number>();
  const anchorOf = ({ start, end }: Span<"source">): number => {
    const known = anchors.get(start) ?? source.slice(start, end).indexOf("#");
    anchors.set(start, known);
    return known < 0 ? end : start + known;
  };
  const isBetweenWords = ({ start, end }: Span<"source">, literal: Span<"source">): boolean => {
    const around = source.slice(Math.max(literal.start, start - 1), end + 1);
    const isInQuery = delimiterOfQuery.test(around) && source.slice(literal.start, start).includes("?");
    return betweenWords.test(around) && !isInQuery;
  };
  const isSpared = ({ code, span, literal }: LocatedFinding): boolean =>
    checkOfCode(code)?.sparesSites === true &&
    isDestination(raws.startingAt(literal.start)) &&
    isBetweenWords(span, literal) &&
    span.end < literal.end &&
    span.start < anchorOf(literal);
  const spared = new Set(findings.filter(isSpared));
  if (spared.size === 0 || isStrict(settings)) return findings;
  const targets = comments.targets?.(source);
  if (targets === undefined) return findings;
  const isThere = (reference: string): boolean =>
    targets.of(reference, { role: undefined, syntax: "markdown-destination" }).kind === "there";
  const isOfJekyll = (folder: string): boolean =>
    isThere(`${folder}_config.yml`) && besideJekyll.some((name) => isThere(folder + name));
  // Jekyll makes pages of nothing but what begins with front matter.
  const isPublished =
    folders.slice(1).some((folder) => settingsOfGenerators.some((name) => isThere(folder + name))) ||
    (source.slice(0, 4).trimEnd() === "---" && folders.some(isOfJekyll));
  return isPublished ? findings.filter((finding) => !spared.has(finding)) : findings;
}

function isDestination(raw: RawLiteral | undefined): boolean {
  return raw?.syntax === "markdown-destination";
}
