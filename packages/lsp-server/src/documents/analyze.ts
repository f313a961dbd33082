import type { IriDocument, Source } from "@irilint/core/documents";
import {
  checkChangingDocument,
  checkChangingDocumentInPieces,
  type ChangingDocument,
  type DocumentContext,
  type Settings,
} from "@irilint/core/literals";

/** The identifiers of a document and what is wrong with them. */
export type Analysis = ChangingDocument;

/** What was read of a document. */
export interface ReadText extends Pick<DocumentContext, "targets" | "path"> {
  readonly text: Source;
  readonly sequences: IriDocument["sequences"];
}

/**
 * Here alone the server asks for findings: diagnostics, hovers and code actions all show what this answers.
 * `previous` is what it answered for an earlier text of the document and the same settings; it saves time only.
 */
export function analyze(read: ReadText, settings: Settings, previous?: ChangingDocument): Analysis {
  const { text, sequences } = read;
  const context = contextOf(read);
  return (
    previous?.update(text, sequences.literals, context) ??
    checkChangingDocument(text.toString(), sequences.literals, settings, context)
  );
}

/** The same for a first text, with a pause after every piece of work. */
export function analyzeInPieces(read: ReadText, settings: Settings): Generator<undefined, Analysis> {
  return checkChangingDocumentInPieces(read.text.toString(), read.sequences.literals, settings, contextOf(read));
}

function contextOf({ sequences, targets, path }: ReadText): DocumentContext {
  return { spans: sequences.comments, heeds: "iri-and-eslint", targets, path };
}
