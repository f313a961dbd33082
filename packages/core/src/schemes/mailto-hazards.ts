import type { Iri } from "../iri/iri.js";
import { mailtoFields, occursOnce, type MailtoField } from "./mailto-fields.js";
import { faultOf, faultsIn, partOf, type SchemePart, type SchemeFault } from "./scheme-fault.js";
import { patternSequence } from "../text/composed-pattern.js";

export type MailtoHazard = "fragment" | "field-line-break" | "field-plus" | "field-repeated" | "second-recipients";

/** What RFC 6068 says should not be used, since programs for mail differ in what they make of it. */
export function mailtoHazards(iri: Iri): SchemeFault<MailtoHazard>[] {
  const hasAddress = iri.path.text !== "";
  return [...mailtoFields(iri).flatMap((field) => fieldHazards(field, hasAddress)), ...fragmentHazards(iri)];
}

/** RFC 6068 §2: the same name several times, `to` beside addresses; §5: line breaks elsewhere than in the body. */
function fieldHazards(field: MailtoField, hasAddress: boolean): SchemeFault<MailtoHazard>[] {
  const { name, value, key, isRepeated } = field;
  if (value === undefined) return [];
  return [
    // What a message has only once must not be repeated.
    ...(isRepeated && !occursOnce(field) ? [faultOf("field-repeated" as const, name)] : []),
    ...(key === "to" && hasAddress && !isRepeated ? [faultOf("second-recipients" as const, name)] : []),
    ...(key === "subject" || key === "body" ? plusHazards(value) : []),
    ...(key === "body" ? [] : faultsIn("field-line-break" as const, value, /(?:%0[AaDd])+/)),
  ];
}

/** RFC 6068 §5: a plus sign is one, not the space of HTML's forms; between two words it was meant so. */
function plusHazards(value: SchemePart): SchemeFault<MailtoHazard>[] {
  if (value.text.includes("%20")) return [];
  const [before] = plusBetweenWords.exec(value.text) ?? [];
  if (before === undefined) return [];
  const start = before.length - 1;
  const plus = partOf(value, start, value.text.lastIndexOf("+") + 1);
  return [faultOf("field-plus", plus, plus.text.replaceAll("+", "%20"))];
}

/** Up to the first plus sign behind a word, of which one or more stand before another word. */
const plusBetweenWords = patternSequence(
  /^[^+]*(?:\p{L}|%[89A-F][0-9A-F]|[.,:;!?])\+/iu,
  /(?=(?:[^+]*[^+\d%]\+)*(?:\p{L}|%[CDEF][0-9A-F]))/iuy,
);

/** RFC 6068 §2: fragments are meaningless and should not be used; a number sign in a field is to be escaped. */
function fragmentHazards({ path, query, fragment }: Iri): SchemeFault<MailtoHazard>[] {
  if (fragment === undefined) return [];
  // `mailto:#` stands for an address that is yet to be written, as `#` does.
  if (path.text === "" && query === undefined && fragment.text === "") return [];
  const span = { start: fragment.span.start - 1, end: fragment.span.end };
  const correction = query === undefined ? {} : { correction: `%23${fragment.text}` };
  return [{ reason: "fragment", component: "fragment", span, ...correction }];
}

/** The line breaks of bodies that are not CR and LF (RFC 6068 §5). */
export function bodyLineBreaks(iri: Iri): SchemePart[] {
  return mailtoFields(iri).flatMap(({ key, value }) => {
    if (key !== "body" || value === undefined) return [];
    const breaks = Array.from(value.text.matchAll(/%0[Dd]%0[Aa]|%0[AaDd]/g));
    return breaks.flatMap(({ 0: text, index }) => (text.length > 3 ? [] : [partOf(value, index, index + text.length)]));
  });
}
