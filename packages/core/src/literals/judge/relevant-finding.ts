import type { CheckDefinition } from "../../checks/definition/define-check.js";
import { registry } from "../../checks/run/registry.js";
import type { Place } from "../../checks/definition/place.js";
import type { Finding } from "../../findings/finding.js";
import type { Authority, Component } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";
import { lookupScheme } from "../../schemes/lookup-scheme.js";
import { splitIri } from "../../iri/split.js";
import { unknownStart } from "./known-part.js";
import { expansionOf, isPattern, touchesHole, touchesPlaceholder, type Literal } from "../read/literal.js";
import { bodyStart } from "./scope.js";

/** Whether what was found in the text of a literal is there whatever its holes hold, and not meant so. */
export function isRelevant(finding: Finding, source: string, literal: Literal): boolean {
  return isKnown(finding, literal) && isMeant(finding, source, literal);
}

const judgesBeginning = codesOf(({ judges }) => judges !== undefined);

const tellsHidden = codesOf(({ hidden }) => hidden === true);

function codesOf(isOne: (check: CheckDefinition) => boolean): ReadonlySet<string> {
  return new Set(registry.filter(({ check }) => isOne(check)).map(({ check }) => check.code));
}

/** Whether a finding is about fixed characters only: it touches no hole, no end that is joined to something, nor only a prefix. */
function isKnown({ code, span }: Finding, literal: Literal): boolean {
  const { text, open, map } = literal;
  const expansion = expansionOf(literal);
  if (expansion !== undefined && map.toSource(span).end <= expansion.span.end) return false;
  // What has ended is the same whatever follows.
  if (judgesBeginning.has(code)) return span.end <= unknownStart(literal);
  if (open?.before === true && span.start === 0) return false;
  if (open?.after === true && span.end === text.length) return false;
  // What is joined to one side may be joined to more: `list += "https://a/, "`.
  if (open !== undefined && code === "text-surrounding-whitespace") return false;
  if (!touchesHole(literal, span)) return true;
  // A placeholder may end elsewhere, as braces in braces do.
  return isWrongBesideAnything(code, literal, span) && !touchesPlaceholder(literal, span);
}

/** Whether characters are wrong whatever stands right beside them. */
function isWrongBesideAnything(code: string, { text, place }: Literal, { start, end }: Span): boolean {
  const characters = text.slice(start, end);
  // Where nothing says that the whole is an identifier, more may stand behind one: `https://a/${id} ${title}`.
  const isWhole = place.tier !== "prefix";
  switch (code) {
    case "character-excluded":
      return isWhole || /^[{}]+$/u.test(characters);
    case "character-space":
    case "text-surrounding-whitespace":
      return isWhole;
    case "character-invisible":
      // An emoji or a Mongolian letter may take these to itself.
      return !/^[\p{Variation_Selector}\u180E]/u.test(characters);
    default:
      return false;
  }
}

/** Whether a finding tells of what is written here and not meant so. */
function isMeant({ code, span }: Finding, source: string, literal: Literal): boolean {
  const { text, place } = literal;
  const characters = text.slice(span.start, span.end);
  // The brackets of an IP-literal may begin in what is not known.
  if (isPattern(literal) && (mayEncloseHost(characters, literal) || isPlaceholder(literal, span))) return false;
  // The word stands for the number that a reader is to write: `http://host:port`.
  if (code === "port-malformed" && /^(?:port|\p{scx=Han}*端口号?)$/iu.test(characters)) return false;
  if (code === "host-ip-literal-malformed" && wordInBrackets.test(text)) return false;
  if (isReadOtherwise(code, text, place)) return false;
  switch (place.tier) {
    case "inspected":
    case "prose":
      return isSpelledOut(span, source, literal);
    case "named":
    case "prefix":
      // A program puts an address behind `http://[`.
      if (characters === "[" && span.end === text.length) return false;
      // What stands between braces may be a template of a kind not known here.
      return !/^[{}]+$/u.test(characters) || !mayBeTemplate(text);
    case "opaque-name":
      return isBeforeBody(span, text) && (!tellsHidden.has(code) || isSpelledOut(span, source, literal));
    default:
      return isBeforeBody(span, text);
  }
}

/** Whether brackets may be those of a host that is not known; behind a known one, the end of a pair was copied with the address. */
function mayEncloseHost(characters: string, literal: Literal): boolean {
  if (!/^[[\]]+$/u.test(characters)) return false;
  const host = authorityOf(literal)?.host;
  return characters !== "]" || literal.text.includes("[") || !host || host.span.end >= unknownStart(literal);
}

/** `https://[subdomain].a.example`: the word stands for the name that a reader is to write; it has letters that are no digits. */
const wordInBrackets =
  /^[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/\[(?!v[0-9a-f]+\])(?=[\w -]{0,63}[g-z])[a-z_][\w -]{2,63}\](?:[./]|$)/iu;

