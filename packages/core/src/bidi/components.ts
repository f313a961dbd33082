import type { ComponentName } from "../findings/finding.js";
import type { Component, Iri } from "../iri/iri.js";
import { hasDnsHost } from "../iri/dns-hosts.js";
import { requireObject } from "../text/require-text.js";

/** A part of an IRI that the bidi guidelines §3 treat as one component: a label of a host, a segment of a path … */
export interface BidiComponent extends Component {
  readonly component: ComponentName;
}

/**
 * The bidi components of an IRI in the order of the text (guidelines §3): userinfo, the labels of a DNS host or the
 * whole of another registered name, path segments, the names and values of the query, and the fragment. The extensions
 * of a path segment are components of their own, as the guidelines suggest and their Examples 4, 8 and 9 require.
 */
export function bidiComponents(iri: Iri): BidiComponent[] {
  requireObject(iri, "an IRI as splitIri gives it");
  requireObject(iri.path, "an IRI as splitIri gives it");
  const { authority, query, fragment } = iri;
  return [
    ...(authority?.userinfo === undefined ? [] : [named("userinfo", authority.userinfo)]),
    ...hostComponents(iri),
    ...pathComponents(iri),
    ...(query === undefined
      ? []
      : split(query, /[&;]/u)
          .flatMap(splitNameAndValue)
          .map((part) => named("query", part))),
    ...(fragment === undefined ? [] : [named("fragment", fragment)]),
  ];
}

function hostComponents({ scheme, authority }: Iri): BidiComponent[] {
  if (authority === undefined) return [];
  // A reference without a scheme is resolved against a base that almost always has a DNS host.
  const isDnsName = authority.host.kind === "iregName" && (scheme === undefined || hasDnsHost(scheme.text));
  return (isDnsName ? split(authority.host, ".") : [authority.host]).map((part) => named("host", part));
}

function pathComponents({ scheme, path }: Iri): BidiComponent[] {
  // What has a scheme and no slash before its path is divided by the scheme's own delimiters, as `mailto` divides by
  // `@` and `,`, `urn` by `:`, `data` by `;` and `,` (guidelines §3: specifications MAY divide components further).
  const isRootless = scheme !== undefined && !path.text.startsWith("/");
  return split(path, isRootless ? /[/:@,;]/u : "/")
    .flatMap(splitExtensions)
    .map((part) => named("path", part));
}

function named(component: ComponentName, { text, span }: Component): BidiComponent {
  return { component, text, span };
}

function split({ text, span }: Component, delimiter: string | RegExp): Component[] {
  let start = span.start;
  return text.split(delimiter).map((part) => {
    const end = start + part.length;
    const component = { text: part, span: { start, end } };
    start = end + 1;
    return component;
  });
}

/** The longest run of letters and digits that counts as an extension; all known ones are shorter. */
const longestExtension = 10;

/** Cuts `html` off `name.html`, and `tar` and `gz` off `name.tar.gz`; `.htaccess` and `v1.2` have no extension. */
function splitExtensions(segment: Component): Component[] {
  const extensions: Component[] = [];
  let end = segment.text.length;
  for (let dot = segment.text.lastIndexOf("."); dot > 0; dot = segment.text.lastIndexOf(".", dot - 1)) {
    const extension = segment.text.slice(dot + 1, Math.min(end, dot + 2 + longestExtension));
    if (extension.length > longestExtension || !/^[0-9]*[A-Za-z][0-9A-Za-z]*$/u.test(extension)) break;
    extensions.unshift(part(segment, dot + 1, end));
    end = dot;
  }
  return [part(segment, 0, end), ...extensions];
}

/** Cuts `name=value` at the first equals sign. */
function splitNameAndValue(parameter: Component): Component[] {
  const equals = parameter.text.indexOf("=");
  if (equals < 0) return [parameter];
  return [part(parameter, 0, equals), part(parameter, equals + 1, parameter.text.length)];
}

function part({ text, span }: Component, start: number, end: number): Component {
  return { text: text.slice(start, end), span: { start: span.start + start, end: span.start + end } };
}
