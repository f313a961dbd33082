import { checkOfCode } from "../../checks/run/check-of-code.js";
import type { Place } from "../../checks/definition/place.js";
import type { Code } from "../../findings/code.js";
import { splitIri } from "../../iri/split.js";
import { lookupScheme } from "../../schemes/lookup-scheme.js";

/** What is found, where, and in which identifier. */
export interface Told {
  readonly code: Code;
  /** Those that the finding is about. */
  readonly characters: string;
  readonly text: string;
  readonly place: Place;
}

/** A notation that the programs read for which an identifier is written, and by which it is right as it stands. */
interface OwnNotation {
  readonly name: string;
  /** The codes of what is right by it. */
  readonly excuses: readonly Code[];
  isUsed(told: Told): boolean;
}

/** Whether what was found is right in the notation of some program that reads such identifiers by rules of its own. */
export function isRightByNotation(told: Told): boolean {
  if (isOfOwnForm(told)) return true;
  return (notationsByCode.get(told.code) ?? []).some((notation) => notation.isUsed(told));
}

/**
 * `jdbc:sqlserver://a\b;c=d e`, `sqlserver://a:1433;database=b`, `pack://application:,,,/a.png` of WPF, `at://did:plc:a/b` of Bluesky, `ms-word:ofe|u|https://a`,
 * `sqlite://:memory:`, `sqlite:///C:\a.db`, `mysql://a:b@tcp(c:1)/d`, `font://` of NativeScript before a character of a font,
 * and `holder.js/100%x180/#777:#555/text:a b`, from which Holder draws an image.
 */
