import type { EmbeddedIdentifier } from "./embedded-identifier.js";
import { brokenLinkSite } from "../read/site.js";

const addressBeforeAngle = /(?<=^|[\s(])https?:\/\/[^\s<>"'\x60]{1,1000}(?<=[\w/])>(?=[.,;:)]?(?:\s|$))/giu;

/**
 * Finds the angle bracket right behind an address where none opens before it in the text, as of an element of XML whose end tag
 * lacks its own: `<url>https://a.example/url>`.
 */
export function findLoneAngles(text: string): EmbeddedIdentifier[] {
  if (!text.includes(">") || !text.includes("://")) return [];
  const firstOpening = text.indexOf("<");
  return [...text.matchAll(addressBeforeAngle)].flatMap(({ index, 0: whole }) => {
    const end = index + whole.length;
    const isOpened = firstOpening >= 0 && firstOpening < index;
    return isOpened ? [] : [{ span: { start: end - 1, end }, site: brokenLinkSite }];
  });
}
