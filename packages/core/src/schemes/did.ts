import type { Iri } from "../iri/iri.js";
import {
  cutPart,
  endOf,
  faultOf,
  faultsIn,
  partOf,
  wholePart,
  type SchemePart,
  type SchemeFault,
} from "./scheme-fault.js";
import { uriForm } from "./uri-form.js";

export type DidReason = "method-missing" | "method-character" | "id-missing" | "id-character" | "id-unfinished";

/**
 * `did = "did:" method-name ":" method-specific-id`; a path, a query and a fragment may follow in a DID URL, in the
 * generic syntax — DID core §3.1, §3.2
 */
export function didFaults(iri: Iri): SchemeFault<DidReason>[] {
  const [did] = cutPart(wholePart(uriForm(iri).path), "/");
  const [method, id] = cutPart(did, ":");
  if (id === undefined) return [faultOf(did.text === "" ? "method-missing" : "id-missing", endOf(did))];
  return [...methodFaults(method), ...idFaults(id)];
}

/** `method-name = 1*method-char`, `method-char = %x61-7A / DIGIT` — DID core §3.1 */
function methodFaults(method: SchemePart): SchemeFault<DidReason>[] {
  if (method.text === "") return [faultOf("method-missing", method)];
  return faultsIn("method-character", method, /(?:%[0-9A-Fa-f]{2}|[^a-z0-9])+/);
}

/** `method-specific-id = *( *idchar ":" ) 1*idchar`, `idchar = ALPHA / DIGIT / "." / "-" / "_" / pct-encoded` — DID core §3.1 */
function idFaults(id: SchemePart): SchemeFault<DidReason>[] {
  if (id.text === "") return [faultOf("id-missing", id)];
  if (id.text.endsWith(":")) return [faultOf("id-unfinished", partOf(id, id.text.length - 1))];
  return faultsIn("id-character", id, /[^A-Za-z0-9._:%-]+/);
}
