/**
 * RFC 3987 §2.2 a second time, as regular expressions built from numbers, with nothing in common with `src/grammar`:
 * slow, plain, and there only to be compared with.
 */
import type { HostKind } from "../src/grammar/scan-record.js";
import type { ProfileName } from "../src/profiles/profile.js";

type Range = readonly [first: number, last: number];

function set(...parts: readonly (string | Range)[]): string {
  const hex = (code: number): string => `\\u{${code.toString(16)}}`;
  return parts
    .map((part) => {
      if (typeof part !== "string") return `${hex(part[0])}-${hex(part[1])}`;
      return Array.from(part, (character) => hex(character.codePointAt(0) ?? 0)).join("");
    })
    .join("");
}

const unreserved = set([0x61, 0x7a], [0x41, 0x5a], [0x30, 0x39], "-._~");
const subDelims = set("!$&'()*+,;=");
const planes = Array.from({ length: 13 }, (_, index): Range => [(index + 1) * 0x10000, (index + 1) * 0x10000 + 0xfffd]);
const ucschar = set([0xa0, 0xd7ff], [0xf900, 0xfdcf], [0xfdf0, 0xffef], ...planes, [0xe1000, 0xefffd]);
const iprivate = set([0xe000, 0xf8ff], [0xf0000, 0xffffd], [0x100000, 0x10fffd]);
const leiriUcschar = set(' <>"{}|\\^`', [0, 0x1f], [0x7f, 0xd7ff], [0xe000, 0xfffd], [0x10000, 0x10ffff]);

const ucscharOf: Record<ProfileName, string> = {
  rfc3987: ucschar,
  rfc3987bis: ucschar,
  rfc3986: "",
  leiri: leiriUcschar,
};
const iprivateOf: Record<ProfileName, string> = {
  rfc3987: iprivate,
  rfc3987bis: iprivate + set([0xe0000, 0xe0fff]),
  rfc3986: "",
  leiri: "",
};

const pctEncoded = "%[0-9A-Fa-f][0-9A-Fa-f]";

function repeated(characters: string, triplets = true): RegExp {
  return new RegExp(`^(?:[${characters}]${triplets ? `|${pctEncoded}` : ""})*$`, "u");
}

interface Rules {
  readonly userinfo: RegExp;
  readonly regName: RegExp;
  readonly path: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
}

function rulesOf(profile: ProfileName): Rules {
  const inHost = unreserved + subDelims + ucscharOf[profile];
  const pchar = inHost + set(":@");
  return {
    userinfo: repeated(inHost + set(":")),
    regName: repeated(inHost, profile !== "rfc3987bis"),
    path: repeated(pchar + set("/")),
    query: repeated(pchar + set("/?") + iprivateOf[profile]),
    fragment: repeated(pchar + set("/?")),
  };
}

const rules: Record<ProfileName, Rules> = {
  rfc3987: rulesOf("rfc3987"),
  rfc3987bis: rulesOf("rfc3987bis"),
  rfc3986: rulesOf("rfc3986"),
  leiri: rulesOf("leiri"),
};

const h16 = "[0-9A-Fa-f]{1,4}";
const decOctet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])";
const ipv4address = `${decOctet}(?:\\.${decOctet}){3}`;
const ls32 = `(?:${h16}:${h16}|${ipv4address})`;
const ipv6address = [
  `(?:${h16}:){6}${ls32}`,
  `::(?:${h16}:){5}${ls32}`,
  `(?:${h16})?::(?:${h16}:){4}${ls32}`,
  `(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${ls32}`,
  `(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${ls32}`,
  `(?:(?:${h16}:){0,3}${h16})?::${h16}:${ls32}`,
  `(?:(?:${h16}:){0,4}${h16})?::${ls32}`,
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].join("|");

/** All of RFC 3986 §3.2.2 `IPv6address`, anchored. */
export const ipv6addressPattern = new RegExp(`^(?:${ipv6address})$`, "u");
const ipv4Pattern = new RegExp(`^${ipv4address}$`, "u");
const ipv6LiteralPattern = new RegExp(`^\\[(?:${ipv6address})\\]$`, "u");
const ipvFuturePattern = new RegExp(`^\\[[vV][0-9A-Fa-f]+\\.[${unreserved}${subDelims}:]+\\]$`, "u");

export interface ReferenceSplit {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly userinfo: string | undefined;
  readonly host: string | undefined;
  readonly hostKind: HostKind | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** RFC 3986 appendix B, and the authority at its last `@` and the colon after the host. */
export function referenceSplit(text: string): ReferenceSplit {
  const match = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/u.exec(text);
  const [, scheme, authority, path = "", query, fragment] = match ?? [];
  const [, userinfo, hostport] = /^(?:([^]*)@)?([^@]*)$/u.exec(authority ?? "") ?? [];
  const [, host = "", port] = /^(\[[^\]]*\][^:]*|\[[^\]]*|[^:]*)(?::([^]*))?$/u.exec(hostport ?? "") ?? [];
  const inAuthority = { authority, userinfo, host, hostKind: kindOf(host), port };
  const noAuthority = { authority, userinfo: undefined, host: undefined, hostKind: undefined, port: undefined };
  return { scheme, ...(authority === undefined ? noAuthority : inAuthority), path, query, fragment };
}

function kindOf(host: string): HostKind {
  if (ipv4Pattern.test(host)) return "ipv4address";
  if (ipv6LiteralPattern.test(host)) return "ipv6address";
  if (ipvFuturePattern.test(host)) return "ipvFuture";
  return /[[\]]/u.test(host) ? "malformed" : "iregName";
}

/** Whether the text matches IRI-reference in the profile. */
export function matchesReference(text: string, profile: ProfileName): boolean {
  const { scheme, userinfo, host, hostKind, port, path, query, fragment } = referenceSplit(text);
  const rule = rules[profile];
  return (
    (scheme === undefined ? !path.startsWith(":") : /^[A-Za-z][A-Za-z0-9+.-]*$/u.test(scheme)) &&
    rule.userinfo.test(userinfo ?? "") &&
    (hostKind === "iregName" ? rule.regName.test(host ?? "") : hostKind !== "malformed") &&
    /^[0-9]*$/u.test(port ?? "") &&
    rule.path.test(path) &&
    rule.query.test(query ?? "") &&
    rule.fragment.test(fragment ?? "")
  );
}
