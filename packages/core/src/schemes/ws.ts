import type { Iri } from "../iri/iri.js";
import { authorityFaults } from "./http.js";
import { faultOfComponent, type SchemeFault } from "./scheme-fault.js";

export type WsReason = "authority-missing" | "fragment" | "userinfo";

/** `ws-URI = "ws:" "//" host [ ":" port ] path [ "?" query ]`, without fragment — RFC 6455 §3 */
export function wsFaults(iri: Iri): SchemeFault<WsReason>[] {
  const { authority, fragment } = iri;
  const { userinfo } = authority ?? {};
  return [
    ...authorityFaults(iri),
    ...(userinfo === undefined ? [] : [faultOfComponent("userinfo" as const, "userinfo", userinfo)]),
    ...(fragment === undefined ? [] : [faultOfComponent("fragment" as const, "fragment", fragment)]),
  ];
}
