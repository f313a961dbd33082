import { bidiLayout, characterProperties, splitTriplets, type Span } from "@irilint/core";
import type { EncodedCharacter, InspectedCharacter } from "../../protocol/custom-requests.js";

/** What `escapeInvisible` replaces in messages, and the space, which says nothing by itself in a list of characters. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** The characters of a text in the order in which they are stored, with ellipses for some. */
export function inspectCharacters(text: string, ellipses: readonly Span[]): InspectedCharacter[] {
  const { levels } = bidiLayout(text);
  const standIns = new Set(ellipses.map(({ start }) => start));
  let start = 0;
  return Array.from(text, (character) => {
    const span = { start, end: start + character.length };
    start = span.end;
    if (standIns.has(span.start)) return standIn(span, levels[span.start]);
    return {
      span,
      text: character.replace(/\p{Cs}/u, "\uFFFD"),
      ...characterProperties(character.codePointAt(0) ?? 0),
      level: levels[span.start] ?? 0,
      ...(unseen.test(character) && { unseen: true as const }),
    };
  });
}

/** Nothing is known of what it stands for, though the other characters are where they are beside a letter. */
function standIn(span: Span, level = 0): InspectedCharacter {
  return { span, text: "…", notation: "", bidiClass: "", level, standIn: true };
}

/** The characters that are percent-encoded, and the octets that are part of none. */
export function encodedCharacters(text: string): EncodedCharacter[] {
  let start = 0;
  return splitTriplets(text).flatMap(({ source, character }) => {
    const span = { start, end: start + source.length };
    start = span.end;
    return /^%[0-9A-Fa-f]/.test(source) ? [{ span, octets: octetsOf(source), ...propertiesOf(character) }] : [];
  });
}

function octetsOf(triplets: string): number[] {
  return triplets
    .split("%")
    .slice(1)
    .map((digits) => Number.parseInt(digits, 16));
}

function propertiesOf(character: string | undefined): Pick<EncodedCharacter, "text" | "notation" | "name"> {
  if (character === undefined) return {};
  const { notation, name } = characterProperties(character.codePointAt(0) ?? 0);
  return { text: character, notation, ...(name !== undefined && { name }) };
}
