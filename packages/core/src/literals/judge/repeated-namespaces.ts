import type { LocatedFinding } from "../project/located-finding.js";
import type { Settings } from "../settings/settings.js";
import type { Source } from "../../text/changing-text.js";
import { isStrict } from "./selected-codes.js";

/** `xmlns:a="`, with all that stands between the name and the namespace. */
const declaration = /\sxmlns(?::[\w.-]{1,64})?[ \t]{0,8}=[ \t]{0,8}["']$/u;

/** In UTF-16 code units: the longest declaration up to its namespace. */
const longestDeclaration = 100;

/** What is found in a document. */
interface JudgedSource {
  readonly source: Source;
  readonly settings: Settings;
}

/**
 * The findings with one for each code where a document declares the same namespace for the same prefix again and again, as programs
 * do on every element they copy; where the settings are strict, all.
 */
export function withoutRepeatedNamespaces(
  findings: LocatedFinding[],
  { source, settings }: JudgedSource,
): LocatedFinding[] {
  if (findings.length < 2 || isStrict(settings)) return findings;
  const seen = new Map<string, number>();
  return findings.filter(({ code, literal: { start, end } }) => {
    const [declared] = declaration.exec(source.slice(Math.max(0, start - longestDeclaration), start)) ?? [];
    if (declared === undefined) return true;
    const key = `${code} ${declared.trimStart()}${source.slice(start, end)}`;
    const first = seen.get(key) ?? start;
    seen.set(key, first);
    return first === start;
  });
}
