import type { Span } from "../../span.js";
import type { LocatedEdit } from "../located-finding.js";

/** What begins `{{ x }}`, `{!! x !!}`, `{% x %}`, `<% x %>`, `<?php x ?>` and `<!--#echo x -->`. */
export const templateOpener = /\{(?:[{%]|!!)|<(?:[%?]|!--#)/u;

/** The longest beginning without one of its units. */
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
