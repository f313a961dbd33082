import type { RoleConvention } from "../../checks/conventions/roles.js";
import type { WordConvention } from "../../checks/conventions/words.js";
import type { Place } from "../../checks/definition/place.js";
import type { Code } from "../../findings/code.js";
import type { Fix } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import type { Authority } from "../../iri/iri.js";
import type { SyntaxName } from "../syntaxes/syntax.js";
import type { Evidence } from "./evidence.js";

/**
 * A habit of programs or formats that decides whether a text is an identifier, what is a hole in it, or what is right
 * in it although the grammar refuses it.
 */
export type Convention =
  | PlaceConvention
  | TextConvention
  | LanguageConvention
  | BodyConvention
  | PlaceholderConvention
  | RoleConvention
  | WordConvention
  | NotationConvention
  | AroundConvention
  | HistoricalConvention
  | TestsConvention;

/** A habit that decides what the text at a place is. */
export type PlaceConvention =
  | CalleeConvention
  | SetterConvention
  | KeyConvention
  | MapConvention
  | NameConvention
  | AttributeConvention
  | TagConvention
  | SchemeConvention;

interface ConventionFacts {
  /** The habit in one phrase. */
  readonly name: string;
  /** The programs, libraries or formats that have it. */
  readonly seenIn: string;
}

/** Examples of what the habit is, and of what only resembles it. */
interface Examples<Example = string> {
  readonly is: readonly Example[];
  readonly isNot: readonly Example[];
}

/** What the place holds. Its role is the name by which it was recognized. */
interface PlaceEffect {
  readonly place: (role: string) => Evidence;
}

/** Where names have values: in code, or in data such as JSON, YAML and TOML. */
export type NamedIn = "code" | "data";

/** Functions with an argument that is an identifier, or is never one. */
export interface CalleeConvention extends ConventionFacts {
  readonly kind: "callee";
  /**
   * In the notation of `readCallee`: `open[1]` for the second argument of `open`, `open[]` for any, `*.open` for a
   * method; a pattern of a whole path counts for the arguments for which no callee is given.
   */
  readonly match: { readonly callees: readonly (string | RegExp)[] };
  readonly effect: PlaceEffect;
  /** Callees as they stand in code, with the same notation for their arguments. */
  readonly examples: Examples;
}

/** Methods whose first argument tells what the second is: `setHeader("Location", "/a")`. */
export interface SetterConvention extends ConventionFacts {
  readonly kind: "setter";
  readonly match: {
    /** The method names, without the object. */
    readonly methods: readonly string[];
    /** Words at the end of the names of objects that have the method, in lower case; absent: any object or none. */
    readonly objects?: readonly string[];
    /** The first arguments, in lower case; `attribute`: the name of an attribute of markup. */
    readonly first: readonly string[] | "attribute";
  };
  /** With a place, the role is the first argument; with `attribute`, the attributes of markup decide. */
  readonly effect: PlaceEffect | "attribute";
  /** Calls: `res.set(location)`. */
  readonly examples: Examples;
}

/** Keys of data and properties in code whose value is an identifier, or is never one. */
export interface KeyConvention extends ConventionFacts {
  readonly kind: "key";
  readonly match: {
    /**
     * The keys, in data regardless of case. `location.href` counts only in an object of that name, which is also part
     * of the role.
     */
    readonly keys: readonly (string | RegExp)[];
    /** The names of the objects that have the key, which then counts regardless of case; absent: all objects. */
    readonly parent?: RegExp;
    /** Names of objects that match `parent` but do not count. */
    readonly except?: RegExp;
    /** Absent: both code and data. */
    readonly of?: NamedIn;
  };
  readonly effect: { readonly place: (role: string, of: NamedIn) => Evidence };
  /** Paths of names, `headers.Location`. */
  readonly examples: Examples;
}

/** Objects whose values are all of one kind: a map from prefixes to namespaces, or from packages to versions. */
export interface MapConvention extends ConventionFacts {
  readonly kind: "map";
  readonly match: {
    /** The names of the objects, or patterns of them. */
    readonly maps: readonly (string | RegExp)[];
    /** Words at the end of the names of the objects, as in `NameConvention`. */
    readonly endings?: readonly string[];
    /** Which values of the object count; absent: its own only. */
    readonly values?: "of-descendants-too" | "of-descendants";
    /** Which conventions for a value's own name come first; absent: none. */
    readonly yieldsTo?: "keys" | "names";
    /** Absent: both code and data. */
    readonly of?: NamedIn;
  };
  readonly effect: PlaceEffect;
  /** Paths of names, `dependencies.a`. */
  readonly examples: Examples;
}

