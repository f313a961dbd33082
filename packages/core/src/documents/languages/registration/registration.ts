import type { RawLiteral } from "../../../literals/locating/index.js";
import type { RegistrationField } from "../../../checks/definition/place.js";
import type { Span } from "../../../findings/span.js";
import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { defineLanguage } from "../../language.js";
import { orOther } from "../../parts/other-reader.js";
import type { Reader, Reading } from "../../reading.js";
import { fieldNames, fieldsIn, isRegistration, type TemplateField, type FieldName } from "./template-fields.js";

export const registration = defineLanguage({
  name: "registration",
  reader: () => readRegistration,
  extensions: [],
  ids: [],
});

/** Reads the template by which a scheme is registered (draft-ietf-iri-4395bis-irireg §6.4). */
function readRegistration(text: string): Reading {
  const found = fieldsIn(text);
  const [first] = found;
  const scheme = contentOf(text, found, "Scheme name");
  const status = contentOf(text, found, "Status");
  const literals: RawLiteral[] = [];
  if (first === undefined) takeLines(text, { start: 0, end: text.length }, literals);
  else literals.push(literalOf(first.label, { part: "template", scheme, missing: missingIn(found) }));
  for (const field of found) {
    const judged = judgedPart(field, scheme, status);
    if (judged === undefined) takeLines(text, field.content, literals);
    else if (judged.part !== "label") literals.push(literalOf(field.content, judged));
    else if (field !== first) literals.push(literalOf(field.label, judged));
  }
  return { literals, comments: [] };
}

/** The fields that the text lacks; also the first one if it is empty, since its label stands for the template. */
function missingIn(found: readonly TemplateField[]): FieldName[] {
  const [first, ...others] = found;
  const names = new Set(others.map(({ name }) => name));
  if (first !== undefined && first.content.start < first.content.end) names.add(first.name);
  return fieldNames.filter((name) => !names.has(name));
}

/** What is judged of a field; nothing if each line of its content may mention identifiers. */
function judgedPart({ name, content }: TemplateField, scheme: string, status: string): RegistrationField | undefined {
  if (content.start === content.end) return { part: "label", scheme };
  switch (name) {
    case "Scheme name":
      return { part: "name", scheme, status };
    case "Status":
      return { part: "status", scheme };
    case "Scheme syntax":
      return { part: "syntax", scheme };
    default:
      return undefined;
  }
}

function contentOf(text: string, found: readonly TemplateField[], name: FieldName): string {
  const content = found.find((field) => field.name === name)?.content;
  return content === undefined ? "" : text.slice(content.start, content.end);
}

function literalOf(span: Span<"source">, field: RegistrationField): RawLiteral {
  const site = { kind: "identifier", use: "reference", production: "IRI-reference", role: "registration" } as const;
  return { span, syntax: "plain", site, surroundings: { registration: field } };
}

function takeLines(text: string, { start, end }: Span<"source">, literals: RawLiteral[]): void {
  for (let line = start; line < end; line = behindLineEnd(text, endOfLine(text, line))) {
    const span = { start: line, end: Math.min(endOfLine(text, line), end) };
    if (span.start < span.end) literals.push({ span, syntax: "plain", site: { kind: "text" } });
  }
}

/** The reader of a language in which such templates are written: it reads one as what it is. */
export function orRegistration(reader: Reader): Reader {
  return orOther(reader, { is: isRegistration, read: readRegistration });
}
