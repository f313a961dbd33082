import type { Iri } from "../iri/iri.js";
import { faultOfComponent, type SchemeFault } from "./scheme-fault.js";

export type FileReason =
  | "path-not-absolute"
  | "path-missing"
  | "path-starts-with-slashes"
  | "drive-as-host"
  | "folder-as-host"
  | "userinfo"
  | "port";

/** `file-hier-part = ( "//" auth-path ) / local-path`, `auth-path = [ file-auth ] path-absolute` — RFC 8089 §2 */
export function fileFaults(iri: Iri): SchemeFault<FileReason>[] {
  const { authority, path } = iri;
  if (authority === undefined) {
    return path.text.startsWith("/") ? [] : [faultOfComponent("path-not-absolute", "path", path)];
  }
  const { host, port, userinfo } = authority;
  if (isDriveAsHost(iri)) return [faultOfComponent("drive-as-host", "authority", authority)];
  if (/^(?:\.{1,2}|~)$/.test(host.text)) return [faultOfComponent("folder-as-host", "host", host)];
  const faults: SchemeFault<FileReason>[] = [];
  if (userinfo !== undefined) faults.push(faultOfComponent("userinfo", "userinfo", userinfo));
  if (port !== undefined) faults.push(faultOfComponent("port", "port", port));
  if (path.text === "") faults.push(faultOfComponent("path-missing", "path", path));
  // `path-absolute` begins with one slash; `file:////server/folder` is an old way to write a server's name.
  if (path.text.startsWith("//") && authority.text === "") {
    const span = { start: path.span.start, end: path.span.start + 2 };
    faults.push({ reason: "path-starts-with-slashes", component: "path", span });
  }
  return faults;
}

/** `file://C:/folder` and `file://C:\folder`: the name of a drive, where that of a computer belongs. */
export function isDriveAsHost({ scheme, authority }: Iri): boolean {
  if (scheme?.text.toLowerCase() !== "file" || authority?.port === undefined) return false;
  return /^[A-Za-z]:(?:\\|$)/.test(authority.text);
}
