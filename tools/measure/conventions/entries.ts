import type { Convention } from "../../../packages/core/src/literals/conventions/convention.js";

/** What the record of a convention lists, each of which decides by itself. */
export function entriesOf(convention: Convention): readonly string[] {
  switch (convention.kind) {
    case "callee":
      return convention.match.callees.map((callee) => (typeof callee === "string" ? callee : callee.source));
    case "setter":
      return [...convention.match.methods, ...(convention.match.first === "attribute" ? [] : convention.match.first)];
    case "key":
      return convention.match.keys.map((key) => keyEntry(convention, key));
    case "map":
      return [...convention.match.maps, ...(convention.match.endings ?? [])].map(String);
    case "name":
      return convention.match.endings;
    case "attribute":
      return convention.match.attributes.map(String);
    case "tag":
    case "language-tag":
      return convention.match.tags;
    case "scheme":
    case "body":
      return convention.match.schemes;
    case "text":
      return "text" in convention.match ? convention.match.text.map(String) : [];
    case "placeholder":
      return convention.match.patterns.map(String);
    case "role":
      return convention.match.roles.map(String);
    case "historical":
      return convention.match.path.map(String);
    case "tests":
      return [String(convention.match.path)];
    case "word":
    case "around":
    case "own-notation":
    case "stand-in":
      return [];
  }
}

/** A key in certain objects counts in any case. */
function keyEntry({ match }: Extract<Convention, { kind: "key" }>, key: string | RegExp): string {
  return match.parent === undefined ? String(key) : String(key).toLowerCase();
}
