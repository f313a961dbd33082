import type { Span } from "../../../findings/span.js";

/** The attributes in brackets on a line before a block. */
export interface BlockAttributes {
  readonly style: string;
  /** The separator of the cells of a table. */
  readonly separator?: string;
  /** Whether the cells are written as comma-separated values or in a similar format. */
  readonly hasOtherCells: boolean;
  /** Whether macros are substituted in a block that otherwise is verbatim. */
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

const attributeValues = [
  String.raw`"(?<double>(?:[^"\\]|\\.)*)"`,
  String.raw`'(?<single>(?:[^'\\]|\\.)*)'`,
  String.raw`(?<plain>[^\s,"'](?:[^,]*[^\s,])?)`,
];
const link = new RegExp(String.raw`(?:^|,)\s*link=\s*(?:${attributeValues.join("|")})`, "gu");
/** Values of `link` that name no address: the image itself, or nothing. */
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
