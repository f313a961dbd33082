import { sortParameters } from "./sort-parameters.js";

/**
 * A `geo-path` of RFC 5870 §3.3 in the form that all equal ones have (§3.4.4): numbers without idle zeros, names of
 * parameters in lower case, parameters in one order. `normalizeLocation("90.0,-22.43;crs=WGS84")` is `90,0`.
 */
export function normalizeLocation(path: string): string {
  const [coordinates = "", ...written] = path.split(";");
  // The World Geodetic System 1984 is meant where none is named.
  const parameters = written.map(normalizeParameter).filter((parameter) => parameter !== "crs=wgs84");
  const isOnGlobe = parameters[0]?.startsWith("crs=") !== true;
  const numbers = coordinates.split(",").map(normalizeNumber);
  const place = isOnGlobe ? withOneLongitude(numbers) : numbers;
  return [place.join(","), ...sortParameters(parameters, ["crs", "u"])].join(";");
}

/** RFC 5870 §3.4.4: at a pole the longitude does not count, and 180 degrees are the same to the east and to the west. */
function withOneLongitude([latitude = "", longitude = "", ...altitude]: readonly string[]): string[] {
  const isPole = latitude === "90" || latitude === "-90";
  return [latitude, isPole ? "0" : longitude.replace(/^-180$/, "180"), ...altitude];
}

/** RFC 5870 §3.3: only names and the label of a coordinate system have no case. */
function normalizeParameter(parameter: string): string {
  const [written = "", value] = parameter.split("=", 2);
  const name = written.toLowerCase();
  if (value === undefined) return name;
  if (name === "u") return `u=${normalizeNumber(value)}`;
  return `${name}=${name === "crs" ? value.toLowerCase() : value}`;
}

/** The shortest of the numbers that are mathematically identical, of which each may have any number of digits. */
function normalizeNumber(number: string): string {
  const [digits = "", fraction = ""] = number.replace("-", "").split(".");
  const decimals = fraction.replace(/(?<!0)0+$/, "");
  const magnitude = digits.replace(/^0+(?=[0-9])/, "") + (decimals === "" ? "" : `.${decimals}`);
  return number.startsWith("-") && magnitude !== "0" ? `-${magnitude}` : magnitude;
}
