import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";
import { strayMark } from "../../markup/broken-attributes.js";
import { wronglyQuotedTitle } from "./link-destination.js";
import { patternSequence } from "../../../text/composed-pattern.js";

const scheme = String.raw`(?:(?:(?:https?|s?ftp|ircs?|ssh):\/\/|www\.)[\p{L}\p{N}]|mailto:[\w.+-]{1,64}@)`;
/** A host without a scheme, with a path or under a top-level domain that ends no file name. */
const host = String.raw`(?:[a-z\d-]{1,63}\.){1,4}(?:(?:com|org|net|io|dev|me)\/[\w@~]|(?:com|org|net|edu|gov)\))`;
/** A path of at least two segments that ends with a slash. */
const page = String.raw`\/[\w-]{1,64}(?:\/[\w.-]{1,64}){1,16}\/\)`;
/** Folders at the root of a system. */
const foldersOfSystems = "api|bin|dev|etc|home|lib|media|mnt|opt|proc|root|run|srv|sys|tmp|usr|var";
/** A path without an ending and with a hyphen, as pages have it; folders of a system are none. */
const pageWithHyphen = String.raw`\/(?!(?:${foldersOfSystems})\/)[\w-]{1,64}(?:\/[\w-]{1,64}){1,16}(?<=-[\w-]{1,64})(?:#[\w-]{1,100})?\)`;
/** A path behind the name of another scheme, as sites give one to pages that are often linked: `mdn:js/Map`. */
const shorthand = String.raw`(?!https?:)[a-z]{2,12}:\/{0,2}[\w.-]{1,64}\/[\w.#-]`;
const file = String.raw`[\w.-]{1,64}(?:\/[\w.-]{1,64}){0,16}\.(?:html?|md|mdx|pdf|png|jpe?g|gif|rst|svg)\b`;
const document = String.raw`[\w.-]{1,64}(?:\/[\w.-]{1,64}){0,16}\.(?:html?|mdx?|rst|adoc)`;
/** A file with the end of its parenthesis or a fragment, a path from a folder above, or a fragment with a hyphen. */
const local = String.raw`(?:(?:\.\.\/){0,8}(?:\.{0,2}\/)?${file}[)#]|(?:\.\.\/){1,8}[\p{L}\p{N}]|#\p{L}[\p{L}\p{M}\p{N}_]{0,60}-[\p{L}\p{M}\p{N}_-]{1,100}\))`;
/** The beginning of an address, or a path or fragment with a name. */
const beginning = String.raw`(?=${scheme}|(?:\.\.\/){0,8}\.{0,2}\/[\p{L}\p{N}]|[\w-]{0,64}#\p{L}|${file})`;
/** An address up to white space, with balanced parentheses. */
const address = String.raw`[^\s<>()（）]{1,2000}(?:\([^\s<>()（）]{0,200}\)[^\s<>()（）]{0,2000}){0,8}`;

/** White space before the words that follow; French has a no-break space before some marks. */
const blank = String.raw`[ \t\u00A0\u202F]`;
/** What follows on the line, with every parenthesis closed; an escaped one closes none. */
const balanced = String.raw`(?:[^()（）\\\n\r]|\\[^\n\r]|\([^()（）\n\r]{0,100}\)){0,1000}`;

