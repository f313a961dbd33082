import type { Tier } from "../../checks/definition/place.js";
import type { TemplateGrammar } from "../../templates/uri-template.js";
import type { Production, ProfileName } from "../../profiles/profile.js";

/** What the site of a literal says of it, before its text is looked at. */
export interface Evidence {
  readonly tier: Tier;
  /** The name by which the place is known, such as `fetch` or `href`. */
  readonly role?: string;
  /** The production; absent: `IRI-reference`. */
  readonly production?: Production;
  /** The profile; absent: that of the settings. */
  readonly profile?: ProfileName;
  /**
   * How the text must look for the evidence to count; the text decides alone if it does not.
   * - `any`: the place holds identifiers and nothing else.
   * - `value`: a data file's value, which may be a label for people or an address without a scheme.
   * - `server`: the same, or a host and a port, before a path or nothing.
   * - `reference`: begins with a scheme and a colon, with `/`, `./`, `../`, `#` or `?`, or with a Web host as `host` does.
   * - `listed`: begins with a listed scheme and `://`, or is `spaced`.
   * - `spaced`: white space, and behind it nothing but an address with a listed scheme and `://`.
   * - `registered`: the same as `listed`, or begins with a registered scheme and a colon.
   * - `prefixes`: names that end with a colon, each before an address that begins with a listed scheme and `://`.
   * - `file`: begins with `file:`.
   * - `host`: begins, without a scheme, with `www.` and a domain, or with a well-known site and a path.
   * - `address`: begins as `listed` or as `host` does.
   * - `path-template`: begins with `/` and holds a brace, or has white space before or behind it.
   */
  readonly expects:
    | "any"
    | "value"
    | "server"
    | "reference"
    | "listed"
    | "spaced"
    | "registered"
    | "prefixes"
    | "file"
    | "host"
    | "address"
    | "path-template";
  /** The grammar of the template that the text is. */
  readonly template?: TemplateGrammar;
  /** Browsers follow the text, to which a drive letter is a scheme; absent: Windows paths are no identifiers. */
  readonly browsed?: true;
  /** How identifiers stand in the text; absent: the whole text is one identifier. */
  readonly holds?: Holding;
}

/** How several identifiers, or an identifier and other words, stand in one text. */
type Holding = "words" | "prefixed-words" | "image-candidates" | "text";

/** The role of type names and keys that begin like an identifier. */
export const keyRole = "key";

export const never: Evidence = { tier: "never", expects: "any" };
/** Evidence of a version or source of a package. `file:` may stand before a relative path there, which is no URI (RFC 8089 §2). */
export const dependency: Evidence = { tier: "never", expects: "file" };
export const inspected: Evidence = { tier: "inspected", expects: "listed" };
export const prose: Evidence = { tier: "prose", role: "text", expects: "any", holds: "text" };

/** Evidence of a place that holds references. */
export function sink(role: string, more: Partial<Evidence> = {}): Evidence {
  return { tier: "sink", role, expects: "any", ...more };
}

/** Evidence of a place that holds a namespace or another name that programs compare as it is. */
export function opaqueName(role: string, more: Partial<Evidence> = {}): Evidence {
  return { tier: "opaque-name", role, expects: "any", ...more };
}

/** Evidence of a place that holds the name of a thing in data. */
export function nameInData(role: string, more: Partial<Evidence> = {}): Evidence {
  return { tier: "name-in-data", role, expects: "any", ...more };
}

/** Evidence of a name that says what it stands for. */
export function named(role: string, more: Partial<Evidence> = {}): Evidence {
  return { tier: "named", role, expects: "reference", ...more };
}

/** Evidence that only the beginning of the text decides. */
export function byBeginning(): Evidence {
  return { tier: "prefix", production: "IRI", expects: "listed" };
}

const tiersOfText: ReadonlySet<Tier> = new Set<Tier>(["never", "prose"]);

/** Whether a text at the place is an identifier only with a scheme and two slashes. */
export function heedsSigns({ tier, expects }: Evidence): boolean {
  return tiersOfText.has(tier) || expects === "listed";
}
