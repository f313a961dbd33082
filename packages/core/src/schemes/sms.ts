import type { Iri } from "../iri/iri.js";
import { cutPart, faultOf, faultsIn, splitPart, wholePart, type SchemePart, type SchemeFault } from "./scheme-fault.js";
import { telephoneSubscriberFaults, type TelephoneReason } from "./telephone-subscriber.js";
import { uriForm } from "./uri-form.js";

export type SmsReason =
  | TelephoneReason
  | "field-without-equals"
  | "field-name-missing"
  | "field-name-character"
  | "field-value-character"
  | "body-repeated";

/** `sms-uri = scheme ":" sms-hier-part [ "?" sms-fields ]` — RFC 5724 §2.2 */
export function smsFaults(iri: Iri): SchemeFault<SmsReason>[] {
  const { query } = uriForm(iri);
  const fields = query === undefined ? [] : splitPart(wholePart(query), "&");
  return [
    ...smsRecipients(iri).flatMap(telephoneSubscriberFaults),
    ...fields.flatMap(fieldFaults),
    ...bodiesTooMany(fields),
  ];
}

/** `sms-field-name = "body" / sms-field-ext`, of which "body" must only appear once — RFC 5724 §2.2 */
function bodiesTooMany(fields: readonly SchemePart[]): SchemeFault<SmsReason>[] {
  const bodies = fields.filter(({ text }) => /^body=/i.test(text));
  return bodies.slice(1).map((body) => faultOf("body-repeated", cutPart(body, "=")[0]));
}

/** `sms-hier-part = sms-recipient *( "," sms-recipient )`, `sms-recipient = telephone-subscriber` — RFC 5724 §2.2 */
export function smsRecipients(iri: Iri): SchemePart[] {
  return splitPart(wholePart(uriForm(iri).path), ",");
}

/** `sms-field = sms-field-name "=" escaped-value`, `escaped-value = *( unreserved / pct-encoded )` — RFC 5724 §2.2 */
function fieldFaults(field: SchemePart): SchemeFault<SmsReason>[] {
  const [name, value] = cutPart(field, "=");
  if (value === undefined) return [faultOf("field-without-equals", field)];
  if (name.text === "") return [faultOf("field-name-missing", name)];
  return [
    ...faultsIn("field-name-character" as const, name, /(?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9._~-])+/),
    ...faultsIn("field-value-character" as const, value, /[^A-Za-z0-9._~%-]+/),
  ];
}
