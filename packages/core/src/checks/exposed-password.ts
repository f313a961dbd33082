import type { Component } from "../iri.js";
import type { Span } from "../span.js";
import { splitIri } from "../split.js";

/** Signs that stand in the place of a password that is not told. */
const mask = /^(?:\*+|\.{3,}|…|x{3,}|•+|redacted|hidden)$/i;

/** The text after the first colon of the userinfo (RFC 3986 §3.2.1), unless it is empty or only stands for a password. */
export function exposedPassword({ text, span }: Component): Span | undefined {
  const colon = text.indexOf(":");
  if (colon === -1 || colon === text.length - 1) return undefined;
  return mask.test(text.slice(colon + 1)) ? undefined : { start: span.start + colon + 1, end: span.end };
}

/** More of them are in no text that people write; what follows is not told apart, so that a text of passwords takes no longer. */
const mostPasswords = 8;

/**
 * What stands in the place of a password: also where a slash is missing, behind a misspelled scheme, and in an IRI in the
 * query. Where there are many, the last span is all of the rest.
 */
export function passwordsIn(text: string): Span[] {
  const passwords: Span[] = [];
  for (const { 0: found, 1: password = "", index } of text.matchAll(
    /(?:\/\/|^(?:https?|wss?|ftp):\/?)[^/?#:]*:([^/?#]*)@/giu,
  )) {
    const end = index + found.length - 1;
    if (password === "" || mask.test(password)) continue;
    const isRest = passwords.length === mostPasswords;
    passwords.push({ start: end - password.length, end: isRest ? text.length : end });
    if (isRest) break;
  }
  return passwords;
}

/** `user:xxx@`: a password is never told. */
export function maskPassword(text: string): string {
  const userinfo = splitIri(text).authority?.userinfo;
  const colon = userinfo?.text.indexOf(":") ?? -1;
  if (userinfo === undefined || colon < 0) return text;
  return `${text.slice(0, userinfo.span.start + colon)}:xxx${text.slice(userinfo.span.end)}`;
}
