import type { Iri } from "../iri/iri.js";
import { faultOfComponent, wholePart, type SchemeFault } from "./scheme-fault.js";
import { telephoneSubscriberFaults, type TelephoneReason } from "./telephone-subscriber.js";
import { uriForm } from "./uri-form.js";

export type TelReason = TelephoneReason | "query" | "fragment";

/** `telephone-uri = "tel:" telephone-subscriber` — RFC 3966 §3 */
export function telFaults(iri: Iri): SchemeFault<TelReason>[] {
  const { query, fragment } = iri;
  return [
    ...telephoneSubscriberFaults(wholePart(uriForm(iri).path)),
    ...(query === undefined ? [] : [faultOfComponent("query" as const, "query", query)]),
    ...(fragment === undefined ? [] : [faultOfComponent("fragment" as const, "fragment", fragment)]),
  ];
}