/** Forms in which `(address)` is written by mistake behind the text of a link. */
const slips = [
  // A title in typographic quotation marks.
  String.raw`\([ \t]?${beginning}${address}${wronglyQuotedTitle}[ \t]?\)`,
  // A title with one quotation mark, or between two different ones.
  String.raw`\((?=${scheme})${address}[ \t]{1,4}(?:"[^"()\n\r]{1,200}|[^\s"'()][^"()\n\r]{0,200}"|'[^"'()\n\r]{1,200}"|"[^"'()\n\r]{1,200}')\)`,
  String.raw`\([ \t]?\([ \t]?${beginning}${address}\)?`,
  // A template in two pairs of parentheses of which one is closed.
  String.raw`\([ \t]?\([ \t]?\{[{%][^{}\n\r]{1,300}[%}]\}\)(?!\))`,
  String.raw`[ \t]{1,2}\((?=${scheme}|${host}|${page}|${pageWithHyphen}|${shorthand}|(?:\.{0,2}\/)?${file}|#-?\p{L}[\p{L}\p{M}\p{N}_-]{1,100}\))${address}(?:[ \t]{1,2}"[^"\n\r]{1,200}")?[ \t]?\)`,
  // A no-break or an ideographic space, before the parenthesis.
  String.raw`[\u00A0\u3000]{1,8}\((?=${scheme}|${local})${address}\)`,
  // Characters that are not seen, before the parenthesis; those alone are wrong.
  String.raw`\p{Cf}{1,8}(?=\((?=${scheme}|${local})${address}\))`,
  // White space before a parenthesis, which nothing closes up to the end of the paragraph or item.
  String.raw`[ \t]{1,2}\((?=${scheme})${address}(?=[ \t]*(?![^]))`,
  // White space before a parenthesis that the next line closes.
  String.raw`[ \t]{1,2}\((?=${scheme})${address}[ \t]*\r?\n[ \t]*\)`,
  // A line end before the parenthesis.
  String.raw`[ \t]*\r?\n[ \t]*\((?=${scheme})${address}\)(?!\()`,
  String.raw`\[(?=${scheme})[^\s<>()[\]]{1,2000}[\])]`,
  // The same before a path of the site that ends with a slash.
  String.raw`\[\/[\p{L}\p{N}][^\s<>()[\]]{0,500}\/\)`,
  // Brackets within the parentheses.
  String.raw`\(\[(?=${scheme})[^\s<>()[\]]{1,2000}\]\)`,
  String.raw`（(?=${scheme})${address}[)）]`,
  String.raw`[{‹〈⟨＜](?=${scheme})[^\s<>(){}[\]‹›〈〉⟨⟩＜＞]{1,2000}[)}\]›〉⟩＞]`,
  String.raw`<(?=${scheme})[^\s<>()]{1,2000}\)`,
  String.raw`\((?=${scheme})${address}）`,
  // A path from a folder above, behind white space.
  String.raw`[ \t]{1,2}\((?:\.\.\/){1,8}[\p{L}\p{N}][\w-]{0,63}(?:[/.][\w-]{1,64}){0,16}\/?(?:#[\w-]{1,100})?\)`,
  // A destination whose angle bracket is not closed.
  String.raw`\(<(?=${scheme})[^\s<>()]{1,2000}\)`,
  // An angle bracket in the place of the closing parenthesis.
  String.raw`\((?=${scheme})[^\s<>()]{1,2000}>(?=[.,;:!?]?(?:\s|$))`,
  // An address of mail, which an angle bracket or a bracket closes.
  String.raw`\([\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}[>\]](?=[.,;:!?]?(?:\s|$))`,
  // A fragment whose parenthesis is not closed on the line or before the next link.
  String.raw`\(#\p{L}[\p{L}\p{M}\p{N}_&-]{1,100}(?:\.[\p{L}\p{M}\p{N}_-]{1,100}){0,4}(?:[}\]]|(?=[.,;:]?[ \t]*(?:$|\|[ \t])|[,;]?${blank}[^()[\]\n\r]{0,60}\[[^[\]\n\r]{1,200}\]\())`,
  // A file whose parenthesis is not closed on the line, alone or before a dash.
  String.raw`\((?:\.{0,2}\/)?${file}(?:#[\w-]{1,100})?(?=[.:;,]?[ \t]*(?:$|\|[ \t])|${blank}+[-–—:]${blank}${balanced}$|[,;]?${blank}[^()[\]\n\r]{0,60}\[[^[\]\n\r]{1,200}\]\()`,
  // A file in a folder that is named from here or from the root, before the words of a sentence.
  String.raw`\(\.{0,2}\/${file}(?:#[\w-]{1,100})?(?=${blank}+[\p{Ll}\p{N}]${balanced}$)`,
  // A path from a folder above, whose parenthesis is not closed on the line.
  String.raw`\((?:\.\.\/){1,8}[\p{L}\p{N}][\w-]{0,63}(?:\/[\w-]{1,64}){0,16}\/?(?:#[\w-]{1,100})?(?=[.:;,]?[ \t]*(?:$|\|[ \t])|${blank}+[\p{Ll}\p{N}–—-]${balanced}$)`,
  // A page of the site before the words of a sentence.
  String.raw`\(\/[\p{L}\p{N}][\w-]{0,63}(?:\/[\w-]{1,64}){0,16}(?<=-[\w/-]{1,200})\/?(?=,?${blank}[\p{Ll}\p{N}]${balanced}$)`,
  // A page before at least three words of a sentence, which no quotation marks make a title.
  String.raw`\((?:\.{0,2}\/)?${document}(?:#[\w-]{1,100})?(?=(?:${blank}[\p{Ll}’']{1,20}){3})`,
  // A page of the site, at the end of the line or of its last sentence.
  String.raw`\(\/[\p{L}\p{N}][\w-]{0,63}(?:\/[\w-]{1,64}){1,16}\/?(?=[.,;:]?[ \t]*$)`,
  // A path of two words and more at the end of the paragraph or item.
  String.raw`\([\p{L}\p{N}]{1,64}(?:[-/_][\p{L}\p{N}]{1,64}){1,16}\/?(?=\.?[ \t]*(?![^]))`,
  String.raw`\(\)\(?(?=${scheme}|\.{1,2}\/[\p{L}\p{N}])${address}\)`,
  // The address behind empty parentheses, as the rest of its word.
  String.raw`\(\)[ \t]?(?=https?:)${address}(?<![.,;:!?'"*_])(?=[.,;:]?(?:\s|$))`,
  // A word or a scheme before the address.
  String.raw`\((?:[\p{L}\p{N}_.-]{1,40}|https?:)[ \t](?=${scheme})${address}\)`,
  // Marks of emphasis in the place of the parenthesis.
  String.raw`\*\*(?=${scheme})${address}\)`,
  // A fragment of ASCII before words of another script.
  String.raw`\(#[a-z][\w-]{1,100}(?=[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]${balanced}$)`,
  String.raw`\((?:\.\.\/){0,8}(?:\.{0,2}\/)?${file}(?:#[\w-]{1,100})?[\]}]`,
  String.raw`\((?:\.\.\/){1,8}[\p{L}\p{N}][\w-]{0,63}(?:\/[\w-]{1,64}){0,16}\/?(?:#[\w-]{1,100})?[\]}]`,
  // A path that begins with a slash or full stops, which a bracket ends: `[a](./b]`.
  String.raw`\((?:\.{0,2}\/|\/\/)[\p{L}\p{N}][\w-]{0,63}(?:[/.][\w-]{1,64}){0,16}\/?(?:#[\w-]{1,200})?[\]}]{1,2}(?![([\p{L}\p{N}])`,
  // A path of three words and more before a bracket.
  String.raw`\([\p{L}\p{N}]{1,64}(?:[-/_][\p{L}\p{N}]{1,64}){2,16}\](?![(\]])`,
  // An address that is broken off at the end of a line, and goes on in the next one up to its parenthesis.
  String.raw`\((?=${scheme})${address}[ \t]*\r?\n[ \t]*(?=[^\s()[\]]*[./])[^\s()[\]<>]{1,2000}\)`,
  // An address whose parenthesis is not closed; a template such as `{{% a` may go on in the next line.
  String.raw`\((?=${scheme})${address}(?<!\{\{[%<]?)(?=[ \t]*$|${blank}+${balanced}(?:$|\]\())`,
].map((slip) => new RegExp(slip, "imuy"));

