import { isRequested, presentComponents, type ConsumerReading } from "./consumer-reading.js";

/** What of the platform's `URL` is read; every platform that runs this library has one. */
interface PlatformUrl {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

declare const URL: new (text: string, base?: string) => PlatformUrl;

/** How the URL standard reads an address, as browsers and Node.js do: by the platform's `URL`, without a base. */
export function readByWhatwg(text: string): ConsumerReading {
  const url = parsed(text);
  if (url === undefined) return { consumer: "WHATWG", ok: false, error: faultOf(text) };
  const scheme = url.protocol.slice(0, -1);
  const path = url.pathname;
  const components = presentComponents({
    scheme,
    userinfo: userinfoOf(url),
    host: url.hostname || undefined,
    port: url.port || undefined,
    path,
    query: url.search.slice(1) || undefined,
    fragment: url.hash.slice(1) || undefined,
    target: isRequested(scheme) ? path + url.search : undefined,
  });
  return { consumer: "WHATWG", ok: true, ...components };
}

function parsed(text: string): PlatformUrl | undefined {
  try {
    return new URL(text);
  } catch {
    // The constructor throws for a text that is no address (URL §6.1).
    return undefined;
  }
}

function userinfoOf({ username, password }: PlatformUrl): string | undefined {
  if (username === "" && password === "") return undefined;
  return password === "" ? username : `${username}:${password}`;
}

/** Without a base, a scheme, a host and a port are all that the parser can miss (URL §4.4). */
function faultOf(text: string): string {
  const cleaned = text.replace(/^[\0- ]+|[\t\r\n]/g, "");
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:/.test(cleaned))
    return "It has no scheme, and there is no base to resolve it against.";
  const authority = /^[^:]*:[/\\]*([^/\\?#]*)/.exec(cleaned)?.[1] ?? "";
  const location = authority.slice(authority.lastIndexOf("@") + 1);
  const port = /^(?:\[[^\]]*\]|[^:]*):([^]*)$/.exec(location)?.[1];
  if (location === "" || location === `:${port ?? ""}`) return "It names no host.";
  if (port !== undefined && !(/^[0-9]*$/.test(port) && Number(port) <= 65535))
    return "Its port is no number up to 65535.";
  return "Its host is no name and no address.";
}
