import type { Code } from "../../findings/code.js";
import type { ComponentName, Edit, Fix, RelatedSpan } from "../../findings/finding.js";
import type { Iri } from "../../iri/iri.js";
import type { Production, ProfileName } from "../../profiles/profile.js";
import type { Span } from "../../findings/span.js";
import type { SpecReference } from "../../findings/spec-reference.js";
import type { DisplayContext, Place } from "./place.js";

/** How binding the violated sentence is: the grammar itself, a MUST, a SHOULD, or no more than advice. */
export type Strength = "grammar" | "must" | "should" | "advice";

export type PresetName = "recommended" | "strict" | "all";

/** Each preset holds those before it. */
export const presets: readonly PresetName[] = ["recommended", "strict", "all"];

/**
 * The classes of findings that claim the characters they cover. A finding whose span lies within the claim of an
 * earlier class is not reported: a malformed triplet is told once, not again character by character.
 */
export const claimOrder = [
  "surroundings",
  "scheme",
  "host",
  "triplet",
  "bidi-character",
  "character",
  "bidi-twin",
  "bidi-seam",
  "name",
  "character-standing",
] as const;
export type Claim = (typeof claimOrder)[number];

/**
 * What of an identifier a check judges that looks at its beginning alone.
 * - `scheme`: no more than the scheme and the delimiters after it.
 * - `authority`: no more than what ends with the authority.
 * - `display`: how what ends with the authority is displayed, with as much of the rest as there is.
 */
export type JudgedPart = "scheme" | "authority" | "display";

/**
 * What may be done to the source of an identifier that stays as it is (3987bis §5.3).
 * - `escaped-right-to-left`: its right-to-left letters are written as escapes.
 * - `without-marks-around`: the marks of direction around it are removed.
 * - `isolated-in-markup`: an element that isolates it is put around it.
 */
export type Spelling = "escaped-right-to-left" | "without-marks-around" | "isolated-in-markup";

/** The names between double braces in a message template. */
export type Placeholders<Message extends string> = Message extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Exactly the data that the message's placeholders name. */
export type MessageData<Message extends string> = string extends Message
  ? { readonly data?: Readonly<Record<string, string>> }
  : [Placeholders<Message>] extends [never]
    ? { readonly data?: never }
    : { readonly data: Readonly<Record<Placeholders<Message>, string>> };

export type Report<Message extends string> = {
  readonly span: Span;
  readonly component: ComponentName;
  readonly fixes?: readonly Fix[];
  /** What else there is to see; with no part of a password, which is concealed in messages and titles alone. */
  readonly related?: readonly RelatedSpan[];
} & MessageData<Message>;

/** All that a check may know: the split IRI, the grammar in force, its own options, and what it declared to read. */
export interface Subject extends Iri {
  readonly profile: ProfileName;
  readonly production: Production;
  /** The bits of `grammar/traits.ts` that are set for this text. */
  readonly traits: number;
  /** The check's own options, as the user gave them after validation. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Where the identifier stands; only for checks that declare `reads: ["place"]`. */
  readonly place?: Place;
  /** The source line around the literal; only for checks that declare `reads: ["display"]`. */
  readonly display?: DisplayContext;
}

/** What an option of a check may be: one of a few words, or a list of texts. */
export type CheckOption = readonly string[] | "texts";

/** What there is to say of a check, whether it looks at one identifier or at all of a document. */
export interface CheckDescription<Message extends string = string> {
  readonly code: Code;
  readonly title: string;
  readonly strength: Strength;
  /** The most that a finding offers: a fix that may be applied unseen, a choice for a person, or nothing. */
  readonly fix: "safe" | "suggestion" | "none";
  /** The smallest preset that holds the check. */
  readonly preset: PresetName;
  readonly spec: readonly [SpecReference, ...SpecReference[]];
  /** One or two sentences with `{{placeholders}}`. */
  readonly message: Message;
  /** The options that the check reads, by name. */
  readonly options?: Readonly<Record<string, CheckOption>>;
}

