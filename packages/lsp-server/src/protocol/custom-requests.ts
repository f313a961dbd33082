import type { Equivalence } from "@irilint/core";
import type { Position, Range, TextDocumentIdentifier, WorkspaceEdit } from "vscode-languageserver-protocol";

/**
 * Everything that the server and its clients say to each other beyond the Language Server Protocol; docs/protocol.md
 * explains it. Offsets in these types count UTF-16 code units of `Inspection.text`, whatever the position encoding is.
 */

/** What an editor says of itself in `initializationOptions`. What is left out is not so. */
export interface InitializationOptions {
  /** The settings, for editors that are not asked for them by `workspace/configuration`. */
  readonly iri?: unknown;
  /** The editor answers `iri/readFile`. */
  readonly readsFiles?: boolean;
  /** The editor shows the diagnostics of a place in the hover there by itself. */
  readonly hoversShowDiagnostics?: boolean;
  /** The editor shows images of `data:` URIs in the Markdown of hovers. */
  readonly hoverPicture?: boolean;
  /** The editor makes links of `http`, `https` and `file` URLs by itself. */
  readonly detectsLinks?: boolean;
  /** The editor opens links to `command:vscode.open`, and would decode a URI on the way. */
  readonly linksByCommand?: boolean;
}

/** Request to the client, if it `readsFiles`: the text of a file, or null if it is not there or cannot be read. */
export const readFileMethod = "iri/readFile";

export interface ReadFileParams {
  readonly uri: string;
}

/** Request to the server: everything there is to know of the identifier at a position, or null if there is none. */
export const inspectMethod = "iri/inspect";

export interface InspectParams {
  readonly textDocument: TextDocumentIdentifier;
  readonly position: Position;
  /** Another IRI, to compare the inspected one with. */
  readonly compareWith?: string;
}

/** A half-open range of `Inspection.text`. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface Inspection {
  /** Where the identifier stands in the document. */
  readonly range: Range;
  /** The version of the document that this is about. */
  readonly version: number;
  /** The identifier with the escapes of the language decoded; a password is `…`, and so is each hole. Longer ones are cut off. */
  readonly text: string;
  /** The length before it was cut off; the same as that of `text` if it was not. */
  readonly fullLength: number;
  /** Where `…` in `text` stands for what is filled in when the program runs. */
  readonly holes: readonly TextSpan[];
  /** Why it is taken for an identifier: `sink`, `named`, `prefix` …; `unchecked` where nothing else would be said of it. */
  readonly tier: string;
  /** What names the place, such as `fetch` or `href`. */
  readonly role?: string;
  /** The grammar that holds there. */
  readonly profile: string;
  readonly production: string;
  /** The URI that it stands for; missing if there is none. */
  readonly uri?: string;
  /** The IRI with as much decoded as can be; missing if there is none. */
  readonly iri?: string;
  /** The host in A-labels and in U-labels, if it is a domain name with both. */
  readonly host?: { readonly ascii: string; readonly unicode: string };
  readonly components: readonly InspectedComponent[];
  /** The components of the bidi guidelines §3: labels, path segments, parts of the query. */
  readonly bidiComponents: readonly InspectedComponent[];
  readonly characters: readonly InspectedCharacter[];
  /** The percent-encoded octets. */
  readonly encoded: readonly EncodedCharacter[];
  readonly display: InspectedDisplay;
  /** Another IRI that is displayed the same. */
  readonly twin?: InspectedTwin;
  /** How each specification and program reads it; missing if there are holes, a password or a token, and if it is long. */
  readonly readers?: readonly InspectedReader[];
  /** Missing if nothing was to be compared, or there are holes. */
  readonly comparison?: InspectedComparison;
  readonly findings: readonly InspectedFinding[];
  /** How many more there are; missing if none are left out. */
  readonly furtherFindings?: number;
}

/** Where a reader asks for the identifier, and what it sends; or why it refuses it. */
export interface InspectedReader {
  /** `RFC 3986`, `WHATWG`, `curl` … */
  readonly name: string;
  readonly error?: string;
  readonly host?: string;
  readonly port?: string;
  /** The path and the query, as sent where that is known. */
  readonly sent?: string;
}

export interface InspectedComponent {
  /** `scheme`, `userinfo`, `host`, `port`, `path`, `query` or `fragment`. */
  readonly name: string;
  readonly text: string;
  readonly span: TextSpan;
}

