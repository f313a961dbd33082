import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { isAbsolute } from "./identifiers-in-markup.js";
import type { Site } from "../read/site.js";

const addressSite: Site = { kind: "identifier", use: "reference", production: "IRI-reference", role: "url()" };

/** The function of CSS that holds an address, in quotes or not, without escapes (CSS Values 4 §4.5). */
const address = /(?<![\w-])url\(\s{0,8}(?:"([^"\\]*)"|'([^'\\]*)'|([^\s"'()\\]*))\s{0,8}\)/dgiu;

/** Finds the identifiers with a scheme in the `url()` functions of CSS, in the decoded text of a string. */
export function findIdentifiersInStyles(text: string): EmbeddedIdentifier[] {
  if (!/url\(/iu.test(text)) return [];
  return Array.from(text.matchAll(address), ({ indices = [] }) => indices.slice(1).find((each) => each !== undefined))
    .filter((range) => range !== undefined)
    .filter(([start, end]) => isAbsolute(text.slice(start, end)))
    .map(([start, end]) => ({ span: { start, end }, site: addressSite }));
}
