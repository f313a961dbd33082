import { matchIpv6address } from "../grammar/match-ipv6address.js";
import { isRequested, presentComponents, type ConsumerReading } from "./consumer-reading.js";
import { normalForm } from "../text/normal-form.js";

/** What {@link urlsplit} gives: the network location is what stands between `//` and the path. */
interface Split {
  readonly scheme: string;
  readonly netloc: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/**
 * How Python reads an address: `urllib.parse.urlsplit`, with `hostname` and `port` of its result, and `http.client` for
 * the request line. As in 3.11.4 and later with their security fixes: brackets hold an IPv6 address.
 * An address whose `port` raises has none here, since `urlsplit` accepts it.
 */
export function readByPython(text: string): ConsumerReading {
  const split = urlsplit(text);
  if (typeof split === "string") return { consumer: "Python", ok: false, error: split };
  const { scheme, netloc, path, query, fragment } = split;
  const at = netloc.lastIndexOf("@");
  const { host, port } = hostOf(netloc.slice(at + 1));
  const components = presentComponents({
    scheme: scheme || undefined,
    userinfo: at === -1 ? undefined : netloc.slice(0, at),
    host: host || undefined,
    port: numberOf(port),
    path,
    query: query || undefined,
    fragment: fragment || undefined,
    target: isRequested(scheme) && netloc !== "" ? targetOf(split) : undefined,
  });
  return { consumer: "Python", ok: true, ...components };
}

/** The parts of an address, or why it is refused. */
function urlsplit(text: string): Split | string {
  let rest = text.replace(/^[\0- ]+/, "").replace(/[\t\r\n]/g, "");
  let scheme = "";
  const colon = rest.indexOf(":");
  if (/^[A-Za-z][A-Za-z0-9+.-]*$/.test(rest.slice(0, Math.max(0, colon)))) {
    scheme = rest.slice(0, colon).toLowerCase();
    rest = rest.slice(colon + 1);
  }
  let netloc = "";
  if (rest.startsWith("//")) {
    const length = rest.slice(2).search(/[/?#]/);
    netloc = length === -1 ? rest.slice(2) : rest.slice(2, 2 + length);
    rest = rest.slice(2 + netloc.length);
    const fault = bracketFault(netloc);
    if (fault !== undefined) return fault;
  }
  const [beforeFragment, fragment] = cut(rest, "#");
  const [path, query] = cut(beforeFragment, "?");
  if (hidesDelimiter(netloc)) return "A character of its network location becomes a delimiter under NFKC.";
  return { scheme, netloc, path, query, fragment };
}

function cut(text: string, delimiter: string): [before: string, after: string] {
  const offset = text.indexOf(delimiter);
  return offset === -1 ? [text, ""] : [text.slice(0, offset), text.slice(offset + 1)];
}

function bracketFault(netloc: string): string | undefined {
  if (netloc.includes("[") !== netloc.includes("]")) return "Its network location has a bracket without the other.";
  if (!netloc.includes("[")) return undefined;
  const [before, bracketed] = cut(netloc.slice(netloc.lastIndexOf("@") + 1), "[");
  const isOpened = before.length < netloc.length - netloc.lastIndexOf("@") - 1;
  if (!isOpened) return literalFault(cut(before, ":")[0]);
  const [address, after] = cut(bracketed, "]");
  if (before !== "" || (after !== "" && !after.startsWith(":"))) return "Something stands beside the brackets.";
  return literalFault(address);
}

function literalFault(address: string): string | undefined {
  if (address.startsWith("v"))
    return /^v[A-Fa-f0-9]+\..+$/.test(address) ? undefined : "The brackets hold no IPvFuture address.";
  const [digits, zone] = cut(address, "%");
  const hasZone = digits.length < address.length;
  const isScoped = !hasZone || (zone !== "" && !zone.includes("%") && !zone.includes("/"));
  const isAddress = digits !== "" && matchIpv6address(digits, 0, digits.length) === digits.length;
  return isAddress && isScoped ? undefined : "The brackets hold no IPv6 address.";
}

/** IDNA normalizes a host, so what turns into a delimiter there would end it. */
function hidesDelimiter(netloc: string): boolean {
  const text = netloc.replace(/[@:#?]/g, "");
  const normalized = normalForm(text, "NFKC");
  return normalized !== text && /[/?#@:]/.test(normalized);
}

function hostOf(text: string): { host: string; port: string } {
  const [before, bracketed] = cut(text, "[");
  if (before.length === text.length) {
    const [host, port] = cut(text, ":");
    return { host: lowercased(host), port };
  }
  const [host, after] = cut(bracketed, "]");
  return { host: lowercased(host), port: cut(after, ":")[1] };
}

/** A zone keeps its case. */
function lowercased(host: string): string {
  const percent = host.indexOf("%");
  return percent === -1 ? host.toLowerCase() : host.slice(0, percent).toLowerCase() + host.slice(percent);
}

function numberOf(port: string): string | undefined {
  if (!/^[0-9]+$/.test(port)) return undefined;
  const number = Number(port);
  return number <= 65535 ? String(number) : undefined;
}

/** `http.client` refuses spaces, controls and what is not ASCII. */
function targetOf({ path, query }: Split): string | undefined {
  const target = (path || "/") + (query === "" ? "" : `?${query}`);
  return /^[!-~]*$/.test(target) ? target : undefined;
}
