import { matchIpv6address } from "../grammar/match-ipv6address.js";
import { removeDotSegments } from "../iri/path-segments.js";
import { normalizeIpLiteral } from "../normalize/ipv6address.js";
import { decodeTriplets, encodeOctets, octetsOf, textOf } from "./octets.js";
import { presentComponents, type ConsumerReading } from "./consumer-reading.js";
import { wordSet } from "../text/word-set.js";

/**
 * How curl reads an address: the URL API of libcurl as the command uses it, which guesses a scheme where none stands;
 * IDNA is applied to the host later. As in libcurl 7.88.1; later versions refuse `%25` in a host. The command itself
 * expands `{…}` and `[…]` before, which `--globoff` turns off.
 */
export function readByCurl(text: string): ConsumerReading {
  // The text is one of C, which ends with the first NUL.
  const [octets = ""] = octetsOf(text).split("\0", 1);
  const components = octets.length > mostOctets ? "It has more than 8,000,000 octets." : parse(octets);
  if (typeof components === "string") return { consumer: "curl", ok: false, error: components };
  return { consumer: "curl", ok: true, ...components };
}

const mostOctets = 8_000_000;

const schemes = wordSet(`
dict file ftp ftps gopher gophers http https imap imaps ldap ldaps mqtt pop3 pop3s rtmp rtmpe rtmps rtmpt rtmpte rtmpts
rtsp scp sftp smb smbs smtp smtps telnet tftp
`);

type Outcome = ReturnType<typeof presentComponents> | string;

