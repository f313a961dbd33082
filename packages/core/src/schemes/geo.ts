import type { Iri } from "../iri/iri.js";
import { cutPart, faultOf, faultsIn, splitPart, wholePart, type SchemePart, type SchemeFault } from "./scheme-fault.js";
import { uriForm } from "./uri-form.js";

export type GeoReason =
  | "coordinate-missing"
  | "coordinate-malformed"
  | "coordinate-too-many"
  | "latitude-out-of-range"
  | "longitude-out-of-range"
  | "parameter-name-missing"
  | "parameter-name-character"
  | "parameter-value-missing"
  | "parameter-value-character"
  | "crs-character"
  | "crs-misplaced"
  | "uncertainty-misplaced"
  | "uncertainty-malformed";

/** `geo-path = coordinates p`, `p = [ crsp ] [ uncp ] *parameter` — RFC 5870 §3.3 */
export function geoFaults(iri: Iri): SchemeFault<GeoReason>[] {
  const [coordinates, ...parameters] = splitPart(wholePart(uriForm(iri).path), ";");
  if (coordinates === undefined) return [];
  return [...coordinateFaults(coordinates, isWgs84(parameters)), ...parameters.flatMap(parameterFaults)];
}

/** Coordinates are of the World Geodetic System 1984 where nothing else is said (RFC 5870 §3.4.1). */
function isWgs84(parameters: readonly SchemePart[]): boolean {
  return !parameters.some(({ text }) => /^crs=(?!wgs84$)/i.test(text));
}

/** `coordinates = coord-a "," coord-b [ "," coord-c ]` — RFC 5870 §3.3 */
function coordinateFaults(coordinates: SchemePart, isInDegrees: boolean): SchemeFault<GeoReason>[] {
  const [latitude, longitude, altitude, ...more] = splitPart(coordinates, ",");
  if (latitude === undefined || longitude === undefined) return [faultOf("coordinate-missing", coordinates)];
  const numbers = altitude === undefined ? [latitude, longitude] : [latitude, longitude, altitude];
  const faults = numbers.flatMap(numberFaults);
  if (more.length > 0) return [...faults, ...more.map((number) => faultOf("coordinate-too-many" as const, number))];
  return faults.length > 0 || !isInDegrees ? faults : rangeFaults(latitude, longitude);
}

/** `num = [ "-" ] pnum`, `pnum = 1*DIGIT [ "." 1*DIGIT ]` — RFC 5870 §3.3 */
function numberFaults(number: SchemePart): SchemeFault<GeoReason>[] {
  if (number.text === "") return [faultOf("coordinate-missing", number)];
  return /^-?[0-9]+(?:\.[0-9]+)?$/.test(number.text) ? [] : [faultOf("coordinate-malformed", number)];
}

/** RFC 5870 §3.4.2: latitudes from -90 to 90 degrees, longitudes from -180 to 180. */
function rangeFaults(latitude: SchemePart, longitude: SchemePart): SchemeFault<GeoReason>[] {
  return [
    ...(Math.abs(Number(latitude.text)) > 90 ? [faultOf("latitude-out-of-range" as const, latitude)] : []),
    ...(Math.abs(Number(longitude.text)) > 180 ? [faultOf("longitude-out-of-range" as const, longitude)] : []),
  ];
}

/** `parameter = ";" pname [ "=" pvalue ]`, with `crs` first and `u` after it — RFC 5870 §3.3 */
function parameterFaults(
  parameter: SchemePart,
  index: number,
  parameters: readonly SchemePart[],
): SchemeFault<GeoReason>[] {
  const [name, value] = cutPart(parameter, "=");
  if (name.text === "") return [faultOf("parameter-name-missing", name)];
  const known = name.text.toLowerCase();
  if (known === "crs" && index > 0) return [faultOf("crs-misplaced", name)];
  if (known === "u" && !isSecondAtMost(index, parameters)) return [faultOf("uncertainty-misplaced", name)];
  const faults = faultsIn("parameter-name-character" as const, name, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9-])+/);
  const isNeeded = known === "crs" || known === "u";
  if (value === undefined) return isNeeded ? [faultOf("parameter-value-missing", name)] : faults;
  if (value.text === "") return [...faults, faultOf("parameter-value-missing", value)];
  return [...faults, ...valueFaults(known, value)];
}

function isSecondAtMost(index: number, parameters: readonly SchemePart[]): boolean {
  return index === 0 || (index === 1 && /^crs(?:=|$)/i.test(parameters[0]?.text ?? ""));
}

/** `uval = pnum`, `crslabel = "wgs84" / labeltext`, `pvalue = 1*paramchar` — RFC 5870 §3.3 */
function valueFaults(name: string, value: SchemePart): SchemeFault<GeoReason>[] {
  if (name === "u") return /^[0-9]+(?:\.[0-9]+)?$/.test(value.text) ? [] : [faultOf("uncertainty-malformed", value)];
  if (name === "crs") return faultsIn("crs-character", value, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9-])+/);
  return faultsIn("parameter-value-character", value, /[^A-Za-z0-9_.!~*'():&+$%-]+/);
}
