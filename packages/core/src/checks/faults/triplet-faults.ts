import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { splitTriplets } from "../../iri/split-triplets.js";
import type { Subject } from "../definition/define-check.js";
import { runsOf, type Run } from "./judged-components.js";
import { patternUnion } from "../../text/composed-pattern.js";

const triplets = /(?:%[0-9A-Fa-f]{2})+/;

/** Sequences that are longer than their character needs, or stand for a surrogate (RFC 3629 §3 and §10). */
const overlongSequence = patternUnion(
  /%C[01]%[89AB][0-9A-F]/u,
  /%E0%[89][0-9A-F]%[89AB][0-9A-F]/u,
  /%ED%[AB][0-9A-F]%[89AB][0-9A-F]/u,
  /%F0%8[0-9A-F](?:%[89AB][0-9A-F]){2}/u,
);
const overlong = new RegExp(`(?:${overlongSequence.source})+`, "iu");

/**
 * Overlong sequences among octets that otherwise are UTF-8. In a component with other octets the charset is another
 * one, where the same octets are ordinary letters.
 */
export function overlongRuns(subject: Subject): Run[] {
  return runsOf(subject, overlong, ({ text }) => isOtherwiseUtf8(text));
}

/** Triplets whose octets are part of no UTF-8 sequence; those of `overlongRuns` are not among them. */
export function nonUtf8Runs(subject: Subject): Run[] {
  const runs = runsOf(subject, triplets, ({ text }) => !isOtherwiseUtf8(text));
  return runs.flatMap(nonUtf8Parts);
}

function isOtherwiseUtf8(text: string): boolean {
  return percentDecodeUtf8(text.replace(new RegExp(overlong, "giu"), "/")) !== undefined;
}

function nonUtf8Parts({ text, span, component }: Run): Run[] {
  const parts: Run[] = [];
  let offset = span.start;
  for (const { source, character } of splitTriplets(text)) {
    const end = offset + source.length;
    const last = parts.at(-1);
    if (character === undefined && last?.span.end === offset) {
      parts[parts.length - 1] = {
        text: text.slice(last.span.start - span.start, end - span.start),
        span: { start: last.span.start, end },
        component,
      };
    } else if (character === undefined) parts.push({ text: source, span: { start: offset, end }, component });
    offset = end;
  }
  return parts;
}
