import type { RawLiteral } from "../../../literals/locating/index.js";

/** A name or a value with the names on the way to it, parted by slashes, without positions in lists. */
export interface Member {
  readonly path: string;
  readonly isKey: boolean;
  readonly literal: RawLiteral;
}

/** No more names stand on the way to a script, and no longer ones. */
const deepest = 8;
const longestName = 200;

/** The members of a document that may tell what it is for. */
export function membersOf(literals: readonly RawLiteral[]): Member[] {
  const members: Member[] = [];
  for (const literal of literals) {
    if (literal.site.kind !== "data") continue;
    const { path, isKey } = literal.site;
    if (path.length > deepest || path.some(({ length }) => length > longestName)) continue;
    members.push({ path: path.join("/"), isKey, literal });
  }
  return members;
}
