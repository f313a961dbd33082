import { differenceStart } from "../../text/difference-start.js";
import { maskSecrets } from "../wording/secrets.js";
import { quote } from "../wording/mention.js";

/** The longest scheme with its slashes that is kept at the start of a cut quotation, in UTF-16 code units. */
const longestBeginning = 20;

/** How many UTF-16 code units are kept before the first difference of two quotations. */
const longestLead = 30;

/** Two spellings between quotation marks, cut before the part in which they differ, so that it is seen in long ones, too. */
export function quoteSpellings(text: string, other: string): readonly [string, string] {
  const [one, two] = [maskSecrets(text), maskSecrets(other)];
  const same = differenceStart(one, two);
  const start = Math.max(one.lastIndexOf("/", same - 1), same - longestLead);
  return start <= longestBeginning ? [quote(one), quote(two)] : [quoteFrom(one, start), quoteFrom(two, start)];
}

/** Not in the middle of a surrogate pair. */
function quoteFrom(text: string, start: number): string {
  const isInside = (text.codePointAt(start - 1) ?? 0) > 0xffff;
  return quote(`…${text.slice(isInside ? start + 1 : start)}`);
}
