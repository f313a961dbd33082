import {
  MarkupKind,
  type InitializeParams,
  type TextDocumentClientCapabilities,
  type WorkspaceClientCapabilities,
} from "vscode-languageserver";
import type { InitializationOptions } from "./custom-requests.js";
import { chooseEncoding, type PositionEncoding } from "./to-protocol.js";

/** What the client can do, as far as the server does one thing or another by it. A client that says nothing can do nothing. */
export interface Client {
  readonly encoding: PositionEncoding;
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly refreshesInlayHints: boolean;
  readonly showsRelatedInformation: boolean;
  readonly showsMarkdown: boolean;
  /** Shows images of `data:` URIs in Markdown. */
  readonly showsPictures: boolean;
  /** Shows the diagnostics of a place in the hover there by itself, so that ours need not repeat their messages. */
  readonly hoversShowDiagnostics: boolean;
  /** Makes links of `http`, `https` and `file` URLs by itself. */
  readonly detectsLinks: boolean;
  /** Opens links to `command:vscode.open`, and would decode a URI on the way. */
  readonly linksByCommand: boolean;
  readonly showsLinkTooltips: boolean;
  readonly takesCodeActions: boolean;
  /** Asks for the edit of an action when the action is chosen, and keeps until then what the server needs for it. */
  readonly resolvesCodeActions: boolean;
  /** Takes edits that name the version of the document that they are for. */
  readonly takesVersionedEdits: boolean;
  /** Makes files that an edit says to make. */
  readonly makesFiles: boolean;
  readonly appliesEdits: boolean;
  /** Shows the edits that it is to apply, and applies those that a person chooses. */
  readonly previewsEdits: boolean;
  /** Opens a page in a browser when it is asked to. */
  readonly showsPages: boolean;
  readonly findsReferences: boolean;
  readonly highlights: boolean;
  readonly renames: boolean;
  /** Asks what it would rename before it does. */
  readonly preparesRenames: boolean;
  readonly findsDefinitions: boolean;
  readonly outlines: boolean;
  readonly findsWorkspaceSymbols: boolean;
  readonly completes: boolean;
  readonly answersConfiguration: boolean;
  readonly registersConfiguration: boolean;
  readonly registersFileWatchers: boolean;
  /** Reads files for the server, from whatever file system they are in: the request `iri/readFile`. */
  readonly readsFiles: boolean;
  /** The URIs of the folders that are open. */
  readonly folders: readonly string[];
  /** Settings that came with the start, for clients that are not asked for them. */
  readonly settings: unknown;
}

export function readClient(params: Partial<InitializeParams>): Client {
  const { general, textDocument, window, workspace } = params.capabilities ?? {};
  return {
    encoding: chooseEncoding(general?.positionEncodings),
    showsPages: window?.showDocument?.support === true,
    folders: readFolders(params),
    ...whatIsShown(textDocument ?? {}),
    ...whatIsAsked(textDocument ?? {}, workspace ?? {}),
    ...whatIsEdited(workspace ?? {}),
    ...whatIsTold(workspace ?? {}),
    ...authorsOptions(params),
  };
}

/** How diagnostics, hovers and links are shown. */
function whatIsShown({ diagnostic, publishDiagnostics, hover, documentLink }: TextDocumentClientCapabilities) {
  return {
    pullsDiagnostics: diagnostic !== undefined,
    // Before version 3.18 of the protocol, a client said so only of the diagnostics that it is sent.
    showsRelatedInformation: (diagnostic?.relatedInformation ?? publishDiagnostics?.relatedInformation) === true,
    showsMarkdown: prefersMarkdown(hover?.contentFormat),
    showsLinkTooltips: documentLink?.tooltipSupport === true,
  };
}

