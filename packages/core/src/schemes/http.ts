import type { Iri } from "../iri/iri.js";
import { misspelledScheme } from "./misspelled-scheme.js";
import { faultOfComponent, type SchemeFault } from "./scheme-fault.js";

/**
 * `http-URI = "http" "://" authority path-abempty [ "?" query ]` — RFC 9110 §4.2.1. That an authority is needed is told
 * here where nothing looks as if it were one; else the delimiters before it are told to be misspelled.
 */
export function authorityFaults(iri: Iri): SchemeFault<"authority-missing">[] {
  if (iri.authority !== undefined || misspelledScheme(iri) !== undefined || iri.scheme === undefined) return [];
  return [faultOfComponent("authority-missing", "scheme", iri.scheme)];
}
