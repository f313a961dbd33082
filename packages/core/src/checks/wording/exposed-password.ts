import { patternUnion } from "../../text/composed-pattern.js";
import type { Component, Iri } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";
import { splitIri } from "../../iri/split.js";
import { isBareIpv6address } from "../faults/ipv6address-in-host.js";

/** Characters that mask a password which has been removed. */
const mask = /^(?:\*+|\.{3,}|…|x{3,}|•+|redacted|hidden)$/i;

/** The text after the first colon of the userinfo (RFC 3986 §3.2.1), unless it is empty or only stands for a password. */
export function exposedPassword({ text, span }: Component): Span | undefined {
  const colon = text.indexOf(":");
  if (colon === -1 || colon === text.length - 1) return undefined;
  return mask.test(text.slice(colon + 1)) ? undefined : { start: span.start + colon + 1, end: span.end };
}

/**
 * A password that a delimiter cuts: from that delimiter, which ends the authority, up to the last `@` before the next
 * one.
 */
const cutOff = /[/?#][^\s@]*@(?:[^\s/?#]*@)?/y;

/**
 * A password that was meant where the port is read: `user:pa#ss@host` has a delimiter in it that ends the authority, and no
 * userinfo therefore. A number may be a port, unless `#` follows it; what ends with `.git` is a path.
 */
export function cutPassword({ text, authority }: Pick<Iri, "text" | "authority">): Span | undefined {
  const { host, port, userinfo, span } = authority ?? {};
  if (host === undefined || port === undefined || userinfo !== undefined || span === undefined) return undefined;
  if (/^[0-9]*$/.test(port.text) && (port.text === "" || text[span.end] !== "#")) return undefined;
  if (isBareIpv6address(text, host, port)) return undefined;
  cutOff.lastIndex = span.end;
  const [found] = cutOff.exec(text) ?? [];
  if (found === undefined || found.endsWith(".git@")) return undefined;
  return { start: port.span.start, end: span.end + found.length - 1 };
}

/** The most passwords that are found one by one in a text; the rest counts as one, so that the time stays linear. */
const mostPasswords = 8;

/**
 * Behind `user:`, also in an IRI that is percent-encoded in another one, and the property of a database or parameter:
 * `sqlserver://a:1433;user=b;password=c;d=e`, `mysql://a/b?user=c&password=d`.
 */
const passwordAfterName = patternUnion(
  /(?:\/\/|^(?:https?|wss?|ftp):\/?)[^/?#:]*:([^/?#]*)@/gi,
  /%2F%2F[^%/?#&]*%3A((?:%(?!2F|40)|[^%/?#&])+)(?=%40)/gi,
  /[;?&]p(?:ass)?w(?:or)?d=([^;&#]*)/gi,
);

/** A quick test: a text without a match has no password. */
const passwordSigns = /@|%40|[;?&]p/i;

/**
 * What stands in the place of a password, in any order: also where a slash is missing, behind a misspelled scheme, in
 * an IRI in the query, and where a delimiter in it ends the authority. Where there are many, the last span is all of the rest.
 */
export function passwordsIn(text: string): Span[] {
  if (!passwordSigns.test(text)) return [];
  const cut = cutPassword(splitIri(text));
  const passwords: Span[] = cut === undefined ? [] : [cut];
  for (const { 0: found, 1: ofUser, 2: encoded, 3: ofDatabase, index } of text.matchAll(passwordAfterName)) {
    const password = ofUser ?? encoded ?? ofDatabase ?? "";
    const end = index + found.length - (ofUser === undefined ? 0 : "@".length);
    if (password === "" || mask.test(password)) continue;
    const isRest = passwords.length === mostPasswords;
    passwords.push({ start: end - password.length, end: isRest ? text.length : end });
    if (isRest) break;
  }
  return passwords;
}