/** Whether the programs that an identifier is for read it by rules of their own, by which what was found is right. */
function isReadOtherwise(code: string, text: string, { tier, role, lowercaseIsPrefix }: Place): boolean {
  switch (code) {
    case "scheme-not-lowercase":
      // Linked data has prefixes, which a context of another document may declare, in any case.
      return role === "@id" && lowercaseIsPrefix === undefined && lookupScheme(schemeOf(text)) === undefined;
    case "scheme-missing":
      return role?.startsWith("xmlns") === true && nameOfLibrary.test(text);
    case "character-excluded":
      return ownForm.test(text) || (tier !== "sink" && withVersion.test(text));
    case "port-malformed":
    case "host-comma":
      return listsHosts.test(text) || ownForm.test(text) || socketOf.test(text);
    case "host-empty":
      // A program puts the rest behind it, as behind `https://`.
      return text.endsWith("@");
    case "file-malformed":
      // Databases, package managers and frameworks take such paths from the folder that a program runs in.
      if ((tier === "named" || tier === "prefix" || role === "url" || role === "uri") && relativeFile.test(text))
        return true;
      return thisMachine.test(text) || ((tier === "prefix" || tier === "prose") && namedFile.test(text));
    default:
      return !tellsHidden.has(code) && ownForm.test(text);
  }
}

/** `sap.ui.core.mvc`, `nativescript-ui-listview`, `com.nwalsh.xalan.Table`: a library or a class, which the namespace of an element names. */
const nameOfLibrary = /^(?!www\.)[a-z][\w-]{0,63}(?:[.][A-Za-z][\w-]{0,63}){0,15}$/iu;

function schemeOf(text: string): string {
  return splitIri(text).scheme?.text ?? "";
}

/** `mongodb://a:1,b:2/c`, `nats://a:1,nats://b:2`: clients of databases and queues take several hosts, of which one will answer; no more than these are read. */
const listsHosts =
  /^(?!(?:https?|wss?|ftp):)[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/(?:[^/?#@]{0,255}@)?[\w.-]{1,253}(?::\d{1,5})?(?:,(?:[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/)?[\w.-]{1,253}(?::\d{1,5})?){1,31}(?:[/?#]|$)/iu;

/**
 * `jdbc:sqlserver://a\b;c=d e`, `sqlserver://a:1433;database=b`, `pack://application:,,,/a.png` of WPF, `at://did:plc:a/b` of Bluesky, `ms-word:ofe|u|https://a`,
 * `sqlite://:memory:`, `sqlite:///C:\a.db`, `mysql://a:b@tcp(c:1)/d`, `font://` of NativeScript before a character of a font,
 * and `holder.js/100%x180/#777:#555/text:a b`, from which Holder draws an image.
 */
const ownForm =
  /^(?:jdbc:|sqlserver:\/\/|pack:\/\/|at:\/\/did:|font:\/\/\p{Co}$|holder\.js\/\d|ms-[a-z]{1,20}:of[ev]\||(?!(?:https?|wss?|ftp|file):)[a-z][a-z0-9+]{0,31}:\/\/(?::memory:|\/[A-Za-z]:\\|(?:[^/?#@]{0,255}@)?(?:tcp|unix)\([^()]{0,255}\)))/iu;

/** `http://hl7.org/fhir/ValueSet/a|4.0.1`: FHIR writes the version of what is named behind its name (its type `canonical`). */
const withVersion = /^(?:https?:\/\/|urn:)[^\s|?#<>"{}^`\\]{1,2048}\|v?\d[\w.+-]{0,63}(?:#[\w.-]{1,255})?$/iu;

/** `http://unix:SOCKET:PATH`, as libraries for requests write the path of a socket and what is requested there. */
const socketOf = /^https?:\/\/unix:[^/?#:]+:/iu;

/** Behind which a program puts a path. */
const thisMachine = /^file:\/\/localhost$/iu;

/** `file://a.json`, `file://./a`: the notation of the command of AWS, and of others, for a path from the folder that they run in. */
const namedFile = /^file:\/\/(?:[^/?#:@]+$|(?:\.{1,2}|~)\/)/iu;

/** `file:./a.db`, but not `file:c:/a`. */
const relativeFile = /^file:(?![/\\]|[A-Za-z]:)/iu;

/** Whether something stands between braces. */
function mayBeTemplate(text: string): boolean {
  const opening = text.indexOf("{");
  return opening >= 0 && text.includes("}", opening);
}

function isBeforeBody({ start }: Span, text: string): boolean {
  return start < (bodyStart(text) ?? Infinity);
}

/** Whether characters stand in the source themselves: everybody sees an escape. */
function isSpelledOut(span: Span, source: string, { text, map }: Literal): boolean {
  const { start, end } = map.toSource(span);
  return source.slice(start, end) === text.slice(span.start, span.end);
}

const authorities = new WeakMap<Literal, Authority | "none">();

/** The authority of a literal, split off once for all that was found in it. */
function authorityOf(literal: Literal): Authority | undefined {
  const known = authorities.get(literal) ?? splitIri(literal.text).authority ?? "none";
  authorities.set(literal, known);
  return known === "none" ? undefined : known;
}

/** Whether the span is in a word for what will stand there, such as `[host]` and `port` in `http://[host]:port/{id}`. */
function isPlaceholder(literal: Literal, span: Span): boolean {
  const { host, port } = authorityOf(literal) ?? {};
  return isWord(host, /^\[[\w-]*\]/u) || isWord(port, /^[A-Za-z_-]+$/u);

  function isWord(part: Component | undefined, word: RegExp): boolean {
    return part !== undefined && part.span.start < span.end && span.start < part.span.end && word.test(part.text);
  }
}
