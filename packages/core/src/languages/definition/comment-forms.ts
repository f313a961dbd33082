import type { BlockComment } from "./code-language.js";

export const slashes = /\/\//uy;
export const numberSign = /#/uy;
/** A number sign at the start of a word; within a word, it is an ordinary character. */
export const wordStartNumberSign = /(?<=^|[\s;{}()])#/muy;
export const dashes = /--/uy;
export const stars: BlockComment = { open: "/*", close: "*/" };
export const nestedStars: BlockComment = { ...stars, nests: true };
/** `(* … *)` of the ML family. */
export const parentheses: BlockComment = { open: "(*", close: "*)", nests: true };
