import { decodeTriplets, encodeOctets, octetsOf, textOf } from "./octets.js";
import { isRequested, presentComponents, type ConsumerReading } from "./consumer-reading.js";

/** Its message says in one sentence why a text is refused. Thrown and caught in this file alone. */
class Refusal extends Error {}

/**
 * How Go reads an address: `net/url.Parse`, with `Hostname`, `Port`, `EscapedPath` and `RequestURI` of its result.
 * As in Go 1.19; from 1.26 on it refuses more colons than one in a host without brackets.
 */
export function readByGo(text: string): ConsumerReading {
  try {
    return { consumer: "Go", ok: true, ...parse(octetsOf(text)) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { consumer: "Go", ok: false, error: refusal.message };
  }
}

type Components = ReturnType<typeof presentComponents>;

function parse(octets: string): Components {
  const hash = octets.indexOf("#");
  const address = hash === -1 ? octets : octets.slice(0, hash);
  if (/[\0-\x1F\x7F]/.test(address)) throw new Refusal("It holds a control character.");
  if (address === "*") return withFragment({ path: "*" }, octets, hash);
  const { scheme, rest } = cutScheme(address);
  const mark = rest.indexOf("?");
  const hierarchical = mark === -1 ? rest : rest.slice(0, mark);
  const query = mark === -1 ? undefined : rest.slice(mark + 1);
  const components = presentComponents({
    scheme: scheme || undefined,
    query: query === undefined ? undefined : textOf(query),
    ...hierarchyOf(hierarchical, scheme),
  });
  const target = isRequested(scheme) ? targetOf(components) : undefined;
  return withFragment(target === undefined ? components : { ...components, target }, octets, hash);
}

function withFragment(components: Components, octets: string, hash: number): Components {
  const fragment = hash === -1 ? "" : octets.slice(hash + 1);
  return fragment === "" ? components : { ...components, fragment: textOf(escapedFragment(fragment)) };
}

function cutScheme(octets: string): { scheme: string; rest: string } {
  if (octets.startsWith(":")) throw new Refusal("A colon stands where the scheme is missing.");
  const match = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(octets);
  if (match?.[1] === undefined) return { scheme: "", rest: octets };
  return { scheme: match[1].toLowerCase(), rest: octets.slice(match[0].length) };
}

type Hierarchy = Pick<Components, "userinfo" | "host" | "port" | "path">;

function hierarchyOf(octets: string, scheme: string): Hierarchy {
  if (!octets.startsWith("/")) {
    if (scheme !== "") return { path: textOf(octets) };
    const [segment = ""] = octets.split("/", 1);
    if (segment.includes(":")) throw new Refusal("The first segment of its path holds a colon.");
  }
  const hasAuthority = octets.startsWith("//") && (scheme !== "" || !octets.startsWith("///"));
  if (!hasAuthority) return { path: textOf(escapedPath(octets)) };
  const slash = octets.indexOf("/", 2);
  const end = slash === -1 ? octets.length : slash;
  return { ...authorityOf(octets.slice(2, end)), path: textOf(escapedPath(octets.slice(end))) };
}

function authorityOf(authority: string): Pick<Hierarchy, "userinfo" | "host" | "port"> {
  const at = authority.lastIndexOf("@");
  const location = decodedHost(authority.slice(at + 1));
  const { host, port } = cutPort(location);
  const present = { ...(host === "" ? {} : { host: textOf(host) }), ...(port === "" ? {} : { port }) };
  return at === -1 ? present : { userinfo: textOf(userinfoOf(authority.slice(0, at))), ...present };
}

function userinfoOf(userinfo: string): string {
  if (!/^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/.test(userinfo))
    throw new Refusal("Its userinfo holds a character that is none of a userinfo.");
  const colon = userinfo.indexOf(":");
  if (colon === -1) return escape(decode(userinfo), allowedInUserinfo);
  const [name, password] = [userinfo.slice(0, colon), userinfo.slice(colon + 1)];
  return `${escape(decode(name), allowedInUserinfo)}:${escape(decode(password), allowedInUserinfo)}`;
}

function decodedHost(host: string): string {
  if (!host.startsWith("[")) {
    const colon = host.lastIndexOf(":");
    if (colon !== -1) requirePort(host.slice(colon));
    return decodeInHost(host);
  }
  const bracket = host.lastIndexOf("]");
  if (bracket === -1) throw new Refusal("The bracket of its host is not closed.");
  requirePort(host.slice(bracket + 1));
  const zone = host.slice(0, bracket).indexOf("%25");
  if (zone === -1) return decodeInHost(host);
  return (
    decodeInHost(host.slice(0, zone)) + decodeInZone(host.slice(zone, bracket)) + decodeInHost(host.slice(bracket))
  );
}

function requirePort(text: string): void {
  if (!/^(?::[0-9]*)?$/.test(text)) throw new Refusal("What follows its host is no port.");
}

/** Triplets of a host stand for what is not ASCII, or for the percent sign before a zone. */
function decodeInHost(octets: string): string {
  requireTriplets(octets);
  if (/%(?!25)[0-7]/.test(octets)) throw new Refusal("Its host holds an ASCII character as a triplet.");
  requireHostCharacters(octets);
  return decodeTriplets(octets);
}

function decodeInZone(octets: string): string {
  requireTriplets(octets);
  requireHostCharacters(octets);
  for (const [triplet] of octets.matchAll(/%[\dA-Fa-f]{2}/g)) {
    // What a triplet of a zone may stand for is what may stand there itself; Windows has spaces in zones.
    if (triplet !== "%25" && triplet !== "%20" && !/[A-Za-z0-9\-._~!$&'()*+,;=:[\]<>"]/.test(decodeTriplets(triplet)))
      throw new Refusal("A triplet in the zone of its host stands for a character that none may.");
  }
  return decodeTriplets(octets);
}

function requireHostCharacters(octets: string): void {
  if (/[^A-Za-z0-9\-._~!$&'()*+,;=:[\]<>"%\x80-\xFF]/.test(octets))
    throw new Refusal("Its host holds a character that is none of a host.");
}

function requireTriplets(octets: string): void {
  if (/%(?![\dA-Fa-f]{2})/.test(octets)) throw new Refusal("A percent sign does not begin a triplet.");
}

function decode(octets: string): string {
  requireTriplets(octets);
  return decodeTriplets(octets);
}

/** What stands before the last colon that a port, or nothing, follows; brackets around it are cut off. */
function cutPort(location: string): { host: string; port: string } {
  const match = /^([^]*):([0-9]*)$/.exec(location);
  const [host, port] = match === null ? [location, ""] : [match[1] ?? "", match[2] ?? ""];
  return { host: host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host, port };
}

const allowedInUserinfo = /[A-Za-z0-9\-._~$&+,;=]/;
const allowedInPath = /[A-Za-z0-9\-._~$&+,/:;=@]/;
const allowedInFragment = /[A-Za-z0-9\-._~$&+,/:;=?@!()*]/;

function escape(octets: string, allowed: RegExp): string {
  return octets.replace(/[^]/g, (octet) => (allowed.test(octet) ? octet : encodeOctets(octet)));
}

/** A path stays as it is written if it is a possible spelling of what it stands for. */
function escapedPath(octets: string): string {
  const decoded = decode(octets);
  // `%2A` alone is the path of `OPTIONS *`.
  if (decoded === "*") return decoded;
  if (/^[A-Za-z0-9\-._~$&+,/:;=@!'()*[\]%]*$/.test(octets)) return octets;
  return escape(decoded, allowedInPath);
}

function escapedFragment(octets: string): string {
  const decoded = decode(octets);
  if (/^[A-Za-z0-9\-._~$&+,/:;=?@!'()*[\]%]*$/.test(octets)) return octets;
  return escape(decoded, allowedInFragment);
}

function targetOf({ path, query, host }: Components): string | undefined {
  if (host === undefined) return undefined;
  return (path || "/") + (query === undefined ? "" : `?${query}`);
}
