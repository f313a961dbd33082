import type { IriDocument, Source } from "@irilint/core/documents";
import {
  checkChangingDocumentInPieces,
  type ChangingDocument,
  type DocumentContext,
  type Settings,
} from "@irilint/core/literals";

/** The identifiers of a document and what is wrong with them. */
export type Analysis = ChangingDocument;

/** What was read of a document. */
interface ReadText {
  readonly text: Source;
  readonly sequences: IriDocument["sequences"];
  readonly targets?: DocumentContext["targets"];
}

/**
 * Here alone the server asks for findings: diagnostics, hovers and code actions all show what this answers. There is a
 * pause after every piece of work.
 */
export function analyzeInPieces(
  { text, sequences, targets }: ReadText,
  settings: Settings,
): Generator<undefined, Analysis> {
  const { literals, comments: spans } = sequences;
  return checkChangingDocumentInPieces(text.toString(), literals, settings, contextOf(spans, targets));
}

/** The answer for a later text of the document and the same settings, from that for an earlier one. */
export function analyzeAgain({ text, sequences, targets }: ReadText, previous: Analysis): Analysis {
  const { literals, comments: spans } = sequences;
  return previous.update(text, literals, contextOf(spans, targets));
}

function contextOf(spans: DocumentContext["spans"], targets: DocumentContext["targets"]): DocumentContext {
  return { spans, heeds: "iri-and-eslint", targets };
}
