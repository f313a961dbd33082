import { isAscii } from "../text/ascii.js";
import type { Span } from "../findings/span.js";
import { contextFaults } from "./context-rules.js";
import { domainToAscii, isFarTooLong, separators, withoutRoot } from "./domain.js";
import { keepsHyphens, noChecks, toAscii, toUnicode } from "./uts46.js";

/** The criterion that a label, or the name as a whole, fails. */
export type DomainCriterion =
  | "label-empty"
  | "label-too-long"
  | "name-too-long"
  | "punycode"
  | "a-label"
  | "combining-mark"
  | "character"
  | "hyphens"
  | "context"
  | "bidi";

export interface DomainFault {
  readonly criterion: DomainCriterion;
  /** The label, or the whole name, in the name as it was given. */
  readonly span: Span;
  readonly label: string;
  /** The character at fault, where one is; it may come out of an A-label or a mapping and not stand in the name. */
  readonly codePoint?: number;
}

/** Why a DNS name is not valid, label by label; none exactly if `domainToAscii` maps it. */
export function domainFaults(domain: string): DomainFault[] {
  if (domainToAscii(domain) !== undefined) return [];
  const faults = labelsOf(withoutRoot(domain)).flatMap(({ label, span }) => {
    const fault = labelFault(label);
    return fault === undefined ? [] : [{ ...fault, label, span }];
  });
  if (faults.length > 0) return faults;
  const whole = { label: domain, span: { start: 0, end: domain.length } };
  const length = toAscii(domain, noChecks)?.length ?? 0;
  // Every label is right by itself: what is left is the name's length, or RFC 5893, which judges all labels together.
  return [{ ...whole, criterion: length > 253 ? "name-too-long" : "bidi" }];
}

/** The labels of a name without the full stop of the root, with their places in it. */
export function labelsOf(domain: string): { label: string; span: Span }[] {
  let start = 0;
  return domain.split(separators).map((label) => {
    const span = { start, end: start + label.length };
    start = span.end + 1;
    return { label, span };
  });
}

type LabelFault = Pick<DomainFault, "criterion" | "codePoint">;

function labelFault(label: string): LabelFault | undefined {
  if (label === "") return { criterion: "label-empty" };
  if (isFarTooLong(label)) return { criterion: "label-too-long" };
  const { unicode, isValid } = toUnicode(label, noChecks);
  if (!isValid) return mappingFault(label, unicode);
  return (
    characterFault(unicode) ??
    lengthFault(label) ??
    hyphenFault(unicode) ??
    contextFault(unicode) ??
    (toUnicode(label, { ...noChecks, checkBidi: true }).isValid ? undefined : { criterion: "bidi" })
  );
}

/** What makes UTS #46 refuse a label with none of its optional checks on. */
function mappingFault(label: string, unicode: string): LabelFault {
  const isALabel = /^xn--/i.test(label);
  if (isALabel && isAscii(unicode)) return { criterion: "punycode" };
  const mark = /^\p{M}/u.exec(unicode);
  if (mark !== null) return { criterion: "combining-mark", codePoint: codePointOf(mark[0]) };
  const disallowed = Array.from(unicode).find(
    (character) => !/\p{M}/u.test(character) && !toUnicode(character, noChecks).isValid,
  );
  if (disallowed !== undefined) return { criterion: "character", codePoint: codePointOf(disallowed) };
  return { criterion: isALabel ? "a-label" : "character" };
}

/** UseSTD3ASCIIRules: of ASCII only letters, digits and hyphens (RFC 1123 §2.1). */
function characterFault(unicode: string): LabelFault | undefined {
  const found = /[\0-,./:-`{-\x7F]/.exec(unicode);
  return found === null ? undefined : { criterion: "character", codePoint: codePointOf(found[0]) };
}

/** RFC 1034 §3.1: a label has no more than 63 octets. */
function lengthFault(label: string): LabelFault | undefined {
  const ascii = toAscii(label, noChecks);
  return ascii !== undefined && ascii.length > 63 ? { criterion: "label-too-long" } : undefined;
}

function hyphenFault(unicode: string): LabelFault | undefined {
  return keepsHyphens(unicode) ? undefined : { criterion: "hyphens" };
}

function contextFault(unicode: string): LabelFault | undefined {
  const [fault] = contextFaults(unicode);
  return fault && { criterion: "context", codePoint: fault.codePoint };
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
