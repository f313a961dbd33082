import { entityDeclaredAt } from "../documents/languages/xml/entities.js";
import type { Literal } from "../literals/read/literal.js";

/**
 * The texts of those XML literals that refer to entities of the document, with the values of the entities in place of
 * the references (XML 1.0 §4.4).
 */
export function expandEntities(text: string, literals: readonly Literal[]): ReadonlyMap<Literal, string> {
  const declared = new Map<string, string>();
  const expanded = new Map<Literal, string>();
  for (const literal of literals) {
    if (literal.place.role === "entity") {
      const name = entityDeclaredAt(text, literal.span.start);
      // The first of several declarations of an entity is binding (§4.2).
      if (name !== undefined && !declared.has(name)) declared.set(name, literal.text);
    } else if (declared.size > 0 && literal.holes.length > 0 && literal.open === undefined) {
      const whole = expandedText(text, literal, declared);
      if (whole !== undefined) expanded.set(literal, whole);
    }
  }
  return expanded;
}

/** The longest text that is expanded, and the longest result, in UTF-16 code units. */
const longest = 2048;

function expandedText(source: string, literal: Literal, declared: ReadonlyMap<string, string>): string | undefined {
  const { text, holes, map } = literal;
  if (text.length > longest) return undefined;
  let expanded = "";
  let at = 0;
  for (const hole of holes) {
    const { start, end } = map.toSource(hole);
    const entity = /^&(?<name>[\w.:-]+);$/u.exec(source.slice(start, end))?.groups?.["name"];
    const meant = entity === undefined ? undefined : declared.get(entity);
    if (meant === undefined) return undefined;
    expanded += text.slice(at, hole.start) + meant;
    if (expanded.length > longest) return undefined;
    at = hole.end;
  }
  return expanded + text.slice(at);
}
