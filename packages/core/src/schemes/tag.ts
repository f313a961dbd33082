import type { Iri } from "../iri/iri.js";
import {
  cutPart,
  endOf,
  faultOf,
  faultsIn,
  splitPart,
  wholePart,
  type SchemePart,
  type SchemeFault,
} from "./scheme-fault.js";
import { isDomainLabel } from "./domain-label.js";
import { uriForm } from "./uri-form.js";

export type TagReason =
  | "authority-name-missing"
  | "date-missing"
  | "date-malformed"
  | "date-impossible"
  | "domain-malformed"
  | "email-character"
  | "email-malformed"
  | "specific-missing";

/** `tagURI = "tag:" taggingEntity ":" specific`, `taggingEntity = authorityName "," date` — RFC 4151 §2.1 */
export function tagFaults(iri: Iri): SchemeFault<TagReason>[] {
  const path = wholePart(uriForm(iri).path);
  const [entity, specific] = cutPart(path, ":");
  const [name, date] = cutPart(entity, ",");
  if (name.text === "") return [faultOf("authority-name-missing", name)];
  if (date === undefined) return [...authorityNameFaults(name), faultOf("date-missing", endOf(entity))];
  const missing = specific === undefined ? [faultOf("specific-missing" as const, endOf(path))] : [];
  return [...authorityNameFaults(name), ...dateFaults(date), ...missing];
}

/** `authorityName = DNSname / emailAddress` — RFC 4151 §2.1 */
function authorityNameFaults(name: SchemePart): SchemeFault<TagReason>[] {
  const [local, domain] = cutPart(name, "@");
  if (domain === undefined) return dnsNameFaults(name);
  if (local.text === "") return [faultOf("email-malformed", name), ...dnsNameFaults(domain)];
  // `emailAddress = 1*(alphaNum /"-"/"."/"_") "@" DNSname`
  return [
    ...faultsIn("email-character" as const, local, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9._-])+/),
    ...dnsNameFaults(domain),
  ];
}

/** `DNSname = DNScomp *( "." DNScomp )`, `DNScomp = alphaNum [*(alphaNum /"-") alphaNum]` — RFC 4151 §2.1 */
function dnsNameFaults(domain: SchemePart): SchemeFault<TagReason>[] {
  return splitPart(domain, ".").every(({ text }) => isDomainLabel(text)) ? [] : [faultOf("domain-malformed", domain)];
}

/** `date = year ["-" month ["-" day]]` — RFC 4151 §2.1 */
function dateFaults(date: SchemePart): SchemeFault<TagReason>[] {
  if (date.text === "") return [faultOf("date-missing", date)];
  const [, year, month = "01", day = "01"] = /^([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?$/.exec(date.text) ?? [];
  if (year === undefined) return [faultOf("date-malformed", date)];
  return isDay(`${year}-${month}-${day}`) ? [] : [faultOf("date-impossible", date)];
}

/** A day that the calendar does not have is no date, or is moved into the next month. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
