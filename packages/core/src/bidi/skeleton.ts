import { confusableGroups } from "../data/confusables.js";
import { displayedText } from "./displayed-characters.js";
import { requireText } from "../text/require-text.js";
import { normalForm } from "../text/normal-form.js";

let prototypes: ReadonlyMap<string, string> | undefined;

/** The prototype of every character that has another than itself (UTS #39 §4). */
function readPrototypes(): ReadonlyMap<string, string> {
  const read = new Map<string, string>();
  // eslint-disable-next-line regexp/no-super-linear-move -- the table is our own
  for (const [, prototype = "", sources = ""] of confusableGroups.matchAll(/([^:;]+):([^;]+);/gu)) {
    const target = String.fromCodePoint(...prototype.split(",").map(fromBase36));
    let source = 0;
    for (const difference of sources.split("-")) {
      source += fromBase36(difference);
      read.set(String.fromCodePoint(source), target);
    }
  }
  return read;
}

function fromBase36(digits: string): number {
  return Number.parseInt(digits, 36);
}

/** Texts that look alike have the same skeleton (UTS #39 §4), as `paypal` and `раураl` do. It is not meant for display. */
export function skeleton(text: string): string {
  prototypes ??= readPrototypes();
  let mapped = "";
  for (const character of normalForm(text, "NFD").replace(/\p{Default_Ignorable_Code_Point}/gu, ""))
    mapped += prototypes.get(character) ?? character;
  return normalForm(mapped, "NFD");
}

/** The skeleton of what is displayed in a left-to-right paragraph (UTS #39 §4, `bidiSkeleton(LTR, text)`). */
export function bidiSkeleton(text: string): string {
  requireText(text);
  return skeleton(displayedText(text));
}
