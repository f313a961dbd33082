import { splitIri, type Component, type Edit, type Iri } from "@irilint/core";

/** The components of an IRI, in the order of the text. */
function componentsOf({ scheme, authority, path, query, fragment }: Iri): (Component | undefined)[] {
  return [scheme, authority?.userinfo, authority?.host, authority?.port, path, query, fragment];
}

/** What turns one IRI into another that has the same components: an edit for each that is written in another way. */
export function componentEdits(from: string, to: string): Edit[] {
  const after = componentsOf(splitIri(to));
  return componentsOf(splitIri(from)).flatMap((component, index) => {
    const text = after[index]?.text;
    if (component === undefined || text === undefined || text === component.text) return [];
    return [narrowed(component, text)];
  });
}

/** The edit without the characters that both texts begin and end with. */
function narrowed({ text: before, span }: Component, after: string): Edit {
  const [from, to] = [Array.from(before), Array.from(after)];
  const shorter = Math.min(from.length, to.length);
  let first = 0;
  while (first < shorter && from[first] === to[first]) first += 1;
  let last = 0;
  while (last < shorter - first && from.at(-1 - last) === to.at(-1 - last)) last += 1;
  const start = span.start + from.slice(0, first).join("").length;
  const end = span.end - from.slice(from.length - last).join("").length;
  return { span: { start, end }, text: to.slice(first, to.length - last).join("") };
}
