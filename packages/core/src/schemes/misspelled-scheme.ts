import type { Iri } from "../iri/iri.js";
import type { Span } from "../findings/span.js";
import { editDistance } from "./edit-distance.js";
import { lookupScheme } from "./lookup-scheme.js";
import { patternSequence, patternUnion } from "../text/composed-pattern.js";
import { wordPattern } from "../text/word-set.js";

/** What stands in the place of a scheme and its delimiters, and what was probably meant. */
export interface SchemeMisspelling {
  /**
   * A slip in the name, a slip in `://`, a scheme with its delimiters before another one, slashes, one slash or `#` before a scheme, or
   * the label of an address, or white space before the colon; what is written for `mailto:` or `tel:` before a mailbox or a number; a
   * scheme that nothing serves; the account of a forge before a path; or a scheme whose colon is percent-encoded.
   */
  readonly kind:
    | "name"
    | "unserved"
    | "delimiters"
    | "spaced"
    | "doubled"
    | "slashes"
    | "slash"
    | "hash"
    | "label"
    | "contact"
    | "account"
    | "encoded";
  readonly span: Span;
  /** What may have been meant in the place of the span. */
  readonly corrections: readonly string[];
}

/** Schemes that are always followed by `//`. */
const withSlashes: ReadonlySet<string> = new Set([
  "http",
  "https",
  "ws",
  "wss",
  "ftp",
  "git+http",
  "git+https",
  "git+ssh",
  "irc",
  "ircs",
]);

/** The best known schemes, which a misspelled name may have meant if it consists of their letters and nothing else. */
const wellKnown = ["http", "https", "ftp", "mailto"] as const;

/** Schemes of databases and queues, of which some are as well known, but registered nowhere. */
const ofDatabases = ["postgres", "postgresql", "mysql", "mariadb", "mongodb", "redis", "amqp", "amqps"] as const;

/** What was meant as one of the best known schemes and `://`, and is not; a name is one slip away from the right one. */
export function misspelledScheme(iri: Iri): SchemeMisspelling | undefined {
  const { scheme, authority, path, text } = iri;
  const isFollowed = scheme !== undefined && withSlashes.has(scheme.text.toLowerCase());
  // Most have one of these schemes and an authority: they begin with nothing else.
  if (isFollowed && authority !== undefined) return doubledScheme(iri);
  const started = spaceBeforeColon(text) ?? beforeContact(text);
  if (started !== undefined) return started;
  if (scheme === undefined)
    return (
      schemeBehindSlashes(iri) ??
      schemeBehindSign(iri) ??
      misplacedColon(path.text) ??
      encodedColon(text) ??
      misspelledBeforeServer(text) ??
      accountBeforePath(text)
    );
  if (!isFollowed) return misspelledBeforeServer(text) ?? misspelledName(iri);
  return doubledAfterColon(scheme.span, path.text) ?? misspelledDelimiters(text, scheme.text, path.text);
}

/** `//https://a`, where the scheme was read as a host and its colon as an empty port. */
function schemeBehindSlashes({ authority, path }: Iri): SchemeMisspelling | undefined {
  const { host, port, userinfo } = authority ?? {};
  if (host === undefined || port?.text !== "" || userinfo !== undefined || !path.text.startsWith("//"))
    return undefined;
  if (!withSlashes.has(host.text.toLowerCase())) return undefined;
  return { kind: "slashes", span: { start: 0, end: path.span.start + 2 }, corrections: [`${host.text}://`] };
}

/**
 * `/https://a.example`, `./https://a.example` and `#https://a.example`, where the address was read as a path or a fragment; a program
 * puts its own slash before an address with a hole.
 */
