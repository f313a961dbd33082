import { patternSequence } from "../../text/composed-pattern.js";
import { typographicMarks } from "../../text/quotation-marks.js";
import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const linkMalformed = defineCheck({
  code: "link-malformed",
  title: "Brackets make no link",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("C")],
  message: "{{fault}}; {{correction}}. Readers see {{seen}}.",
  needs: traits.nameInPlace,
  hidden: true,
  judgesMarkup: true,
  reads: ["place"],
  find({ text, place }, report) {
    if (place?.role !== "broken-link" && place?.role !== "foreign-link") return;
    // Another check reports invisible characters.
    if (/^\p{Cf}*$/u.test(text)) return;
    const span = { start: 0, end: text.length };
    if (/^[)[\]`">]$/u.test(text)) {
      const [closes, close] = text === "[" ? ["closes", "close"] : ["opens", "open"];
      const data = { fault: `Nothing ${closes} the '${text}'`, seen: "it", correction: `${close} or remove it` };
      report({ span, component: "iri", data, fixes: [suggest(`Remove '${text}'`, span, "")] });
      return;
    }
    if (text === "{" || text === "}") {
      const data = { fault: `One '${text}' stands for two`, seen: "it", correction: "double it" };
      report({ span, component: "iri", data });
      return;
    }
    const found: Fault | undefined =
      place.role === "foreign-link" ? { fault: "Only Markdown has links of this form" } : faultIn(text);
    if (found === undefined) return;
    const { fault, correction, seen = "the brackets and no link" } = found;
    const { isOffered = correction !== undefined && (!text.includes("`") || /^[<\]]/u.test(text)) } = found;
    const fixes = isOffered && correction !== undefined ? [suggest("Correct the brackets", span, correction)] : [];
    const written = correction === undefined ? "it in the markup of this document" : quote(correction);
    report({ span, component: "iri", data: { fault, seen, correction: `write ${written}` }, fixes });
  },
});

interface Fault {
  readonly fault: string;
  /** Absent if it depends on the markup of the document. */
  readonly correction?: string;
  /** What readers see; absent: the brackets. */
  readonly seen?: string;
  /** False: the brackets, marks or spaces of the correction would be a fault where no markup is read. */
  readonly isOffered?: false;
}

const opening = /^\]?\s*[[(（]?\s*[(（]?\s*/u;

/** A link of Markdown whose text ends with another sign than `]`, or with no sign at all. */
const wronglyClosed = /^(?<sign>[)}[/\p{L}\p{N}*_!?.`])[ \t]?(?:\((?<address>.*)\)|\[(?<bracketed>.*)[)\]])$/u;
const exchanged = /^\((?<label>[^()]*)\)\[(?<address>.*)[\])]$/u;

/** The address of a link of Markdown with brackets within its parentheses. */
const inBrackets = /^\(\[(?<address>[^[\]()]*)\]\)$/u;

/** The address of a link of Markdown behind the brackets of another, empty one. */
const behindEmptyText = /^\[\]\((?<address>.*)\)$/u;
const nested = /^\(\[[^\]]*\](?<correction>\(.*\))\)$/u;

/** The addresses of an image and of the link around it, with the bracket between them that closes its text, or without it. */
const ofImageAndLink = /^(?<image>\([^\s()]+\))(?<close>\]?)\((?<destination>.*)\)$/u;

/** The address of a link around an image, with the end of the image's label. */
const behindLabel = /^[\p{L}\p{N}]{2}\]\(.*\)$/u;

/** A link of Markdown whose address stands behind another sign than a parenthesis. */
const otherSign = /^(?<sign>[{‹〈⟨＜<])(?<address>[^`]*)[)}\]›〉⟩＞]$/u;

const behindAnotherSign = /^\](?<sign>[\])"'>])\(?(?<address>[^(].*\))$/u;

