import type { Source } from "../../text/changing-text.js";
import type { Span } from "../../findings/span.js";
import type { Sequence } from "../incremental/sequence.js";
import type { LocalTargets } from "../judge/local-references.js";
import type { TextChange } from "../incremental/text-change.js";
import { readDirective, type Directive } from "./directive.js";

/** The comments of a document. */
export interface Comments {
  /**
   * With their delimiters, in the order of the source; read only if they can matter, so that a host may find them on
   * demand.
   */
  readonly spans: Sequence<Span<"source">>;
  /** Which directives count: Irilint's alone, where ESLint handles its own, or both. */
  readonly heeds: "iri" | "iri-and-eslint";
  /** Whether to report directives that suppress nothing. */
  readonly tellsUnused?: boolean;
}

/** What the checks of a document need besides its literals. */
export interface DocumentContext extends Comments {
  /**
   * Finds what the relative references of the document lead to, given its source; absent if the host has no file system.
   */
  readonly targets?: ((this: void, source: Source) => LocalTargets | undefined) | undefined;
  /**
   * The path from the root of the project, such as `docs/a.md`; absent if the host does not know the path. Called only
   * if there are findings.
   */
  readonly path?: ((this: void) => string | undefined) | undefined;
  /** Whether to collect the hosts, which a caller compares across files. */
  readonly countsHosts?: boolean;
  /** What is known of the document that the source is a part of; absent if the source is all of it. */
  readonly whole?: { readonly isGenerated: boolean };
}

export const noComments: Comments = { spans: [], heeds: "iri" };

/** Every directive that has an effect contains one of these: a search is quicker than reading each comment. */
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

/** Whether a text may have a directive of either family. */
export function mayHoldDirectives(source: string): boolean {
  return allSigns.some((sign) => source.includes(sign));
}

/**
 * Whether a text that had no directive before a change may have one now: its sign overlaps or touches the changed span.
 */
export function mayHoldDirectivesAfter({ start, end }: TextChange, source: Source): boolean {
  return mayHoldDirectives(source.slice(Math.max(0, start - longestSign), end + longestSign));
}
