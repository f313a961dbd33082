import { MarkupKind, type Connection, type Hover, type MarkupContent } from "vscode-languageserver";
import type { Client } from "../../protocol/client.js";
import type { AnalyzedDocument } from "../../session.js";
import type { SymbolPlace } from "../../symbols/symbol-index.js";
import { toIri } from "@irilint/core";
import { descriptionAt, type Description } from "@irilint/core/documents";
import { isAt } from "../selection.js";
import { documentAt, targetPlace } from "../symbols/definitions.js";
import type { SymbolParts } from "../symbols/renames.js";
import { symbolAt, type SymbolAt } from "../symbols/symbol-at.js";
import { usageOf } from "../symbols/usage.js";
import { explainAt, type Explanation } from "./explanation.js";
import { pictureOf } from "./picture.js";
import { explainInMarkdown, explainInPlainText } from "./wording.js";

export function answerHovers(connection: Connection, parts: SymbolParts): void {
  const { session, index } = parts;
  connection.onHover(async (params, token) => {
    const found = await symbolAt(session, params, token);
    // All that is known without looking for it.
    const places = found === undefined ? [] : await index.findKnown(({ key }) => key === found.symbol.key);
    const usage = found && index.isBuilt ? usageOf(places, found.symbol.iri) : undefined;
    const description = await descriptionFrom(places, parts);
    const destination = found && (await destinationOf(found, parts));
    const analyzed = await session.analyze(params.textDocument.uri, token);
    if (analyzed === undefined) return undefined;
    const offset = analyzed.document.positions.offsetOf(params.position);
    return hoverAt(analyzed, { offset, known: { usage, destination, description } }, session.client);
  });
}

/** Of so many files that describe an identifier, the first ones are read. */
const mostDescribing = 5;

/** The label and the comment that the files which describe an identifier give it. */
async function descriptionFrom(places: readonly SymbolPlace[], parts: SymbolParts): Promise<Description | undefined> {
  const subjects = places.filter(({ role }) => role === "subject");
  let description: Description = {};
  for (const uri of [...new Set(subjects.map((place) => place.uri))].slice(0, mostDescribing)) {
    const document = await documentAt(uri, parts);
    if (document === undefined) continue;
    const { text, language, positions } = document;
    const spans = subjects.filter((place) => place.uri === uri).map(({ range }) => positions.spanOf(range));
    description = { ...descriptionAt(text, language, spans), ...description };
    if (description.label !== undefined && description.comment !== undefined) break;
  }
  return Object.keys(description).length === 0 ? undefined : description;
}

/** The longest heading that is told whole, in UTF-16 code units. */
const longestHeading = 80;

function beginning(heading: string): string {
  if (heading.length <= longestHeading) return heading;
  return `${heading.slice(0, longestHeading).replace(/[\uD800-\uDBFF]$/u, "")}…`;
}

/** Where a relative reference leads: the heading or the anchor, and the name of the file if it is another one. */
async function destinationOf(found: SymbolAt, parts: SymbolParts): Promise<string | undefined> {
  if (found.symbol.spelling !== "relative") return undefined;
  const target = await targetPlace(found, parts);
  if (target === undefined) return undefined;
  const { document, span } = target;
  const heading = beginning(document.text.slice(span.start, span.end).trim());
  const isOwn = document.uri === found.analyzed.document.uri;
  const file = isOwn ? "this file" : fileName(document.uri);
  return heading === "" ? file : `${heading} (${file})`;
}

function fileName(uri: string): string {
  const iri = toIri(uri);
  const text = iri.ok ? iri.value : uri;
  return text.slice(text.lastIndexOf("/") + 1);
}

interface Pointed {
  readonly offset: number;
  /** What is known of the symbol there. */
  readonly known: Pick<Explanation, "usage" | "destination" | "description">;
}

/** What the identifier at `offset` consists of, what it is as a URI, and what is wrong with it. */
function hoverAt(
  { document, analysis }: AnalyzedDocument,
  { offset, known }: Pointed,
  client: Client,
): Hover | undefined {
  const explained = explainAt(analysis, offset, known);
  if (explained === undefined) return undefined;
  const explanation = client.hoversShowDiagnostics ? withoutMessagesAt(offset, explained) : explained;
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