function parse(octets: string): Outcome {
  const scheme = /^([A-Za-z0-9+.-]{1,40}):\//.exec(octets)?.[1]?.toLowerCase();
  if (scheme === "file") return parseFile(octets);
  if (scheme === undefined) return parseLocation(octets, undefined);
  if (!schemes.has(scheme)) return "It supports no such scheme.";
  const slashes = /^\/*/.exec(octets.slice(scheme.length + 1))?.[0].length ?? 0;
  if (slashes > 3) return "More than three slashes follow the scheme.";
  return parseLocation(octets.slice(scheme.length + 1 + slashes), scheme);
}

function parseFile(octets: string): Outcome {
  if (octets.length <= 6) return "It names no file.";
  let path = octets.slice("file:".length);
  if (path.startsWith("//")) {
    path = path.slice(2);
    if (!path.startsWith("/") && !startsWithDrive(path)) {
      if (!/^(?:localhost|127\.0\.0\.1)\//i.test(path)) return "A file is on this machine, and it names a host.";
      path = path.slice("localhost".length);
    }
  }
  if (startsWithDrive(path) || (path.startsWith("/") && startsWithDrive(path.slice(1))))
    return "It names a drive, which only Windows has.";
  return withRest(path, { scheme: "file" });
}

function startsWithDrive(path: string): boolean {
  return /^[A-Za-z][:|](?:[/\\]|$)/.test(path);
}

interface Location {
  readonly userinfo: string | undefined;
  readonly host: string;
  readonly port: string | undefined;
}

function parseLocation(octets: string, scheme: string | undefined): Outcome {
  const length = octets.search(/[/?#]/);
  const end = length === -1 ? octets.length : length;
  const location = locationOf(octets.slice(0, end), scheme !== undefined);
  if (typeof location === "string") return location;
  return withRest(octets.slice(end), { ...location, scheme: scheme ?? guessedScheme(location.host) });
}

/** What begins with the name of a service is taken for an address of that service. */
function guessedScheme(host: string): string {
  return /^(ftp|dict|ldap|imap|smtp|pop3)\./i.exec(host)?.[1]?.toLowerCase() ?? "http";
}

function withRest(rest: string, location: Partial<Location> & { readonly scheme: string }): Outcome {
  if (/[\0- \x7F]/.test(rest)) return "It holds a control character or a space.";
  const hash = rest.indexOf("#");
  const beforeFragment = hash === -1 ? rest : rest.slice(0, hash);
  const mark = beforeFragment.indexOf("?");
  const written = mark === -1 ? beforeFragment : beforeFragment.slice(0, mark);
  const path = removeDotSegments(written).replace(/[\x80-\xFF]/g, (octet) => encodeOctets(octet).toLowerCase()) || "/";
  const query = mark === -1 ? undefined : textOf(beforeFragment.slice(mark + 1));
  const isHttp = location.scheme === "http" || location.scheme === "https";
  return presentComponents({
    scheme: location.scheme,
    userinfo: location.userinfo === undefined ? undefined : textOf(location.userinfo),
    host: location.host === undefined ? undefined : textOf(location.host),
    port: location.port,
    path,
    query,
    fragment: hash === -1 || hash + 1 === rest.length ? undefined : textOf(rest.slice(hash + 1)),
    target: isHttp ? path + (query === undefined ? "" : `?${query}`) : undefined,
  });
}

/** The userinfo ends with the first `@`, where others take the last. */
function locationOf(octets: string, hasScheme: boolean): Location | string {
  const at = octets.indexOf("@");
  const userinfo = at === -1 ? undefined : octets.slice(0, at);
  if (/[\0- \x7F]/.test(octets)) return "It holds a control character or a space.";
  const split = cutPort(octets.slice(at + 1), hasScheme);
  if (typeof split === "string") return split;
  const host = hostOf(split.host);
  return typeof host === "string" ? host : { userinfo, host: host.name, port: split.port };
}

function cutPort(text: string, hasScheme: boolean): { host: string; port: string | undefined } | string {
  const bracket = text.startsWith("[") ? text.indexOf("]") : undefined;
  if (bracket === -1) return "The bracket of its host is not closed.";
  const colon = bracket === undefined ? text.indexOf(":") : bracket + 1;
  if (colon === -1 || colon === text.length) return { host: text, port: undefined };
  const [host, port] = [text.slice(0, colon), text.slice(colon + 1)];
  if (text[colon] !== ":") return "Something stands between the bracket and the port.";
  if (port === "" && hasScheme) return { host, port: undefined };
  if (!/^[0-9]+$/.test(port) || Number(port) > 65535) return "Its port is no number up to 65535.";
  return { host, port: String(Number(port)) };
}

function hostOf(text: string): { name: string } | string {
  if (text.startsWith("[")) return literalOf(text);
  const address = ipv4addressOf(text);
  if (address !== undefined) return { name: address };
  const decoded = decodeTriplets(text);
  if (decoded === "") return "It names no host.";
  if (text.includes("%") && /[\0-\x1F]/.test(decoded)) return "Its host holds a control character as a triplet.";
  if (/[ \r\n\t/:#?!@{}[\]\\$'"^`*<>=;,+&()]/.test(decoded))
    return "Its host holds a character that no name of a host has.";
  return { name: decoded.replaceAll("%", "%25") };
}

/** An IPv6 address, perhaps with a zone of at most 15 octets, which is kept apart. */
function literalOf(text: string): { name: string } | string {
  const [, digits = "", zone] = /^\[([0-9A-Fa-f:.]*)(%[^]*)?\]$/.exec(text) ?? [];
  const isZone = zone === undefined || /^%(?:25(?=[^]))?[^\]]{1,15}$/.test(zone);
  if (!isZone || digits === "" || matchIpv6address(digits, 0, digits.length) !== digits.length)
    return "Its brackets hold no IPv6 address.";
  const shortest = shortestIpv6address(digits);
  return { name: `[${shortest.length < digits.length ? shortest : digits}]` };
}

/** Up to four numbers in the base that C's `strtoul` takes from their beginnings, of which the last fills the rest. */
function ipv4addressOf(text: string): string | undefined {
  const parts = text.split(".", 5);
  if (parts.length > 4) return undefined;
  const numbers = parts.map(readNumber);
  const last = numbers.pop() ?? NaN;
  const free = 4 - numbers.length;
  if (!numbers.every((number) => number <= 255) || !(last < 256 ** free)) return undefined;
  const rest = Array.from({ length: free }, (_, index) => Math.floor(last / 256 ** (free - 1 - index)) % 256);
  return [...numbers, ...rest].join(".");
}

function readNumber(part: string): number {
  if (/^0[xX][0-9A-Fa-f]+$/.test(part)) return Number.parseInt(part.slice(2), 16);
  if (/^0[0-7]*$/.test(part)) return Number.parseInt(part, 8);
  return /^[1-9][0-9]*$/.test(part) ? Number(part) : NaN;
}

/** As `inet_ntop` writes it: with the last two fields as an IPv4 address where only zeros, or `ffff`, stand before them. */
function shortestIpv6address(digits: string): string {
  const shortest = normalizeIpLiteral(`[${digits}]`).slice(1, -1);
  const [, mapped = "", first, last] = /^::(ffff:)?([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(shortest) ?? [];
  if (first === undefined || last === undefined) return shortest;
  const octets = [first, last].flatMap((field) => {
    const number = Number.parseInt(field, 16);
    return [number >> 8, number & 0xff];
  });
  return `::${mapped}${octets.join(".")}`;
}
