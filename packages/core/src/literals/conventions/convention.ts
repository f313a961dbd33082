import type { RoleConvention } from "../../checks/conventions/roles.js";
import type { WordConvention } from "../../checks/conventions/words.js";
import type { Place } from "../../checks/definition/place.js";
import type { Code } from "../../findings/code.js";
import type { Span } from "../../findings/span.js";
import type { Authority } from "../../iri/iri.js";
import type { SyntaxName } from "../syntaxes/syntax.js";
import type { Evidence } from "./evidence.js";

/** A habit of some ecosystem that decides whether a text is an identifier, or what is right in it though the grammar refuses it. */
export type Convention =
  | PlaceConvention
  | TextConvention
  | LanguageConvention
  | BodyConvention
  | PlaceholderConvention
  | RoleConvention
  | WordConvention
  | NotationConvention;

/** A habit that decides what stands at a place. */
export type PlaceConvention =
  | CalleeConvention
  | SetterConvention
  | KeyConvention
  | MapConvention
  | NameConvention
  | AttributeConvention
  | TagConvention
  | SchemeConvention;

interface Habit {
  /** The habit in one phrase. */
  readonly name: string;
  /** The programs, libraries or formats that have it. */
  readonly seenIn: string;
}

/** What shows a habit, and what only resembles it. */
interface Examples<Example = string> {
  readonly is: readonly Example[];
  readonly isNot: readonly Example[];
}

/** What stands at the place; the name that tells it is its role. */
interface PlaceEffect {
  readonly place: (role: string) => Evidence;
}

/** Where names are given to what they stand for: by programs, or by data in JSON, YAML, TOML and the like. */
export type NamedIn = "code" | "data";

/** Functions of which an argument is an identifier, or is none. */
export interface CalleeConvention extends Habit {
  readonly kind: "callee";
  /** In the notation of `readCallee`: `open[1]` for the second argument of `open`, `open[]` for any, `*.open` for a method. */
  readonly match: { readonly callees: readonly string[] };
  readonly effect: PlaceEffect;
  /** Callees as they stand in code, with the same notation for their arguments. */
  readonly examples: Examples;
}

/** Methods whose second argument is told by their first one: `setHeader("Location", "/a")`. */
export interface SetterConvention extends Habit {
  readonly kind: "setter";
  readonly match: {
    /** Without what they are called on. */
    readonly methods: readonly string[];
    /** How the names of the objects end that have the method, in lower case; left out: any object, and none. */
    readonly objects?: readonly string[];
    /** In lower case; `attribute`: the name of an attribute of markup. */
    readonly first: readonly string[] | "attribute";
  };
  /** The role is the first argument; an attribute is whatever it is in markup. */
  readonly effect: PlaceEffect | "attribute";
  /** `res.set(location)` */
  readonly examples: Examples;
}

/** Keys of data and properties in code of which the value is an identifier, or is none. */
export interface KeyConvention extends Habit {
  readonly kind: "key";
  readonly match: {
    /** In data whatever their case; `location.href` in an object of that name alone, which the role tells, too. */
    readonly keys: readonly (string | RegExp)[];
    /** The names of the objects that have the key, which itself may then be spelled in any case; left out: all. */
    readonly parent?: RegExp;
    /** Other names of objects, among those. */
    readonly except?: RegExp;
    /** Left out: both. */
    readonly of?: NamedIn;
  };
  readonly effect: { readonly place: (role: string, of: NamedIn) => Evidence };
  /** Paths of names, `headers.Location`. */
  readonly examples: Examples;
}

/** Objects of which every value is of one sort: a map from prefixes to namespaces, or from packages to versions. */
export interface MapConvention extends Habit {
  readonly kind: "map";
  readonly match: {
    /** The names of the objects, or how they end. */
    readonly maps: readonly (string | RegExp)[];
    /** Words at the end of their names, as for names. */
    readonly endings?: readonly string[];
    /** Left out: its own values. */
    readonly values?: "of-descendants-too" | "of-descendants";
    /** What a value may yet be by its own name; left out: nothing. */
    readonly yieldsTo?: "keys" | "names";
    /** Left out: both. */
    readonly of?: NamedIn;
  };
  readonly effect: PlaceEffect;
  /** Paths of names, `dependencies.a`. */
  readonly examples: Examples;
}

/** Words at the end of a name that tell what bears it: `baseUrl`, `svgNS`. */
export interface NameConvention extends Habit {
  readonly kind: "name";
  /** In lower case, one word or two; one is also found in the plural. Left out: in code and in data. */
  readonly match: { readonly endings: readonly string[]; readonly of?: "code" };
  /** The role is the word. */
  readonly effect: PlaceEffect;
  /** Names of variables and keys. */
  readonly examples: Examples;
}

