import { readings, type ConsumerReading } from "@irilint/core";
import { secretsIn } from "@irilint/core/internal";
import type { InspectedReader } from "../../protocol/custom-requests.js";

/** How each reader takes a text apart. Of one with a password none is shown: a reader may take a part of it for the host. */
export function readersOf(text: string): InspectedReader[] | undefined {
  return secretsIn(text).length > 0 ? undefined : readings(text).map(readerOf);
}

function readerOf(reading: ConsumerReading): InspectedReader {
  const name = reading.consumer;
  if (!reading.ok) return { name, error: reading.error };
  const { host, port, path, query, target } = reading;
  const sent = target ?? path + (query === undefined ? "" : `?${query}`);
  return { name, ...(host !== undefined && { host }), ...(port !== undefined && { port }), sent };
}
