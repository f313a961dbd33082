import { traits } from "../../grammar/traits.js";
import type { Iri } from "../../iri.js";
import { rfc3986 } from "../../spec-reference.js";
import type { Span } from "../../span.js";
import { defineCheck, suggest } from "../define-check.js";
import { mentionRun } from "../mention.js";
import { isNamePlace } from "../name-place.js";

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
    if (scheme === undefined || !browsed.has(scheme.text.toLowerCase())) return;
    if (place !== undefined && isNamePlace(place)) return;
    const component = lastComponent(subject);
    if (component === undefined) return;
    const end = text.length;
    const least = Math.max(component.span.start, end - most);
    let start = end;
    while (start > least && isForeign(text.slice(0, start), component.name)) start--;
    if (start === end) return;
    const span = { start, end };
    const characters = mentionRun(text.slice(start, end));
    const fixes = [suggest(`Remove ${characters}`, span, "")];
    report({ span, component: component.name, data: { component: component.name, characters }, fixes });
  },
});

/** So many marks stand behind an address at most. */
const most = 8;

/** Their addresses are copied from what people read. */
const browsed: ReadonlySet<string> = new Set(["http", "https", "ftp", "ws", "wss"]);

interface LastComponent {
  readonly name: "host" | "path" | "query" | "fragment";
  readonly span: Span;
}

function lastComponent({ authority, path, query, fragment }: Iri): LastComponent | undefined {
  if (fragment !== undefined) return { name: "fragment", span: fragment.span };
  if (query !== undefined) return { name: "query", span: query.span };
  if (path.text !== "") return { name: "path", span: path.span };
  const { host, port } = authority ?? {};
  return host === undefined || port !== undefined ? undefined : { name: "host", span: host.span };
}

/** Whether the last character of a text is none of its identifier's. */
function isForeign(text: string, component: LastComponent["name"]): boolean {
  const last = text.charAt(text.length - 1);
  switch (last) {
    case ",":
      // A program goes on with a list.
      return component === "host" || component === "path";
    case ";":
      return (component === "host" || component === "path") && !characterReference.test(text);
    case ".":
      return component === "path" && endOfSentence.test(text);
    case ")":
      return count(text, ")") > count(text, "(");
    case "'":
      return component !== "query" && component !== "fragment" && count(text, "'") % 2 === 1;
    default: {
      const opening = openings.get(last);
      return opening !== undefined && !opening.some((character) => text.slice(0, -1).includes(character));
    }
  }
}

/** What opens a quotation that a character closes. */
const openings: ReadonlyMap<string, readonly string[]> = new Map([
  ["”", ["“", "„", "”"]],
  ["“", ["„", "“", "”"]],
  ["’", ["‘", "’", "‚"]],
  ["»", ["«", "»"]],
]);

/** A full stop behind a word or a number, but for abbreviations such as `Inc.`, `U.S.` and `St.`, which are written with theirs. */
const endOfSentence = /(?:^|[^\p{L}\p{M}\p{N}])(?!\p{Lu}[\p{L}\p{M}]{0,3}[)'”’]*\.)[\p{L}\p{M}\p{N}]{2,}[)'”’]*\.$/u;

const characterReference = /&\w+;$/;

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
