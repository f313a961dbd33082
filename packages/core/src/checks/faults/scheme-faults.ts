import type { Fix } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import type { SchemeFault } from "../../schemes/scheme-fault.js";
import { hasNoAuthority } from "../../schemes/without-authority.js";
import type { Span } from "../../findings/span.js";
import { suggest, type Report, type Subject } from "../definition/define-check.js";
import { mentionRun, quote } from "../wording/mention.js";

/** The parts of a message on a fault: the part of the IRI, what is wrong with it, the remedy, and why, as a sentence without a full stop. */
export interface Sentence {
  readonly part: string;
  readonly fault: string;
  readonly remedy: string;
  readonly why?: string;
}

/**
 * The sentence for each reason, from the wrong characters as a message mentions them and from what is expected in their
 * place.
 */
export type Sentences<Reason extends string> = Readonly<
  Record<Reason, (characters: string, expected: string) => Sentence>
>;

/** The sentence for a missing authority, in schemes that require one. */
export function authorityMissing(): Sentence {
  return { part: "authority", fault: "is missing after the scheme", remedy: "write '//' and a host" };
}

/** The message of every check that judges by the rules of one scheme. */
export const schemeMessage = "The {{part}} {{fault}}; {{remedy}}{{why}}.";

/**
 * Whether the IRI has this scheme, in any case, and can be judged by the scheme's rules. An IRI that does not match the
 * grammar has no URI form (RFC 3987 §3.1), and other checks report it; scheme-improper-double-slash reports an
 * authority in a scheme that has none.
 */
export function isOfScheme({ scheme, authority, traits: set }: Subject, name: string): boolean {
  if ((set & traits.nonconforming) !== 0 || scheme?.text.toLowerCase() !== name) return false;
  return authority === undefined || !hasNoAuthority(name);
}

export function reportSchemeFaults<Reason extends string>(
  { text }: Subject,
  faults: readonly SchemeFault<Reason>[],
  sentences: Sentences<Reason>,
  report: (report: Report<typeof schemeMessage>) => void,
): void {
  for (const { reason, component, span, correction, expected = "" } of faults) {
    const data = schemeData(sentences[reason](mentionOf(text, span), quote(expected)));
    const fixes = correction === undefined ? [] : [correct(text, span, correction)];
    report({ span: shownSpan(text, span), component, data, fixes });
  }
}

/** What `schemeMessage` is filled with. */
export function schemeData({ why, ...sentence }: Sentence) {
  return { ...sentence, why: why === undefined ? "" : `. ${why}` };
}

function mentionOf(text: string, span: Span): string {
  const characters = text.slice(span.start, span.end);
  if (characters === "") return "";
  return characters.length === 1 ? mentionRun(characters) : quote(characters);
}

/** The span to underline: where something is missing, the character before the gap. */
function shownSpan(text: string, { start, end }: Span): Span {
  if (start < end) return { start, end };
  const before = [...text.slice(Math.max(start - 2, 0), start)].at(-1) ?? "";
  return { start: start - before.length, end };
}

function correct(text: string, span: Span, correction: string): Fix {
  const written = quote(text.slice(span.start, span.end));
  return suggest(`Write ${quote(correction)} instead of ${written}`, span, correction);
}
