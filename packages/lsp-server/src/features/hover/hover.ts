import { MarkupKind, type Connection, type Hover, type MarkupContent } from "vscode-languageserver";
import type { Client } from "../../client.js";
import type { AnalyzedDocument, Session } from "../../session.js";
import { isAt } from "../selection.js";
import { explainAt, type Explanation } from "./explanation.js";
import { pictureOf } from "./picture.js";
import { explainInMarkdown, explainInPlainText } from "./wording.js";

export function answerHovers(connection: Connection, session: Session): void {
  connection.onHover(async ({ textDocument, position }) => {
    const analyzed = await session.analyze(textDocument.uri);
    return analyzed && hoverAt(analyzed, analyzed.document.positions.offsetOf(position), session.client);
  });
}

/** What the identifier at `offset` consists of, what it is as a URI, and what is wrong with it. */
function hoverAt({ document, analysis }: AnalyzedDocument, offset: number, client: Client): Hover | undefined {
  const everything = explainAt(analysis, offset);
  if (everything === undefined) return undefined;
  const explanation = client.hoversShowDiagnostics ? withoutMessagesAt(offset, everything) : everything;
  const picture = client.showsPictures ? pictureOf(explanation.shown) : undefined;
  const contents: MarkupContent = client.showsMarkdown
    ? { kind: MarkupKind.Markdown, value: explainInMarkdown(explanation, picture) }
    : { kind: MarkupKind.PlainText, value: explainInPlainText(explanation) };
  return { contents, range: document.positions.rangeOf(explanation.span) };
}

/** Leaves to the client what it says itself of the place that is pointed at: why it matters and the ways out remain. */
function withoutMessagesAt(offset: number, explanation: Explanation): Explanation {
  const findings = explanation.findings.map((finding) =>
    isAt(finding.span, offset) ? { ...finding, message: "" } : finding,
  );
  return { ...explanation, findings };
}