export interface CheckDefinition<Message extends string = string> extends CheckDescription<Message> {
  /** Profiles in which the strength is another. */
  readonly strengthIn?: Readonly<Partial<Record<ProfileName, Strength>>>;
  /** Trait bits, any of which must be set for `find` to be called. */
  readonly needs: number;
  /** What matches every text in which something is found, where the traits say too little; without it `find` is not called. */
  readonly needsText?: RegExp;
  /** Finds nothing without a place, and is not called then. */
  readonly needsPlace?: true;
  /** Finds nothing without options of its own, and is not called then. */
  readonly configured?: true;
  readonly claims?: Claim;
  /** Tells of what a reader does not see or takes for something else, and therefore runs on inspected literals and in prose too. */
  readonly hidden?: true;
  /** Tells of what nobody can mean, and therefore runs in prose, too, where else only what is hidden is told. */
  readonly inProse?: true;
  /** Judges single characters, not the structure, and therefore runs on the fixed pieces of a pattern with holes. */
  readonly local?: true;
  /** Judges the beginning alone, and therefore runs on a pattern whose first hole stands behind that. */
  readonly judges?: JudgedPart;
  /** Looks at the ends, and says nothing of a text that is joined to another one, which may itself be joined to more. */
  readonly judgesEnds?: true;
  /**
   * Judges names, too, which programs compare as they are: there, what breaks the grammar and what no reader sees is told, and else only
   * what spoils a name and all that are made with it.
   * - `names`: not in keys of data, since tests call their data by such names.
   * - `names-and-keys`: in all names.
   */
  readonly inNames?: "names" | "names-and-keys";
  /** Judges prefixed names, too, of which else only the characters are judged: the term behind the prefix, or the prefix alone. */
  readonly inPrefixedNames?: "term" | "prefix";
  /** Judges by the rules of the scheme, and therefore also where anything may follow that, as in `data:`. */
  readonly beforeBody?: true;
  /** Judges what follows there, too. */
  readonly inBody?: true;
  /** Judges what stands between the braces of a template, which is a hole to all other checks. */
  readonly judgesTemplates?: true;
  /** Whether these characters are wrong whatever stands right beside them; left out if never. */
  readonly besideHole?: (characters: string, place: Place) => boolean;
  /** Tells of what is so in any notation, and therefore also where a program reads an identifier by rules of its own. */
  readonly inOwnNotation?: true;
  /** Advises to write characters, and says nothing where those would deceive. */
  readonly advises?: true;
  /** Offers what it takes octets for, which is proven even where it is written in ASCII. */
  readonly guesses?: true;
  /** The way in which the source can be written so that the identifier stays as it is and reads well. */
  readonly spelling?: Spelling;
  /** What the check sees besides the identifier; one that reads the display is not called where none is given. */
  readonly reads?: readonly ("place" | "display")[];
  find(subject: Subject, report: (report: Report<Message>) => void): void;
}

/** Declares a check. The compiler requires exactly the data that the message's placeholders name. */
export function defineCheck<const Message extends string>(check: CheckDefinition<Message>): CheckDefinition {
  // A report is created by the check's own `find`, against its own message, and read only with that message.
  return check;
}

/** A fix that leaves an equivalent identifier (RFC 3986 §6.2.2). */
export function safely(title: string, span: Span, text: string): Fix {
  return { title, safety: "safe", edits: [{ span, text }] };
}

/** A way out that changes the identifier or needs a person's judgement. */
export function suggest(title: string, span: Span, text: string): Fix {
  return { title, safety: "suggestion", edits: [{ span, text }] };
}

/** A suggestion of several edits, in ascending order. */
export function suggestAll(title: string, edits: readonly Edit[]): Fix {
  return { title, safety: "suggestion", edits };
}
