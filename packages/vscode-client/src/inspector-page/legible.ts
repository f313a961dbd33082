/** A piece of a text: characters that can be read, or one that nobody sees, by its notation. */
export type Piece = { readonly text: string } | { readonly unseen: string };

/** As the server's, which the page cannot import (`features/inspection/characters.ts`). */
const unseen = /([\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])/u;

/** Cuts a text at the characters that nobody sees, some of which would reorder the others. */
export function legible(text: string): Piece[] {
  return text
    .split(unseen)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { unseen: notation(part) }))
    .filter((piece) => "unseen" in piece || piece.text !== "");
}

function notation(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
