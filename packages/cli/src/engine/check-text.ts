import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  localFilesBy,
  localTargetsOf,
  pathInProject,
  readDocumentOnce,
  readCandidatesQuickly,
  type LanguageName,
  type LocalFiles,
  type Reader,
} from "@irilint/core/documents";
import { checkDocument, type CheckedDocument, type DocumentContext, type Settings } from "@irilint/core/literals";
import type { FileHost } from "../formats/format.js";
import { fatal, type Message, type Replacement } from "../formats/message.js";
import { hostsOf, messagesOf } from "./messages.js";

/** A text, without a byte order mark, and how it is read. */
export interface Document {
  readonly text: string;
  readonly language: LanguageName;
  readonly settings: Settings;
  /** Whether comments that suppress nothing are told of. */
  readonly tellsUnused?: boolean;
  /** The file that it is in; left out for a part of one. */
  readonly path?: string;
  /** The file that it is a part of, by which what tells of former times is judged. */
  readonly pathOfWhole?: string;
  /** Whether what a fix puts in can be written in the charset of the file; left out where everything can. */
  readonly mayWrite?: ((text: string) => boolean) | undefined;
  /** What reads it in place of the reader of its language: the one that has read the parts before. */
  readonly reader?: Reader;
  /** What is known of the file that it is a part of. */
  readonly whole?: DocumentContext["whole"];
}

const localFiles = localFilesBy({ fileURLToPath, statSync, readFileSync, readdirSync });

const tooLong = "The file has not been read: a word, a string or a line of it is too long.";

/** What is found in a text, and its hosts if it is all of a file. */
export interface CheckedText {
  readonly messages: Message[];
  readonly hosts: readonly FileHost[];
  /** Whether other files had a say in it. */
  readonly dependsOnFiles?: true;
}

/** Everything that is found in a text, as the language server finds it. */
export function checkText({
  text,
  language,
  settings,
  tellsUnused = false,
  path,
  pathOfWhole = path,
  reader,
  whole,
  mayWrite,
}: Document): CheckedText {
  const files = new WatchedFiles();
  const context: Omit<DocumentContext, "spans"> = {
    heeds: "iri-and-eslint",
    tellsUnused,
    countsHosts: path !== undefined,
    ...(whole !== undefined && { whole }),
    ...(path !== undefined && {
      targets: () => localTargetsOf({ uri: uriOf(path), text, language }, files.beside(uriOf(path))),
    }),
    ...(pathOfWhole !== undefined && { path: () => pathFromRoot(pathOfWhole) }),
  };
  const readAndCheck = (): CheckedDocument => {
    const { literals, comments } = reader?.(text) ?? readDocumentOnce(text, language);
    return checkDocument(text, literals.slice(), settings, { ...context, spans: comments.slice() });
  };
  /** What is found with the literals that tell something, if that is nothing; what is told may depend on the others. */
  const quicklyChecked = (): CheckedDocument | undefined => {
    const quick = reader === undefined && !tellsUnused ? readCandidatesQuickly(text, language, settings) : undefined;
    if (quick === undefined) return undefined;
    const asPart = { ...context, spans: quick.comments, whole: { isGenerated: false } };
    const checked = checkDocument(text, quick.literals, settings, asPart);
    return isClean(checked) ? checked : undefined;
  };
  try {
    const checked = quicklyChecked() ?? readAndCheck();
    const messages = messagesOf(text, checked, isReadWell(text) ? mayWrite : () => false);
    const looks = files.haveBeenAsked ? ({ dependsOnFiles: true } as const) : undefined;
    return { messages, hosts: hostsOf(text, checked.hosts ?? []), ...looks };
  } catch (error) {
    // A regular expression overflows its stack, at some ten million characters.
    if (error instanceof RangeError)
      return {
        messages: [fatal(tooLong, 1)],
        hosts: [],
      };
    throw error;
  }
}

/** Whether nothing is told of a document, so that no literal can have a say in it. */
function isClean({ findings, mistakes }: CheckedDocument): boolean {
  return findings.length === 0 && mistakes.length === 0;
}

/** The files beside one, which tell whether they have been asked for. */
class WatchedFiles {
  haveBeenAsked = false;

  beside(uri: string): LocalFiles {
    const asked = (other: string): string => {
      this.haveBeenAsked ||= other !== uri;
      return other;
    };
    return {
      kindOf: (other) => localFiles.kindOf(asked(other)),
      read: (other) => localFiles.read(asked(other)),
      namesIn: (folder) => localFiles.namesIn(asked(folder)),
    };
  }
}

/** The path of a file from the root of its project. */
export function pathFromRoot(path: string): string {
  return pathInProject(uriOf(path), localFiles);
}

function uriOf(path: string): string {
  return pathToFileURL(resolve(path)).href;
}

/** Whether nothing was lost in decoding: a fix would write U+FFFD for what is no UTF-8. */
function isReadWell(text: string): boolean {
  return !text.includes("\uFFFD");
}

/** As many passes as ESLint makes: a fix may uncover another one. */
const mostPasses = 10;

/** The text after the safe fixes, and what is found in that. */
export function fixText(document: Document): CheckedText & { readonly text: string } {
  let { text } = document;
  let checked = checkText(document);
  for (let pass = 0; pass < mostPasses; pass++) {
    const fixed = withFixes(text, checked.messages);
    if (fixed === text) break;
    text = fixed;
    checked = checkText({ ...document, text });
  }
  return { text, ...checked };
}

/** Of fixes that touch each other, the first one is applied. */
function withFixes(text: string, messages: readonly Message[]): string {
  const fixes = messages.flatMap(({ fix }) => fix ?? []);
  let fixed = "";
  let at = -1;
  for (const { range, text: by } of fixes.sort(compareReplacements)) {
    const [start, end] = range;
    if (start <= at) continue;
    fixed += text.slice(Math.max(at, 0), start) + by;
    at = end;
  }
  return fixed + text.slice(Math.max(at, 0));
}

function compareReplacements({ range: [a, aEnd] }: Replacement, { range: [b, bEnd] }: Replacement): number {
  return a - b || aEnd - bEnd;
}
