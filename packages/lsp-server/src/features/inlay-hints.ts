import { escapeInvisible } from "@irilint/core";
import type { Literal } from "@irilint/core/literals";
import type { Connection, InlayHint } from "vscode-languageserver";
import { iriFormOf, withoutSecrets } from "../documents/forms.js";
import { toIriForm } from "../rewrites/conversions.js";
import type { AnalyzedDocument, Session } from "../session.js";
import { touches } from "./selection.js";

/** Has the client ask again, if it can be asked to. */
export function refreshInlayHints(connection: Connection, { client }: Session): void {
  if (client.refreshesInlayHints) connection.languages.inlayHint.refresh().catch(() => undefined);
}

/** Shows the readable form of encoded identifiers behind them, for those who chose so. */
export function answerInlayHints(connection: Connection, session: Session): void {
  connection.languages.inlayHint.on(async ({ textDocument, range }, token) => {
    const analyzed = await session.analyze(textDocument.uri, token);
    if (analyzed?.settings.inlayHints !== true) return [];
    const shown = analyzed.document.positions.spanOf(range);
    return analyzed.analysis.literals
      .filter(({ span }) => touches(span, shown))
      .flatMap((literal) => hintFor(literal, analyzed));
  });
}

function hintFor(literal: Literal, { document }: AnalyzedDocument): InlayHint[] {
  const iri = /%|xn--/i.test(literal.text) ? iriFormOf(literal) : undefined;
  if (!iri?.ok || !/[^\0-\x7F]/.test(iri.value) || iri.value === literal.text) return [];
  const readable = escapeInvisible(withoutSecrets(iri.value));
  const { edits } = toIriForm({ source: document.text, literal, span: literal.span });
  return [
    {
      position: document.positions.positionOf(literal.span.end + delimiterAfter(document.text, literal)),
      label: shorten(readable),
      paddingLeft: true,
      ...(edits.length > 0 && {
        textEdits: edits.map(({ span, text }) => ({ range: document.positions.rangeOf(span), newText: text })),
      }),
    },
  ];
}

/** The hint stands after the quotation mark that closes the literal. */
function delimiterAfter(source: string, { span }: Literal): number {
  return /["'`>)]/.test(source[span.end] ?? "") ? 1 : 0;
}

const longest = 60;

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest).join("")}…`;
}