/** An address without an opening parenthesis, read from the bracket before it. */
const unopened = new RegExp(String.raw`\](?=${scheme}|${local})${address}\)`, "iuy");

/** An autolink right behind the text, or an address behind a text of several words. */
const behindWords = new RegExp(
  String.raw`\]<${scheme}[^\s<>]{1,2000}>(?!\()|(?<=\p{Ll}{2}[^[\]]{0,60}[ ][^[\]]{0,60})\](?=https?:)${address}(?<![.,;:!?'"*_])(?=[.,;:]?(?:\s|$))`,
  "iuy",
);

/** A link in the place of an address, as in `[a]([https://b](https://b))`. */
const nested = new RegExp(String.raw`\(\[${scheme}[^\s<>()[\]]{1,2000}\]\([^\s<>()]{1,2000}\)\)`, "iuy");

/** A hole of a template with one brace too few, on either side, up to the brace that lacks another. */
const unevenBraces = [
  /\([^\s(){}]{0,200}\{(?= ?[\w.]{1,60} ?\}\}[^\s(){}]{0,200}\))/uy,
  /\([^\s(){}]{0,200}\{\{ ?[\w.]{1,60} ?\}(?=[^\s(){}]{0,200}\))/uy,
];

/**
 * An address without parentheses, or with the last one behind white space, behind a text in brackets that begins a line or a list
 * item.
 */
