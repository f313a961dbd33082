// Parts of the patterns of mistakes. Each is bounded, so that nothing takes more than linear time.

/** The beginning of an address that says what it is by its scheme, or by `www.`. */
export const scheme = String.raw`(?:(?:(?:https?|s?ftp|ircs?|ssh):\/\/|www\.)[\p{L}\p{N}]|mailto:[\w.+-]{1,64}@)`;

/** An address up to white space, with balanced parentheses. */
export const address = String.raw`[^\s<>()（）]{1,2000}(?:\([^\s<>()（）]{0,200}\)[^\s<>()（）]{0,2000}){0,8}`;

/** An address that says what it is. */
export const wholeAddress = `(?=${scheme})${address}`;

/** The same, up to a bracket of any kind. */
export const addressInBrackets = String.raw`(?=${scheme})[^\s<>()[\]]{1,2000}`;

/** An address, and no mark behind it, which ends its sentence. */
export const addressOfSentence = String.raw`${address}(?<![.,;:!?'"*_])`;

/** A host without a scheme, with a path or under a top-level domain that ends no file name. */
export const host = String.raw`(?:[a-z\d-]{1,63}\.){1,4}(?:(?:com|org|net|io|dev|me)\/[\w@~]|(?:com|org|net|edu|gov)\))`;

/** Folders at the root of a system. */
const folders = "api|bin|dev|etc|home|lib|media|mnt|opt|proc|root|run|srv|sys|tmp|usr|var";

/** No path to a folder of a system. */
export const noFolderOfSystem = String.raw`(?!(?:${folders})[/)])`;

/** What may stand behind the path of a page. */
export const fragment = String.raw`(?:#[\w-]{1,100})?`;

/** The names of two folders and more, or of a folder and a page in it. */
export const folderAndPage = String.raw`[\w-]{1,64}(?:\/[\w-]{1,64}){1,16}`;

/** A path of at least two segments that ends with a slash. */
export const page = String.raw`\/[\w-]{1,64}(?:\/[\w.-]{1,64}){1,16}\/\)`;

/** A path without an ending and with a hyphen, as pages have it. */
export const pageWithHyphen = String.raw`\/${noFolderOfSystem}${folderAndPage}(?<=-[\w-]{1,64})${fragment}\)`;

/** A path behind the name of another scheme, as sites give one to pages that are often linked: `mdn:js/Map`. */
export const shorthand = String.raw`(?!https?:)[a-z]{2,12}:\/{0,2}[\w.-]{1,64}\/[\w.#-]`;

/** Names of folders before the name of a file. */
const nameOfFile = String.raw`[\w.-]{1,64}(?:\/[\w.-]{1,64}){0,16}`;

/** A file that pages link. */
export const file = String.raw`${nameOfFile}\.(?:html?|md|mdx|pdf|png|jpe?g|gif|rst|svg)\b`;

/** A file that is a page. */
export const document = String.raw`${nameOfFile}\.(?:html?|mdx?|rst|adoc)`;

/** The name of a section behind its number sign. */
export const section = String.raw`#\p{L}[\p{L}\p{M}\p{N}_-]{1,100}`;

/** A path that begins with a letter, up to what may be its fragment. */
const path = String.raw`[\p{L}\p{N}][\w-]{0,63}(?:\/[\w-]{1,64}){0,16}\/?${fragment}`;

/** A path from a folder above. */
export const pathFromAbove = String.raw`(?:\.\.\/){1,8}${path}`;

/** A file with the end of its parenthesis or a fragment, a path from a folder above, or a fragment with a hyphen. */
export const local = String.raw`(?:(?:\.\.\/){0,8}(?:\.{0,2}\/)?${file}[)#]|(?:\.\.\/){1,8}[\p{L}\p{N}]|#\p{L}[\p{L}\p{M}\p{N}_]{0,60}-[\p{L}\p{M}\p{N}_-]{1,100}\))`;

/** An address or a local path in parentheses, as the destination of a link. */
export const inParentheses = String.raw`\((?=${scheme}|${local})${address}\)`;

/** White space before the words that follow; French has a no-break space before some marks. */
export const blank = String.raw`[ \t\u00A0\u202F]`;

/** What follows on the line, with every parenthesis closed; an escaped one closes none. */
export const balanced = String.raw`(?:[^()（）\\\n\r]|\\[^\n\r]|\([^()（）\n\r]{0,100}\)){0,1000}`;

/** The end of a line or of a cell. */
export const endOfCell = String.raw`[.:;,]?[ \t]*(?:$|\|[ \t])`;

/** Words of the same line, and the next link. */
export const nextLink = String.raw`[,;]?${blank}[^()[\]\n\r]{0,60}\[[^[\]\n\r]{1,200}\]\(`;

/** The end of the paragraph or item. */
export const endOfParagraph = String.raw`[ \t]*(?![^])`;
