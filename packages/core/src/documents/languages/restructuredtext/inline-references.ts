import type { Span } from "../../../findings/span.js";

/**
 * Finds the addresses of references with one of their own, such as `` `text <address>`_ `` — reStructuredText Markup
 * Specification, *Hyperlink References*. Spans are relative to the paragraph, which is all that is looked at.
 */
export function findAddressesInReferences(paragraph: string): Span[] {
  const found: Span[] = [];
  for (let open = paragraph.indexOf("`"); open !== -1;) {
    const next = paragraph.startsWith("``", open) ? literalEnd(paragraph, open) : undefined;
    const close = next === undefined ? paragraph.indexOf("`", open + 1) : -1;
    if (next === undefined && close === -1) break;
    const isOpening = close !== -1 && mayOpen(paragraph, open);
    if (isOpening && isReference(paragraph, open, close)) {
      const start = paragraph.slice(open, close).lastIndexOf("<");
      if (start > 0) found.push({ start: open + start + 1, end: close - 1 });
    }
    open = paragraph.indexOf("`", next ?? (isOpening ? close + 1 : open + 1));
  }
  return found;
}

/** The end of an inline literal: between double back quotes, nothing is markup. */
function literalEnd(paragraph: string, open: number): number {
  const close = paragraph.indexOf("``", open + 2);
  if (close === -1) return paragraph.length;
  let end = close + 2;
  while (paragraph[end] === "`") end++;
  return end;
}

/** Characters that may precede inline markup — *Inline markup recognition rules*. */
const beforeMarkup = /^[\s'"</:\p{Ps}\p{Pi}\p{Pf}\p{Pd}]?$/u;

function mayOpen(paragraph: string, open: number): boolean {
  return beforeMarkup.test(paragraph[open - 1] ?? "") && /\S/u.test(paragraph[open + 1] ?? "");
}

/**
 * Whether interpreted text is a reference with an address: `>` before its end, and `_` behind it and no role before it, or Sphinx's role
 * for what is downloaded, whose target is a file or an address with a scheme.
 */
function isReference(paragraph: string, open: number, close: number): boolean {
  if (paragraph[close - 1] !== ">") return false;
  if (paragraph[open - 1] !== ":") return paragraph[close + 1] === "_";
  const target = paragraph.slice(paragraph.lastIndexOf("<", close), close);
  return paragraph.slice(0, open).endsWith(downloads) && /^<[a-z][a-z\d+.-]{1,20}:\/\//iu.test(target);
}

const downloads = ":download:";
