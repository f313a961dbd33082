import { sortParameters } from "./sort-parameters.js";
import { lowercaseOutsideTriplets } from "./triplets.js";

/**
 * A telephone number of RFC 3966 §3 in the form that all equivalent ones have (§4): in lower case, without visual
 * separators, its parameters in one order. `normalizeTelephoneNumber("+1-201;ext=(5)")` is `+1201;ext=5`.
 */
export function normalizeTelephoneNumber(subscriber: string): string {
  const [number = "", ...parameters] = lowercaseOutsideTriplets(subscriber).split(";");
  const sorted = sortParameters(parameters.map(normalizeParameter), ["isub", "ext", "phone-context"]);
  return [withoutSeparators(number), ...sorted].join(";");
}

/** Separators merely aid readability (RFC 3966 §5.1.1); in a `phone-context` without plus sign they belong to a domain. */
function normalizeParameter(parameter: string): string {
  return /^(?:ext=|phone-context=\+)/.test(parameter) ? parameter.replace(/(?<==).*/, withoutSeparators) : parameter;
}

function withoutSeparators(number: string): string {
  return number.replace(/[-.()]/g, "");
}
