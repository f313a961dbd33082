import type { Spelling } from "@irilint/core/documents";
import type { SymbolPlace } from "../../symbols/symbol-index.js";

/** What the places of one identifier are called by how they are written. */
const manners: Readonly<Record<Spelling, string>> = {
  whole: "in full",
  prefixed: "with a prefix",
  relative: "relative",
};

/** How often, where and in which ways an identifier is written, in a sentence; nothing if it stands nowhere else. */
export function usageOf(places: readonly SymbolPlace[], iri: string): string | undefined {
  if (places.length < 2) return undefined;
  const files = new Set(places.map(({ uri }) => uri)).size;
  const count = `Used ${String(places.length)} times in ${files === 1 ? "this file" : `${String(files)} files`}`;
  const ways = Object.entries(manners).flatMap(([spelling, manner]): [number, string][] => {
    const times = places.filter((place) => place.spelling === spelling).length;
    return times === 0 ? [] : [[times, manner]];
  });
  const otherwise = places.filter((place) => place.iri !== iri).length;
  const told = [
    ...(ways.length > 1 ? [ways.map(([times, manner]) => `${String(times)} ${manner}`).join(", ")] : []),
    ...(otherwise > 0 ? [`${String(otherwise)} in another equivalent spelling`] : []),
  ];
  return told.length === 0 ? `${count}.` : `${count}: ${told.join("; ")}.`;
}
