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
import { namespaceFaults, type NamespaceReason } from "./urn-namespaces.js";
import { uriForm, type UriComponent } from "./uri-form.js";

export type UrnReason =
  | NamespaceReason
  | "nid-missing"
  | "nid-character"
  | "nid-hyphen"
  | "nid-too-short"
  | "nid-too-long"
  | "nss-missing"
  | "nss-starts-with-slash"
  | "query-unmarked"
  | "component-empty"
  | "component-start";

/** `namestring = assigned-name [ rq-components ] [ "#" f-component ]`, `assigned-name = "urn" ":" NID ":" NSS` — RFC 8141 §2 */
export function urnFaults(iri: Iri): SchemeFault<UrnReason>[] {
  const { path, query } = uriForm(iri);
  const [nid, nss] = cutPart(wholePart(path), ":");
  const nidFault = nidFaults(nid);
  if (nss === undefined) return nidFault.length > 0 ? nidFault : [faultOf("nss-missing", endOf(nid))];
  return [...nidFault, ...nssFaults(nid.text, nss), ...(query === undefined ? [] : rqComponentFaults(query))];
}

/** `NID = (alphanum) 0*30(ldh) (alphanum)` — RFC 8141 §2 */
function nidFaults(nid: SchemePart): SchemeFault<UrnReason>[] {
  const { text } = nid;
  if (text === "") return [faultOf("nid-missing", nid)];
  const faults = faultsIn("nid-character" as const, nid, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9-])+/);
  if (faults.length > 0) return faults;
  if (text.length > 32) return [faultOf("nid-too-long", nid)];
  if (text.length < 2) return [faultOf("nid-too-short", nid)];
  return faultsIn("nid-hyphen", nid, /^-+|(?<!-)-+$/);
}

/** `NSS = pchar *(pchar / "/")` — RFC 8141 §2; then by the rules of the namespace */
function nssFaults(nid: string, nss: SchemePart): SchemeFault<UrnReason>[] {
  if (nss.text === "") return [faultOf("nss-missing", nss)];
  if (nss.text.startsWith("/")) return [faultOf("nss-starts-with-slash", partOf(nss, 0, 1))];
  return namespaceFaults(nid, nss);
}

/** `rq-components = [ "?+" r-component ] [ "?=" q-component ]` — RFC 8141 §2 */
function rqComponentFaults(query: UriComponent): SchemeFault<UrnReason>[] {
  const whole = wholePart(query);
  if (query.text.startsWith("=")) return componentFaults(partOf(whole, 1));
  if (!query.text.startsWith("+")) return [faultOf("query-unmarked", partOf(whole, 0, 1))];
  const [resolution, rest] = cutPart(partOf(whole, 1), "?=");
  return [...componentFaults(resolution), ...(rest === undefined ? [] : componentFaults(rest))];
}

/** `r-component = pchar *( pchar / "/" / "?" )`, and `q-component` likewise — RFC 8141 §2 */
function componentFaults(component: SchemePart): SchemeFault<UrnReason>[] {
  if (component.text === "") return [faultOf("component-empty", component)];
  return faultsIn("component-start", component, /^[/?]+/);
}