const signAndScheme = patternSequence(
  /^(?<sign>\.{0,2}\/|#)(?<scheme>https?:\/\/)/i,
  /(?=(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/|$))/iy,
);

function schemeBehindSign({ authority, text }: Iri): SchemeMisspelling | undefined {
  const found = authority === undefined ? signAndScheme.exec(text) : null;
  if (found === null) return undefined;
  const { 0: written, groups: { sign, scheme = "" } = {} } = found;
  return { kind: sign === "#" ? "hash" : "slash", span: { start: 0, end: written.length }, corrections: [scheme] };
}

/**
 * `http;//a`, `httpL//a`, `http//:a`, `http/:/a`, `http/://a`, `http//a` and `git+https//a`, where no colon ends the scheme, and `https/a.org`, where a
 * host under a common top-level domain follows.
 */
const schemeWithoutColon = patternSequence(
  /^((?:git\+)?https?|wss?|ftp)/i,
  patternUnion(
    /[;,.l]\/\/|\/\/:?|\/:\/\/?/i,
    // A slash alone before a host.
    /\/(?=(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|edu|gov|io|dev)(?:\/|$))/i,
  ),
  /(?=[^/])/i,
);

/** Whether a text begins with a scheme, or an account, whose colon is missing or misplaced. */
export function beginsWithoutColon(text: string): boolean {
  return (
    schemeWithoutColon.test(text) ||
    accountWithPath.test(text) ||
    (databaseMisspelled.test(text) && !/^[^/]*:/.test(text))
  );
}

function misplacedColon(path: string): SchemeMisspelling | undefined {
  const [written, name = ""] = schemeWithoutColon.exec(path) ?? [];
  if (written === undefined) return undefined;
  const [inner] = schemeAtStart.exec(path.slice(written.length)) ?? [];
  if (inner !== undefined)
    return { kind: "doubled", span: { start: 0, end: written.length + inner.length }, corrections: [inner] };
  return { kind: "delimiters", span: { start: 0, end: written.length }, corrections: [`${name}://`] };
}

/** `https%3A//a.example`, where the colon was percent-encoded with what follows, so that it ends no scheme. */
const schemeWithEncodedColon = patternSequence(
  /^(https?|wss?|ftp)%3A/i,
  /\/\/(?=(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,63}(?:[/?#:]|%3A|$))/i,
);

function encodedColon(text: string): SchemeMisspelling | undefined {
  const [written, name = ""] = schemeWithEncodedColon.exec(text) ?? [];
  if (written === undefined) return undefined;
  return { kind: "encoded", span: { start: 0, end: written.length }, corrections: [`${name}://`] };
}

/** `https : //a` and `https ://a`, where the space before the colon is part of what is read as a scheme. */
const schemeBeforeSpace = /^((?:git\+)?https?|wss?|ftp)[ \t\u00A0\u202F]:[ \t]?\/\/[ \t]?(?=[^/\s])/i;

function spaceBeforeColon(text: string): SchemeMisspelling | undefined {
  const [written, name = ""] = schemeBeforeSpace.exec(text) ?? [];
  if (written === undefined) return undefined;
  return { kind: "spaced", span: { start: 0, end: written.length }, corrections: [`${name}://`] };
}

/** What is written for the scheme of a mailbox or a number before one: `mailto;a@b.example`, `email:a@b.example`, `tell:+1234567`. */
const contacts: readonly (readonly [meant: string, written: RegExp])[] = [
  [
    "mailto:",
    patternSequence(
      /^(?:mailto(?:[;=,. ]:?|\/{1,2})|e?mail:(?:\/\/)?)/i,
      /(?=[^\s/:@?#]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,63}(?:\?|$))/i,
    ),
  ],
  [
    "tel:",
    patternSequence(
      /^(?:tel(?:[;=,. ]:?|\/{1,2})|(?:tell|phone|telephone|telefon):(?:\/\/)?)/i,
      /(?=\+?\(?\d[\d ().-]{4,30}$)/i,
    ),
  ],
];

function beforeContact(text: string): SchemeMisspelling | undefined {
  for (const [meant, written] of contacts) {
    const end = written.exec(text)?.[0].length;
    if (end !== undefined) return { kind: "contact", span: { start: 0, end }, corrections: [meant] };
  }
  return undefined;
}

/** `http:/a`, `http:a`, `http: //a`, `http:;//a` and `http:://a`: what could be a host follows, and no authority was read. */
function misspelledDelimiters(text: string, name: string, path: string): SchemeMisspelling | undefined {
  const [delimiters] = /^(?:(?:[:;]+| {1,3})\/\/|\/)?(?=[^/:;@\\ ])/.exec(path) ?? [];
  if (delimiters === undefined) return undefined;
  const end = name.length + 1 + delimiters.length;
  return { kind: "delimiters", span: { start: 0, end }, corrections: [`${text.slice(0, name.length)}://`] };
}

/**
 * An address of a database or queue in which one slash or the colon is missing before a user or a server, `redis:/cache:6379` and
 * `postgresql+asyncpg//user@db/a`; but `redis:/data` names a volume of a container and a folder in it.
 */
export const databaseMisspelled = new RegExp(
  String.raw`^((?:${ofDatabases.join("|")}|rediss|mssql|clickhouse|nats|mqtts?)(?:\+[a-z][a-z\d]{0,31})?)(?::\/|;?\/\/)(?:[^/@\s]{1,255}@[^/@]|localhost(?![^/:?])|[\w.-]{1,255}:\d{2,5}(?![^/?,]))`,
  "i",
);

/**
 * A source of data of JDBC with a slash or a colon too few before its server: `jdbc:postgresql//a/b`, `jdbc:mysql:/localhost:3306/b`. The
 * name of a database may stand right behind the colon, as in `jdbc:postgresql:b`.
 */
export const jdbcMisspelled = patternSequence(
  /^jdbc:/i,
  wordPattern("postgresql mysql mariadb sqlserver redshift clickhouse trino presto hive2 db2"),
  patternUnion(
    /\/\/|\/:\/?|;\/\//i,
    // Behind one slash, a server that no name of a database is.
    /:\/(?=localhost(?![\w.-])|[\w.-]{1,255}:\d{2,5}(?!\d))/i,
  ),
  /(?=[\w$[{])/i,
);

function misspelledBeforeServer(text: string): SchemeMisspelling | undefined {
  const [ofJdbc] = jdbcMisspelled.exec(text) ?? [];
  if (ofJdbc !== undefined) {
    const [driver = ""] = /^jdbc:\w+/i.exec(ofJdbc) ?? [];
    return { kind: "delimiters", span: { start: 0, end: ofJdbc.length }, corrections: [`${driver}://`] };
  }
  const [, name] = databaseMisspelled.exec(text) ?? [];
  if (name === undefined) return undefined;
  const end = text.indexOf("/", name.length) + (text.startsWith(":/", name.length) ? 1 : 2);
  return { kind: "delimiters", span: { start: 0, end }, corrections: [`${name}://`] };
}

/**
 * The account of a forge up to the slash before a path, `git@github.com/a/b`: Git takes it for a folder, since only a
 * colon would end the host. `git@github.com/user/repo` describes the form. What finds it in text is composed of this.
 */
export const accountOfForge = patternSequence(
  /git@(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}\//i,
  /(?!(?:user|username|owner)\/)(?=[\w~][\w.-]{0,99}\/[\w.-])/i,
);

/** The same at the start of a text. */
export const accountWithPath = patternSequence(/^/i, accountOfForge);

function accountBeforePath(text: string): SchemeMisspelling | undefined {
  const [written] = accountWithPath.exec(text) ?? [];
  if (written === undefined) return undefined;
  return { kind: "account", span: { start: 0, end: written.length }, corrections: [`ssh://${written}`] };
}

/**
 * `http://https://a`, where the second scheme, which may have a slip, was read as a host or its end, and its colon, if it has one, as
 * an empty port.
 */
function doubledScheme({ scheme, authority, path }: Iri): SchemeMisspelling | undefined {
  const { host, port, userinfo } = authority ?? {};
  if (scheme === undefined || host === undefined) return undefined;
  if (userinfo !== undefined)
    return doubledAfterColon({ ...scheme.span, end: userinfo.span.start - 1 }, userinfo.text, mailtoAsUser);
  if (!path.text.startsWith("//")) return undefined;
  if (port !== undefined && port.text !== "") return undefined;
  const span = { start: scheme.span.start, end: path.span.start + 2 };
  if (withSlashes.has(host.text.toLowerCase()))
    return { kind: "doubled", span, corrections: bothOnce(host.text, scheme.text) };
  if (port !== undefined && wellKnown.some((known) => isSlipOf(host.text.toLowerCase(), known)))
    return { kind: "doubled", span, corrections: [`${scheme.text}://`] };
  const [inner] = (port !== undefined && schemeAtEnd.exec(host.text)) || [];
  return inner === undefined ? undefined : { kind: "doubled", span, corrections: [`${inner}://`] };
}

/**
 * `https://www.https://a` and `https://a.example` with another address right behind it; no other host ends so. Behind a letter
 * outside ASCII a sentence names both: `http://\u6216https://`.
 */
const schemeAtEnd = /(?<![^\0-\x7F])https?$/i;

const schemeAtStart = /^(?:https?|wss?|ftp):\/\//i;

/** What `https://mailto:a@b.example` names as a user, with the rest of the mailbox as a password. */
const mailtoAsUser = /^mailto:/i;

/** `http:http://a`, or another scheme behind the span and one more character. */
function doubledAfterColon({ start, end }: Span, path: string, inner = schemeAtStart): SchemeMisspelling | undefined {
  const [written] = inner.exec(path) ?? [];
  if (written === undefined) return undefined;
  return { kind: "doubled", span: { start, end: end + 1 + written.length }, corrections: [written] };
}

function bothOnce(inner: string, outer: string): string[] {
  return [...new Set([`${inner}://`, `${outer}://`])];
}

/** What is left of `https` and `http` where the first letters were not copied; before a host it is no other scheme. */
const ends: ReadonlySet<string> = new Set(["tps", "ps", "s", "tp", "p"]);

/** `postgresql` and one letter more. */
const longestSlip = 11;

/** What stands before an address in running text (RFC 3986, appendix C), and in notations of links. */
const labels: ReadonlySet<string> = new Set(["url", "uri", "link", "href"]);

/** `URL:https://a`, where the label was copied with the address and is read as its scheme. */
function labelBeforeScheme({ start, end }: Span, path: string): SchemeMisspelling | undefined {
  const [written] = schemeAtStart.exec(path) ?? [];
  if (written === undefined) return undefined;
  return { kind: "label", span: { start, end: end + 1 + written.length }, corrections: [written] };
}

function misspelledName({ scheme, authority, path }: Iri): SchemeMisspelling | undefined {
  if (scheme === undefined) return undefined;
  if (labels.has(scheme.text.toLowerCase())) return labelBeforeScheme(scheme.span, path.text);
  // Registered once, but nothing has served it for decades.
  if (scheme.text === "shttp" && authority !== undefined)
    return { kind: "unserved", span: scheme.span, corrections: ["https", "http"] };
  const [ofGit = ""] = /^git\+/i.exec(scheme.text) ?? [];
  const name = scheme.text.slice(ofGit.length).toLowerCase();
  if (ends.has(name) && /\.[a-z]{2,}$/i.test(authority?.host.text ?? ""))
    return { kind: "name", span: scheme.span, corrections: name.endsWith("s") ? ["https"] : ["http", "https"] };
  if (!/^[a-z]/.test(name) || name.length < 3 || name.length > longestSlip || lookupScheme(name) !== undefined)
    return undefined;
  const isFollowedBy = (known: string): boolean =>
    known === "mailto" ? path.text.includes("@") : authority !== undefined;
  const corrections = [
    ...wellKnown.filter((known) => isFollowedBy(known) && isSlipOf(name, known)),
    ...ofDatabases.filter((known) => isFollowedBy(known) && isRepeatOrSwapOf(name, known)),
  ];
  const span = { start: scheme.span.start + ofGit.length, end: scheme.span.end };
  return corrections.length === 0 ? undefined : { kind: "name", span, corrections };
}

/** A beginning of `http` or `https`, typed once more before the whole: `hthttps`, `httphttp`. */
const begunTwice = /^(?:https?|htt|ht|h)(?=http)/u;

/** The right letters in another order, or all but one right; nothing but a mark too many, or its beginning twice. */
function isSlipOf(name: string, known: string): boolean {
  if (name.replace(/[+.-]/u, "") === known || name.replace(begunTwice, "") === known) return true;
  if ([...name].some((letter) => !known.includes(letter))) return false;
  return sorted(name) === sorted(known) || editDistance(name, known) === 1;
}

/**
 * One letter twice or two swapped, or in a long name one left out before the end: other slips are names that programs have,
 * such as `mysqlx`, `mysql2` and `mongod`, or words.
 */
function isRepeatOrSwapOf(name: string, known: string): boolean {
  if (editDistance(name, known) !== 1) return false;
  if (name.length > known.length) return name.replace(/(.)\1/gu, "$1") === known.replace(/(.)\1/gu, "$1");
  if (name.length === known.length) return sorted(name) === sorted(known);
  return known.length >= 7 && name.at(-1) === known.at(-1);
}

function sorted(name: string): string {
  return [...name].sort().join("");
}