const bare = new RegExp(
  String.raw`(?:[ \t](?=${scheme})${address}\)|<${scheme}[^\s<>]{1,2000}>|(?=${scheme})${address}(?<![.,;:!?'"*_]))(?!\()`,
  "iuy",
);

/**
 * A link reference definition with a second colon, with a closing parenthesis that nothing opens, which CommonMark 0.31 §4.7
 * does not allow in a destination, or with words behind the address that are no title.
 */
const definition = new RegExp(
  String.raw`\]:(?:${[
    String.raw`[ \t]?[:;][ \t]{0,2}(?=${scheme})${address}`,
    String.raw`[ \t]{1,8}(?=${scheme})${address}\)+[.,]?`,
    String.raw`[ \t]{1,8}(?=${scheme})${address}[ \t]{1,4}[\p{L}\p{N}][\p{L}\p{N} _.,-]{0,200}`,
  ].join("|")})(?=[ \t]*$)`,
  "imuy",
);

/**
 * An address in parentheses, or with a closing one only, behind another character than the `]` that ends the text of a
 * link.
 */
const behindAnotherSign = new RegExp(
  [
    String.raw`\](?:[\])]|[}:](?=\(https?:)|(?<!["'][[][^[\]\n\r]{1,200}\])["'>](?=\((?:https?:|www\.)))`,
    String.raw`(?:\((?=${scheme}|${local}|${page}|${pageWithHyphen}|#\p{L}[\p{L}\p{M}\p{N}_-]{1,100}\))${address}\)|(?=${scheme})${address}\))`,
  ].join(""),
  "iuy",
);

/** An address behind the text of a link without its opening bracket. */
const ofUnopened = new RegExp(String.raw`\]\((?=${scheme}|${local})${address}\)`, "iuy");

/**
 * A link with its brackets and parentheses exchanged, `(text)[address]`, from the bracket on; its last character may
 * also be a parenthesis, `(text)[address)`.
 */
const exchanged = new RegExp(String.raw`\[(?=${scheme})[^\s<>()[\]]{1,2000}[\])](?![([])`, "iuy");

/** As `exchanged`, behind empty parentheses, where a closing parenthesis must end it: `()[address)`. */
const exchangedWithout = new RegExp(String.raw`\[(?=${scheme})[^\s<>()[\]]{1,2000}\)`, "iuy");
const longestText = 100;

/**
 * A link text without its closing bracket, on one line or two, before an address in parentheses; the last character of
 * the text is part of the match.
 */
const unclosed = new RegExp(
  String.raw`[^()[\]{}<>\x60\n\r]{0,100}(?:\r?\n[^()[\]{}<>\x60\n\r]{0,100})?(?<slip>[\p{L}\p{N}*_!?.][ \t]?\((?=${scheme}|${local})${address}\))(?![^[\]]{0,300}\])`,
  "iuy",
);

/** An address in parentheses, as the destination of a link. */
const inParentheses = String.raw`\((?=${scheme}|${local})${address}\)`;
/** Text of a link without code, white space at its ends, and brackets; words of it may stand in parentheses. */
const words = String.raw`[^\s()[\]{}<>\x60](?:(?:[^()[\]{}<>\x60\n\r]{0,100}\([^()[\]{}<>\x60\n\r]{1,60}\)){0,2}[^()[\]{}<>\x60\n\r]{0,100}[^\s()[\]{}<>\x60])?`;
/** What stands in place of `](address)`: another character than `]`, or `[]`, and the address in parentheses or brackets. */
const slipAndAddress = String.raw`(?:(?:[)}[/]|(?<=[\p{L}\p{N}])\[\])${inParentheses}|[)}]\[(?=${scheme})[^\s<>()[\]]{1,2000}[)\]])`;
/** Text of a link that ends with code. */
const endingWithCode = String.raw`[^()[\]{}<>\x60\n\r]{0,100}\x60[^\x60\n\r]{1,100}`;

/**
 * A link text closed by another character than `]`, or by `[]`, right before an address in parentheses or brackets.
 * Behind code, only parentheses count; the code is part of the match if nothing closes the text. Not
 * `[!code-csharp[](a.cs)]`, which includes a file in DocFX.
 */
