/** A section as it is cited: `§3.1`, `appendix C`. */
export function sectionSign(section: string): string {
  return section.startsWith("appendix ") ? section : `§${section}`;
}
