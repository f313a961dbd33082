import type { CommentSyntax } from "./comment-syntax.js";
import type { LanguageName } from "./language-name.js";

/** The files of a language, the names that editors give it, and how its comments are written. */
export interface LanguageFacts {
  readonly name: LanguageName;
  /** Endings of file names, without the dot. */
  readonly extensions: readonly string[];
  /** Names of files without such an ending, in lower case: `makefile`. */
  readonly files?: readonly string[];
  /** Prefixes of file names whose ending names a purpose and no language: `dockerfile.`, as in `dockerfile.dev`. */
  readonly beginnings?: readonly string[];
  /** The identifiers of the language in editors (`languageId` of the Language Server Protocol). */
  readonly ids: readonly string[];
  /** How comments are written, in the order in which they are tried; absent if the format has none. */
  readonly comments?: readonly CommentSyntax[];
}