/** Attributes of markup that hold identifiers, or never do. */
export interface AttributeConvention extends Habit {
  readonly kind: "attribute";
  /** `a[href]` for the attribute of one element, `href` for that of all others, in whatever case. */
  readonly match: { readonly attributes: readonly (string | RegExp)[] };
  /** The role is the attribute as it stands here; of a pattern, as it stands in the source. */
  readonly effect: PlaceEffect;
  /** In the same notation. */
  readonly examples: Examples;
}

/** Tags of templates that hold another language. */
export interface TagConvention extends Habit {
  readonly kind: "tag";
  /** `css` for the tag, `css.*` for what is called on it, `*.css` for what it is called on. */
  readonly match: { readonly tags: readonly string[] };
  readonly effect: PlaceEffect;
  /** Tags as they stand in code. */
  readonly examples: Examples;
}

/** Schemes with which a text is an identifier wherever it stands, if two slashes follow. */
export interface SchemeConvention extends Habit {
  readonly kind: "scheme";
  /** In lower case. */
  readonly match: { readonly schemes: readonly string[] };
  readonly effect: PlaceEffect;
  /** Texts. */
  readonly examples: Examples;
}

/** Texts that are something else than they look like, whatever the place says. */
export interface TextConvention extends Habit {
  readonly kind: "text";
  readonly match:
    | {
        /** Any of these. */
        readonly text: readonly RegExp[];
        /** A text that begins with a registered scheme is none of these. */
        readonly unlessScheme?: true;
      }
    /** The first and the second word, where white space parts no more than two. */
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
  /** Texts. */
  readonly examples: Examples;
}

/** Tags of templates in which a query or triples stand, whatever the text looks like. */
export interface LanguageConvention extends Habit {
  readonly kind: "language-tag";
  /** As for other tags. */
  readonly match: { readonly tags: readonly string[] };
  readonly effect: { readonly holds: "query" };
  readonly examples: Examples;
}

/** Schemes behind which anything may stand: there only what no reader sees is told, up to where that begins. */
export interface BodyConvention extends Habit {
  readonly kind: "body";
  /** In lower case. */
  readonly match: { readonly schemes: readonly string[] };
  /** Left out: no part of it is told apart. */
  readonly effect: { readonly bodyBehind?: "," };
  /** Texts. */
  readonly examples: Examples;
}

/** Ways to write *put something here*, which a program or a reader fills: a hole. */
export interface PlaceholderConvention extends Habit {
  readonly kind: "placeholder";
  readonly match: {
    /**
     * With what all of them begin; `text`: they stand at the beginning of a text. Those that begin with the same character
     * stand in one file: the first that matches at a place counts.
     */
    readonly begins: string;
    /** Sticky. */
    readonly patterns: readonly RegExp[];
    /** Left out: in texts of every syntax. */
    readonly syntax?: SyntaxName;
    /** What looks like a triplet is a placeholder only in a text with others that begin alike. */
    readonly isOnlyBesideAnother?: true;
    /** Whether these characters of a link mean something else there. */
    readonly unlessInLink?: (text: string, start: number, end: number) => boolean;
  };
  /**
   * - `in-any-file`: programs fill in whole files with it, also data, in which else no parser reads a placeholder.
   * - `in-programs`: everywhere but in such data.
   */
  readonly effect: { readonly hole: "in-any-file" | "in-programs" };
  /** Texts with `«…»` around each. */
  readonly examples: Examples;
}

/**
 * A notation that programs read by rules of their own (`own-notation`), or a word that a reader or a program is to replace
 * (`stand-in`): what is found there is right as it stands.
 */
export interface NotationConvention extends Habit {
  readonly kind: "own-notation" | "stand-in";
  readonly match: (told: Told) => boolean;
  /** `visible`: every code but those of characters that no reader sees, of passwords, and of the case of the scheme. */
  readonly effect: {
    readonly excuses: readonly Code[] | "visible";
    /** A specification forbids it, although those that read it there do not mind: it is told where the settings are strict. */
    readonly unlessStrict?: true;
  };
  readonly examples: Examples<NotationExample>;
}

/** An identifier, in a place that only its beginning tells or in the one that is given; known up to `unknownFrom`. */
export type NotationExample =
  string | { readonly text: string; readonly at?: Partial<Place>; readonly unknownFrom?: number };

/** What is found, where, and in which identifier. */
export interface Told {
  readonly code: Code;
  readonly span: Span;
  /** Those that the finding is about. */
  readonly characters: string;
  readonly text: string;
  readonly place: Place;
  /** Where in a pattern that begins which is known at run time only; left out of what is known as a whole. */
  readonly unknownFrom?: number;
  readonly authority: () => Authority | undefined;
}
