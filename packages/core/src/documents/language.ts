import type { CommentSyntax } from "./comment-syntax.js";
import type { Reader } from "./reading.js";

/** How the documents of a language are recognized and read. */
export interface Language {
  readonly read: Reader;
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
