import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";

/** What begins `{{ x }}`, `{!! x !!}`, `{% x %}`, `<% x %>`, `<?php x ?>`, `<!--#echo x -->` and `<c:url value="x"/>`. */
export const templateOpener = /\{(?:[{%]|!!)|<(?:[%?]|!--#|[A-Za-z][\w-]*:)/u;

/** An element that JSP replaces, wherever it stands; what it holds is no longer than a template may be. */
export const templateElement =
  /<([A-Za-z][\w-]*:[A-Za-z][\w-]*)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,40}\s*(?:\/>|>[^]{0,500}?<\/\1>)/uy;

/** The longest beginning of a mark without one of its units. */
const longestPart = 4;

/** Units of `{{ x }}`, `{% x %}`, `<% x %>` and `<?php x ?>`. */
const mark = /[{}%!<>?]/u;

/** What would end a value if no template held it. */
type ValueEnd = "quote" | "space";

const valueEnds: Readonly<Record<ValueEnd, RegExp>> = { quote: /["']/u, space: /[\s>]/u };

/**
 * Whether a template that a program fills in could begin or end at an edit, or go on behind it, in a value that holds what
 * would otherwise end it.
 */
export function changesTemplate(source: string, edit: LocatedEdit, piece: Span<"source">, end: ValueEnd): boolean {
  if (beginsTemplate(source, edit, piece)) return true;
  return mark.test(source.slice(edit.span.start, edit.span.end)) && holdsEnd(source, piece, end);
}

interface Looked {
  readonly source: string;
  readonly end: ValueEnd;
  readonly holds: boolean;
}

/** What was found in each value: a value may get as many fixes as it has characters, and is looked through once. */
const looked = new WeakMap<Span<"source">, Looked>();

function holdsEnd(source: string, piece: Span<"source">, end: ValueEnd): boolean {
  const known = looked.get(piece);
  if (known?.end === end && known.source === source) return known.holds;
  const holds = valueEnds[end].test(source.slice(piece.start, piece.end));
  looked.set(piece, { source, end, holds });
  return holds;
}

function beginsTemplate(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - longestPart), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + longestPart));
  return openersIn(before + text + after) > openersIn(before + source.slice(span.start, span.end) + after);
}

function openersIn(source: string): number {
  return source.split(templateOpener).length;
}
