import { readByCurl } from "../../consumers/curl.js";
import { readByGo } from "../../consumers/go.js";
import { readByPython } from "../../consumers/python.js";
import type { ConsumerName, ConsumerReading } from "../../consumers/consumer-reading.js";
import { readByWhatwg } from "../../consumers/whatwg.js";
import type { Iri } from "../../iri/iri.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { traits } from "../../grammar/traits.js";
import { domainToAscii } from "../../idna/domain.js";
import { ipv4Reading } from "../../idna/ipv4-reading.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const readersDisagree = defineCheck({
  code: "readers-disagree",
  title: "Programs read different hosts",
  strength: "should",
  fix: "none",
  preset: "recommended",
  threatens: true,
  spec: [rfc3986("7.6"), rfc3986("3.2")],
  message:
    "Programs read {{firstHost}} or {{secondHost}} as the host; write an authority that all read alike. The first is the host to {{first}}, the second to {{second}}.",
  needs: traits.excludedAscii | traits.percentInAuthority | traits.query | traits.fragment | traits.unusualHost,
  // A backslash, a triplet of a character of ASCII or a space in the authority of an address of the Web; or an "@" behind it; or
  // three slashes without a scheme.
  needsText: /^\/{3}|^(?:https?|wss?|ftp):\/\/[^/?#]*(?:[\\ ]|%[0-7]|[?#][^/?#]*@)/i,
  judges: "authority",
  find(subject, report) {
    const { authority } = subject;
    const found =
      authority &&
      (relativeDisagreement(subject) ??
        disagreement(subject) ??
        earlyDisagreement(subject) ??
        lateDisagreement(subject));
    if (authority === undefined || found === undefined) return;
    const { first, second, end } = found;
    const data = {
      first: first.program,
      firstHost: quote(first.host),
      second: second.program,
      secondHost: second.host === "" ? "none" : quote(second.host),
    };
    report({ span: { start: authority.span.start, end }, component: "authority", data });
  },
});

interface HostToProgram {
  readonly host: string;
  readonly program: string;
}

interface Disagreement {
  readonly first: HostToProgram;
  readonly second: HostToProgram;
  /** Where what they read ends, in UTF-16 code units. */
  readonly end: number;
}

/** What programs of today read in the authority. */
function disagreement({ scheme, authority }: Iri): Disagreement | undefined {
  if (scheme === undefined || authority === undefined) return undefined;
  // The address without its path: readers find the host in the authority, and only what ends the authority matters.
  const address = `${scheme.text}://${authority.text}/`;
  const hosts = [readByWhatwg, readByPython, readByGo, readByCurl].flatMap((read) => hostOf(read(address)));
  const [first] = hosts;
  const second = hosts.find(({ key }) => key !== first?.key);
  return first && second && { first, second, end: authority.span.end };
}

/**
 * What browsers read behind three slashes and more, in a page of the Web: a host, where the grammar has an empty one and a
 * path. Told of names that are surely hosts, since slashes before a file have the same form.
 */
function relativeDisagreement({ scheme, authority, path }: Iri): Disagreement | undefined {
  if (scheme !== undefined || authority?.text !== "") return undefined;
  const [all, host] = /^\/+((?:[\w-]+\.)+(?:com|org|net|io))(?::\d*)?(?![^/])/i.exec(path.text) ?? [];
  if (all === undefined || host === undefined) return undefined;
  return {
    first: { host, program: programs.WHATWG },
    second: { host: "", program: programs.Python },
    end: path.span.start + all.length,
  };
}

const programs: Readonly<Record<ConsumerName, string>> = {
  "RFC 3986": "RFC 3986",
  "RFC 3987": "RFC 3987",
  LEIRI: "LEIRI processors",
  WHATWG: "browsers",
  Python: "Python's urllib.parse",
  Go: "Go's net/url",
  curl: "curl",
};

/**
 * What programs read that ended the authority at a slash alone: the host behind the last "@" of a query or a fragment
 * that follows the authority. Of PHP that is CVE-2016-10397, of curl CVE-2016-8624.
 */
function lateDisagreement({ authority, path, query, fragment }: Iri): Disagreement | undefined {
  if (authority === undefined || path.text !== "") return undefined;
  const late = /^[^/={}\s]*@(\[[\w:.]+\]|[\p{L}\p{M}\p{N}.-]+)(?::\d*)?(?=\/|$)/u.exec(
    query?.text ?? fragment?.text ?? "",
  );
  const [all, host] = late ?? [];
  if (all === undefined || host === undefined) return undefined;
  return {
    first: { host: authority.host.text, program: programs.WHATWG },
    second: { host, program: query === undefined ? "curl before 7.51" : "PHP before 7.0.13" },
    end: authority.span.end + 1 + all.length,
  };
}

/**
 * What those read that end an address at a space, as in running text (RFC 3986 appendix C): the host before it, where others
 * take it for a part of the user. A mail address behind the space is no user.
 */
function earlyDisagreement({ authority }: Iri): Disagreement | undefined {
  if (authority === undefined) return undefined;
  const [user, host] = [authority.userinfo?.text ?? "", authority.host.text];
  const first = /^(?<host>(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+)(?::\d*)? (?![\w.+-]+$)/u.exec(user)?.groups?.["host"];
  if (first === undefined || host === "") return undefined;
  return {
    first: { host: first, program: "programs that end an address at a space" },
    second: { host, program: programs.WHATWG },
    end: authority.span.end,
  };
}

interface ReadHost extends HostToProgram {
  /** Equal for hosts that name the same machine. */
  readonly key: string;
}

function hostOf(reading: ConsumerReading): ReadHost[] {
  if (!reading.ok || reading.host === undefined) return [];
  // A backslash at the end of the authority changes the host for no reader.
  let end = reading.host.length;
  while (reading.host[end - 1] === "\\") end -= 1;
  const host = reading.host.slice(0, end);
  // A backslash in the place of a slash makes a host that no program can look up; before a dot, it makes one that
  // passes for a subdomain.
  if (/\\(?!\.)/u.test(host)) return [];
  return [{ program: programs[reading.consumer], host, key: keyOf(host) }];
}

/** The host as programs look it up: mapped (UTS #46 §4), and parsed as an IPv4 address if it resembles one. */
function keyOf(host: string): string {
  const decoded = host.replace(/(?:%[89A-Fa-f][\dA-Fa-f])+/g, (run) => percentDecodeUtf8(run) ?? run);
  const name = domainToAscii(decoded) ?? decoded.toLowerCase();
  return ipv4Reading(name) ?? name;
}
