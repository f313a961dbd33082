import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { brokenLinkSite, type Site } from "../read/site.js";

const linkSite: Site = { kind: "identifier", use: "reference", production: "IRI-reference", role: "link" };

const destination = /[a-z][a-z\d+.-]{0,31}:\/\/[^\s()<>"'\\]*(?:\([^\s()<>"'\\]*\)[^\s()<>"'\\]*)*/u;
const title = /\s{1,16}(?:"[^"]*"|'[^']*')/u;
/** A character that may belong to an address in a link: no white space, bracket, quotation mark, backslash or `$`. */
const unit = String.raw`[^\s()<>"'\\\x60{}$]`;
/** The closing bracket of a link's text, its absolute destination, and possibly a title — CommonMark 0.31 §6.3. */
const link = new RegExp(String.raw`\]\((?<destination>${destination.source})(?:${title.source})?\)`, "giu");

/**
 * A destination of the Web with white space before a path that goes on, behind a text with two lowercase letters in a
 * row; a title begins with a quotation mark.
 */
const spacedLink = new RegExp(
  String.raw`(?<=\p{Ll}{2}[^[\]\n\r]{0,120}\]\()(?<destination>https?:\/\/${unit}{4,1000}[ \t]{1,8}${unit}{0,200}[/.]${unit}{1,200})\)`,
  "giu",
);

/**
 * A host of the Web without a scheme, behind the text of a link; the name of a file ends otherwise.
 */
const hostLink = new RegExp(
  String.raw`(?<=(?<![\]\w!])\[[^[\]\n\r]{1,120}\]\()(?<destination>(?:www\.(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}|(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|edu|gov))(?:\/${unit}{0,500})?)\)`,
  "giu",
);

/**
 * Finds the destinations of Markdown links in the decoded text of a string, as far as they have a scheme and `://`, or begin with a
 * host of the Web; those of the Web also with white space in their path.
 */
export function findIdentifiersInLinks(text: string): EmbeddedIdentifier[] {
  if (!text.includes("](")) return [];
  return [link, spacedLink, hostLink].flatMap((form) =>
    Array.from(text.matchAll(form), ({ index, groups }) => {
      const start = form === link ? index + "](".length : index;
      return { span: { start, end: start + (groups?.["destination"] ?? "").length }, site: linkSite };
    }),
  );
}

/**
 * The opening bracket and the text of a link, which has two lowercase letters in a row. The bracket belongs neither to
 * an image (`![`) nor to a name, as in `ignore[rule]`.
 */
const label = String.raw`(?<![\]\w!])\[[^\[\]\n\r]{0,120}\p{Ll}{2}[^\[\]\n\r]{0,120}`;
const address = String.raw`https?:\/\/${unit}{1,2000}`;

/** A bracket in the place of the closing parenthesis. */
const inBrackets = String.raw`\](?<slip>\(https?:\/\/[^\s()[\]<>"'\\\x60{}$]{1,2000}\])(?![([\p{L}\p{N}])`;

/** Slips behind the text of a link; the group `slip` captures what was meant for `(destination)`. */
const slips = [
  String.raw`\](?<slip>\s{1,2}\(${address}[ \t]?\))`,
  String.raw`\](?<slip>\(\((?:${address}|#[\p{L}\p{N}/_-]{1,100})\)?)`,
  String.raw`(?<slip>\]${address}\))`,
  // No bracket before the parenthesis.
  String.raw`(?<slip>[\p{L}\p{N}][ \t]?\(${address}\))(?![^[\]\n\r]{0,300}\])`,
  inBrackets,
  // Nothing closes the parenthesis on the line.
  String.raw`\](?<slip>\(${address})(?<![\].,;:])(?=[.,;:]?[ \t][^()\n\r]{1,1000}$)`,
  // Nothing closes the parenthesis before the end of the line, nor the word that the next line of a comment begins with.
  String.raw`\](?<slip>\(${address})(?=[ \t]*$)(?![ \t]*\r?\n[ \t]*[*#/]{0,3}[ \t]*[^\s()]{1,500}\))`,
].map((slip) => new RegExp(`${label}${slip}`, "gmu"));