const ownForm =
  /^(?:jdbc:|sqlserver:\/\/|pack:\/\/|at:\/\/did:|font:\/\/\p{Co}$|holder\.js\/\d|ms-[a-z]{1,20}:of[ev]\||(?!(?:https?|wss?|ftp|file):)[a-z][a-z0-9+]{0,31}:\/\/(?::memory:|\/[A-Za-z]:\\|(?:[^/?#@]{0,255}@)?(?:tcp|unix)\([^()]{0,255}\)))/iu;

/** In a form of its own all is right but what no reader sees, and how the scheme itself is written. */
function isOfOwnForm({ code, text }: Told): boolean {
  return code !== "scheme-not-lowercase" && checkOfCode(code)?.hidden !== true && ownForm.test(text);
}

/** `mongodb://a:1,b:2/c`, `nats://a:1,nats://b:2`; no more hosts than these are read. */
const listsHosts =
  /^(?!(?:https?|wss?|ftp):)[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/(?:[^/?#@]{0,255}@)?[\w.-]{1,253}(?::\d{1,5})?(?:,(?:[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/)?[\w.-]{1,253}(?::\d{1,5})?){1,31}(?:[/?#]|$)/iu;

/** A type of FHIR, `canonical`, writes `|4.0.1` behind a name. */
const withVersion = /^(?:https?:\/\/|urn:)[^\s|?#<>"{}^`\\]{1,2048}\|v?\d[\w.+-]{0,63}(?:#[\w.-]{1,255})?$/iu;

/** Of linkedsoftwaredependencies.org, whose names hold the ranges of npm. */
const rangeOfVersions = /^https:\/\/linkedsoftwaredependencies\.org\/bundles\/npm\/[^\s^]{1,255}\/\^\d/u;

/** The word has letters that are no hexadecimal digits. */
const wordInBrackets =
  /^[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/\[(?!v[0-9a-f]+\])(?=[\w -]{0,63}[g-z])[a-z_][\w -]{2,63}\](?:[./]|$)/iu;

const nameOfLibrary = /^(?!www\.)[a-z][\w-]{0,63}(?:[.][A-Za-z][\w-]{0,63}){0,15}$/iu;

const ownNotations: readonly OwnNotation[] = [
  {
    name: "prefix that a context of another document may declare in any case: `Foaf:name`",
    excuses: ["scheme-not-lowercase"],
    isUsed: ({ text, place: { role, lowercaseIsPrefix } }) =>
      role === "@id" && lowercaseIsPrefix === undefined && lookupScheme(schemeOf(text)) === undefined,
  },
  {
    name: "library or class as the namespace of an element: `sap.ui.core.mvc`, `nativescript-ui-listview`",
    excuses: ["scheme-missing"],
    isUsed: ({ text, place: { role } }) => role?.startsWith("xmlns") === true && nameOfLibrary.test(text),
  },
  {
    name: 'short name for a node in tests and examples: `URIRef("urn:g1")`',
    excuses: ["urn-malformed"],
    isUsed: ({ text, place: { tier, role } }) =>
      tier === "name-in-data" && role !== undefined && /[A-Za-z]{3}/u.test(role) && /^urn:[\w-]+$/iu.test(text),
  },
  {
    name: "range of versions in the address of a package: `https://linkedsoftwaredependencies.org/bundles/npm/a/^5.0.0/`",
    excuses: ["character-excluded"],
    isUsed: ({ characters, text }) => characters === "^" && rangeOfVersions.test(text),
  },
  {
    name: "version behind a name of FHIR: `http://hl7.org/fhir/ValueSet/a|4.0.1`",
    excuses: ["character-excluded"],
    isUsed: ({ text, place: { tier } }) => tier !== "sink" && withVersion.test(text),
  },
  {
    name: "several hosts of a database or a queue, of which one will answer: `mongodb://a:1,b:2/c`, `nats://a:1,nats://b:2`",
    excuses: ["port-malformed", "host-comma"],
    isUsed: ({ text }) => listsHosts.test(text),
  },
  {
    name: "path of a socket with what is requested there: `http://unix:SOCKET:PATH`",
    excuses: ["port-malformed", "host-comma"],
    isUsed: ({ text }) => /^https?:\/\/unix:[^/?#:]+:/iu.test(text),
  },
  {
    name: "word for the number that a reader is to write: `http://host:port`",
    excuses: ["port-malformed"],
    isUsed: ({ characters }) => /^(?:port|\p{scx=Han}*端口号?)$/iu.test(characters),
  },
  {
    name: "word in brackets for the name that a reader is to write: `https://[subdomain].a.example`",
    excuses: ["host-ip-literal-malformed"],
    isUsed: ({ text }) => wordInBrackets.test(text),
  },
  {
    name: "beginning of an address behind which a program puts the rest, as behind `https://`: `https://token@`",
    excuses: ["host-empty"],
    isUsed: ({ text }) => text.endsWith("@"),
  },
  {
    name: "path from the folder that a database, a package manager or a framework runs in: `file:./a.db`, but not `file:c:/a`",
    excuses: ["file-malformed"],
    isUsed: ({ text, place: { tier, role } }) =>
      (tier === "named" || tier === "prefix" || role === "url" || role === "uri") &&
      /^file:(?![/\\]|[A-Za-z]:)/iu.test(text),
  },
  {
    name: "beginning behind which a program puts a path: `file://localhost`",
    excuses: ["file-malformed"],
    isUsed: ({ text }) => /^file:\/\/localhost$/iu.test(text),
  },
  {
    name: "path from the folder that the command of AWS, or another, runs in: `file://a.json`, `file://./a`",
    excuses: ["file-malformed"],
    isUsed: ({ text, place: { tier } }) =>
      (tier === "prefix" || tier === "prose") && /^file:\/\/(?:[^/?#:@]+$|(?:\.{1,2}|~)\/)/iu.test(text),
  },
];

const notationsByCode: ReadonlyMap<Code, readonly OwnNotation[]> = new Map(
  ownNotations
    .flatMap(({ excuses }) => excuses)
    .map((code) => [code, ownNotations.filter(({ excuses }) => excuses.includes(code))]),
);

function schemeOf(text: string): string {
  return splitIri(text).scheme?.text ?? "";
}
