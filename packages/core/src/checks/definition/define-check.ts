import type { Code } from "../../findings/code.js";
import type { ComponentName, Edit, Fix, RelatedSpan } from "../../findings/finding.js";
import type { Iri } from "../../iri/iri.js";
import type { Production, ProfileName } from "../../profiles/profile.js";
import type { Span } from "../../findings/span.js";
import type { SpecReference } from "../../findings/spec-reference.js";
import type { Place } from "./place.js";
import type { DisplayContext } from "../../bidi/display-context.js";

/** How binding the violated sentence is: the grammar itself, a MUST, a SHOULD, or no more than advice. */
export type Strength = "grammar" | "must" | "should" | "advice";

export type PresetName = "recommended" | "strict" | "all";

/** The presets, from the smallest to the largest; each contains those before it. */
export const presets: readonly PresetName[] = ["recommended", "strict", "all"];

/**
 * The classes of findings that claim the characters they cover. A finding whose span lies within the claim of an
 * earlier class is not reported: a malformed triplet is told once, not again character by character.
 */
export const claimOrder = [
  "text-ends",
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
 * The beginning of an identifier to which a check may limit itself.
 * - `scheme`: the scheme and the delimiters after it.
 * - `authority`: everything up to the end of the authority.
 * - `query`: everything up to the beginning of the query, and the delimiters in it, whatever stands between them.
 * - `display`: how everything up to the end of the authority is displayed, with as much of the rest as is known.
 */
export type JudgedPart = "scheme" | "authority" | "query" | "display";

/**
 * A way to rewrite the source of an identifier without changing the identifier (3987bis §5.3).
 * - `escaped-right-to-left`: its right-to-left letters are written as escapes.
 * - `without-marks-around`: the directional marks around it are removed.
 * - `isolated-in-markup`: it is wrapped in an element that isolates it.
 */
export type SafeSpelling = "escaped-right-to-left" | "without-marks-around" | "isolated-in-markup";

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
  /**
   * Other spans that belong to the finding. Their texts hold no part of a password: secrets are concealed in messages
   * and titles only.
   */
  readonly related?: readonly RelatedSpan[];
} & MessageData<Message>;

export type DomainToAscii = (domain: string) => string | undefined;

/** All that a check may know: the split IRI, the grammar in force, its own options, and what it declared to read. */
export interface Subject extends Iri {
  readonly profile: ProfileName;
  readonly production: Production;
  /** The bits of `grammar/traits.ts` that are set for this text. */
  readonly traits: number;
  /** The check's own options, as the user gave them after validation. */
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * The A-labels of a DNS name, or `undefined` if it is not valid; absent where nobody wants the tables of IDNA loaded, so
   * that what needs it offers less.
   */
  readonly domainToAscii: DomainToAscii | undefined;
  /** Where the identifier stands; only for checks that declare `reads: ["place"]`. */
  readonly place?: Place;
  /** The source line around the literal; only for checks that declare `reads: ["display"]`. */
  readonly display?: DisplayContext;
}

/** What an option of a check may be: one of a few words, or a list of texts. */
export type CheckOption = readonly string[] | "texts";

/**
 * What the catalogue, the documentation and the hosts know of a check, whether it judges one identifier or a whole
 * document.
 */
export interface CheckDescription<Message extends string = string> {
  readonly code: Code;
  readonly title: string;
  readonly strength: Strength;
  /**
   * The strongest fix that a finding of this check offers: one that may be applied without a look, one that a person
   * chooses, or none.
   */
  readonly fix: "safe" | "suggestion" | "none";
  /** The smallest preset that holds the check. */
  readonly preset: PresetName;
  readonly spec: readonly [SpecReference, ...SpecReference[]];
  /** One or two sentences with `{{placeholders}}`. */
  readonly message: Message;
  /**
   * Not reported for a reference that leads to an existing file or folder beside the document, where the host knows its
   * files.
   */
  readonly sparesFiles?: true;
  /** Not reported between words in a destination of Markdown that MkDocs, Pelican or Jekyll publishes, whose readers admit it. */
  readonly sparesSites?: true;
  /**
   * Compares values of one name in data: not reported where all correct values stand deeper, or all less deep, than
   * this one.
   */
  readonly comparesValues?: true;
  /** The options that the check reads, by name. */
  readonly options?: Readonly<Record<string, CheckOption>>;
}

