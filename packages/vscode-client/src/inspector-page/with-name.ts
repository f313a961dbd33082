import { CharacterNames } from "./character-names.js";

/** The table, from a script of its own, which only this page loads. */
declare const characterNames: string;

const names = new CharacterNames(characterNames);

/** The code point with its name: the one that the server gives to what has no name by itself, else Unicode's. */
export function withName({ notation = "", name }: { readonly notation?: string; readonly name?: string }): string {
  const known = name ?? names.of(Number.parseInt(notation.slice("U+".length), 16));
  return known === undefined ? notation : `${notation} ${known}`;
}