const closedBySlip = new RegExp(
  String.raw`(?!![a-z][\w-]{0,60}\[\]\()(?:${words}(?<slip>${slipAndAddress})|${endingWithCode}(?:\x60(?<behind>[)}[]${inParentheses})|(?<code>\x60${inParentheses})(?![^[\]]{0,300}\])))`,
  "iuy",
);

/** An image as the text of a link whose closing bracket is missing, as in `[![a](b)(https://c)`. */
const unclosedImage = new RegExp(
  String.raw`!\[[^[\]\n\r]{0,200}\](?<slip>\([^\s()]{1,500}\)\((?=${scheme})${address}\))(?![^[\]]{0,300}\])`,
  "iuy",
);

/**
 * As `unclosedImage`, with an image by reference: `[![a][b](https://c)`; the last two characters of the label are in
 * the match.
 */
const unclosedBehindLabel = new RegExp(
  String.raw`!\[[^[\]\n\r]{0,200}\]\[[^[\]\n\r]{0,99}(?<slip>[\p{L}\p{N}]{2}\]\((?=${scheme})${address}\))(?![^[\]]{0,300}\])`,
  "iuy",
);

/** A word in parentheses between the text of a link and its address. */
const aside = new RegExp(String.raw`[ \t]{1,2}\([\p{L}\p{N} ]{1,40}\)[ \t]{0,2}\((?=${scheme})${address}\)`, "iuy");

/** The name of a page, without a path, in parentheses behind white space. */
const pageBehindSpace = /[ \t]{1,2}\((?<page>[\p{Ll}\p{N}]{1,64}(?:[-_][\p{Ll}\p{N}]{1,64}){0,8})\)/uy;

/** The bracket that ends a link text, within code that ends with it. */
const closedInCode = new RegExp(String.raw`\]\x60{1,2}\((?=${scheme})${address}\)`, "iuy");

/** An opening bracket before a link, and behind the link only brackets that are closed, up to the end of the paragraph. */
const surplusOpening = new RegExp(
  String.raw`\[(?=\[[^[\]]{0,300}\]\((?:${scheme}|\.{0,2}\/\w)[^\s()[\]]{1,2000}\)(?:[^[\]]|\[[^[\]]{0,60}\]){0,500}$)`,
  "iuy",
);

