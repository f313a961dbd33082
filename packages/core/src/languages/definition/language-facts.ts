import type { CommentSyntax } from "./comment-syntax.js";
import type { LanguageName } from "./language-name.js";

/** How the documents of a language are told, and how comments are written in them. */
export interface LanguageFacts {
  readonly name: LanguageName;
  /** Endings of file names, without the dot. */
  readonly extensions: readonly string[];
  /** Names of files, if they have none of the endings. */
  readonly files?: readonly string[];
  /** How names of files begin, where an ending of no language tells what the file is for: `dockerfile.`. */
  readonly beginnings?: readonly string[];
  /** The identifiers that editors give to its documents. */
  readonly ids: readonly string[];
  /** How comments are written, in the order in which they are tried; left out if the format has none. */
  readonly comments?: readonly CommentSyntax[];
}
