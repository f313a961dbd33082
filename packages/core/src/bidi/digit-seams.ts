import type { Iri } from "../iri/iri.js";
import type { Span } from "../findings/span.js";
import { BidiClass, bidiClass, isRightToLeft } from "./bidi-class.js";
import { bidiComponents, type BidiComponent } from "./components.js";

/** Digits that are displayed now with their own component, now with the right-to-left one beside it. */
export interface DigitSeam {
  readonly span: Span;
  /** The components of digits, or the one that begins with digits. */
  readonly parts: readonly BidiComponent[];
  readonly rightToLeft: BidiComponent;
}

type StrongDirection = "ltr" | "rtl";

interface SeamPart {
  readonly component: BidiComponent;
  /** The directions of the first and the last strong character. */
  readonly first: StrongDirection | undefined;
  readonly last: StrongDirection | undefined;
  /** A European digit stands before every strong character. */
  readonly startsWithDigits: boolean;
}

/**
 * Where digits meet right-to-left letters on one side only: components of digits without letters (guidelines §5, Example
 * 10), and left-to-right components that begin with digits behind right-to-left ones (Example 11). Arabic-Indic digits
 * always go with right-to-left letters, and digits after a left-to-right letter with that (UAX #9 W7).
 */
export function digitSeams(iri: Iri): DigitSeam[] {
  if (!hasEuropeanNumber(iri.text)) return [];
  const seams: DigitSeam[] = [];
  let before: SeamPart | undefined;
  let between: BidiComponent[] = [];
  const close = (after: SeamPart | undefined): void => {
    const neighbor = before?.last === "rtl" ? before : after;
    const isOneSided = (before?.last === "rtl") !== (after?.first === "rtl");
    if (isOneSided && neighbor !== undefined) seams.push(...seamOf(between, neighbor));
    between = [];
  };
  for (const part of bidiComponents(iri).map(readPart)) {
    if (part.first === undefined) {
      if (part.startsWithDigits) between.push(part.component);
      continue;
    }
    close(part);
    if (part.first === "ltr" && part.startsWithDigits && before?.last === "rtl")
      seams.push(...seamOf([part.component], before));
    before = part;
  }
  close(undefined);
  return seams;
}

function hasEuropeanNumber(text: string): boolean {
  for (let offset = 0; offset < text.length; offset++) {
    if (bidiClass(text.codePointAt(offset) ?? 0) === BidiClass.EN) return true;
  }
  return false;
}

function seamOf(parts: readonly BidiComponent[], { component: rightToLeft }: SeamPart): DigitSeam[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ span: { start: first.span.start, end: last.span.end }, parts, rightToLeft }];
}

function readPart(component: BidiComponent): SeamPart {
  let [first, last]: (StrongDirection | undefined)[] = [];
  let startsWithDigits = false;
  for (const character of component.text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const type = bidiClass(codePoint);
    if (type === BidiClass.EN && first === undefined) startsWithDigits = true;
    if (type !== BidiClass.L && !isRightToLeft(codePoint)) continue;
    last = type === BidiClass.L ? "ltr" : "rtl";
    first ??= last;
  }
  return { component, first, last, startsWithDigits };
}
