import type { Span } from "../../../findings/span.js";

/** What stands in brackets on a line before a block. */
export interface BlockAttributes {
  readonly style: string;
  /** What parts the cells of a table. */
  readonly separator?: string;
  /** Whether cells are written as comma-separated values or in a way like that. */
  readonly hasOtherCells: boolean;
  /** Whether macros are read in a block in which they otherwise are not. */
  readonly hasMacros: boolean;
}

export const noAttributes: BlockAttributes = { style: "", hasOtherCells: false, hasMacros: false };

export function areSameAttributes(one: BlockAttributes, other: BlockAttributes): boolean {
  return (
    one.style === other.style &&
    one.separator === other.separator &&
    one.hasOtherCells === other.hasOtherCells &&
    one.hasMacros === other.hasMacros
  );
}

const attributeLine = /^\[(?:|[\p{L}\p{N}_.#%{,"'].*|\[.*\])\]$/u;

export function isAttributeLine(content: string): boolean {
  return attributeLine.test(content);
}

export function blockAttributesOf(content: string): BlockAttributes {
  const separator = /\bseparator="?(?<sign>[^",\]])/u.exec(content)?.groups?.["sign"];
  return {
    style: /^\[(?<style>[\p{L}\p{N}_-]*)/u.exec(content)?.groups?.["style"] ?? "",
    ...(separator !== undefined && { separator }),
    hasOtherCells: /\bformat="?(?:csv|dsv|tsv)/u.test(content),
    hasMacros: /\bsubs=(?:"[^"]{0,200}|[^",\]]{0,200})\b(?:macros|normal)\b/u.test(content),
  };
}

const link =
  /(?:^|,)\s*link=\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<plain>[^\s,"'](?:[^,]*[^\s,])?))/gu;
/** What links to the image itself, or to nothing. */
const noAddress = /^(?:self|none|)$/u;

/** The addresses to which the attributes of an image link. */
export function attributeAddresses(attributes: string): Span[] {
  return Array.from(attributes.matchAll(link)).flatMap(({ 0: whole, index, groups }): Span[] => {
    const { double, single, plain } = groups ?? {};
    const value = double ?? single ?? plain ?? "";
    const end = index + whole.length - (plain === undefined ? 1 : 0);
    return noAddress.test(value) ? [] : [{ start: end - value.length, end }];
  });
}
