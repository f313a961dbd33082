import { traits } from "../../grammar/traits.js";
import type { Fix } from "../../findings/finding.js";
import type { Authority, Component } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";
import { rfc1738, rfc6455, rfc7252, rfc9110 } from "../../findings/spec-reference.js";
import { isBareIpv6address } from "../faults/ipv6address-in-host.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

const withHost = /^(?:https?|wss?|ftp|coaps?(?:\+tcp|\+ws)?)$/i;

export const hostEmpty = defineCheck({
  code: "host-empty",
  title: "Host is empty",
  strength: "must",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc9110("4.2.1"), rfc9110("4.2.2"), rfc6455("3"), rfc1738("3.2"), rfc7252("6.1")],
  message: "The host is empty, but IRIs of the scheme {{scheme}} need one; write it after '//'.",
  needs: traits.unusualHost,
  judges: "authority",
  inNames: "names",
  inProse: true,
  reads: ["place"],
  find({ text, scheme, authority, path, place }, report) {
    if (authority?.host.text !== "" || scheme === undefined || !withHost.test(scheme.text)) return;
    const { host, port } = authority;
    // In `//::1` the brackets are missing, not the host.
    if (port !== undefined && isBareIpv6address(text, host, port)) return;
    const data = { scheme: quote(scheme.text) };
    const fixes = waysOut(authority, path);
    // Prose may mention addresses without a host, or just `http://`.
    if (place?.tier === "prose" && fixes.length === 0) return;
    report({ span: placeOfHost(authority), component: "host", data, fixes });
  },
});

/** Slashes before what can be nothing but a host. */
const slashesBeforeHost = /^\/+(?=(?:(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}|localhost)(?::[0-9]+)?(?:\/|$))/u;

/** Removes the slashes before the host, of which there is one too many or more. */
function waysOut({ text }: Authority, path: Component): Fix[] {
  const [slashes] = (text === "" && slashesBeforeHost.exec(path.text)) || [];
  if (slashes === undefined) return [];
  const { start } = path.span;
  return [suggest(`Remove ${quote(slashes)}`, { start, end: start + slashes.length }, "")];
}

/** The span to underline: an empty host has no characters, but userinfo, port and the slashes before it have. */
function placeOfHost({ text, span }: Authority): Span {
  return text === "" ? { start: span.start - 2, end: span.start } : span;
}
