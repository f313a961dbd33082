import { bidiClass, BidiClass, classSet, isIn } from "../bidi/bidi-class.js";

const { L, R, AL, AN, EN, ES, CS, ET, ON, BN, NSM } = BidiClass;

/** What makes a domain name one that has right-to-left labels (RFC 5893 §1.4). */
const ofBidiDomain = classSet(R, AL, AN);

interface LabelClasses {
  /** Conditions 2 and 5: what a label may hold. */
  readonly within: number;
  /** Conditions 3 and 6: what it ends with, before marks. */
  readonly last: number;
}

const rightToLeft: LabelClasses = {
  within: classSet(R, AL, AN, EN, ES, CS, ET, ON, BN, NSM),
  last: classSet(R, AL, EN, AN),
};
const leftToRight: LabelClasses = { within: classSet(L, EN, ES, CS, ET, ON, BN, NSM), last: classSet(L, EN) };

/** Whether a label makes the name that it stands in a Bidi domain name, of which every label keeps the Bidi rule (RFC 5893 §1.4). */
export function makesBidiDomain(label: string): boolean {
  return classesOf(label).some((found) => isIn(ofBidiDomain, found));
}

/** The Bidi rule for a label that is not empty (RFC 5893 §2). */
export function keepsBidiRule(label: string): boolean {
  const classes = classesOf(label);
  const direction = directionOf(classes[0]);
  if (direction === undefined || !classes.every((found) => isIn(direction.within, found))) return false;
  const beforeMarks = classes.findLast((found) => found !== NSM);
  // Condition 4: digits of one kind.
  const digitsAgree = direction === leftToRight || !(classes.includes(EN) && classes.includes(AN));
  return digitsAgree && isIn(direction.last, beforeMarks);
}

/** Condition 1. */
function directionOf(first: BidiClass | undefined): LabelClasses | undefined {
  if (first === L) return leftToRight;
  return first === R || first === AL ? rightToLeft : undefined;
}

function classesOf(label: string): BidiClass[] {
  return Array.from(label, (character) => bidiClass(character.codePointAt(0) ?? 0));
}