/** What the client asks for, at a place in a document or in all folders. */
function whatIsAsked(document: TextDocumentClientCapabilities, { symbol }: WorkspaceClientCapabilities) {
  const { codeAction, completion, definition, documentHighlight, documentSymbol, references, rename } = document;
  return {
    takesCodeActions: codeAction?.codeActionLiteralSupport !== undefined,
    resolvesCodeActions:
      codeAction?.dataSupport === true && codeAction.resolveSupport?.properties.includes("edit") === true,
    completes: completion !== undefined,
    findsDefinitions: definition !== undefined,
    findsReferences: references !== undefined,
    findsWorkspaceSymbols: symbol !== undefined,
    highlights: documentHighlight !== undefined,
    outlines: documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    renames: rename !== undefined,
    preparesRenames: rename?.prepareSupport === true,
  };
}

/** Which edits the client applies. */
function whatIsEdited({ applyEdit, workspaceEdit }: WorkspaceClientCapabilities) {
  const appliesEdits = applyEdit === true;
  const takesVersionedEdits = workspaceEdit?.documentChanges === true;
  const operations: unknown = workspaceEdit?.resourceOperations;
  return {
    appliesEdits,
    takesVersionedEdits,
    makesFiles: takesVersionedEdits && Array.isArray(operations) && operations.includes("create"),
    previewsEdits: appliesEdits && takesVersionedEdits && workspaceEdit.changeAnnotationSupport !== undefined,
  };
}

/** What the client tells of its settings and files, and what it asks for again when it is told to. */
function whatIsTold(workspace: WorkspaceClientCapabilities) {
  const { configuration, diagnostics, didChangeConfiguration, didChangeWatchedFiles, inlayHint } = workspace;
  return {
    answersConfiguration: configuration === true,
    registersConfiguration: didChangeConfiguration?.dynamicRegistration === true,
    registersFileWatchers: didChangeWatchedFiles?.dynamicRegistration === true,
    refreshesDiagnostics: diagnostics?.refreshSupport === true,
    refreshesInlayHints: inlayHint?.refreshSupport === true,
  };
}

/** What the protocol has no word for, and the client's author says. */
function authorsOptions(params: Partial<InitializeParams>) {
  return {
    showsPictures: option(params, "hoverPicture") === true,
    hoversShowDiagnostics: option(params, "hoversShowDiagnostics") === true,
    detectsLinks: option(params, "detectsLinks") === true,
    linksByCommand: option(params, "linksByCommand") === true,
    readsFiles: option(params, "readsFiles") === true,
    settings: option(params, "iri"),
  };
}

/** The first format named is the one preferred. */
function prefersMarkdown(formats: readonly string[] | undefined): boolean {
  return formats?.[0] === MarkupKind.Markdown;
}

function readFolders(params: Partial<InitializeParams>): readonly string[] {
  if (params.workspaceFolders) return params.workspaceFolders.map(({ uri }) => uri);
  // A client older than version 3.6 of the protocol has one folder at most.
  const [root, path] = [memberOf(params, "rootUri"), memberOf(params, "rootPath")];
  if (typeof root === "string") return [root];
  return typeof path === "string" && path !== "" ? [uriOfPath(path)] : [];
}

/** The `file` URI of a path, of a drive or of a share of Windows, too (RFC 8089, appendices D.2 and E.3.2). */
function uriOfPath(path: string): string {
  const isOfWindows = /^(?:[A-Za-z]:|\\\\)/u.test(path);
  const slashed = isOfWindows ? path.replaceAll("\\", "/") : path;
  const encoded = encodeURI(slashed).replace(/[?#]/gu, encodeURIComponent);
  if (encoded.startsWith("//")) return `file:${encoded}`;
  return encoded.startsWith("/") ? `file://${encoded}` : `file:///${encoded}`;
}

/** What the client's author has set for this server. */
function option({ initializationOptions }: Partial<InitializeParams>, name: keyof InitializationOptions): unknown {
  return memberOf(initializationOptions, name);
}

/** What stands under `iri`, the section of the settings. */
export function settingsIn(settings: unknown): unknown {
  return memberOf(settings, "iri");
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