/**
 * A link text closed by a brace in place of its bracket: `[text}(address)`. With another brace in it, it may be a
 * template.
 */
const bracedText = new RegExp(
  String.raw`(?<![\]\w!])\[[^[\]{}\n\r]{0,120}\p{Ll}{2}[^[\]{}\n\r]{0,120}(?<slip>\}\(${address}\))`,
  "gmu",
);

/**
 * A link text closed by two brackets, `[text]](address)`; in `[[text]](address)`, the second one belongs to the first.
 */
const doublyClosed = new RegExp(String.raw`(?<!\[)${label}(?<slip>\]\]\(${address}\))`, "gmu");

/**
 * A link with its brackets and parentheses exchanged, `(text)[address]`; the text has two lowercase letters in a row.
 */
const exchanged = new RegExp(
  String.raw`(?<![\]\w!\\])(?<slip>\([^()[\]\n\r]{0,80}\p{Ll}{2}[^()[\]\n\r]{0,80}\)\[https?:\/\/[^\s()[\]<>"'\\\x60{}$]{1,2000}\])(?![([])`,
  "gmu",
);

/**
 * A hyperlink reference of reStructuredText in a comment or docstring that lacks the back quote before its `_` or one
 * of its angle brackets.
 */
const brokenReference = new RegExp(
  String.raw`(?<![:\\\w\x60>])\x60(?=[^\s\x60])[^<>\x60]{1,150}(?<=\s)(?<slip>${[
    String.raw`<https?:\/\/[^\s<>\x60]{1,2000}>__?(?![\w\x60])`,
    String.raw`<https?:\/\/[^\s<>\x60]{1,2000}\x60__?(?!\w)`,
    String.raw`https?:\/\/[^\s<>\x60]{1,2000}>\x60__?(?!\w)`,
  ].join("|")})`,
  "giu",
);

/**
 * Finds what was meant for the `(destination)` of a Markdown link but makes no link by CommonMark 0.31 §6.3, in a
 * comment or a value of data: `[text] (https://a)`, `[text]((https://a))`, `(text)[https://a]`. Each span holds the whole slip, with its
 * parentheses.
 */
export function findBrokenLinks(text: string): EmbeddedIdentifier[] {
  const isMarkdown = /[\]}](?:\]?\s{0,2}\(|http)|\)\[http|\[[^[\]\n\r]{1,300}\(http/iu.test(text);
  const links = isMarkdown
    ? [...slips, bracedText, doublyClosed, exchanged].flatMap((slip) => slipsIn(text, slip))
    : [];
  return [...links, ...findBrokenReferences(text)];
}

const closedByBracket = new RegExp(`${label}${inBrackets}`, "gmu");

/** Finds links of Markdown whose parenthesis a bracket closes, which no other text has, in what another program may read as Markdown. */
export function findLinksClosedByBracket(text: string): EmbeddedIdentifier[] {
  return text.includes("](http") ? slipsIn(text, closedByBracket) : [];
}

/** Finds malformed hyperlink references of reStructuredText, as they occur in docstrings, too. */
export function findBrokenReferences(text: string): EmbeddedIdentifier[] {
  return /[>\x60]_/u.test(text) ? slipsIn(text, brokenReference) : [];
}

function slipsIn(text: string, slip: RegExp): EmbeddedIdentifier[] {
  return [...text.matchAll(slip)]
    .filter(({ index }) => !isInCode(text, index))
    .map(({ index, 0: whole, groups }) => {
      const end = index + whole.length;
      return { span: { start: end - (groups?.["slip"] ?? "").length, end }, site: brokenLinkSite };
    });
}

/** How far back the line is read for the back quote that opens a sample of code, in UTF-16 code units. */
const longestLine = 300;

/** Whether an offset stands in a sample of code: behind an odd number of back quotes on its line. */
function isInCode(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - longestLine), offset);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return line.split("`").length % 2 === 0;
}
