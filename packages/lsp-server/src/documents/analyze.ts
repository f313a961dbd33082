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
export interface ReadText {
  readonly text: Source;
  readonly sequences: IriDocument["sequences"];
  readonly targets?: DocumentContext["targets"];
}

/**
 * Here alone the server asks for findings: diagnostics, hovers and code actions all show what this answers.
 * `previous` is what it answered for an earlier text of the document and the same settings; it saves time only.
 */
export function analyze(
  { text, sequences, targets }: ReadText,
  settings: Settings,
  previous?: ChangingDocument,
): Analysis {
  const { literals, comments: spans } = sequences;
  const context = contextOf(spans, targets);
  return (
    previous?.update(text, literals, context) ?? checkChangingDocument(text.toString(), literals, settings, context)
  );
}

/** The same for a first text, with a pause after every piece of work. */
export function analyzeInPieces(
  { text, sequences, targets }: ReadText,
  settings: Settings,
): Generator<undefined, Analysis> {
  const { literals, comments: spans } = sequences;
  return checkChangingDocumentInPieces(text.toString(), literals, settings, contextOf(spans, targets));
}

function contextOf(spans: DocumentContext["spans"], targets: DocumentContext["targets"]): DocumentContext {
  return { spans, heeds: "iri-and-eslint", targets };
}
