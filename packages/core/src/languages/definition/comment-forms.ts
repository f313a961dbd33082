import type { BlockComment } from "./code-language.js";

export const slashes = /\/\//uy;
export const numberSign = /#/uy;
/** A number sign at the start of a word, so that it is no part of one. */
export const wordStartNumberSign = /(?<=^|[\s;{}()])#/muy;
export const dashes = /--/uy;
export const stars: BlockComment = { open: "/*", close: "*/" };
export const nestedStars: BlockComment = { ...stars, nests: true };
/** Those of the languages that come from ML. */
export const parentheses: BlockComment = { open: "(*", close: "*)", nests: true };
