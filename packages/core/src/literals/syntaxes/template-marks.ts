import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";

/** What begins `{{ x }}`, `{!! x !!}`, `{% x %}`, `<% x %>`, `<?php x ?>`, `<!--#echo x -->` and `<c:url value="x"/>`. */
export const templateOpener = /\{(?:[{%]|!!)|<(?:[%?]|!--#|[A-Za-z][\w-]*:)/u;

/** An element that JSP replaces, wherever it stands; what it holds is no longer than a template may be. */
export const templateElement =
  /<([A-Za-z][\w-]*:[A-Za-z][\w-]*)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,40}\s*(?:\/>|>[^]{0,500}?<\/\1>)/uy;

/** The longest beginning of a mark without one of its units. */
const longestPart = 4;

/** A longer value is not looked through at each edit: it counts as one that holds anything. */
const longestValue = 0x10000;

/** Units of `{{ x }}`, `{% x %}`, `<% x %>` and `<?php x ?>`. */
const mark = /[{}%!<>?]/u;

/**
 * Whether a template that a program fills in could begin or end at an edit, or go on behind it, in a value that holds what
 * would otherwise end it.
 */
export function changesTemplate(source: string, edit: LocatedEdit, piece: Span<"source">, end: RegExp): boolean {
  if (beginsTemplate(source, edit, piece)) return true;
  if (!mark.test(source.slice(edit.span.start, edit.span.end))) return false;
  return piece.end - piece.start > longestValue || end.test(source.slice(piece.start, piece.end));
}

function beginsTemplate(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - longestPart), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + longestPart));
  return openersIn(before + text + after) > openersIn(before + source.slice(span.start, span.end) + after);
}

function openersIn(source: string): number {
  return source.split(templateOpener).length;
}
