import type { Iri } from "../iri/iri.js";
import {
  cutPart,
  endOf,
  faultOf,
  faultsIn,
  partOf,
  splitPart,
  wholePart,
  type SchemePart,
  type SchemeFault,
} from "./scheme-fault.js";
import { uriForm } from "./uri-form.js";

export type DataReason =
  | "comma-missing"
  | "type-malformed"
  | "parameter-missing"
  | "parameter-without-value"
  | "parameter-malformed"
  | "base64-not-last"
  | "base64-behind-comma"
  | "base64-character"
  | "base64-query"
  | "base64-incomplete";

/** `dataurl = "data:" [ mediatype ] [ ";base64" ] "," data` — RFC 2397 §3 */
export function dataFaults(iri: Iri): SchemeFault<DataReason>[] {
  const { path, query } = uriForm(iri);
  const [head, data] = cutPart(wholePart(path), ",");
  if (data === undefined) return [faultOf("comma-missing", endOf(head))];
  if (!isBase64Mark(splitPart(head, ";").at(-1))) return [...headFaults(head), ...markFaults(head, data)];
  // Data may hold a question mark, with which the generic syntax begins a query; base64 has none.
  const faults = query === undefined ? base64Faults(data) : [faultOf("base64-query" as const, wholePart(query))];
  return [...headFaults(head), ...faults];
}

/**
 * `data:image/png,base64,…`: data that are not text begin with the mark and another comma. The fault begins with the comma,
 * behind which the body may be anything.
 */
function markFaults(head: SchemePart, data: SchemePart): SchemeFault<DataReason>[] {
  const [word, rest] = cutPart(data, ",");
  if (head.text === "" || rest === undefined || !isBase64Mark(word)) return [];
  return [faultOf("base64-behind-comma", { ...word, text: `,${word.text}`, start: word.start - 1 })];
}

/** The faults before the comma, which can be judged even if what follows it is not written as URIs are. */
export function mediaTypeFaults(iri: Iri): SchemeFault<DataReason>[] {
  const [head] = cutPart(wholePart(uriForm(iri).path), ",");
  return headFaults(head);
}

/** `[ mediatype ] [ ";base64" ]` — RFC 2397 §3 */
function headFaults(head: SchemePart): SchemeFault<DataReason>[] {
  const [type, ...parameters] = splitPart(head, ";");
  const media = isBase64Mark(parameters.at(-1)) ? parameters.slice(0, -1) : parameters;
  return [...(type === undefined ? [] : typeFaults(type)), ...media.flatMap(parameterFaults)];
}

function isBase64Mark(parameter: SchemePart | undefined): boolean {
  return parameter?.text.toLowerCase() === "base64";
}

/** `token` of RFC 2045 §5.1, as URIs hold it: triplets stand for '#' and what no URI has. */
const token = /^[A-Za-z0-9!$&'*+._~%-]+$/;

/** `mediatype = [ type "/" subtype ] *( ";" parameter )` — RFC 2397 §3 */
function typeFaults(mediaType: SchemePart): SchemeFault<DataReason>[] {
  if (mediaType.text === "") return [];
  const [type, subtype] = cutPart(mediaType, "/");
  const isWhole = token.test(type.text) && subtype !== undefined && token.test(subtype.text);
  return isWhole ? [] : [faultOf("type-malformed", mediaType)];
}

/** `parameter = attribute "=" value` — RFC 2397 §3 */
function parameterFaults(parameter: SchemePart): SchemeFault<DataReason>[] {
  if (parameter.text === "") return [faultOf("parameter-missing", parameter)];
  if (isBase64Mark(parameter)) return [faultOf("base64-not-last", parameter)];
  const [attribute, value] = cutPart(parameter, "=");
  if (value === undefined || value.text === "") return [faultOf("parameter-without-value", parameter)];
  return token.test(attribute.text) ? [] : [faultOf("parameter-malformed", parameter)];
}

/** The alphabet of RFC 4648 §4 and padding, some of them in triplets, and triplets of white space, which decoders skip. */
const notBase64 = /(?:%(?!2[BbFf0]|3[Dd]|0[9AaDd])[0-9A-Fa-f]{2}|[^A-Za-z0-9+/=%])+/;

function base64Faults(data: SchemePart): SchemeFault<DataReason>[] {
  const faults = faultsIn("base64-character" as const, data, notBase64);
  if (faults.length > 0) return faults;
  const plain = data.text
    .replace(/%(?:20|0[9AaDd])/g, "")
    .replace(/%3[Dd]/g, "=")
    .replace(/%2[BbFf]/g, "+");
  return isWholeBase64(plain) ? [] : [faultOf("base64-incomplete", lastOf(data))];
}

/** Groups of four characters, of which the last one may lack its padding, but not have some of it (RFC 4648 §4). */
function isWholeBase64(text: string): boolean {
  const digits = text.replace(/={1,2}$/, "");
  if (digits.includes("=")) return false;
  return digits.length === text.length ? text.length % 4 !== 1 : text.length % 4 === 0;
}

function lastOf(part: SchemePart): SchemePart {
  return partOf(part, part.text.length - 1);
}
