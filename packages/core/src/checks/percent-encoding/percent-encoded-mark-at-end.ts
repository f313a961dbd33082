import type { ComponentName } from "../../findings/finding.js";
import { componentAt } from "../../iri/component-at.js";
import { traits } from "../../grammar/traits.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { isUsed } from "../conventions/roles.js";
import { opensFor } from "../faults/enclosing-marks.js";
import { isNamePlace } from "../faults/name-places.js";
import { mentionRun, quote } from "../wording/mention.js";
import { patternUnion } from "../../text/composed-pattern.js";

export const percentEncodedMarkAtEnd = defineCheck({
  code: "percent-encoded-mark-at-end",
  title: "Percent-encoded punctuation of a text ends the identifier",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("C")],
  message:
    "The {{component}} ends with {{triplets}}; remove it. It stands for {{characters}} of the text that the address was copied from.",
  needs: traits.percent,
  needsText: /%[\dA-F]{2}$/i,
  reads: ["place"],
  find(subject, report) {
    const { text, place } = subject;
    if (!isBrowsed(subject) || (place !== undefined && isNamePlace(place))) return;
    const end = text.length;
    const component = componentAt(subject, end - 1);
    const isOfLink = isUsed("clicked", place?.role);
    const last = characterAtEnd(text);
    if (!(unseen.has(last) || (isOfLink && last === " ") ? spaced : marked).has(component)) return;
    if (component === "fragment" && isTitle(subject)) return;
    const start = end - foreignEnd(text, isOfLink && component !== "fragment").length;
    if (start === end) return;
    const triplets = text.slice(start);
    const characters = mentionRun(percentDecodeUtf8(triplets) ?? "");
    report({
      span: { start, end },
      component,
      data: { component, triplets: quote(triplets), characters },
      fixes: [suggest(`Remove ${quote(triplets)}`, { start, end }, "")],
    });
  },
});

/** What nobody sees in the text that was copied: zero-width spaces, directional marks, a word joiner, a byte order mark. */
const unseen: ReadonlySet<string> = new Set(["\u200B", "\u200E", "\u200F", "\u2060", "\uFEFF"]);

/** The components at whose end a mark may belong to the surrounding text, and those where what is not seen may. */
const marked: ReadonlySet<ComponentName> = new Set(["path", "fragment"]);
const spaced: ReadonlySet<ComponentName> = new Set([...marked, "host", "query"]);

/** Whether browsers follow the identifier: an address of the Web, or a reference in a link. */
function isBrowsed({ scheme, place }: Subject): boolean {
  return scheme === undefined ? isUsed("clicked", place?.role) : /^(?:https?|ftp)$/i.test(scheme.text);
}

/** Whether a fragment is the title of a section as it stands, with its spaces and marks encoded: `#status%20PATTERN%5D`. */
function isTitle({ fragment }: Subject): boolean {
  return fragment !== undefined && /[^%\s]%20[^%\s]/u.test(fragment.text);
}

/** One triplet, or two or three of a character outside ASCII, at the end. */
const encodedCharacter = patternUnion(
  /%[2-7][\dA-F]$/i,
  /%C2%[AB][\dA-F]$/i,
  /%E[23]%8\d%[89AB][\dA-F]$/i,
  /%EF%B[BC]%[89AB][\dA-F]$/i,
);

/** The character that the triplets at the end of a text encode; empty if they encode none. */
function characterAtEnd(text: string): string {
  return percentDecodeUtf8(encodedCharacter.exec(text)?.[0] ?? "") ?? "";
}

/** The most marks at the end that are reported. */
const most = 8;

/**
 * The triplets at the end that encode marks of the surrounding text; where readers follow the address, spaces count,
 * too.
 */
function foreignEnd(text: string, isOfLink: boolean): string {
  let end = text.length;
  for (let more = true, marks = 0; more && marks < most; marks++) {
    const [triplets = ""] = encodedCharacter.exec(text.slice(0, end)) ?? [];
    const before = percentDecodeUtf8(text.slice(0, end - triplets.length));
    const character = percentDecodeUtf8(triplets) ?? "";
    more = before !== undefined && !/^$|[?#=]$/u.test(before) && isForeign(character, before, isOfLink);
    if (more) end -= triplets.length;
  }
  return text.slice(end);
}

const paired: ReadonlyMap<string, string> = new Map([
  [")", "("],
  ["]", "["],
  [">", "<"],
  ["\uFF09", "\uFF08"],
]);

/** A host or a path, or a parameter that holds a number or a key and no words. */
const beforeSpace = /^[^?#]*[^\s=?#](?<!:\/\/)\s{0,7}$|[?&](?:[\w-]{0,20}id|v)=[\w-]+\s{0,7}$/iu;

function isForeign(character: string, before: string, isOfLink: boolean): boolean {
  const opening = paired.get(character);
  if (opening !== undefined) return count(before, character) >= count(before, opening);
  switch (character) {
    case " ":
    case "\u00A0":
      return isOfLink && beforeSpace.test(before);
    case '"':
    case "`":
      return count(before, character) % 2 === 0;
    case "”":
    case "»":
      return !opensFor(character, before);
    default:
      return fullStops.has(character) || unseen.has(character);
  }
}

/** A full stop, a comma and a semicolon of Chinese and Japanese. */
const fullStops: ReadonlySet<string> = new Set(["\u3001", "\u3002", "\uFF0C", "\uFF1B"]);

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