/** Words at the end of the name of a variable or key that tell what its value is: `baseUrl`, `svgNS`. */
export interface NameConvention extends ConventionFacts {
  readonly kind: "name";
  /** The words in lower case, one or two; a single one also matches its plural. `of` absent: both code and data. */
  readonly match: { readonly endings: readonly string[]; readonly of?: "code" };
  /** The role is the word. */
  readonly effect: PlaceEffect;
  /** Names of variables and keys. */
  readonly examples: Examples;
}

/** Attributes of markup that hold identifiers, or never do. */
export interface AttributeConvention extends ConventionFacts {
  readonly kind: "attribute";
  /** `a[href]` for the attribute of one element, `href` for that of all others, in whatever case. */
  readonly match: {
    readonly attributes: readonly (string | RegExp)[];
    /** Does not count on components of a framework, such as `FlagModal`, which give the name a meaning of their own. */
    readonly exceptComponents?: true;
  };
  /** The role is the attribute as written here; for a pattern, as written in the source. */
  readonly effect: PlaceEffect;
  /** Attributes in the same notation. */
  readonly examples: Examples;
}

/** Tags of templates that hold another language. */
export interface TagConvention extends ConventionFacts {
  readonly kind: "tag";
  /** The tags: `css` itself, `css.*` for its members, `*.css` for the member of any object. */
  readonly match: { readonly tags: readonly string[] };
  readonly effect: PlaceEffect;
  /** Tags as they stand in code. */
  readonly examples: Examples;
}

/** Schemes with which a text is an identifier wherever it stands, if two slashes follow. */
export interface SchemeConvention extends ConventionFacts {
  readonly kind: "scheme";
  /** The schemes, in lower case. */
  readonly match: { readonly schemes: readonly string[] };
  readonly effect: PlaceEffect;
  /** Texts with such a scheme. */
  readonly examples: Examples;
}

/** Texts that resemble an identifier and are something else, or the other way round, at whatever place. */
export interface TextConvention extends ConventionFacts {
  readonly kind: "text";
  readonly match:
    | {
        /** Patterns, one of which must match. */
        readonly text: readonly RegExp[];
        /** Does not count for a text that begins with a registered scheme. */
        readonly unlessScheme?: true;
      }
    /** Patterns for the first and the second word of a text of at most two words. */
    | { readonly words: readonly [RegExp, RegExp] };
  /**
   * - `no-identifier`: in no place.
   * - `other-use-of-colon`: its colon ends no scheme; what holds nothing but identifiers may yet hold it.
   * - `for-programs`: an identifier may stand in it, of which a program makes something else.
   * - `several`: an identifier and other words, lines, or a list.
   * - `misspelled-scheme`: an identifier all the same, known by its beginning.
   */
  readonly effect: {
    readonly is: "no-identifier" | "other-use-of-colon" | "for-programs" | "several" | "misspelled-scheme";
  };
  /** Texts of this form. */
  readonly examples: Examples;
}

/** Tags of templates in which a query or triples stand, whatever the text looks like. */
export interface LanguageConvention extends ConventionFacts {
  readonly kind: "language-tag";
  /** The tags, in the notation of `TagConvention`. */
  readonly match: { readonly tags: readonly string[] };
  readonly effect: { readonly holds: "query" };
  readonly examples: Examples;
}

/** Schemes with a body that may be anything; in it, only invisible characters are reported. */
export interface BodyConvention extends ConventionFacts {
  readonly kind: "body";
  /** The schemes, in lower case. */
  readonly match: { readonly schemes: readonly string[] };
  /** The character behind which the body begins; absent: right behind the scheme. */
  readonly effect: { readonly bodyBehind?: "," };
  /** Texts with such a scheme. */
  readonly examples: Examples;
}

/** Notations of placeholders, which a program or a reader fills in: they are holes. */
export interface PlaceholderConvention extends ConventionFacts {
  readonly kind: "placeholder";
  readonly match: {
    /**
     * The characters that all of them begin with; `text`: they stand at the beginning of a text. Of the records of a
     * file that match at an offset, the first counts; those of two files match nothing in common.
     */
    readonly begins: string;
    /** Sticky patterns, one of which must match. */
    readonly patterns: readonly RegExp[];
    /** The syntax of the texts in which they count; absent: all. */
    readonly syntax?: SyntaxName;
    /**
     * Counts only in a text with other placeholders that begin alike, since alone it may be a percent-encoded triplet.
     */
    readonly isOnlyBesideAnother?: true;
    /** Whether the match means something else in a link. */
    readonly unlessInLink?: (text: string, start: number, end: number) => boolean;
  };
  /**
   * - `in-any-file`: programs fill in whole files with it, also data, in which else no parser reads a placeholder.
   * - `in-programs`: everywhere but in such data.
   */
  readonly effect: { readonly hole: "in-any-file" | "in-programs" };
  /** Texts with `«…»` around each placeholder. */
  readonly examples: Examples;
}

