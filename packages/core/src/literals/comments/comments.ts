import type { Source } from "../../text/changing-text.js";
import type { Span } from "../../findings/span.js";
import type { Sequence } from "../incremental/sequence.js";
import type { LocalTargets } from "../judge/local-targets.js";
import type { TextChange } from "../incremental/text-change.js";
import { readDirective, type Directive } from "./directive.js";

/** The comments of a document. */
export interface Comments {
  /** With their delimiters, in the order of the source. They are asked for only where they can matter. */
  readonly spans: Sequence<Span<"source">>;
  /** Whose directives count: ours alone, where ESLint sees to its own, or both families. */
  readonly heeds: "iri" | "iri-and-eslint";
  /** Whether directives that suppress nothing are told of. */
  readonly tellsUnused?: boolean;
}

/** What is known of a document besides its literals. */
export interface DocumentContext extends Comments {
  /** What its relative references lead to, by its text; left out by a host that has no files. */
  readonly targets?: ((this: void, text: string) => LocalTargets | undefined) | undefined;
  /** Whether its hosts are told, for somebody who compares those of all files. */
  readonly countsHosts?: boolean;
}

export const noComments: Comments = { spans: [], heeds: "iri" };

/** What stands in every directive that does something; a search for it takes less time than a look at each comment. */
const signs = { iri: ["-ignore"], "iri-and-eslint": ["-ignore", "-disable", "-enable"] } as const;

/** The directives that count, in the order of the source. */
export function directivesIn(source: string, comments: Comments): Directive[] {
  const { heeds, spans } = comments;
  if (spans.length === 0 || !signs[heeds].some((sign) => source.includes(sign))) return [];
  return spans
    .slice()
    .map((span) => readDirective(source, span))
    .filter((directive) => directive !== undefined)
    .filter(({ family }) => family === "iri" || heeds === "iri-and-eslint");
}

const allSigns = signs["iri-and-eslint"];
const longestSign = Math.max(...allSigns.map(({ length }) => length));

/** Whether any directive may stand in a text, whoever heeds it. */
export function mayHoldDirectives(source: string): boolean {
  return allSigns.some((sign) => source.includes(sign));
}

/** The same after a change of a text that could hold none: something of a new sign is in what is new. */
export function mayHoldDirectivesAfter({ start, end }: TextChange, source: Source): boolean {
  return mayHoldDirectives(source.slice(Math.max(0, start - longestSign), end + longestSign));
}
