import type {
  EncodedCharacter,
  InspectedReader,
  Inspection,
} from "iri-language-server/dist/protocol/custom-requests.js";
import { element, section, table } from "./element.js";
import { glyph, isolated } from "./isolated.js";
import { withName } from "./with-name.js";

/** The components, from the scheme to the fragment. */
export function components({ components }: Inspection): HTMLElement {
  const rows = components.map(({ name, text, span }) => [
    name,
    text === "" ? element("em", {}, "empty") : isolated(text),
    `${span.start}–${span.end}`,
  ]);
  return section("Components", table(["Component", "Text", "Offsets"], rows));
}

/** The percent-encoded octets, and the characters that they stand for. */
export function encodedOctets({ encoded }: Inspection): HTMLElement[] {
  if (encoded.length === 0) return [];
  const rows = encoded.map((character) => [octetsOf(character), decoded(character), withName(character)]);
  return [section("Percent-encoded", table(["Octets", "Character", "Code point"], rows))];
}

function octetsOf({ octets }: EncodedCharacter): string {
  return octets.map((octet) => octet.toString(16).toUpperCase().padStart(2, "0")).join(" ");
}

function decoded({ text }: EncodedCharacter): Node {
  return text === undefined ? element("em", {}, "not UTF-8") : glyph(text);
}

/** Where specifications and programs would ask for it, and what they would send. */
export function readers({ readers = [] }: Inspection): HTMLElement[] {
  if (readers.length === 0) return [];
  return [section("Who reads what", table(["Reader", "Host", "Port", "Path and query"], readers.map(cellsOf)))];
}

function cellsOf({ name, error, host, port = "", sent }: InspectedReader): (Node | string)[] {
  if (error !== undefined) return [name, element("em", {}, "refused"), "", isolated(error)];
  return [name, textOrNone(host), port, textOrNone(sent)];
}

function textOrNone(text: string | undefined): Node {
  return text === undefined || text === "" ? element("em", {}, "none") : isolated(text);
}
