import type { Report } from "../../formats/format.js";
import { placesOf, toldPlaces, type ToldPlaces } from "../places.js";

/** A report as one thread sends it to another: with the lines and bytes of its messages in place of functions. */
export interface PortableReport extends Omit<Report, "lineAt" | "byteAt">, ToldPlaces {}

export function portable({ lineAt, byteAt, ...report }: Report): PortableReport {
  return { ...report, ...toldPlaces({ ...report, lineAt, byteAt }) };
}

export function reportOf({ lines, bytes, ...report }: PortableReport): Report {
  return { ...report, ...placesOf(report.messages, { lines, bytes }) };
}
