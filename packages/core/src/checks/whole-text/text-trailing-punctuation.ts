import { componentAt } from "../../iri/component-at.js";
import type { ComponentName } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { opensFor } from "../faults/enclosing-marks.js";
import { mentionRun } from "../wording/mention.js";
import { isNamePlace } from "../faults/name-place.js";

export const textTrailingPunctuation = defineCheck({
  code: "text-trailing-punctuation",
  title: "Punctuation of a text ends the identifier",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("C")],
  message:
    "The {{component}} ends with {{characters}}, which belongs to the text that the address was copied from; remove it.",
  needs: traits.punctuationAtEnd,
  reads: ["place"],
  find(subject, report) {
    const { scheme, text, place } = subject;
    const isAddress = scheme !== undefined && browsed.has(scheme.text.toLowerCase());
    if (!isAddress && !(place?.role === "link" && headingAndMark.test(text))) return;
    if (place !== undefined && isNamePlace(place)) return;
    const end = text.length;
    const component = componentAt(subject, end - 1);
    // A port has digits alone, and is told as such.
    if (component === "port") return;
    let start = end;
    while (start >= end - most && isForeign(text.slice(0, start), component, place?.tier === "sink")) start--;
    if (start === end || start < end - most) return;
    const span = { start, end };
    const characters = mentionRun(text.slice(start, end));
    report({ span, component, data: { component, characters }, fixes: [suggest(`Remove ${characters}`, span, "")] });
  },
});

/** The fragment of a heading, which is made of its words: `#running-the-site.` */
const headingAndMark = /^#[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)+[.,;:]$/u;

/** More marks are no punctuation of a text. */
const most = 8;

/** Their addresses are copied from what people read. */
const browsed: ReadonlySet<string> = new Set(["http", "https", "ftp", "ws", "wss"]);

/** Whether the last character of a text is none of its identifier's. */
function isForeign(text: string, component: ComponentName, isFollowed: boolean): boolean {
  const last = text.charAt(text.length - 1);
  switch (last) {
    case ",":
      // A program goes on with a list.
      return component === "host" || component === "path" || isHeadingAndMark(text);
    case ";":
      return (
        ((component === "host" || component === "path") && !characterReference.test(text)) || isHeadingAndMark(text)
      );
    case ":":
      return isHeadingAndMark(text);
    case "!":
      return isFollowed && text.endsWith("/!");
    case ".":
      return isHeadingAndMark(text) || (component === "path" && endOfSentence.test(text) && !beginsHost.test(text));
    case ")":
      return count(text, ")") > count(text, "(");
    case "(":
      return true;
    case "*":
      // In a query, it stands for any characters in what is searched: `?name=dotnet*`.
      return isFollowed && component !== "query" && endOfEmphasis.test(text);
    case "'":
      return component !== "query" && component !== "fragment" && count(text, "'") % 2 === 1;
    default:
      return quotationMarks.has(last) && !opensFor(last, text.slice(0, -1));
  }
}

function isHeadingAndMark(text: string): boolean {
  return headingAndMark.test(text);
}

/** What may close a quotation in a text. */
const quotationMarks: ReadonlySet<string> = new Set(["”", "“", "’", "»"]);

/** Behind a word, it stands in a link for nothing; behind a delimiter, for any word; and it is part of keywords: `function*`, `yield*`. */
const endOfEmphasis = /(?<!\/(?:(?:async_)?function|yield))(?<=[\p{L}\p{N})])\*{1,2}$/u;

/** A full stop behind a word or a number, but for abbreviations such as `Inc.`, `U.S.` and `St.`, which are written with theirs. */
const endOfSentence = /[^\p{L}\p{M}\p{N}](?!\p{Lu}[\p{L}\p{M}]{0,3}\.)[\p{L}\p{M}\p{N}]{2,}[)'”’]*\.$/u;

/** A label behind `://`, which a program goes on with: `https://archive.example/https://www.` */
const beginsHost = /:\/\/[^/.]*\.$/;

const characterReference = /&\w+;$/;

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
