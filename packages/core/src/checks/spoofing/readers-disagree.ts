import { readByCurl } from "../../consumers/curl.js";
import { readByGo } from "../../consumers/go.js";
import { readByPython } from "../../consumers/python.js";
import type { ConsumerName, ConsumerReading } from "../../consumers/reading.js";
import { readByWhatwg } from "../../consumers/whatwg.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { traits } from "../../grammar/traits.js";
import { domainToAscii } from "../../idna/domain.js";
import { ipv4Reading } from "../../idna/ipv4-reading.js";
import { percentDecodeUtf8 } from "../../mapping/percent-decode.js";
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
  needs: traits.excludedAscii | traits.percentInAuthority | traits.query | traits.fragment,
  // A backslash, or a triplet of a character of ASCII, in the authority of an address of the Web; or an "@" behind it.
  needsText: /^(?:https?|wss?|ftp):\/\/[^/?#]*(?:\\|%[0-7]|[?#][^/?#]*@)/i,
  judges: "authority",
  hasSamples: true,
  find({ scheme, authority, query, fragment, path }, report) {
    if (scheme === undefined || authority === undefined) return;
    const late = path.text === "" ? lateHost(query?.text, fragment?.text) : undefined;
    if (late !== undefined) {
      const data = {
        first: programs.WHATWG,
        firstHost: quote(authority.host.text),
        second: late.program,
        secondHost: quote(late.host),
      };
      const span = { start: authority.span.start, end: authority.span.end + 1 + late.end };
      report({ span, component: "authority", data });
      return;
    }
    // The address without its path: readers find the host in the authority, and only what ends the authority matters.
    const address = `${scheme.text}://${authority.text}/`;
    const hosts = [readByWhatwg, readByPython, readByGo, readByCurl].flatMap((read) => hostOf(read(address)));
    const [first] = hosts;
    const second = hosts.find(({ key }) => key !== first?.key);
    if (first === undefined || second === undefined) return;
    const data = {
      first: programs[first.consumer],
      firstHost: quote(first.host),
      second: programs[second.consumer],
      secondHost: quote(second.host),
    };
    report({ span: authority.span, component: "authority", data });
  },
});

const programs: Readonly<Record<ConsumerName, string>> = {
  "RFC 3986": "RFC 3986",
  "RFC 3987": "RFC 3987",
  LEIRI: "LEIRI processors",
  WHATWG: "browsers",
  Python: "Python's urllib.parse",
  Go: "Go's net/url",
  curl: "curl",
};

interface LateHost {
  readonly host: string;
  readonly program: string;
  /** In the component that it stands in. */
  readonly end: number;
}

/**
 * The host to programs that ended the authority at a slash alone: behind the last "@" of a query or a fragment that
 * follows the authority. Of PHP it is CVE-2016-10397, of curl CVE-2016-8624.
 */
function lateHost(query: string | undefined, fragment: string | undefined): LateHost | undefined {
  const found = /^[^/={}\s]*@(\[[\w:.]+\]|[\p{L}\p{M}\p{N}.-]+)(?::\d*)?(?=\/|$)/u.exec(query ?? fragment ?? "");
  const [all, host] = found ?? [];
  if (all === undefined || host === undefined) return undefined;
  const program = query === undefined ? "curl before 7.51" : "PHP before 7.0.13";
  return { host, program, end: all.length };
}

interface ReadHost {
  readonly consumer: ConsumerName;
  readonly host: string;
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
  return [{ consumer: reading.consumer, host, key: keyOf(host) }];
}

/** The host as programs look it up: mapped (UTS #46 §4), and parsed as an IPv4 address if it resembles one. */
function keyOf(host: string): string {
  const decoded = host.replace(/(?:%[89A-Fa-f][\dA-Fa-f])+/g, (run) => percentDecodeUtf8(run) ?? run);
  const name = domainToAscii(decoded) ?? decoded.toLowerCase();
  return ipv4Reading(name) ?? name;
}
