import { MarkupKind, type Connection, type Hover, type MarkupContent } from "vscode-languageserver";
import type { Client } from "../../protocol/client.js";
import type { AnalyzedDocument, Session } from "../../session.js";
import type { SymbolIndex } from "../../symbols/symbol-index.js";
import { isAt } from "../selection.js";
import { symbolAt, type PlaceParams } from "../symbols/symbol-at.js";
import { usageOf } from "../symbols/usage.js";
import { explainAt, type Explanation } from "./explanation.js";
import { pictureOf } from "./picture.js";
import { explainInMarkdown, explainInPlainText } from "./wording.js";

export function answerHovers(connection: Connection, session: Session, index: SymbolIndex): void {
  connection.onHover(async (params) => {
    const usage = await usageAt(params, session, index);
    const analyzed = await session.analyze(params.textDocument.uri);
    if (analyzed === undefined) return undefined;
    return hoverAt(analyzed, { offset: analyzed.document.positions.offsetOf(params.position), usage }, session.client);
  });
}

/** How often the identifier there is used, as far as that is known without looking for it. */
async function usageAt(params: PlaceParams, session: Session, index: SymbolIndex): Promise<string | undefined> {
  if (!index.isBuilt) return undefined;
  const found = await symbolAt(session, params);
  if (found === undefined) return undefined;
  const { iri, key } = found.symbol;
  return usageOf(await index.findKnown((symbol) => symbol.key === key), iri);
}

interface Pointed {
  readonly offset: number;
  readonly usage: string | undefined;
}

/** What the identifier at `offset` consists of, what it is as a URI, and what is wrong with it. */
function hoverAt(
  { document, analysis }: AnalyzedDocument,
  { offset, usage }: Pointed,
  client: Client,
): Hover | undefined {
  const explained = explainAt(analysis, offset);
  if (explained === undefined) return undefined;
  const everything = usage === undefined ? explained : { ...explained, usage };
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
