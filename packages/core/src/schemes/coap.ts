import type { Iri } from "../iri/iri.js";
import { authorityFaults } from "./http.js";
import { faultOfComponent, type SchemeFault } from "./scheme-fault.js";

export type CoapReason = "authority-missing" | "userinfo";

/** The schemes of RFC 7252 §6.1 and §6.2, and of RFC 8323 §8. */
export const coapSchemes = ["coap", "coaps", "coap+tcp", "coaps+tcp", "coap+ws", "coaps+ws"] as const;

/**
 * `coap-URI = "coap:" "//" host [ ":" port ] path-abempty [ "?" query ]` — RFC 7252 §6.1. A fragment is no part of what
 * is asked for, and is not judged: RFC 3986 §3.5 admits it in a reference of any scheme.
 */
export function coapFaults(iri: Iri): SchemeFault<CoapReason>[] {
  const { userinfo } = iri.authority ?? {};
  return [
    ...authorityFaults(iri),
    ...(userinfo === undefined ? [] : [faultOfComponent("userinfo" as const, "userinfo", userinfo)]),
  ];
}