export interface CheckDefinition<Message extends string = string> extends CheckDescription<Message> {
  /**
   * The grammar that allows what the check finds, under which it reports nothing. A check of its own (`onlyIn`) may
   * report it there, since in some hosts all findings of a code have one severity.
   */
  readonly allowedIn?: ProfileName;
  /**
   * The only grammar under which the check reports: it covers what the checks with this grammar in `allowedIn` leave
   * out.
   */
  readonly onlyIn?: ProfileName;
  /** Profiles in which the strength is another. */
  readonly strengthIn?: Readonly<Partial<Record<ProfileName, Strength>>>;
  /** Trait bits, any of which must be set for `find` to be called. */
  readonly needs: number;
  /**
   * A pattern that every text with a finding matches, or another quick test, where the traits rule out too few texts;
   * without a match `find` is not called.
   */
  readonly needsText?: Pick<RegExp, "test">;
  /** The check needs a place: without one, `find` is not called. */
  readonly needsPlace?: true;
  /** The check needs options of its own: without them, `find` is not called. */
  readonly configured?: true;
  readonly claims?: Claim;
  /**
   * The check reports what a reader does not see or misreads, and therefore runs on inspected literals and in prose,
   * too.
   */
  readonly hidden?: true;
  /**
   * The check reports what nobody can mean, and therefore runs in prose, too, where other checks run only if they are
   * `hidden`.
   */
  readonly inProse?: true;
  /** What the check reports of a namespace does no harm if its prefix is declared but never used. */
  readonly sparesUnused?: true;
  /**
   * What the check reports deceives readers, or exposes a secret: it is reported even in historical documents, which
   * nobody edits any more. No fix may introduce it (`run/further-repair.ts`).
   */
  readonly threatens?: true | "secrets";
  /** What the check reports says which host was meant: such a host is not compared with those of other identifiers. */
  readonly namesHost?: true;
  /** Judges single characters, not the structure, and therefore runs on the fixed pieces of a pattern with holes. */
  readonly local?: true;
  /**
   * The check judges only the beginning of an identifier, and therefore runs on a pattern whose first hole stands
   * behind that part.
   */
  readonly judges?: JudgedPart;
  /**
   * The check judges the ends of a text, and therefore does not run on a text that is joined to another one, whose ends
   * are not known.
   */
  readonly judgesEnds?: true;
  /**
   * Judges names, too, which programs compare character by character. Of other checks, only those of the grammar and of
   * invisible characters do.
   * - `names`: not in keys of data, since tests use malformed identifiers as keys.
   * - `names-and-keys`: in all names.
   */
  readonly inNames?: "names" | "names-and-keys";
  /**
   * The check judges prefixed names, too: the term behind the prefix, or the prefix alone. Other checks judge only
   * their characters.
   */
  readonly inPrefixedNames?: "term" | "prefix";
  /** The check judges the fields of the registration of a scheme. No other check judges them. */
  readonly inRegistrations?: true;
  /**
   * The check judges by the rules of the scheme, and therefore also runs where arbitrary content may follow the scheme,
   * as in `data:`.
   */
  readonly beforeBody?: true;
  /** Not reported for a value if all values of the same name in data, or in the same list, have this finding. */
  readonly habit?: true;
  /**
   * Not reported for a value if most values of the same name in data have this finding: a program writes and reads them
   * so.
   */
  readonly habitOfMost?: true;
  /** The check also judges the arbitrary content that follows such a scheme. */
  readonly inBody?: true;
  /** Judges what stands between the braces of a template, which is a hole to all other checks. */
  readonly judgesTemplates?: true;
  /**
   * Whether these characters are wrong even directly beside a hole; without the property, they are never reported
   * there.
   */
  readonly besideHole?: (characters: string, place: Place) => boolean;
  /**
   * The check reports what is wrong in any notation, and therefore also runs where a program reads an identifier by
   * rules of its own.
   */
  readonly inOwnNotation?: true;
  /** The check advises to write characters as themselves, and reports nothing where those would deceive a reader. */
  readonly advises?: true;
  /**
   * The check guesses which text the octets stand for, so that its fix is proven (`run/proven-fixes.ts`) even where it
   * writes only ASCII.
   */
  readonly guesses?: true;
  /** The check judges markup around identifiers: its fixes write no identifier that could be proven. */
  readonly judgesMarkup?: true;
  /** How the source can be rewritten without changing the identifier. */
  readonly spelling?: SafeSpelling;
  /** What the check reads besides the identifier; a check that reads the display is not called where none is given. */
  readonly reads?: readonly ("place" | "display")[];
  find(subject: Subject, report: (report: Report<Message>) => void): void;
}

/** Declares a check. The compiler requires exactly the data that the message's placeholders name. */
export function defineCheck<const Message extends string>(check: CheckDefinition<Message>): CheckDefinition {
  // The cast is sound: a report is created by the check's own `find`, for its own message, and read only together with
  // it.
  return check;
}

/** A fix that leaves an equivalent identifier (RFC 3986 §6.2.2). */
export function safely(title: string, span: Span, text: string): Fix {
  return { title, safety: "safe", edits: [{ span, text }] };
}

/** A fix that changes the identifier or needs a person's judgment. */
export function suggest(title: string, span: Span, text: string): Fix {
  return { title, safety: "suggestion", edits: [{ span, text }] };
}

/** A suggestion of several edits, in ascending order. */
export function suggestAll(title: string, edits: readonly Edit[]): Fix {
  return { title, safety: "suggestion", edits };
}
