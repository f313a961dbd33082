import type { ComponentName, Fix } from "../../findings/finding.js";
import { percentEncode } from "../../percent-encoding/percent-encode.js";
import type { Span } from "../../findings/span.js";
import { hasDnsHost } from "../../iri/dns-hosts.js";
import { suggest, type Subject } from "../definition/define-check.js";
import type { Place } from "../definition/place.js";
import type { Run } from "./judged-components.js";
import { countCharacters, mentionRun } from "../wording/mention.js";

/** What a check of single characters reports of one run of them. */
export interface WrongCharacters {
  readonly span: Span;
  readonly component: ComponentName;
  readonly data: {
    readonly component: string;
    /** The characters as a message mentions them. */
    readonly characters: string;
    /** What to do about them, for the end of a sentence. */
    readonly remedy: string;
  };
  readonly fixes: readonly Fix[];
}

/**
 * Whether what is wrong beside a hole is so whatever the hole holds. At tier `prefix` only the beginning of the text is
 * known to be an identifier; other text may follow it: `https://a/${id} ${title}`.
 */
export const isNotAppended = (_: string, { tier }: Place): boolean => tier !== "prefix";

/** What the message of a check of single characters begins with, which says from `WrongCharacters.data` what is wrong, where and what to do. */
export const tellsCharacters = "The {{component}} contains {{characters}}; {{remedy}}.";

/** The run with both ways out: percent-encoding, where the component admits it, and removal. */
export function wrongCharacters(run: Run, subject: Circumstances): WrongCharacters {
  if (!admitsTriplets(run.component, subject)) return meaninglessCharacters(run);
  const { data, fixes, ...where } = uriCharacters(run);
  const remedy = `${data.remedy} or remove ${pronoun(run)}`;
  return { ...where, data: { ...data, remedy }, fixes: [...fixes, suggest(`Remove ${data.characters}`, run.span, "")] };
}

/** The run with the same two fixes, removal first: its characters are invisible and therefore seldom meant. */
export function unseenCharacters(run: Run, subject: Circumstances): WrongCharacters {
  const removed = meaninglessCharacters(run);
  if (!admitsTriplets(run.component, subject)) return removed;
  const { data, fixes } = uriCharacters(run);
  const remedy = `${removed.data.remedy} or ${data.remedy}`;
  return { ...removed, data: { ...data, remedy }, fixes: [...removed.fixes, ...fixes] };
}

/** The run with percent-encoding as the only way out: its characters are wrong in a URI only. */
export function uriCharacters(run: Run): WrongCharacters {
  const characters = mentionRun(run.text);
  const encoded = percentEncode(run.text);
  const remedy = `percent-encode ${pronoun(run)} as ${shorten(encoded)}`;
  return report(run, characters, remedy, [suggest(`Percent-encode ${characters}`, run.span, encoded)]);
}

/** The run with removal as the only way out: its characters have no meaning that a triplet could keep. */
export function meaninglessCharacters(run: Run): WrongCharacters {
  const characters = mentionRun(run.text);
  return report(run, characters, `remove ${pronoun(run)}`, [suggest(`Remove ${characters}`, run.span, "")]);
}

type Circumstances = Pick<Subject, "scheme" | "profile">;

/**
 * Whether a triplet for such a character may stand in the component. 3987bis §2.2 has none in its `ireg-name`, and no domain
 * name has the character: WHATWG URL §3.5 and IDNA decode the triplet first.
 */
export function admitsTriplets(component: ComponentName, { scheme, profile }: Circumstances): boolean {
  if (component === "host") return profile !== "rfc3987bis" && (scheme === undefined || !hasDnsHost(scheme.text));
  return component !== "scheme" && component !== "port";
}

function report(run: Run, characters: string, remedy: string, fixes: readonly Fix[]): WrongCharacters {
  const { span, component } = run;
  return { span, component, data: { component, characters, remedy }, fixes };
}

function pronoun({ text }: Run): string {
  return countCharacters(text) === 1 ? "it" : "them";
}

/** Triplets between quotes, not more than a message has room for. */
function shorten(triplets: string): string {
  const longest = 24;
  return triplets.length <= longest ? `'${triplets}'` : `'${triplets.slice(0, longest)}…'`;
}