export interface InspectedCharacter {
  readonly span: TextSpan;
  /** The character; a lone surrogate is U+FFFD. */
  readonly text: string;
  /** `U+05D0`. */
  readonly notation: string;
  readonly name?: string;
  /** The script, such as `Hebrew`; none for what goes with every script. */
  readonly script?: string;
  /** Bidi_Class of Unicode, such as `AL`. */
  readonly bidiClass: string;
  /** The embedding level in a left-to-right paragraph; odd ones are right to left. */
  readonly level: number;
  /** The ASCII characters that it is taken for. */
  readonly looksLike?: string;
  /** Nobody sees it: a control, a format character, a space of an unusual kind. */
  readonly unseen?: true;
  /** An ellipsis that is not written there: what it stands for has no notation and no properties. */
  readonly standIn?: true;
}

export interface EncodedCharacter {
  readonly span: TextSpan;
  readonly octets: readonly number[];
  /** What the octets stand for; missing if they are not UTF-8. */
  readonly text?: string;
  readonly notation?: string;
  readonly name?: string;
}

/** How the text is displayed in a left-to-right paragraph. */
export interface InspectedDisplay {
  /** Where the characters start in `Inspection.text`, from left to right. */
  readonly order: readonly number[];
  /** The characters from left to right, with mirrored brackets, for a view that orders nothing by itself. */
  readonly visual: string;
  /** In the order of the text. */
  readonly runs: readonly (TextSpan & { readonly level: number })[];
}

export interface InspectedTwin {
  readonly text: string;
  /** The components in which the two differ. */
  readonly differsIn: readonly string[];
  /** Whether the twin keeps the rules of the bidi guidelines §3. */
  readonly conforms: boolean;
}

/** The rungs of the comparison ladder (RFC 3987 §5.3). */
export interface InspectedComparison {
  readonly with: string;
  readonly simple: Equivalence;
  readonly syntax: Equivalence;
  readonly scheme: Equivalence;
  /** Whether a reader can take one for the other (UTS #39 §4). */
  readonly looksAlike: boolean;
}

export interface InspectedFinding {
  readonly code: string;
  readonly severity: "error" | "warning" | "information";
  readonly message: string;
  readonly range: Range;
  /** The page of the code. */
  readonly url?: string;
  readonly fixes: readonly string[];
}

/** Request to the server: what was found in a document, and how; null if the document is not open. */
export const documentStatusMethod = "iri/documentStatus";

export interface DocumentStatusParams {
  readonly textDocument: TextDocumentIdentifier;
}

export interface DocumentStatus {
  /** The version of the document that this is about. */
  readonly version: number;
  /** How the document was read: with the grammar of its language, or since it is too long by scanning, or not at all. */
  readonly reading: "whole" | "scanned" | "none";
  /** How many identifiers there are. */
  readonly identifiers: number;
  /** Where the identifiers with right-to-left characters stand. */
  readonly rightToLeft: readonly Range[];
  readonly preset: string;
  readonly profile: string;
  /** Whether a `.irilint.json` has a say. */
  readonly hasSettingsFile: boolean;
  /** The mistakes in the settings in force, each a sentence that begins with where it stands. */
  readonly settingsMistakes: readonly string[];
}

/** The commands of `workspace/executeCommand`; each takes one `ConversionArguments`. */
export const conversionCommands = {
  /** Has the client write the identifiers as URIs; the result is a `ConversionResult`. */
  convertToUri: "iri.convertToUri",
  /** Has the client write the identifiers as IRIs; the result is a `ConversionResult`. */
  convertToIri: "iri.convertToIri",
  /** The identifiers of the range as URIs, one for each line, to be put into the clipboard; null if there are none. */
  copyAsUri: "iri.copyAsUri",
  /** The same as IRIs. */
  copyAsIri: "iri.copyAsIri",
} as const;

/** Command of `workspace/executeCommand`: has the client open the page of a code, by `window/showDocument`. */
export const documentationCommand = "iri.showDocumentation";

export interface DocumentationArguments {
  readonly code: string;
}

/**
 * Command of `workspace/executeCommand`, which the action `source.fixAll.iri` runs after its edit: tells by
 * `window/showMessage` what was fixed and what needs a choice, and offers to preview what there is to choose.
 */
export const fixedCommand = "iri.tellFixed";

export interface FixedArguments {
  readonly textDocument: TextDocumentIdentifier;
  /** How many findings the edit of the action has fixed. */
  readonly fixed: number;
  /** How many it has left. */
  readonly left: number;
}

export interface ConversionArguments {
  readonly textDocument: TextDocumentIdentifier;
  /** The selection; an empty one means the identifier there, a missing one the whole document. */
  readonly range?: Range;
}

export interface ConversionResult {
  /** How many identifiers are written in another way. */
  readonly converted: number;
  /** The edit, if the client cannot be asked to apply it (`workspace/applyEdit`) and has to do so by itself. */
  readonly edit?: WorkspaceEdit;
}