/** A link or an image as the whole of a code span, without its closing parenthesis. */
const unclosedInCode = /^!?\[[^[\]]*\](?<slip>\(https?:\/\/[^\s()<>]+)$/iu;

/** Finds the destination that nothing closes in code that is a link and nothing else, by its offset in the code. */
export function unclosedDestinationIn(code: string): number | undefined {
  const slip = unclosedInCode.exec(code)?.groups?.["slip"];
  return slip === undefined ? undefined : code.length - slip.length;
}

/** An address as the whole of a code span, before a parenthesis or an angle bracket that nothing in it opens. */
const addressAndMark = /^(?:https?:\/\/|www\.)[^\s()<>[\]{}"'*|]+[)>]$/iu;

/** Finds the mark that nothing opens at the end of code that is an address and nothing else, by its offset in the code. */
export function surplusMarkIn(code: string): number | undefined {
  return addressAndMark.test(code) ? code.length - 1 : undefined;
}

/** Finds the end of an address behind code that holds the closing bracket of the link text, from that bracket on. */
export function endOfLinkClosedInCode(lines: string, bracket: number): number | undefined {
  return matchEnd(closedInCode, lines, bracket);
}

/** Whether an opening bracket stands before a link and nothing closes it. */
export function isSurplusOpening(lines: string, bracket: number): boolean {
  return matchEnd(surplusOpening, lines, bracket) !== undefined;
}

/** Finds what was meant for `(destination)` behind the text of a link, but makes no link by CommonMark 0.31 §6.3. */
export function readBrokenLink(lines: string, text: Span): Span | undefined {
  const isFirst = /^(?:[^\n\r]*[\n\r]\s*)?$/u.test(lines.slice(Math.max(0, text.start - 3), text.start - 1));
  const defined = isFirst ? matchEnd(definition, lines, text.end) : undefined;
  if (defined !== undefined) return { start: text.end, end: defined };
  if (isIndex(lines, text)) return undefined;
  const start = text.end + 1;
  for (const slip of slips) {
    const end = matchEnd(slip, lines, start);
    if (end === undefined) continue;
    const isRemark = isCitation(lines.slice(text.start, text.end), lines.slice(start, end));
    return isRemark ? undefined : { start, end };
  }
  const end =
    matchEnd(unopened, lines, text.end) ??
    matchEnd(behindAnotherSign, lines, text.end) ??
    matchEnd(behindWords, lines, text.end);
  if (end !== undefined) return { start: text.end, end };
  const page = isOfWords(lines.slice(text.start, text.end)) ? matchEnd(pageAtRoot, lines, start) : undefined;
  if (page !== undefined) return { start, end: page };
  return isFirst ? readOfLine(lines, text) : undefined;
}

/**
 * What stands in brackets of its own: the key of a work, as ReSpec reads it, `[[key]]`, `[[[key]]]`, or the name of a page, as
 * notebooks such as Obsidian and wikis read it, `[[A page|its text]]`.
 */
const inOwnBrackets = /^(?:\[!?\p{L}[^[\]\n\r]{0,100}\]|\[\[!?[A-Za-z][\w.:-]{0,80}\]\])$/u;

/**
 * Whether a text in brackets cites what stands in a bibliography, as in Pandoc's `[@key] (https://a)` and in ReSpec's
 * `[[key]] (https://a)`, or names a page of a notebook. The name of an account is part of its address: `[@name] (https://a/name)`.
 */
function isCitation(text: string, destination: string): boolean {
  if (inOwnBrackets.test(text) && /^\s/u.test(destination)) return true;
  const key = /^-?@(?<key>[\p{L}\p{N}_][\p{L}\p{N}_:.+-]{0,80})$/u.exec(text)?.groups?.["key"];
  return key !== undefined && /^\s/u.test(destination) && !destination.toLowerCase().includes(key.toLowerCase());
}

/** White space and the path of a page of the site behind the text: `[a] (/b/c)`; no folder of an operating system. */
const pageOfSite = new RegExp(
  String.raw`[ \t]{1,2}\(\/(?!(?:${foldersOfSystems})\/)[\w-]{1,64}(?:\/[\w-]{1,64}){1,16}\/?(?:#[\w-]{1,100})?\)`,
  "iuy",
);

/** White space and a page at the root of the site, whose name is a word or several. */
const pageAtRoot = new RegExp(
  String.raw`[ \t]{1,2}\(\/(?!(?:${foldersOfSystems})\b)[a-z]{5,40}(?:-[a-z]{1,40}){0,8}\/?\)(?!\()`,
  "uy",
);

function isOfWords(label: string): boolean {
  return /\p{Ll}{2}/u.test(label) && label.includes(" ");
}

/** Finds what was meant for the destination behind a text in brackets that begins a line or a list item. */
function readOfLine(lines: string, text: Span): Span | undefined {
  const start = text.end + 1;
  const label = lines.slice(text.start, text.end);
  const page = isOfWords(label) ? matchEnd(pageOfSite, lines, start) : undefined;
  const end = page ?? matchEnd(aside, lines, start) ?? endOfPageNamedAlike(lines, text);
  return end === undefined ? readBareAddress(lines, text) : { start, end };
}

/** A file in parentheses behind white space. */
const fileBehindSpace = /[ \t]{1,2}\((?<file>[\w./-]{1,100}\.[a-z\d]{1,6})\)/iuy;

/** Finds the end of a page or file in parentheses that is named by the text before it, as in `[Data Quality] (data_quality)`, `[a.py] (a.py)`. */
function endOfPageNamedAlike(lines: string, text: Span): number | undefined {
  const fileEnd = matchEnd(fileBehindSpace, lines, text.end + 1);
  const name = lines.slice(text.start, text.end).replaceAll("`", "");
  if (fileEnd !== undefined && lines.slice(text.end + 1, fileEnd).trimStart() === `(${name})`) return fileEnd;
  pageBehindSpace.lastIndex = text.end + 1;
  const { 0: found = "", groups } = pageBehindSpace.exec(lines) ?? {};
  const label = lines.slice(text.start, text.end);
  const page = label.toLowerCase().replaceAll(" ", groups?.["page"]?.includes("_") === true ? "_" : "-");
  return page === groups?.["page"] && page !== label ? text.end + 1 + found.length : undefined;
}

/** Finds an address without parentheses. A word in capitals before it is a label, as in `[BUG]https://a`. */
function readBareAddress(lines: string, text: Span): Span | undefined {
  if (!/\p{Ll}|\p{Lo}{2}/u.test(lines.slice(text.start, text.end))) return undefined;
  const start = text.end + 1;
  const end = matchEnd(bare, lines, start);
  return end === undefined ? undefined : { start: text.end, end };
}

/** Whether a closing bracket ends a link text whose opening bracket is missing. */
export function beginsUnopenedLink(lines: string, bracket: number): boolean {
  return matchEnd(ofUnopened, lines, bracket) !== undefined;
}

/** Finds `(text)[address]`, where `[text](address)` was meant, from its bracket on. */
export function readExchangedLink(lines: string, bracket: number): Span | undefined {
  if (lines[bracket - 1] !== ")") return undefined;
  const isEmpty = /(?:^|[^\w.])\(\)$/u.test(lines.slice(Math.max(0, bracket - 3), bracket));
  const end = matchEnd(isEmpty ? exchangedWithout : exchanged, lines, bracket);
  if (end === undefined) return undefined;
  if (isEmpty) return { start: bracket - "()".length, end };
  const [text] = /\([^()[\]\n\r]+\)$/u.exec(lines.slice(Math.max(0, bracket - longestText), bracket)) ?? [];
  return text === undefined ? undefined : { start: bracket - text.length, end };
}

/**
 * A host with `www.`, or an address behind a slash, between angle brackets, which make an autolink only of what begins with a scheme
 * (CommonMark 0.31 §6.5).
 */
const slipsInAutolinks = [
  patternSequence(/(?<![\w/:=<])<www\.(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}/iuy, /(?:[/?#][^\s<>]{0,2000})?>/iuy),
  /<\/https?:\/\/[^\s<>/][^\s<>]{1,2000}>/iuy,
];

/** Finds the end of what was meant for an autolink, from its first angle bracket on. */
export function endOfBrokenAutolink(lines: string, start: number): number | undefined {
  const [end] = slipsInAutolinks.flatMap((slip) => matchEnd(slip, lines, start) ?? []);
  return end;
}

/** An address behind an angle bracket, and none behind it that closes that one. */
const unclosedAutolink = /<https?:\/\/[^\s<>()"'`]{1,2000}(?=\)?[.,;:!?]?(?:\s|$))(?![^<>]{0,1000}>)/imuy;

/** A second angle bracket behind an autolink, which ends no other element. */
const surplusClosing = />(?=<br\b|[)\]]?[.,;:]?(?:[\s|]|$))/iuy;

/** Whether a second angle bracket closes the autolink that ends at an offset. */
export function hasSurplusClosing(lines: string, end: number): boolean {
  return matchEnd(surplusClosing, lines, end) !== undefined;
}

/** Finds the end of what was meant for an autolink that no angle bracket closes. */
export function endOfUnclosedAutolink(lines: string, start: number): number | undefined {
  return matchEnd(unclosedAutolink, lines, start);
}

/** Attributes of a tag before the one that counts. */
const attributes = String.raw`(?:\s{1,9}[\w-]{1,40}(?:="[^"<>]{0,200}")?){0,8}\s{1,9}`;

/** An address in a tag of HTML whose quotation mark is not closed before the tag ends. */
const unclosedAttribute = new RegExp(
  String.raw`<(?:a|img)${attributes}(?:href|src)=(?<slip>"(?=${scheme})[^\s"'<>]{1,2000}(?:>|'(?=[\s>])))`,
  "iuy",
);

/** An address in a tag of HTML whose quotation mark is not closed before the next attribute. */
const unclosedBeforeAttribute = new RegExp(
  String.raw`<(?:a|img)${attributes}(?:href|src)=(?<slip>["'](?=${scheme})[^\s"'<>]{1,2000})(?=\s{1,9}[\w-]{1,40}=["'][^"'<>]{0,200}["'][^<>]{0,400}>)`,
  "iuy",
);

/** An address in a tag of HTML with a quotation mark at its end alone. */
const unopenedAttribute = new RegExp(
  String.raw`<(?:a|img)${attributes}(?:href|src)=(?<slip>(?=${scheme})[^\s"'<>=]{1,1000}(?:=[^\s"'<>=]{0,500}){0,20}["'])(?=[\s>])`,
  "iuy",
);

/** An address in a tag of HTML behind two quotation marks, or behind the name of the attribute once more. */
const doublyOpenedAttribute = new RegExp(
  String.raw`<(?:a|img)${attributes}(?:href|src)=(?<slip>(?<mark>["'])(?:(?:href|src)=)?\k<mark>(?=${scheme})[^\s"'<>]{1,2000}\k<mark>)`,
  "iuy",
);

/** Two quotation marks behind an address in a tag of HTML. */
const doublyClosedAttribute = new RegExp(
  String.raw`<(?:a|img)${attributes}(?:href|src)=(?<mark>["'])(?=${scheme})[^\s"'<>]{1,2000}(?<slip>\k<mark>\k<mark>)(?=[\s/>])`,
  "iuy",
);

/** A bracket, comma or semicolon behind the value of an attribute, with which CommonMark 0.31 §6.6 reads no tag. */
const markBehindValue = new RegExp(
  String.raw`<(?:a|img)${attributes}(?:href|src)=(?<mark>["'])(?=${scheme})[^\s"'<>]{1,2000}(?<slip>\k<mark>${strayMark})`,
  "iuy",
);

/** The address of a link in HTML, whose text follows at once, since nothing ends the tag. */
const textWithinTag = new RegExp(
  String.raw`<a${attributes}href="(?=${scheme})[^\s"'<>]{1,2000}(?<slip>"(?:[ \t]*\r?\n[ \t]*)?[\p{L}\p{N}]{1,40})(?=[^<>"'=]{0,300}<\/a\s*>)`,
  "iuy",
);

/**
 * Finds the value of an attribute in what was meant for a tag: the one whose quotation mark nothing closes, up to the end of
 * the tag, or nothing opens; or the mark that is closed and the first word of the text, if nothing ends the tag before that; or the marks that stand twice.
 */
export function readBrokenAttribute(lines: string, start: number): Span | undefined {
  return (
    slipIn(unclosedAttribute, lines, start) ??
    slipIn(unclosedBeforeAttribute, lines, start) ??
    slipIn(unopenedAttribute, lines, start) ??
    slipIn(doublyOpenedAttribute, lines, start) ??
    slipIn(doublyClosedAttribute, lines, start) ??
    slipIn(markBehindValue, lines, start) ??
    slipIn(textWithinTag, lines, start)
  );
}

/** Finds a link in the place of another link's address, or the brace that lacks another in a template as the destination. */
export function readOddDestination(lines: string, start: number): Span | undefined {
  const end = matchEnd(nested, lines, start);
  if (end !== undefined) return { start, end };
  const [brace] = unevenBraces.flatMap((uneven) => matchEnd(uneven, lines, start) ?? []);
  return brace === undefined ? undefined : { start: brace - 1, end: brace };
}

/**
 * Finds `)(address)` or `(address)` behind the text of the link that begins at an offset, where `](address)` was meant; behind an
 * image together with the address of that.
 */
export function readWronglyClosedText(lines: string, start: number): Span | undefined {
  return (
    slipIn(closedBySlip, lines, start) ??
    slipIn(unclosed, lines, start) ??
    slipIn(unclosedImage, lines, start) ??
    slipIn(unclosedBehindLabel, lines, start)
  );
}

function slipIn(pattern: RegExp, lines: string, start: number): Span | undefined {
  pattern.lastIndex = start;
  const found = pattern.exec(lines);
  if (found === null) return undefined;
  const end = start + found[0].length;
  const { slip, behind, code } = found.groups ?? {};
  return { start: end - (slip ?? behind ?? code ?? "").length, end };
}

/**
 * Whether the brackets are an index, a footnote or a task, as in `a[b]`, `[12]`, `[ ]`, `[^c]`; an address in
 * parentheses behind them is no broken link. Those of an image may be empty: `![] (a.png)`.
 */
function isIndex(lines: string, { start, end }: Span): boolean {
  if (start === end && /(?:^|\s)! ?\[$/u.test(lines.slice(Math.max(0, start - 4), start))) return false;
  if (/\w!?\[$/u.test(lines.slice(Math.max(0, start - 3), start))) return true;
  return end - start < 8 && /^(?:\^|[\s\d]*$)/u.test(lines.slice(start, end));
}
