/**
 * What stands as host. `ipv6address` and `ipvFuture` include their brackets; `malformed` is an IP-literal that is
 * neither, or has its brackets in the wrong place. Every other host is an `iregName`, right or wrong (RFC 3987 §2.2).
 */
export type HostKind = "iregName" | "ipv4address" | "ipv6address" | "ipvFuture" | "malformed";

/**
 * What one scan finds: offsets in the scanned text, -1 for what is absent. A record is written over by the next scan,
 * so that judging a text allocates nothing.
 */
export interface Scan {
  /** The range that was scanned. */
  start: number;
  end: number;
  /** The colon after the scheme; the scheme begins at `start`. */
  schemeEnd: number;
  /** Whether the scheme, if there is one, matches its rule (RFC 3986 §3.1). */
  schemeWellFormed: boolean;
  /** After the two slashes. The authority ends at `pathStart`. */
  authorityStart: number;
  /** The last `@` of the authority; the userinfo begins at `authorityStart`. */
  userinfoEnd: number;
  hostStart: number;
  hostEnd: number;
  /** `iregName` where there is no authority. */
  hostKind: HostKind;
  /** After the colon. The port ends at `pathStart`. */
  portStart: number;
  pathStart: number;
  pathEnd: number;
  /** After the question mark. The query ends before the number sign, or at `end`. */
  queryStart: number;
  queryEnd: number;
  /** After the number sign. The fragment ends at `end`. */
  fragmentStart: number;
  /** Bits of `traits.ts`. */
  traits: number;
  /** The classes that the component read last has; of no meaning after the scan. */
  seen: number;
  /** Whether in that component a full stop stands at the start or after a slash; of no meaning after the scan. */
  dotted: boolean;
}

/** A record for `scanIri` to fill, again and again. */
export function createScan(): Scan {
  return {
    start: 0,
    end: 0,
    schemeEnd: -1,
    schemeWellFormed: false,
    authorityStart: -1,
    userinfoEnd: -1,
    hostStart: -1,
    hostEnd: -1,
    hostKind: "iregName",
    portStart: -1,
    pathStart: 0,
    pathEnd: 0,
    queryStart: -1,
    queryEnd: -1,
    fragmentStart: -1,
    traits: 0,
    seen: 0,
    dotted: false,
  };
}

/** Makes a record ready for a scan of the range: every component but the path is absent. */
export function clearScan(scan: Scan, start: number, end: number): void {
  scan.start = start;
  scan.end = end;
  scan.schemeEnd = -1;
  scan.schemeWellFormed = false;
  scan.authorityStart = -1;
  scan.userinfoEnd = -1;
  scan.hostStart = -1;
  scan.hostEnd = -1;
  scan.hostKind = "iregName";
  scan.portStart = -1;
  scan.queryStart = -1;
  scan.queryEnd = -1;
  scan.fragmentStart = -1;
}
