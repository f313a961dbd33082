import type { Span } from "../../findings/span.js";
import type { LocatedEdit } from "../project/located-finding.js";

/**
 * The opening marks of template tags: `{{ x }}`, `{!! x !!}`, `{% x %}`, `<% x %>`, `<?php x ?>`, `<!--#echo x -->` and
 * `<c:url value="x"/>`.
 */
export const templateOpener = /\{(?:[{%]|!!)|<(?:[%?]|!--#|[A-Za-z][\w-]*:)/u;

/** A JSP element, which is expanded wherever it stands; its content is bounded like other template tags. */
export const templateElement =
  /<([A-Za-z][\w-]*:[A-Za-z][\w-]*)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,40}\s*(?:\/>|>[^]{0,500}?<\/\1>)/uy;

/** The longest opening mark without one of its code units. */
const longestPart = 4;

/** The characters of the marks of `{{ x }}`, `{% x %}`, `<% x %>` and `<?php x ?>`. */
const mark = /[{}%!<>?]/u;

/** What ends a value, unless a template tag contains it. */
type ValueEnd = "quote" | "space";

const valueEnds: Readonly<Record<ValueEnd, RegExp>> = { quote: /["']/u, space: /[\s>]/u };

/**
 * Whether an edit could begin, end or extend a template tag in a value that contains, within such a tag, what would
 * otherwise end the value.
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

/** Remembered for each value, since a value may get as many fixes as it has characters. */
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
