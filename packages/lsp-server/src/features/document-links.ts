import type { Literal } from "@irilint/core/literals";
import type { Connection, DocumentLink } from "vscode-languageserver";
import type { Client } from "../protocol/client.js";
import { uriFormOf, withoutSecrets } from "../documents/forms.js";
import type { AnalyzedDocument, Session } from "../session.js";

export function answerDocumentLinks(connection: Connection, session: Session): void {
  connection.onDocumentLinks(async ({ textDocument }, token) => {
    const analyzed = await session.analyze(textDocument.uri, token);
    if (analyzed === undefined) return [];
    return linksIn(analyzed, session.client);
  });
}

/** So many identifiers of a document are looked at: nobody follows more of them, and an editor has to draw the links. */
const mostLinks = 10_000;

function linksIn(analyzed: AnalyzedDocument, client: Client): DocumentLink[] {
  return analyzed.analysis.firstLiterals(mostLinks).flatMap((literal) => linkOf(literal, analyzed, client));
}

/** What may be opened from a text that anybody can have written; `command:` is not among it. */
const openable = /^(?:https?|ftps?|sftp|file|mailto|tel|news):/i;

/** The longest text that anybody follows. */
const longest = 8192;

function linkOf(literal: Literal, { document }: AnalyzedDocument, client: Client): DocumentLink[] {
  if (!openable.test(literal.text) || literal.text.length > longest) return [];
  if (client.detectsLinks && isDetected(literal)) return [];
  const uri = uriFormOf(literal);
  const target = uri?.ok ? targetOf(uri.value, client) : undefined;
  if (!uri?.ok || target === undefined) return [];
  return [
    {
      range: document.positions.rangeOf(literal.span),
      target,
      ...(client.showsLinkTooltips && { tooltip: withoutSecrets(uri.value) }),
    },
  ];
}

/**
 * Whether an editor that looks for URLs in the text makes a link of exactly the same characters. It stops at white
 * space, quotes, brackets and East Asian punctuation, and knows nothing of escapes.
 */
function isDetected({ text, map }: Literal): boolean {
  return (
    map.isIdentity && /^(?:https?|file):\/\/[^\s"'`<>()[\]{}|*\u3000-\u303F\uFF00-\uFFEF‘“…]*[^\s.,;:]$/i.test(text)
  );
}

const encodedAscii = /%[0-7][0-9A-Fa-f]/;

/**
 * Some editors decode the target of a link and encode it anew, so that `%2F` becomes a delimiter: a URI with encoded
 * ASCII is given only in a way that keeps it as it is. The command gets its arguments decoded twice.
 */
function targetOf(uri: string, { linksByCommand }: Client): string | undefined {
  if (!encodedAscii.test(uri)) return uri;
  if (!linksByCommand) return undefined;
  return `command:vscode.open?${encodeURIComponent(encodeURIComponent(JSON.stringify([uri])))}`;
}