/** A reference of reStructuredText, behind its text. */
const reference = patternSequence(
  /^(?<before>[^<]?)(?<open><?)(?<address>https?:[^<>`]*)/iu,
  /(?<close>>?)(?<space>\s?)(?<quote>`?)(?<end>_{0,2})$/iu,
);

/** The fault of a target or an image of reStructuredText whose name the wrong colons end. */
function faultOfExplicitMarkup(text: string): Fault | undefined {
  const start = text.search(/https?:/iu);
  const before = text.slice("..".length, Math.max(start, 0));
  const name = before.trim().replace(/:$/u, "");
  const isTarget = name.startsWith("_");
  if (name === "" || name.includes(":") || (isTarget && /:\s+$/u.test(before))) return undefined;
  const fault = isTarget ? "No colon and white space end the name" : "One colon stands behind the name";
  const correction = `.. ${name}${isTarget ? ":" : "::"} ${text.slice(start)}`;
  return { fault, correction, seen: "none of it", isOffered: false };
}

/** A reference of reStructuredText whose back quote stands before the angle bracket. */
const exchangedMarks = /^(?<begin><https?:[^<>`]*)`>(?<end>__?)$/iu;

function faultOfReference(text: string): Fault | undefined {
  const { begin, end: underscores = "" } = exchangedMarks.exec(text)?.groups ?? {};
  if (begin !== undefined)
    return { fault: "The back quote stands before the angle bracket", correction: `${begin}>\`${underscores}` };
  const doubly = /^<<(?<address>[^<>`]*)>{1,2}`(?<end>_{1,2})$/u.exec(text)?.groups;
  if (doubly !== undefined)
    return {
      fault: "Two angle brackets stand before the address",
      correction: `<${doubly["address"] ?? ""}>\`${doubly["end"] ?? ""}`,
    };
  const found = reference.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { before = "", open, address = "", close, space, quote: backQuote, end = "" } = found;
  const correction = `${before === "" ? "" : `${before} `}<${address}>\`${end === "" ? "_" : end}`;
  if (backQuote === "") return { fault: "No back quote ends the text", correction };
  if (close === "") return { fault: "Nothing closes the angle bracket", correction };
  if (open === "") return { fault: "Nothing opens the angle bracket", correction };
  if (before !== "") return { fault: "No white space stands before the angle bracket", correction };
  if (space !== "") return { fault: "White space stands before the back quote", correction };
  return end === "" ? { fault: "No '_' makes the text a reference", correction } : undefined;
}

/** A link reference definition of Markdown with a second colon, or with parentheses or words at its end. */
const definition = /^\]:\s?(?<colon>[:;])?\s*(?<address>\S+)(?:\s+(?<words>\S.*))?$/u;

/** A link of Markdown whose closing bracket stands within the code that its text ends with. */
const closedInCode = /^\](?<quotes>`+)(?<destination>\(.*\))$/u;

/** A destination with a title in other quotation marks than those of Markdown. */
const wronglyQuoted = new RegExp(
  String.raw`^\([ \t]?(?<address>\S+)\s+(?!"[^"]*"\s?\)$|'[^']*'\s?\)$)["'${typographicMarks}](?<title>[^()"]+)["'${typographicMarks}]\s?\)$`,
  "u",
);

function faultOfTitle(text: string): Fault | undefined {
  const { address, title = "" } = wronglyQuoted.exec(text)?.groups ?? {};
  if (address === undefined) return undefined;
  const correction = `(${address} "${title}")`;
  return { fault: "Typographic quotation marks stand around the title", correction, isOffered: false };
}

/** A host between angle brackets, in the place of an autolink. */
const hostAsAutolink = /^<(?<host>www\.[^<>]*)>$/iu;

/** An address behind a slash between angle brackets, in the place of an autolink. */
const behindSlash = /^<\/(?<address>https?:[^<>]*)>$/iu;

/** Marks of emphasis in the place of the opening parenthesis, or a word between that and the address. */
const behindOtherText = /^(?:\*\*|\((?<word>[^\s()]+)\s)(?<address>https?:.*\))$/iu;

/** Words in parentheses between the text of a link and its address. */
const aside = /^\s+(?<words>\([^()]*\))\s*(?<destination>\(.+\))$/u;

/** The value of an attribute of HTML, up to the end of its tag. */
const unclosedValue = /^"(?<value>[^\s"'<>]*)>$/u;

/** A destination whose angle bracket nothing closes. */
const unclosedDestination = /^\(<(?<address>[^<>]*)\)$/u;

/** A destination that an angle bracket closes. */
const closedByAngle = /^\((?<address>[^\s<>()]+)>$/u;

/** An address behind an angle bracket that nothing closes, in the place of an autolink. */
const unclosedAutolink = /^<https?:[^<>()`]*$/iu;

/** The quotation mark behind the value of an attribute, and the first word of the text of a link. */
const wordInTag = /^(?<mark>["'])\s*(?<word>[\p{L}\p{N}]+)$/u;

/** The value of an attribute with a quotation mark at its end alone. */
const unopenedValue = /^(?<value>https?:[^\s"'<>]*)(?<mark>["'])$/iu;

/** A value behind a quotation mark that nothing closes. */
const unclosedMark = /^(?<mark>["'])https?:[^\s"'<>]*$/iu;

/** A value between two different quotation marks. */
const differentMarks = /^"(?<value>https?:[^\s"'<>]*)'$/iu;

/** The value of an attribute behind two quotation marks. */
const doublyOpenedValue = /^(?<mark>["'])\k<mark>(?<value>https?:[^\s"'<>]*)\k<mark>$/iu;

/** The value of an attribute behind its name, which stands once more. */
const behindItsName = /^(?<mark>["'])(?:href|src)=\k<mark>(?<value>[^\s"'<>]*)\k<mark>$/iu;

/** The value of an attribute with the end of its tag. */
const closedValue = /^(?:"[^"]*"|'[^']*'|(?:"[^"]*"|["'])>[\p{L}\p{N}]*)$/u;

/** The value of a field of BibTeX without its closing brace. */
const unclosedField = /^\{(?:\\url\{https?:[^\s{}]+\}|https?:[^\s{},]+)$/iu;

function faultOfAngleBrackets(text: string): Fault | undefined {
  const host = hostAsAutolink.exec(text)?.groups?.["host"];
  if (host !== undefined)
    return { fault: "No scheme stands before the host", correction: `<https://${host}>`, isOffered: false };
  const address = behindSlash.exec(text)?.groups?.["address"];
  if (address !== undefined)
    return { fault: "A slash stands before the scheme", correction: `<${address}>`, isOffered: false };
  const opened = unclosedMark.exec(text)?.groups?.["mark"];
  if (opened !== undefined)
    return { fault: "Nothing closes the quotation mark", correction: `${text}${opened}`, seen: "no value" };
  const between = differentMarks.exec(text)?.groups?.["value"];
  if (between !== undefined) return { fault: "Another mark closes the value", correction: `"${between}"` };
  const value = unclosedValue.exec(text)?.groups?.["value"];
  if (value !== undefined) return { fault: "Nothing closes the quotation mark", correction: `"${value}">` };
  const { value: unopened, mark: end = "" } = unopenedValue.exec(text)?.groups ?? {};
  if (unopened !== undefined) {
    const correction = `${end}${unopened}${end}`;
    return {
      fault: "No quotation mark opens the value",
      correction,
      seen: "a link to another address",
      isOffered: false,
    };
  }
  const { mark: doubled, value: behind = "" } = doublyOpenedValue.exec(text)?.groups ?? {};
  if (doubled !== undefined) {
    const correction = `${doubled}${behind}${doubled}`;
    return { fault: "Two quotation marks open the value", correction, seen: "no link to it" };
  }
  const { mark: first, value: named = "" } = behindItsName.exec(text)?.groups ?? {};
  if (first !== undefined) {
    const correction = `${first}${named}${first}`;
    return { fault: "The name of the attribute stands twice", correction, seen: "no link to it" };
  }
  const { mark, word = "" } = wordInTag.exec(text)?.groups ?? {};
  if (mark !== undefined)
    return { fault: "Nothing ends the tag before the text", correction: `${mark}>${word}`, seen: "no link" };
  if (unclosedAutolink.test(text))
    return { fault: "Nothing closes the angle bracket", correction: `${text}>`, seen: "it", isOffered: false };
  const closed = closedByAngle.exec(text)?.groups?.["address"];
  if (closed !== undefined) return { fault: "'>' stands for the parenthesis", correction: `(${closed})` };
  const unclosed = unclosedDestination.exec(text)?.groups?.["address"];
  return unclosed === undefined
    ? undefined
    : { fault: "Nothing closes the angle bracket", correction: `(${unclosed})` };
}

/** The text of a link of AsciiDoc, with the brackets around it. */
const bracketedText = /^(?<space>\s*)(?<open>\[\]|[[\]])(?<label>[^[\]()]+)(?<close>\]?)$/u;

/** The text of a link of AsciiDoc without its opening bracket. */
const unopenedText = /^\s+(?<label>[\p{L}\p{N}][^[\]()]*)\]$/u;

/** The text of a link of AsciiDoc as it should be; an address between brackets lacks parentheses in Markdown. */
const wellBracketed = /^\[(?!\w+:\/\/|www\.|mailto:)[^[\]()]+\]$/iu;

function faultOfBracketedText(text: string): Fault | undefined {
  const unopened = unopenedText.exec(text)?.groups?.["label"];
  if (unopened !== undefined)
    return { fault: "Nothing opens the bracket", correction: `[${unopened}]`, isOffered: false };
  const { space, open, label = "", close } = bracketedText.exec(text)?.groups ?? {};
  const correction = `[${label}]`;
  if (open === "[" && close === "") return { fault: "Nothing closes the bracket", correction };
  if (open === "[" && space !== "") return { fault: "White space stands before the bracket", correction };
  if (open === "]" && close === "]") return { fault: "']' stands for the '[' before the text", correction };
  if (open === "[]" && close === "]") return { fault: "Empty brackets stand before the text", correction };
  return undefined;
}

/** A link in double brackets (Org Manual, *Link Format*) up to its text, with some brackets missing or doubled. */
const inDoubleBrackets = /^(?<open>\[{0,2})(?<address>https?:[^\s[\]]+)(?<joint>\]{1,2}\s*\[{1,2})$/iu;
const wellDoubled = /^\[\[https?:[^\s[\]]+\]\[$/iu;

function faultOfDoubleBrackets(text: string): Fault | undefined {
  const { open, address = "", joint = "" } = inDoubleBrackets.exec(text)?.groups ?? {};
  if (open === undefined) return undefined;
  const correction = `[[${address}][`;
  if (open === "[[") return { fault: `'${joint}' stands between the address and the text`, correction };
  return { fault: "Two brackets close the link, but do not open it", correction, isOffered: false };
}

function faultOfDefinition(text: string): Fault | undefined {
  const { colon, address = "", words } = definition.exec(text)?.groups ?? {};
  if (words !== undefined)
    return {
      fault: "Words follow the address, with which it is no definition",
      correction: `]: ${address} "${words.trimEnd()}"`,
      isOffered: false,
    };
  if (colon !== undefined) return { fault: "Two colons stand before the address", correction: `]: ${address}` };
  const defined = withoutClosing(address.replace(/(?<=\))[.,]$/u, ""));
  if (defined === address) return undefined;
  return { fault: "Nothing opens the ')', with which it is no definition", correction: `]: ${defined}` };
}

/** A destination with a line end in its address. */
const brokenOff = /^\((?<begin>https?:[^\s()]+)[ \t]*[\n\r]+[ \t]*(?<rest>[^\s()]+)\)$/iu;

function faultIn(text: string): Fault | undefined {
  const { begin, rest = "" } = brokenOff.exec(text)?.groups ?? {};
  if (begin !== undefined)
    return { fault: "The address is broken off at the end of a line", correction: `(${begin}${rest})` };
  if (text === '""' || text === "''")
    return { fault: "Two quotation marks close the value", correction: text.slice(1), seen: "it", isOffered: false };
  if (closedValue.test(text) || wellDoubled.test(text)) return undefined;
  if (unclosedField.test(text))
    return {
      fault: "Nothing closes the brace",
      correction: `${text}}`,
      seen: "the fields behind it as its value",
      isOffered: false,
    };
  if (text.startsWith("..")) return faultOfExplicitMarkup(text);
  if (text.startsWith("link:"))
    return {
      fault: "No brackets follow the address",
      correction: text.replace(/[.,;:!?]?$/u, "[]$&"),
      seen: "all of it",
      isOffered: false,
    };
  const ofTitle = faultOfTitle(text);
  if (ofTitle !== undefined) return ofTitle;
  if (wellBracketed.test(text)) return undefined;
  const ofText = faultOfBracketedText(text);
  if (ofText !== undefined) return ofText;
  const ofMarks = faultOfDoubleBrackets(text) ?? faultOfAngleBrackets(text);
  if (ofMarks !== undefined) return ofMarks;
  if (text.startsWith("]:")) return faultOfDefinition(text);
  const inCode = closedInCode.exec(text)?.groups;
  if (inCode !== undefined)
    return {
      fault: "The bracket that ends the text is part of the code before it",
      correction: `${inCode["quotes"] ?? ""}]${inCode["destination"] ?? ""}`,
    };
  if (/^[^`(]*`(?!\()/u.test(text) || /^<https?:.*>_*$/iu.test(text)) return faultOfReference(text);
  const { sign: bracket, address: within = "" } = otherSign.exec(text)?.groups ?? {};
  if (bracket !== undefined) return { fault: `'${bracket}' stands for the parenthesis`, correction: `(${within})` };
  const doubled = behindAnotherSign.exec(text)?.groups;
  if (doubled !== undefined)
    return {
      fault: `'${doubled["sign"] ?? ""}' stands behind the ']' that ends the text`,
      correction: `](${doubled["address"] ?? ""}`,
    };
  const behindEmpty = /^\(\)(?<rest>[^[].*)$/u.exec(text)?.groups?.["rest"];
  if (behindEmpty !== undefined)
    return { fault: "Nothing stands between the parentheses", correction: `(${behindEmpty}` };
  if (behindLabel.test(text))
    return { fault: "Nothing closes the bracket before the image", correction: `${text.slice(0, 2)}]${text.slice(2)}` };
  const ofEmpty = behindEmptyText.exec(text)?.groups?.["address"];
  if (ofEmpty !== undefined)
    return { fault: "'[]' stands for the ']' that ends the text", correction: `](${ofEmpty})` };
  const bracketed = inBrackets.exec(text)?.groups?.["address"];
  if (bracketed !== undefined) return { fault: "Brackets stand around the address", correction: `(${bracketed})` };
  if (/^[^()]*\]\(/u.test(text)) return undefined;
  const { image, close, destination } = ofImageAndLink.exec(text)?.groups ?? {};
  if (close === "]") return undefined;
  if (image !== undefined)
    return { fault: "Nothing closes the bracket before the image", correction: `${image}](${destination ?? ""})` };
  return faultBefore(text) ?? faultAround(text);
}

/** An address behind white space, with a closing parenthesis alone. */
const afterSpace = /^\][ \t](?<after>(?:https?:|www\.|mailto:)[^\s]*\))$/iu;

function faultBefore(text: string): Fault | undefined {
  const { after } = afterSpace.exec(text)?.groups ?? {};
  if (after !== undefined) return { fault: "Nothing opens the parenthesis", correction: `](${after}` };
  const { words, destination = "" } = aside.exec(text)?.groups ?? {};
  if (words !== undefined)
    return {
      fault: "Words in parentheses stand between the text and its address",
      correction: `${destination} ${words}`,
      isOffered: false,
    };
  const { word, address: meant } = behindOtherText.exec(text)?.groups ?? {};
  if (meant !== undefined) {
    const fault = word === undefined ? "'**' stands for the parenthesis" : `'${word}' stands before the address`;
    return { fault, correction: `(${meant}` };
  }
  const correction = nested.exec(text)?.groups?.["correction"];
  if (correction !== undefined) return { fault: "A link stands where its address is expected", correction };
  const { label, address: bracketed = "" } = exchanged.exec(text)?.groups ?? {};
  // The form of an empty text behind a word would be a fault of its own.
  if (label !== undefined)
    return {
      fault: "The text and the address have each other's brackets",
      correction: `[${label}](${bracketed})`,
      ...(label === "" && { isOffered: false }),
    };
  if (/^\][<\p{L}]/u.test(text) && withoutClosing(text.slice(1)) === text.slice(1)) {
    const bare = text.slice(1).replace(/^<(.*)>$/u, "$1");
    return { fault: "No parentheses stand around the address", correction: `](${bare})` };
  }
  const { sign, bracketed: behind, address = behind ?? "" } = wronglyClosed.exec(text)?.groups ?? {};
  if (sign === undefined) return undefined;
  if (!/[)}[/]/u.test(sign))
    return { fault: "Nothing closes the bracket before the text", correction: `${sign}](${address})` };
  const found = { fault: `'${sign}' stands for the ']' that ends the text`, correction: `](${address})` };
  return sign === "/" ? { ...found, isOffered: false } : found;
}

function faultAround(text: string): Fault | undefined {
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
}

/** The text without the closing marks at its end that nothing in it opens. */
function withoutClosing(text: string): string {
  let unopened = count(text, /[)）]/gu) - count(text, /\(/gu);
  let end = text.length;
  if ((text.endsWith("]") && !text.includes("[")) || (text.endsWith("}") && !text.includes("{"))) end--;
  for (; unopened > 0 && /[)）]/u.test(text.charAt(end - 1)); unopened--) end--;
  return text.slice(0, end);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
