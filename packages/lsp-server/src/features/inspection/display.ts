import { bidiLayout } from "@irilint/core";
import type { InspectedDisplay } from "../../custom-requests.js";

/** The order in which a text is displayed in a left-to-right paragraph. */
export function displayOf(text: string): InspectedDisplay {
  const { order, visual, runs } = bidiLayout(text);
  return { order, visual, runs: runs.map(({ start, end, level }) => ({ start, end, level })) };
}
