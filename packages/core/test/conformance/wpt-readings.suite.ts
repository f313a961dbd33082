import { readings } from "../../src/readings/readings.js";
import type { ReadComponents, ConsumerReading } from "../../src/consumers/consumer-reading.js";
import { readDebianFile } from "./debian-package.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";

const packageName = "librust-url-dev";
const { text, version } = readDebianFile(packageName, "/tests/urltestdata.json");

/** A row of the suite: what the URL standard takes an input apart into, or that it refuses it. */
interface Row {
  readonly input: string;
  readonly base: string | null;
  readonly failure?: true;
  readonly protocol?: string;
  readonly username?: string;
  readonly password?: string;
  readonly hostname?: string;
  readonly port?: string;
  readonly pathname?: string;
  readonly search?: string;
  readonly hash?: string;
}

/** By which section each of them reads as it does. */
const sections: Readonly<Record<ConsumerReading["consumer"], string>> = {
  "RFC 3986": "RFC 3986 §3",
  "RFC 3987": "RFC 3987 §2.2",
  LEIRI: "3987bis §6",
  WHATWG: "URL §4.4",
  Python: "urllib.parse",
  Go: "net/url",
  curl: "libcurl, URL API",
};

const otherStandard: DifferenceClass = {
  reason: "WHATWG: Node.js follows a later state of the URL standard than the suite",
  section: sections.WHATWG,
};

function run(): SuiteResult {
  const score = new Score();
  // The suite's own schema: rows, and comments as strings.
  for (const row of JSON.parse(text) as (Row | string)[]) {
    if (typeof row !== "string") judge(score, row);
  }
  return score.result;
}

function judge(score: Score, row: Row): void {
  for (const reading of readings(row.input)) {
    const { consumer } = reading;
    const example = `${JSON.stringify(row.input)} is ${JSON.stringify(row.failure ?? expected(row))}, not ${JSON.stringify(reading)}`;
    const difference = differenceOf(row, reading);
    if (difference === undefined) score.add(true, () => example);
    else if (consumer === "WHATWG" && row.base === null && !isChanged(row)) score.add(false, () => example);
    else if (consumer === "WHATWG" && row.base === null) score.differ(otherStandard, example);
    else score.differ({ reason: `${consumer}: ${difference}`, section: sections[consumer] }, example);
  }
}

/** What Node.js itself reads otherwise than the suite. */
function isChanged(row: Row): boolean {
  try {
    return new URL(row.input).pathname !== row.pathname || new URL(row.input).hostname !== row.hostname;
  } catch {
    return row.failure !== true;
  }
}

function expected({ protocol, username, password, hostname, port, pathname, search, hash }: Row): ReadComponents {
  const userinfo = `${username ?? ""}${(password ?? "") === "" ? "" : `:${password ?? ""}`}`;
  return {
    path: pathname ?? "",
    ...(protocol === undefined ? {} : { scheme: protocol.slice(0, -1) }),
    ...(userinfo === "" ? {} : { userinfo }),
    ...(hostname === undefined || hostname === "" ? {} : { host: hostname }),
    ...(port === undefined || port === "" ? {} : { port }),
    ...(search === undefined || search === "" ? {} : { query: search.slice(1) }),
    ...(hash === undefined || hash === "" ? {} : { fragment: hash.slice(1) }),
  };
}

function differenceOf(row: Row, reading: ConsumerReading): string | undefined {
  if (row.failure === true) return reading.ok ? "accepts what the URL standard refuses" : undefined;
  if (!reading.ok) return "refuses what the URL standard mends, or resolves against a base";
  const wanted = expected(row);
  if (wanted.scheme !== reading.scheme)
    return reading.scheme === undefined ? "leaves a relative reference relative" : "reads another scheme";
  if (bare(wanted.host) !== bare(reading.host)) return "reads another host, as it stands or without one";
  if (wanted.port !== reading.port) return "keeps the port of a scheme, or reads another";
  if (wanted.path !== reading.path) return "keeps dot segments, characters or an empty path as they stand";
  const isSame = (["userinfo", "query", "fragment"] as const).every(
    (name) => (wanted[name] ?? "") === (reading[name] ?? ""),
  );
  return isSame ? undefined : "keeps characters of the userinfo, query or fragment as they stand";
}

/** Without the brackets that Python and Go cut off. */
function bare(host: string | undefined): string {
  return host?.replace(/^\[|\]$/g, "") ?? "";
}

export const suite: ConformanceSuite = {
  name: "WPT, urltestdata through the readings",
  version,
  source: `Debian package ${packageName}`,
  run,
};
