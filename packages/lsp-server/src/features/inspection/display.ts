import { bidiLayout } from "@irilint/core";
import type { InspectedDisplay } from "../../protocol/custom-requests.js";

/** The order in which a text is displayed in a left-to-right paragraph; `shown` has ellipses for some of its characters. */
export function displayOf(text: string, shown: string): InspectedDisplay {
  const { order, visual: whole, runs } = bidiLayout(text);
  const visual = Array.from(whole, (character, index) => (shown[order[index] ?? 0] === "…" ? "…" : character)).join("");
  return { order, visual, runs: runs.map(({ start, end, level }) => ({ start, end, level })) };
}
