import type { LocatedFinding } from "../../project/located-finding.js";
import { isStrict } from "../selected-codes.js";
import type { JudgedDocument } from "./judged-document.js";

/** A declaration of a namespace in XML up to its value: `xmlns:a="`. */
const declaration = /\sxmlns(?::[\w.-]{1,64})?[ \t]{0,8}=[ \t]{0,8}["']$/u;

/** In UTF-16 code units: the longest declaration up to its namespace. */
const longestDeclaration = 100;

/**
 * Leaves out findings whose code has been reported of an equal declaration of a namespace before: programs repeat the
 * declaration on every element that they copy. Leaves out none if the settings are strict.
 */
export function withoutRepeatedNamespaces(
  findings: LocatedFinding[],
  { source, settings }: JudgedDocument,
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
