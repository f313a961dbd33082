import { typographicMarks } from "../../../text/quotation-marks.js";
import { quotedReference } from "../../../running-text/quoted-reference.js";
import { right, type LinkForm } from "./link-form.js";
import { patternSequence, patternUnion } from "../../../text/composed-pattern.js";

/** A destination with a line end in its address. */
const brokenOff = /^\((?<begin>https?:[^\s()]+)[ \t]*[\n\r]+[ \t]*(?<rest>[^\s()]+)\)$/iu;

/** A destination with a title in other quotation marks than those of Markdown. */
const wronglyQuoted = new RegExp(
  String.raw`^\([ \t]?(?<address>\S+)\s+(?!"[^"]*"\s?\)$|'[^']*'\s?\)$)["'${typographicMarks}](?<title>[^()"]+)["'${typographicMarks}]\s?\)$`,
  "u",
);

/** A destination with a title at which one quotation mark stands, or between two different ones. */
const halfQuoted = patternSequence(
  /^\((?<address>https?:\S+)[ \t]{1,4}/iu,
  patternUnion(/"(?<begun>[^"]+)/iuy, /(?<ended>[^\s"'][^"]*)"/iuy, /'(?<single>[^"']+)"/iuy, /"(?<double>[^"']+)'/iuy),
  /\)$/iu,
);

const hasTypographicMark = new RegExp(`[${typographicMarks}]`, "u");

/** A host between angle brackets, in the place of an autolink. */
const hostAsAutolink = /^<(?<host>www\.[^<>]*)>$/iu;

/** An address behind a slash between angle brackets, in the place of an autolink. */
const behindSlash = /^<\/(?<address>https?:[^<>]*)>$/iu;

/** An address behind an angle bracket that nothing closes, in the place of an autolink. */
const unclosedAutolink = /^<https?:[^<>()`]*$/iu;

/** A destination that an angle bracket closes. */
const closedByAngle = /^\((?<address>[^\s<>()]+)>$/u;

/** An address of mail without its scheme that an angle bracket or a bracket closes. */
const wronglyClosedMail = /^\((?<mail>[^\s:()<>@[\]]+@[^\s:()<>@[\]]+)(?<close>[>\]])$/u;

/** A destination whose angle bracket nothing closes. */
const unclosedDestination = /^\(<(?<address>[^<>]*)\)$/u;

const beginsDefinition = /^\]:(?!\()/u;

/** A link reference definition with a second colon, or with parentheses or words at its end. */
const definition = /^\]:\s?(?<colon>[:;])?\s*(?<address>\S+)(?:\s+(?<words>\S.*))?$/u;

/** A link whose closing bracket stands within the code that its text ends with. */
const closedInCode = /^\](?<quotes>`+)(?<destination>\(.*\))$/u;

/** Destinations, autolinks and definitions. */
export const destinationForms: readonly LinkForm[] = [
  [
    quotedReference,
    ({ address = "" }) => ({
      fault: "A quotation mark stands before the address",
      correction: address,
      seen: "a link that leads nowhere",
      isOffered: false,
    }),
  ],
  [
    brokenOff,
    ({ begin = "", rest = "" }) => ({
      fault: "The address is broken off at the end of a line",
      correction: `(${begin}${rest})`,
    }),
  ],
  [
    halfQuoted,
    ({ address = "", begun, ended, single = "", double = single }, text) =>
      hasTypographicMark.test(text)
        ? undefined
        : {
            fault:
              (begun ?? ended) === undefined
                ? "Two different quotation marks stand around the title"
                : "One quotation mark stands at the title",
            correction: `(${address} "${begun ?? ended ?? double}")`,
            isOffered: false,
          },
  ],
  [
    wronglyQuoted,
    ({ address = "", title = "" }) => ({
      fault: "Typographic quotation marks stand around the title",
      correction: `(${address} "${title}")`,
      isOffered: false,
    }),
  ],
  [
    hostAsAutolink,
    ({ host = "" }) => ({
      fault: "No scheme stands before the host",
      correction: `<https://${host}>`,
      isOffered: false,
    }),
  ],
  [
    behindSlash,
    ({ address = "" }) => ({
      fault: "A slash stands before the scheme",
      correction: `<${address}>`,
      isOffered: false,
    }),
  ],
  [
    unclosedAutolink,
    (_, text) => ({
      fault: "Nothing closes the angle bracket",
      correction: `${text}>`,
      seen: "it",
      isOffered: false,
    }),
  ],
  [
    wronglyClosedMail,
    ({ mail = "", close = "" }) => ({
      fault: `'${close}' stands for the parenthesis`,
      correction: `(mailto:${mail})`,
    }),
  ],
  [closedByAngle, ({ address = "" }) => ({ fault: "'>' stands for the parenthesis", correction: `(${address})` })],
  [
    unclosedDestination,
    ({ address = "" }) => ({ fault: "Nothing closes the angle bracket", correction: `(${address})` }),
  ],
  [
    beginsDefinition,
    (_, text) => {
      const { colon, address = "", words } = definition.exec(text)?.groups ?? {};
      if (words !== undefined)
        return {
          fault: "Words follow the address, with which it is no definition",
          correction: `]: ${address} "${words.trimEnd()}"`,
          isOffered: false,
        };
      if (colon !== undefined) return { fault: "Two colons stand before the address", correction: `]: ${address}` };
      const defined = withoutClosing(address.replace(/(?<=\))[.,]$/u, ""));
      if (defined === address) return "right";
      return { fault: "Nothing opens the ')', with which it is no definition", correction: `]: ${defined}` };
    },
  ],
  [
    closedInCode,
    ({ quotes = "", destination = "" }) => ({
      fault: "The bracket that ends the text is part of the code before it",
      correction: `${quotes}]${destination}`,
    }),
  ],
];

