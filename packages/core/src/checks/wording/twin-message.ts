import type { RelatedSpan } from "../../findings/finding.js";
import { mapComponents } from "../../percent-encoding/map-components.js";
import { percentEncodeNonAscii } from "../../percent-encoding/percent-encode.js";
import { splitIri } from "../../iri/split.js";
import { differenceStart } from "../../text/difference-start.js";
import { maskSecrets, secretsIn } from "./secrets.js";
import { quote } from "./mention.js";

/**
 * Two IRIs that are displayed the same, in URI form: only there every reader can tell them apart. Long parts are cut, so
 * that those behind them are seen, and so is what both have in common before the component in which they differ.
 */
export function quoteTwins(text: string, twin: string): readonly [string, string] {
  const [own, other] = [shortened(uriForm(text)), shortened(uriForm(twin))];
  const start = startOfDifference(own, other);
  return [quoteFrom(own, start), quoteFrom(other, start)];
}

/**
 * The other IRI as a whole, beside a finding whose message has only a part of it; nothing where the text has a password,
 * which a twin may have anywhere.
 */
export function relatedTwin(text: string, twin: string): readonly RelatedSpan[] {
  const whole = quote(uriForm(twin));
  if (secretsIn(text).length > 0 || quoteTwins(text, twin)[1] === whole) return [];
  return [{ span: { start: 0, end: text.length }, message: `Displayed the same: the IRI form of ${whole}` }];
}

function uriForm(text: string): string {
  const shown = maskSecrets(text);
  return mapComponents(splitIri(shown), percentEncodeNonAscii) ?? percentEncodeNonAscii(shown);
}

/** The longest part that is quoted, in UTF-16 code units: four letters in URI form, each of two octets. */
const longestPart = 24;

function shortened(uri: string): string {
  return uri.replace(/[^/?#&=;:@.]+/gu, (part) =>
    part.length <= longestPart ? part : `${part.slice(0, longestPart).replace(/%.?$/u, "")}…`,
  );
}

/** The longest scheme with the slashes behind it, in UTF-16 code units, rounded up. */
const longestBeginning = 20;

/** The delimiter before the first difference, if it stands far from the start. */
function startOfDifference(one: string, other: string): number {
  const same = differenceStart(one, other);
  const start = Math.max(...["/", "?", "#", "&", "="].map((delimiter) => one.lastIndexOf(delimiter, same - 1)));
  return start > longestBeginning ? start : 0;
}

function quoteFrom(uri: string, start: number): string {
  return quote(start === 0 ? uri : `…${uri.slice(start)}`);
}
