import type { Span } from "../../span.js";
import type { LocatedEdit } from "../located-finding.js";

/** Units of `{{ x }}`, `{% x %}`, `<% x %>` and `<?php x ?>`. */
const mark = /[{}%<>?]/u;

/**
 * Whether a template that a program fills in could end at an edit, or go on behind it, in a value that holds what would
 * otherwise end it.
 */
export function changesTemplate(source: string, { span }: LocatedEdit, piece: Span<"source">, end: RegExp): boolean {
  return mark.test(source.slice(span.start, span.end)) && end.test(source.slice(piece.start, piece.end));
}