/**
 * A notation that programs read by rules of their own (`own-notation`), or a word that a reader or a program is to replace
 * (`stand-in`): what is found there is right as it stands.
 */
export interface NotationConvention extends ConventionFacts {
  readonly kind: "own-notation" | "stand-in";
  readonly match: (told: FindingInPlace) => boolean;
  readonly effect: Excuse;
  readonly examples: Examples<NotationExample>;
}

/**
 * A text around an identifier from which follows that it is right as it stands: a sample of a mistake, a line that a program has
 * printed, the correction beside it.
 */
export interface AroundConvention extends ConventionFacts {
  readonly kind: "around";
  readonly match: (told: FindingInText) => boolean;
  readonly effect: Excuse;
  readonly examples: Examples<AroundExample>;
}

/** Which findings are not reported. */
interface Excuse {
  /** `visible`: every code but those of characters that no reader sees, of passwords, and of the case of the scheme. */
  readonly excuses: readonly Code[] | "visible";
  /**
   * Set if a specification forbids what the programs that read it there accept: it is reported if the settings are
   * strict.
   */
  readonly unlessStrict?: true;
}

/**
 * Documents that record something as it was at one time: their maintainers no longer edit them, so that only what may
 * harm a reader is reported there, unless the settings are strict or ask for everything.
 */
export interface HistoricalConvention extends ConventionFacts {
  readonly kind: "historical";
  readonly match: {
    /** Patterns of the path from the root of the project, all of which match. */
    readonly path: readonly RegExp[];
    /**
     * - `rdf`: documents of RDF; nobody edits what was published, but it is still loaded, so that errors are reported.
     * - `records`: data that others have submitted. Absent: documents for people.
     */
    readonly of?: "rdf" | "records";
    /** In UTF-16 code units: only what stands farther from the beginning is historical. Absent: all. */
    readonly behind?: number;
  };
  /**
   * `what-threatens`: only what deceives or harms readers is reported. `no-link-too`: also what leaves readers without
   * a link or with a dead one, since people mend that there.
   */
  readonly effect: { readonly tells: "what-threatens" | "no-link-too" };
  /** Paths from the root of a project. */
  readonly examples: Examples;
}

/**
 * Files that test programs, and what these read. Identifiers are wrong there on purpose, or do no harm, so that only
 * what may harm a reader is reported, unless the settings are strict or ask for everything.
 */
export interface TestsConvention extends ConventionFacts {
  readonly kind: "tests";
  readonly match: {
    /** The path from the root of the project. */
    readonly path: RegExp;
    /** `programs-and-data`: all but documents for people. */
    readonly of: "programs" | "programs-and-data" | "any";
  };
  readonly effect: { readonly tells: "what-threatens" };
  /** Paths from the root of a project. */
  readonly examples: Examples;
}

/** An identifier, at the given place or at one of tier `prefix`; known up to `unknownFrom`. */
export type NotationExample =
  string | { readonly text: string; readonly at?: Partial<Place>; readonly unknownFrom?: number };

/** A text with `«…»` around an identifier, at the given place or at one of tier `prose`, in Markdown if no syntax is given. */
export type AroundExample =
  string | { readonly text: string; readonly at?: Partial<Place>; readonly syntax?: SyntaxName };

/** Examples of identifiers where a program follows them, in a place of that role. */
export function inSink(role: string, ...texts: readonly string[]): readonly NotationExample[] {
  return texts.map((text) => ({ text, at: { tier: "sink", role } }));
}

/** The text around an identifier in a page, as an example of what is followed in an `href`. */
export function inHref(text: string): AroundExample {
  return { text, at: { tier: "sink", role: "href" }, syntax: "html-attribute" };
}

/** A finding with its identifier and place. */
export interface FindingInPlace {
  readonly code: Code;
  readonly span: Span;
  /** The characters that the finding is about. */
  readonly characters: string;
  readonly text: string;
  readonly place: Place;
  /** In an identifier that ends with a hole, the offset of that hole; absent if the whole identifier is known. */
  readonly unknownFrom?: number;
  readonly authority: () => Authority | undefined;
}

/** The same with the text around the identifier. */
export interface FindingInText extends FindingInPlace {
  readonly fixes: readonly Fix[];
  /** The identifier as it is written, with its escapes. */
  readonly written: string;
  readonly syntax: SyntaxName;
  /** The source before it and behind it, at most `farthestAround` UTF-16 code units of each. */
  readonly before: string;
  readonly after: string;
}
