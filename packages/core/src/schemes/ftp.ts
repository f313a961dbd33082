import type { Iri } from "../iri/iri.js";
import { authorityFaults } from "./http.js";
import { faultOf, partOf, wholePart, type SchemeFault } from "./scheme-fault.js";
import { uriForm } from "./uri-form.js";

export type FtpReason = "authority-missing" | "type-malformed";

/** `ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]`, `ftptype = "A" | "I" | "D" | "a" | "i" | "d"` — RFC 1738 §5 */
export function ftpFaults(iri: Iri): SchemeFault<FtpReason>[] {
  return [...authorityFaults(iri), ...typeFaults(iri)];
}

function typeFaults(iri: Iri): SchemeFault<FtpReason>[] {
  const path = wholePart(uriForm(iri).path);
  const [, type] = /;type=([^;/]*)$/i.exec(path.text) ?? [];
  if (type === undefined || /^[AIDaid]$/.test(type)) return [];
  return [faultOf("type-malformed", partOf(path, path.text.length - type.length))];
}
