import { isDomainLabel } from "./domain-label.js";
import { cutPart, faultOf, faultsIn, splitPart, type SchemePart, type SchemeFault } from "./scheme-fault.js";

export type TelephoneReason =
  | "number-missing"
  | "global-number-character"
  | "local-number-character"
  | "digit-missing"
  | "parameter-name-missing"
  | "parameter-name-character"
  | "parameter-value-missing"
  | "parameter-value-character"
  | "parameter-repeated"
  | "parameter-misplaced"
  | "extension-character"
  | "context-malformed";

/** `telephone-subscriber = global-number / local-number`, a number with its parameters behind it — RFC 3966 §3 */
export function telephoneSubscriberFaults(subscriber: SchemePart): SchemeFault<TelephoneReason>[] {
  const [number, ...parameters] = splitPart(subscriber, ";");
  const faults = number === undefined ? [] : numberFaults(number);
  return [...faults, ...parameters.flatMap(parameterFaults), ...repetitions(parameters), ...misplaced(parameters)];
}

/** Whether a local number does not say by `phone-context` where it is valid, which RFC 3966 §5.1.5 asks of it. */
export function lacksContext({ text }: SchemePart): boolean {
  return text !== "" && !text.startsWith("+") && !/;phone-context=/i.test(text);
}

function numberFaults(number: SchemePart): SchemeFault<TelephoneReason>[] {
  if (number.text === "") return [faultOf("number-missing", number)];
  return number.text.startsWith("+") ? globalNumberFaults(number) : localNumberFaults(number);
}

/** `global-number-digits = "+" *phonedigit DIGIT *phonedigit`, `phonedigit = DIGIT / "-" / "." / "(" / ")"` — RFC 3966 §3 */
function globalNumberFaults(number: SchemePart): SchemeFault<TelephoneReason>[] {
  const faults = faultsIn("global-number-character", number, /(?!^\+)(?:%[0-9A-Fa-f]{2}|[^0-9.()-])+/);
  return faults.length > 0 || /[0-9]/.test(number.text) ? faults : [faultOf("digit-missing", number)];
}

/**
 * `local-number-digits = *phonedigit-hex (HEXDIG / "*" / "#") *phonedigit-hex` — RFC 3966 §3. A number sign begins the
 * fragment of every URI, so that it stands here as `%23`.
 */
function localNumberFaults(number: SchemePart): SchemeFault<TelephoneReason>[] {
  const faults = faultsIn("local-number-character", number, /(?:(?!%23)%[0-9A-Fa-f]{2}|[^0-9A-Fa-f*.()%-])+/);
  return faults.length > 0 || /[0-9A-Fa-f*]/.test(number.text) ? faults : [faultOf("digit-missing", number)];
}

/** `parameter = ";" pname ["=" pvalue ]`, with the rules of `ext` and `phone-context` — RFC 3966 §3 */
function parameterFaults(parameter: SchemePart): SchemeFault<TelephoneReason>[] {
  const [name, value] = cutPart(parameter, "=");
  if (name.text === "") return [faultOf("parameter-name-missing", name)];
  const faults = faultsIn("parameter-name-character", name, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9-])+/);
  if (value === undefined) return faults;
  if (value.text === "") return [...faults, faultOf("parameter-value-missing", value)];
  return [...faults, ...valueFaults(name.text.toLowerCase(), value)];
}

function valueFaults(name: string, value: SchemePart): SchemeFault<TelephoneReason>[] {
  if (name === "ext") return faultsIn("extension-character", value, /(?:%[0-9A-Fa-f]{2}|[^0-9.()-])+/);
  if (name === "phone-context") return isDescriptor(value.text) ? [] : [faultOf("context-malformed", value)];
  // `isub` takes what URIs hold; all other parameters have `pvalue`.
  if (name === "isub") return [];
  return faultsIn("parameter-value-character", value, /[^A-Za-z0-9_.!~*'()/:&+$%-]+/);
}

/** `descriptor = domainname / global-number-digits`, `domainname = *( domainlabel "." ) toplabel [ "." ]` — RFC 3966 §3 */
function isDescriptor(text: string): boolean {
  if (text.startsWith("+")) return /^\+[0-9.()-]*$/.test(text) && /[0-9]/.test(text);
  const labels = (text.endsWith(".") ? text.slice(0, -1) : text).split(".");
  return labels.every(isDomainLabel) && /^[A-Za-z]/.test(labels.at(-1) ?? "");
}

/** RFC 3966 §3: a parameter name must not appear more than once. */
function repetitions(parameters: readonly SchemePart[]): SchemeFault<TelephoneReason>[] {
  const seen = new Set<string>();
  return parameters.flatMap((parameter) => {
    const [name] = cutPart(parameter, "=");
    const known = name.text.toLowerCase();
    if (known === "" || !seen.has(known)) {
      seen.add(known);
      return [];
    }
    return [faultOf("parameter-repeated" as const, name)];
  });
}

/** RFC 3966 §3: `isub` and `ext` come first, then `phone-context`, then all others in lexicographical order. */
function misplaced(parameters: readonly SchemePart[]): SchemeFault<TelephoneReason>[] {
  let last = "";
  return parameters.flatMap((parameter) => {
    const [name] = cutPart(parameter, "=");
    // What has no name has no place in the order.
    if (name.text === "") return [];
    const key = orderKey(name.text.toLowerCase());
    if (key >= last) {
      last = key;
      return [];
    }
    return [faultOf("parameter-misplaced" as const, name)];
  });
}

/** The rank of a parameter, and its name where that counts. */
function orderKey(name: string): string {
  if (name === "isub" || name === "ext") return "0";
  return name === "phone-context" ? "1" : `2 ${name}`;
}
