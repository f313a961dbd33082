import { componentAt } from "../../iri/component-at.js";
import type { ComponentName } from "../../findings/finding.js";
import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { opensFor } from "../faults/enclosing-marks.js";
import { mentionRun } from "../wording/mention.js";
import { isNamePlace } from "../faults/name-places.js";

export const textTrailingPunctuation = defineCheck({
  code: "text-trailing-punctuation",
  title: "Punctuation of a text ends the identifier",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("C")],
  message:
    "The {{component}} ends with {{characters}}; remove it. Such marks belong to the text that the address was copied from.",
  needs: traits.punctuationAtEnd,
  reads: ["place"],
  find(subject, report) {
    const { scheme, text, place } = subject;
    const isAddress = scheme !== undefined && browsed.has(scheme.text.toLowerCase());
    const isOfMarkdown = place?.role === "link" || place?.role === "image";
    if (!isAddress && !(isOfMarkdown && isHeadingAndMark(text))) return;
    if (place !== undefined && isNamePlace(place)) return;
    const end = text.length;
    const component = componentAt(subject, end - 1);
    // Punctuation in the port is reported by the port's own check.
    if (component === "port") return;
    let start = end;
    while (start >= end - most && isForeign(text.slice(0, start), component, place?.tier === "sink")) start--;
    if (start === end || start < end - most || endsExcluded.test(text.slice(0, start)) || wordsBehind.test(text))
      return;
    const span = { start, end };
    const characters = mentionRun(text.slice(start, end));
    report({ span, component, data: { component, characters }, fixes: [suggest(`Remove ${characters}`, span, "")] });
  },
});

/**
 * The fragment of a heading, which is made of its words: `#running-the-site.` Behind the name of a page a comma shows it of one
 * word as well: `guide.md#notes,`. No file is called `guide.md.`, and no page of a site `/guide/notes'`.
 */
const headingAndMark = patternUnion(
  /^#[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)+[.,;:!]$/u,
  /^[\w./-]+#[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*,$/u,
  /^(?:https?:\/\/)?[\w./-]+#[a-z\d_]+(?:-[a-z\d_]+){2,}\.$/u,
  patternSequence(/^(?:https?:\/\/)?[\w./-]{1,500}/u, /\.(?:adoc|html?|mdx?|pdf|png|rst)(?:\.|\*{1,2}|')$/u),
  /^[\w./-]{1,500}\.(?:gif|jpe?g|svg)'$/u,
  /^\/[\w-]+(?:\/[\w.-]+){1,20}'$/u,
  /^(?:[\w.-]{0,100}\/){0,16}[A-Za-z\d]+(?:-[A-Za-z\d]+){2,}(?<=[a-z]{4})\.$/u,
);

/** An abbreviation at the end of a heading, whose full stop some programs keep in the name: `#a-b-etc.` (GitBook). */
const abbreviation = /-(?:etc|inc|ltd|corp|vs|jr|sr|usw|approx|dept)\.$/u;

/** The most marks at the end that count as punctuation; more are something else. */
const most = 8;

/** A character at which the address ended before the punctuation, and which its own check reports: `https://a.example",`. */
const endsExcluded = /[<>"{}|^`]$/u;

/** Words of a sentence behind the address, whose spaces their own check reports. */
const wordsBehind = /\s\p{L}+\s/u;

/** Schemes whose addresses people copy out of text. */
const browsed: ReadonlySet<string> = new Set(["http", "https", "ftp", "ws", "wss"]);

/** Whether the last character of a text does not belong to its identifier. */
function isForeign(text: string, component: ComponentName, isFollowed: boolean): boolean {
  const last = text.charAt(text.length - 1);
  switch (last) {
    case ",":
      // In the query and the fragment, a program may append a list behind the comma.
      return component === "host" || component === "path" || isHeadingAndMark(text);
    case ";":
      return (
        ((component === "host" || component === "path") && !characterReference.test(text)) || isHeadingAndMark(text)
      );
    case ":":
      return isHeadingAndMark(text) || (isFollowed && repositoryAndColon.test(text));
    case "!":
      return isHeadingAndMark(text) || (isFollowed && text.endsWith("/!"));
    case ".":
      if (component === "fragment") return isHeadingAndMark(text) || (isFollowed && behindPage.test(text));
      return isHeadingAndMark(text) || (component === "path" && endOfSentence.test(text) && !beginsHost.test(text));
    case ")":
      return count(text, ")") > count(text, "(");
    case "(":
      return true;
    case "*":
      // In a query, an asterisk is a wildcard of a search: `?name=dotnet*`.
      return isFollowed && component !== "query" && endOfEmphasis.test(text);
    case "'":
      return component !== "query" && component !== "fragment" && count(text, "'") % 2 === 1;
    case "\uFF09":
      return isFollowed && count(text, "\uFF09") > count(text, "\uFF08");
    // The mark of a registered name or a trademark, behind the name in the text.
    case "\u00AE":
    case "\u2122":
    case "\u3001":
    case "\u3002":
    case "\uFF0C":
    case "\uFF1B":
      return isFollowed;
    default:
      return quotationMarks.has(last) && !opensFor(last, text.slice(0, -1));
  }
}

function isHeadingAndMark(text: string): boolean {
  return headingAndMark.test(text) && !abbreviation.test(text);
}

/** Characters that may close a quotation. */
const quotationMarks: ReadonlySet<string> = new Set(["”", "“", "’", "»"]);

/**
 * An asterisk behind a word, which means nothing in a link. Behind a delimiter it is a wildcard, and it is part of
 * keywords: `function*`, `yield*`.
 */
const endOfEmphasis = /(?<!\/(?:(?:async_)?function|yield))(?<=[\p{L}\p{N})])\*{1,2}$/u;

/** A colon behind the name of a repository, which has none. */
const repositoryAndColon = patternSequence(
  /^https?:\/\/(?:www\.)?(?:github|gitlab|bitbucket)\.(?:com|org)/iu,
  /\/[\w.-]+\/[\w.-]+:$/iu,
);

/** A full stop behind the fragment of a page, whose anchors are names: `guide.html#setup.`. */
const behindPage = /\.s?html?#[\w:-]*[A-Za-z\d]\.$/u;

/** A full stop behind a word or a number, except in abbreviations such as `Inc.`, `U.S.` and `St.`. */
const endOfSentence = patternSequence(
  /[^\p{L}\p{M}\p{N}](?!\p{Lu}[\p{L}\p{M}]{0,3}\.)/u,
  /[\p{L}\p{M}\p{N}]{2,}[)'”’]*\.$/uy,
);

/**
 * A full stop behind the first label of a host, to which a program appends the rest:
 * `https://archive.example/https://www.`
 */
const beginsHost = /:\/\/[^/.]*\.$/;

const characterReference = /&\w+;$/;

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
