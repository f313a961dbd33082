/** How a comment is written in a language. */
export interface CommentSyntax {
  readonly open: string;
  /** Empty if the end of the line closes it. */
  readonly close: string;
  /** Set where a comment on a line of its own would part what belongs together, such as a paragraph. */
  readonly isInline?: true;
  /** Set where one on a line of its own may stand between two lines that a backslash joins. */
  readonly isBetweenJoined?: true;
  /** Set where white space before one behind something else would belong to that. */
  readonly isOwnLine?: true;
  /** The lines that one may stand before on a line of its own; before any, if left out. */
  readonly onlyBefore?: RegExp;
}

const slashes: CommentSyntax = { open: "// ", close: "" };
const stars: CommentSyntax = { open: "/* ", close: " */" };
const number: CommentSyntax = { open: "# ", close: "" };
const markup: CommentSyntax = { open: "<!-- ", close: " -->" };

/** Of each list the first counts that is a comment where it is to stand. */
export const slashComments: readonly CommentSyntax[] = [slashes, stars];
const expression: CommentSyntax = { open: "{/* ", close: " */}" };
export const jsxComments: readonly CommentSyntax[] = [slashes, stars, expression];
export const mdxComments: readonly CommentSyntax[] = [{ ...expression, isInline: true }, slashes, stars];
export const starComments: readonly CommentSyntax[] = [stars];
export const numberComments: readonly CommentSyntax[] = [number];
/** The white space before a comment belongs to the value of a variable. */
export const makefileComments: readonly CommentSyntax[] = [{ ...number, isOwnLine: true }];
/** Docker takes out the lines that begin with one, and gives the rest of an instruction to its program. */
export const dockerfileComments: readonly CommentSyntax[] = [{ ...number, isBetweenJoined: true }];
export const dashComments: readonly CommentSyntax[] = [{ open: "-- ", close: "" }];
export const markupComments: readonly CommentSyntax[] = [markup];
/** A line of AsciiDoc, also in a paragraph, and of languages that have no other comments. */
export const lineComments: readonly CommentSyntax[] = [slashes];
/** A comment of reStructuredText, which is a block of its own, and needs a blank line before any other than its like. */
export const dotComments: readonly CommentSyntax[] = [
  { open: ".. ", close: "", onlyBefore: /^[ \t]*(?:\.\.|__)[ \t]/u },
];
/** Those of the languages that come from ML. */
export const parenthesisComments: readonly CommentSyntax[] = [{ open: "(* ", close: " *)" }];
export const exclamationComments: readonly CommentSyntax[] = [{ open: "! ", close: "" }];
export const apostropheComments: readonly CommentSyntax[] = [{ open: "' ", close: "" }];
export const percentComments: readonly CommentSyntax[] = [{ open: "% ", close: "" }];
export const semicolonComments: readonly CommentSyntax[] = [{ open: ";; ", close: "" }];
/** Those of the scripts and styles within first: in old scripts, `<!--` is a comment as well. */
export const pageComments: readonly CommentSyntax[] = [slashes, stars, markup];
/** With those of front matter and code within. */
export const proseComments: readonly CommentSyntax[] = [{ ...markup, isInline: true }, number, slashes, stars];
