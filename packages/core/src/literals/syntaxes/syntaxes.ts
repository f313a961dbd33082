import { composed } from "./composed.js";
import { syntaxes } from "./registry.js";
import type { Delimiters, Syntax, SyntaxName } from "./syntax.js";
import type { SimpleSyntaxName } from "./syntax-name.js";

const known = new Map<SyntaxName, Syntax>(Object.values(syntaxes).map((syntax) => [syntax.name, syntax]));

/** The syntax with this name. */
export function syntaxOf(name: SyntaxName): Syntax {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = name.includes(" in ") ? composedOf(name) : delimitedOf(name);
  known.set(name, made);
  return made;
}

function composedOf(name: SyntaxName): Syntax {
  const [inner, ...outer] = name.split(" in ");
  // The cast is sound: `syntaxWithin` makes such names from two names of syntaxes.
  return composed(name, syntaxOf(inner as SyntaxName), syntaxOf(outer.join(" in ") as SyntaxName));
}

function delimitedOf(name: SyntaxName): Syntax {
  const [simple, delimiters = ""] = name.split(" between ");
  // The cast is sound: `syntaxBetween` makes such names from that of a simple syntax.
  const syntax = syntaxes[simple as SimpleSyntaxName];
  return syntax.between?.(name, delimiters) ?? syntax;
}

/** The name of a simple syntax between the given delimiters. */
export function syntaxBetween(syntax: SimpleSyntaxName, delimiters: Delimiters): SyntaxName {
  return `${syntax} between ${delimiters}`;
}

/** The name of the syntax `inner` whose source is written in `outer`; plain text changes nothing. */
export function syntaxWithin(inner: SyntaxName, outer: SyntaxName): SyntaxName {
  return outer === "plain" ? inner : `${inner} in ${outer}`;
}