/** A link whose address stands behind another sign than a parenthesis. */
const otherSign = /^(?<sign>[{‹〈⟨＜<])(?<address>[^`]*)[)}\]›〉⟩＞]$/u;

const behindAnotherSign = /^\](?<sign>[\])}"'>:])\(?(?<address>[^(].*\))$/u;

const behindNothing = /^\(\)(?:\(?(?<closed>[^\s[(].*\))|[ \t]?(?<open>[^\s[(].*))$/u;

/** The address of a link around an image, with the end of the image's label. */
const behindLabel = /^(?<label>[\p{L}\p{N}]{2})(?<rest>\]\(.*\))$/u;

/** The address of a link behind the brackets of another, empty one. */
const behindEmptyText = /^\[\]\((?<address>.*)\)$/u;

/** The address of a link with brackets within its parentheses. */
const inBrackets = /^\(\[(?<address>[^[\]()]*)\]\)$/u;

const rightLink = /^[^()]*\]\(/u;

/** The addresses of an image and of the link around it, with the bracket between them that closes its text, or without it. */
const ofImageAndLink = /^(?<image>\([^\s()]+\))(?<close>\]?)(?<destination>\(.*\))$/u;

/** An address behind white space, with a closing parenthesis alone. */
const afterSpace = /^\][ \t](?<address>(?:https?:|www\.|mailto:)[^\s]*\))$/iu;

/** Words in parentheses between the text of a link and its address. */
const aside = /^\s+(?<words>\([^()]*\))\s*(?<destination>\(.+\))$/u;

/** Marks of emphasis in the place of the opening parenthesis, or a word between that and the address. */
const behindOtherText = /^(?:\*\*|\((?<word>[^\s()]+)\s)(?<address>https?:.*\))$/iu;

const nested = /^\(\[[^\]]*\](?<destination>\(.*\))\)$/u;

const exchanged = /^\((?<label>[^()]*)\)\[(?<address>.*)[\])]$/u;

/** An address, also in angle brackets, right behind the text. */
const bare = /^\](?<address>[<\p{L}].*)$/su;

/** What closes `[youtube]https://…[/youtube]`, of which WordPress or a forum makes something of its own. */
const endOfShortcode = /\[\/[a-z]\w{0,30}\]$/iu;

/** A link whose text ends with another sign than `]`, or with no sign at all. */
const wronglyClosed = patternSequence(
  /^(?<sign>[)}[/\p{L}\p{N}*_!?.`])[ \t]?/u,
  patternUnion(/\((?<address>.*)\)$/uy, /\[(?<bracketed>.*)[)\]]$/uy),
);

const anything = /^/u;
const opening = /^\]?\s*[[(（]?\s*[(（]?\s*/u;

/** The brackets of a link, and what stands between its text and its address. */
export const bracketForms: readonly LinkForm[] = [
  [
    otherSign,
    ({ sign = "", address = "" }) => ({ fault: `'${sign}' stands for the parenthesis`, correction: `(${address})` }),
  ],
  [
    behindAnotherSign,
    ({ sign = "", address = "" }) => ({
      fault: `'${sign}' stands behind the ']' that ends the text`,
      correction: `](${address}`,
    }),
  ],
  [
    behindNothing,
    ({ open = "", closed = `${open})` }) => ({
      fault: "Nothing stands between the parentheses",
      correction: `(${closed}`,
    }),
  ],
  [
    behindLabel,
    ({ label = "", rest = "" }) => ({
      fault: "Nothing closes the bracket before the image",
      correction: `${label}]${rest}`,
    }),
  ],
  [
    behindEmptyText,
    ({ address = "" }) => ({ fault: "'[]' stands for the ']' that ends the text", correction: `](${address})` }),
  ],
  [inBrackets, ({ address = "" }) => ({ fault: "Brackets stand around the address", correction: `(${address})` })],
  [rightLink, right],
  [
    ofImageAndLink,
    ({ image = "", close, destination = "" }) =>
      close === "]"
        ? "right"
        : { fault: "Nothing closes the bracket before the image", correction: `${image}]${destination}` },
  ],
  [afterSpace, ({ address = "" }) => ({ fault: "Nothing opens the parenthesis", correction: `](${address}` })],
  [
    aside,
    ({ words = "", destination = "" }) => ({
      fault: "Words in parentheses stand between the text and its address",
      correction: `${destination} ${words}`,
      isOffered: false,
    }),
  ],
  [
    behindOtherText,
    ({ word, address = "" }) => ({
      fault: word === undefined ? "'**' stands for the parenthesis" : `'${word}' stands before the address`,
      correction: `(${address}`,
    }),
  ],
  [
    nested,
    ({ destination = "" }) => ({ fault: "A link stands where its address is expected", correction: destination }),
  ],
  [
    exchanged,
    // The form of an empty text behind a word would be a fault of its own.
    ({ label = "", address = "" }) => ({
      fault: "The text and the address have each other's brackets",
      correction: `[${label}](${address})`,
      ...(label === "" && { isOffered: false }),
    }),
  ],
  [
    bare,
    ({ address = "" }) => {
      if (endOfShortcode.test(address)) return "right";
      if (withoutClosing(address) !== address) return undefined;
      const correction = `](${address.replace(/^<(.*)>$/u, "$1")})`;
      return { fault: "No parentheses stand around the address", correction };
    },
  ],
  [
    wronglyClosed,
    ({ sign = "", bracketed = "", address = bracketed }) => {
      if (!/[)}[/]/u.test(sign))
        return { fault: "Nothing closes the bracket before the text", correction: `${sign}](${address})` };
      const found = { fault: `'${sign}' stands for the ']' that ends the text`, correction: `](${address})` };
      return sign === "/" ? { ...found, isOffered: false } : found;
    },
  ],
  [
    anything,
    (_, text) => {
      const open = opening.exec(text)?.[0] ?? "";
      const [mark = ""] = /[,;]$/u.exec(text) ?? [];
      const rest = text.slice(open.length, text.length - mark.length);
      const address = withoutClosing(rest).trimEnd();
      const close = rest.slice(address.length);
      const correction = `(${address})${mark}`;
      if (open === "]") return { fault: "Nothing opens the parenthesis", correction: `]${correction}` };
      if (open === "[" && close.includes(")")) return { fault: "A bracket stands for the parenthesis", correction };
      if (open === "[") return { fault: "Brackets stand for the parentheses", correction };
      if (/[（）]/u.test(open + close)) return { fault: "A full-width parenthesis is text", correction };
      if (/\(\s*\(/u.test(open)) return { fault: "Two parentheses open the destination", correction };
      if (/^\s/u.test(open)) return { fault: "White space stands before the parenthesis", correction };
      return close.includes(")") ? undefined : { fault: "Nothing closes the parenthesis", correction };
    },
  ],
];

/** The text without the closing marks at its end that nothing in it opens. */
function withoutClosing(text: string): string {
  let unopened = count(text, /[)）]/gu) - count(text, /\(/gu);
  let end = text.length;
  while ((text.charAt(end - 1) === "]" && !text.includes("[")) || (text.charAt(end - 1) === "}" && !text.includes("{")))
    end--;
  for (; unopened > 0 && /[)）]/u.test(text.charAt(end - 1)); unopened--) end--;
  return text.slice(0, end);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
