import type { ComponentName } from "../findings/finding.js";
import type { Component, Iri } from "./iri.js";

/** The smallest component that the character at `offset` belongs to; a delimiter belongs to what it sets off. */
export function componentAt(iri: Iri, offset: number): ComponentName {
  const { scheme, authority, path, query, fragment } = iri;
  // What follows a component's start, with the one character before it that introduces it.
  const reaches = (component: Component | undefined): boolean =>
    component !== undefined && offset >= component.span.start - 1;
  if (reaches(fragment)) return "fragment";
  if (reaches(query)) return "query";
  if (offset >= path.span.start) return "path";
  if (scheme !== undefined && offset <= scheme.span.end) return "scheme";
  if (authority === undefined) return "path";
  if (reaches(authority.port)) return "port";
  if (authority.userinfo !== undefined && offset <= authority.userinfo.span.end)
    return offset < authority.span.start ? "authority" : "userinfo";
  return offset < authority.span.start ? "authority" : "host";
}
