import type { RawLiteral } from "../../../literals/locating/index.js";

/** A key or a value with the keys on the path to it, separated by slashes, without positions in sequences. */
export interface YamlMember {
  readonly path: string;
  readonly isKey: boolean;
  readonly literal: RawLiteral;
}

/** The deepest path of a script. */
const deepest = 8;
const longestName = 200;

/** The members of a document that may tell for which service it is. */
export function membersOf(literals: readonly RawLiteral[]): YamlMember[] {
  const members: YamlMember[] = [];
  for (const literal of literals) {
    if (literal.site.kind !== "data") continue;
    const { path, isKey } = literal.site;
    if (path.length > deepest || path.some(({ length }) => length > longestName)) continue;
    members.push({ path: path.join("/"), isKey, literal });
  }
  return members;
}
