import { ianaSchemes } from "../data/iana-schemes.js";
import { defaultPortOf } from "./default-ports.js";
import { hasDnsHost } from "../iri/dns-hosts.js";
import { requireText } from "../text/require-text.js";

/** `permanent`, `provisional` and `historical` are IANA's categories (RFC 7595 §6). */
export type SchemeStatus = "permanent" | "provisional" | "historical";

/** What is known of a registered scheme. */
export interface SchemeInfo {
  /** In lower case. */
  readonly name: string;
  readonly status: SchemeStatus;
  /** The specification or the person that the registry names. */
  readonly reference: string;
  /** Whether the host is a name of the Domain Name System. */
  readonly dnsHost: boolean;
  /** The port that an absent one means, where the scheme has one. */
  readonly defaultPort?: number;
}

const statuses: Readonly<Record<string, SchemeStatus>> = {
  p: "permanent",
  v: "provisional",
  h: "historical",
};

// Read on first use, so that importing this module costs nothing.
let registry: ReadonlyMap<string, SchemeInfo> | undefined;

/**
 * What IANA's registry of URI schemes says of a scheme, in any case; `undefined` if it is not registered.
 * `lookupScheme("HTTP")?.status` is `permanent`.
 */
export function lookupScheme(name: string): SchemeInfo | undefined {
  requireText(name);
  return readRegistry().get(name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
}

/** Every scheme of the registry, ordered by name. */
export function registeredSchemes(): readonly SchemeInfo[] {
  return [...readRegistry().values()];
}

function readRegistry(): ReadonlyMap<string, SchemeInfo> {
  registry ??= new Map(ianaSchemes.split("\n").map(readRow));
  return registry;
}

function readRow(row: string): [name: string, info: SchemeInfo] {
  const [name = "", letter = "", reference = ""] = row.split("\t");
  const port = defaultPortOf(name);
  const info: SchemeInfo = {
    name,
    status: statuses[letter] ?? "provisional",
    reference,
    dnsHost: hasDnsHost(name),
    ...(port !== undefined && { defaultPort: Number(port) }),
  };
  return [name, Object.freeze(info)];
}
