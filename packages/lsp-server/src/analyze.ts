import type { IriDocument } from "@irilint/core/documents";
import { checkDocument, type Literal, type LocatedFinding, type Settings } from "@irilint/core/literals";

/** The identifiers of a document and what is wrong with them. */
export interface Analysis {
  readonly literals: readonly Literal[];
  readonly findings: readonly LocatedFinding[];
}

/** The one place where the server asks for findings: diagnostics, hovers and code actions all show what this answers. */
export function analyze(document: IriDocument, settings: Settings): Analysis {
  return checkDocument(document.text, document.literals, settings);
}
