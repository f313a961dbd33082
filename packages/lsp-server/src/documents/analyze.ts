import type { IriDocument, Source } from "@irilint/core/documents";
import {
  checkChangingDocument,
  type ChangingDocument,
  type DocumentContext,
  type Settings,
} from "@irilint/core/literals";

/** The identifiers of a document and what is wrong with them. */
export type Analysis = ChangingDocument;

/**
 * The one place where the server asks for findings: diagnostics, hovers and code actions all show what this answers.
 * `previous` is what it answered for an earlier text of the document and the same settings; it saves time only.
 */
export function analyze(
  {
    text,
    sequences,
    targets,
  }: {
    readonly text: Source;
    readonly sequences: IriDocument["sequences"];
    readonly targets?: DocumentContext["targets"];
  },
  settings: Settings,
  previous?: ChangingDocument,
): ChangingDocument {
  const { literals, comments: spans } = sequences;
  const comments = { spans, heeds: "iri-and-eslint", targets } as const;
  return (
    previous?.update(text, literals, comments) ?? checkChangingDocument(text.toString(), literals, settings, comments)
  );
}
