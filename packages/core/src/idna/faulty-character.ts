import { isAscii } from "../text/ascii.js";
import { splitTriplets } from "../iri/split-triplets.js";
import type { Span } from "../findings/span.js";
import type { DnsLabel } from "./dns-host.js";
import type { DomainFault } from "./domain-faults.js";
import { mappedByIdna } from "./domain.js";

export interface FaultyCharacter {
  /** In the IRI: the character or its triplets; the whole label where the fault is of no single character. */
  readonly span: Span;
  readonly codePoint?: number;
  /** What IDNA maps the character to, where that is what it does not admit. */
  readonly meaning?: string;
}

/** The character that is written in the label, of which IDNA refuses either itself or what it is mapped to. */
export function faultyCharacter({ span }: DnsLabel, { codePoint }: DomainFault, iri: string): FaultyCharacter {
  if (codePoint === undefined) return { span };
  const refused = String.fromCodePoint(codePoint);
  let start = span.start;
  let mapped: FaultyCharacter | undefined;
  for (const { source, character = source } of splitTriplets(iri.slice(span.start, span.end))) {
    const place = { start, end: start + source.length };
    if (character === refused) return { span: place, codePoint };
    if (mapped === undefined && !isAscii(character)) {
      const meaning = mappedByIdna(character);
      if (meaning.includes(refused)) mapped = { span: place, codePoint: character.codePointAt(0) ?? 0, meaning };
    }
    start = place.end;
  }
  return mapped ?? { span, codePoint };
}
