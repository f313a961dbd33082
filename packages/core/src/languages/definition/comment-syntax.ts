/** How a comment is written that is inserted to suppress a finding, such as `iri-ignore-line`. */
export interface CommentSyntax {
  readonly open: string;
  /** Empty if the end of the line closes it. */
  readonly close: string;
  /** Set if a comment on a line of its own would split a block, such as a paragraph. */
  readonly isInline?: true;
  /** Set if a comment may stand on a line of its own between two lines that a backslash joins. */
  readonly isBetweenJoined?: true;
  /**
   * Set if a comment may stand only on a line of its own, since white space before a comment would belong to the code
   * before it.
   */
  readonly isOwnLine?: true;
  /** The lines before which a comment may stand on a line of its own; any line if absent. */
  readonly onlyBefore?: RegExp;
}

const slashes: CommentSyntax = { open: "// ", close: "" };
const stars: CommentSyntax = { open: "/* ", close: " */" };
const number: CommentSyntax = { open: "# ", close: "" };
const markup: CommentSyntax = { open: "<!-- ", close: " -->" };

/**
 * Of this and the following lists, the first syntax is used that the reader of the language takes for a comment at the
 * place where the comment is inserted.
 */
export const slashComments: readonly CommentSyntax[] = [slashes, stars];
const expression: CommentSyntax = { open: "{/* ", close: " */}" };
export const jsxComments: readonly CommentSyntax[] = [slashes, stars, expression];
export const mdxComments: readonly CommentSyntax[] = [{ ...expression, isInline: true }, slashes, stars];
export const starComments: readonly CommentSyntax[] = [stars];
export const numberComments: readonly CommentSyntax[] = [number];
/** In a makefile, white space between a value and a comment belongs to the value. */
export const makefileComments: readonly CommentSyntax[] = [{ ...number, isOwnLine: true }];
/** Docker removes lines that begin with `#`, also between joined lines; elsewhere, `#` is part of the instruction. */
export const dockerfileComments: readonly CommentSyntax[] = [{ ...number, isBetweenJoined: true }];
export const dashComments: readonly CommentSyntax[] = [{ open: "-- ", close: "" }];
export const markupComments: readonly CommentSyntax[] = [markup];
/** `//` alone: in AsciiDoc, where it may stand within a paragraph, and in languages without block comments. */
export const lineComments: readonly CommentSyntax[] = [slashes];
/** reStructuredText: a comment is a block, so that it may stand only before another comment, directive or target. */
export const dotComments: readonly CommentSyntax[] = [
  { open: ".. ", close: "", onlyBefore: /^[ \t]*(?:\.\.|__)[ \t]/u },
];
/** `(* … *)` of the ML family. */
export const parenthesisComments: readonly CommentSyntax[] = [{ open: "(* ", close: " *)" }];
export const exclamationComments: readonly CommentSyntax[] = [{ open: "! ", close: "" }];
export const apostropheComments: readonly CommentSyntax[] = [{ open: "' ", close: "" }];
export const percentComments: readonly CommentSyntax[] = [{ open: "% ", close: "" }];
export const semicolonComments: readonly CommentSyntax[] = [{ open: ";; ", close: "" }];
/** For pages: the comments of scripts and styles come first, since `<!--` is a comment in scripts, too. */
export const pageComments: readonly CommentSyntax[] = [slashes, stars, markup];
/** For prose in markup, which may hold front matter (`#`) and blocks of code (`//`, `/*`). */
export const proseComments: readonly CommentSyntax[] = [{ ...markup, isInline: true }, number, slashes, stars];
