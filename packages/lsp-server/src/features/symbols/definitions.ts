import type { Span } from "@irilint/core";
import { anchorOf, type IriSymbol } from "@irilint/core/documents";
import type { Connection, Location } from "vscode-languageserver";
import type { OpenDocument } from "../../documents/open-document.js";
import { documentOf } from "../../documents/open-documents.js";
import type { AnalyzedDocument } from "../../session.js";
import { symbolsIn } from "../../symbols/document-symbols.js";
import { keyOfUri } from "../../protocol/uri-key.js";
import type { SymbolParts } from "./renames.js";
import { labelAt, symbolAt, type SymbolAt } from "./symbol-at.js";

/**
 * Answers where an identifier comes from: a prefix from its declaration, a name from the place that says something of it,
 * a link from the file and the heading, anchor or member that it leads to.
 */
export function answerDefinitions(connection: Connection, parts: SymbolParts): void {
  const { session, index } = parts;
  connection.onDefinition(async (params, token) => {
    const found = await symbolAt(session, params, token);
    if (found === undefined) return null;
    const label = labelAt(found);
    if (label !== undefined) return declarationOf(found, label.label);
    const { symbol } = found;
    const target = await targetOf(found, parts);
    if (target !== undefined) return [target];
    const places = await index.find(({ key }) => key === symbol.key);
    return places.filter(({ role }) => role !== "reference").map(({ uri, range }): Location => ({ uri, range }));
  });
}

async function targetOf(found: SymbolAt, parts: SymbolParts): Promise<Location | undefined> {
  const target = await targetPlace(found, parts);
  return target && { uri: target.document.uri, range: target.document.positions.rangeOf(target.span) };
}

/** The place in a file, or in what is open, to which a reference leads; nothing if there is no such place. */
export async function targetPlace(
  { analyzed, symbol }: SymbolAt,
  parts: SymbolParts,
): Promise<{ readonly document: OpenDocument; readonly span: Span<"source"> } | undefined> {
  const [named = "", fragment] = symbol.iri.split("#", 2);
  const uri = documentNamed(named, analyzed);
  const document = uri === undefined ? undefined : await documentAt(uri, parts);
  if (document === undefined) return undefined;
  if (fragment === undefined || fragment === "") return { document, span: { start: 0, end: 0 } };
  const anchor = anchorOf(document.text, document.language, fragment);
  return anchor && { document, span: anchor.span };
}

/** The document that an IRI without fragment names: a file by its URI, or the document that says that this is its identifier. */
function documentNamed(named: string, analyzed: AnalyzedDocument): string | undefined {
  const { uri } = analyzed.document;
  const isOwn = keyOfUri(named) === keyOfUri(uri) || symbolsIn(analyzed).some((symbol) => isIdentifier(symbol, named));
  if (isOwn) return uri;
  return /^file:/iu.test(named) ? named : undefined;
}

function isIdentifier({ iri, literal }: IriSymbol, named: string): boolean {
  return literal?.place.role === "$id" && iri.replace(/#$/u, "") === named;
}

/** A document that is open, or a file of the open folders. */
export async function documentAt(
  uri: string,
  { session, workspace }: Pick<SymbolParts, "session" | "workspace">,
): Promise<OpenDocument | undefined> {
  const open = session.documents.get(uri);
  if (open !== undefined) return open;
  const { checks } = await session.settings.of(uri);
  const text = await workspace.readFound(uri, checks.charset);
  return text === undefined ? undefined : documentOf({ uri, version: 0, text, languageId: "" }, session.client);
}

/** The last declaration of a prefix before its use: it may be declared anew. */
function declarationOf({ analyzed, symbol }: SymbolAt, label: string): Location | null {
  const { uri, positions } = analyzed.document;
  const declaration = symbolsIn(analyzed).findLast(
    ({ prefix, span }) => prefix?.label === label && span.start <= symbol.span.start,
  );
  return declaration === undefined ? null : { uri, range: positions.rangeOf(declaration.span) };
}
