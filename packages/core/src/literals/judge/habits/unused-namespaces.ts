import { checkOfCode } from "../../../checks/run/check-of-code.js";
import type { LocatedFinding } from "../../project/located-finding.js";
import { isStrict } from "../selected-codes.js";
import type { JudgedDocument } from "./judged-document.js";

/** A declaration of a prefix up to its namespace: `xmlns:a="`. */
const declaration = /\sxmlns:(?<prefix>[\w.-]{1,64})[ \t]{0,8}=[ \t]{0,8}["']$/u;

/** A declaration of the empty prefix in Turtle or SPARQL up to its namespace: `@prefix : <`. */
const declarationOfEmpty = /(?:@prefix|\bPREFIX)[ \t]{1,8}:[ \t]{0,8}<$/iu;

/** A name with the empty prefix. */
const nameWithEmpty = /(?:^|[\s()[\]{},;^!|/.]):[\p{L}\p{N}_]/mu;

/** In UTF-16 code units: the longest declaration up to its namespace. */
const longestDeclaration = 100;

/**
 * Leaves out findings that a namespace is not a published one, where its prefix is declared and never used: in XML, as in
 * pictures that programs write, and in RDF that of the empty prefix, which programs declare for their own namespace. Leaves
 * out none if the settings are strict.
 */
export function withoutUnusedNamespaces(
  findings: LocatedFinding[],
  { source, settings }: JudgedDocument,
): LocatedFinding[] {
  if (isStrict(settings)) return findings;
  const used = new Map<string, boolean>();
  return findings.filter(({ code, literal: { start } }) => {
    if (checkOfCode(code)?.sparesUnused !== true) return true;
    const before = source.slice(Math.max(0, start - longestDeclaration), start);
    const prefix = declarationOfEmpty.test(before) ? "" : declaration.exec(before)?.groups?.["prefix"];
    if (prefix === undefined) return true;
    const isUsed = used.get(prefix) ?? hasName(source.toString(), prefix);
    used.set(prefix, isUsed);
    return isUsed;
  });
}

function hasName(text: string, prefix: string): boolean {
  return prefix === "" ? nameWithEmpty.test(text) : text.includes(`${prefix}:`);
}
