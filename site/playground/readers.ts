import { escapeInvisible, readings, type ConsumerReading } from "../../packages/core/dist/index.js";
import type { Row } from "./identifier.js";

/** What each consumer makes of a text: where it would ask for it and what it would send, or why it refuses it. */
export function readersOf(text: string): Row[] {
  return readings(text).map((reading) => ({ name: reading.consumer, text: escapeInvisible(readingText(reading)) }));
}

function readingText(reading: ConsumerReading): string {
  if (!reading.ok) return `refused: ${reading.error}`;
  const { host, port, path, query, target } = reading;
  const sent = target ?? path + (query === undefined ? "" : `?${query}`);
  const parts = Object.entries({ host, port, [target === undefined ? "path and query" : "sent"]: sent });
  return ["accepted", ...parts.flatMap(([name, part]) => (part === undefined ? [] : [`${name} ${part}`]))].join(", ");
}
