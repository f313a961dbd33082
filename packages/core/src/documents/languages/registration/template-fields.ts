import { patternSequence } from "../../../text/composed-pattern.js";
import type { Span } from "../../../findings/span.js";

/** The fields of the template of draft-ietf-iri-4395bis-irireg §6.4, by the labels of it and of RFC 4395 §5.4. */
const fields = [
  { name: "Scheme name", label: /(?:resource identifier \(RI\) |(?:URI\/IRI|URI|IRI) )?scheme name/ },
  { name: "Status", label: /status/ },
  { name: "Scheme syntax", label: /(?:(?:URI\/IRI|URI|IRI) )?scheme syntax/ },
  { name: "Scheme semantics", label: /(?:(?:URI\/IRI|URI|IRI) )?scheme semantics/ },
  { name: "Encoding considerations", label: /encoding considerations/ },
  {
    name: "Applications/protocols that use this scheme name",
    label: patternSequence(
      /applications(?:\/| and\/or | or )protocols that use this /,
      /(?:(?:URI\/IRI|URI|IRI) )?scheme(?: name)?/,
    ),
  },
  { name: "Interoperability considerations", label: /interoperability considerations/ },
  { name: "Security considerations", label: /security considerations/ },
  { name: "Contact", label: /contact/ },
  { name: "Author/Change controller", label: /(?:author\/)?change controller/ },
  { name: "References", label: /references?/ },
] as const;

export type FieldName = (typeof fields)[number]["name"];

export const fieldNames: readonly FieldName[] = fields.map(({ name }) => name);

/** A label with what follows it, up to the next label. */
export interface TemplateField {
  readonly name: FieldName;
  /** In UTF-16 code units, without the mark that ends it. */
  readonly label: Span<"source">;
  /** Without white space at its ends. */
  readonly content: Span<"source">;
}

/** A label at the start of a line, also behind a byte order mark, and as an item, a heading or in bold as Markdown has them. */
const label = new RegExp(
  `^\\uFEFF?[ \\t]*(?:(?:[-*+]|\\d{1,3}\\.|#{1,6})[ \\t]+)?\\*{0,2}(${fields.map((field) => `(?:${field.label.source})`).join("|")})(?:\\*{0,2}[ \\t]*[:.]|\\*{0,2}[ \\t]*$)\\*{0,2}`,
  "gimu",
);

/** The fields of a text in their order. */
export function fieldsIn(text: string): TemplateField[] {
  const found = Array.from(text.matchAll(label), (match) => {
    const written = match[1] ?? "";
    const start = match.index + match[0].indexOf(written);
    return {
      name: nameOf(written),
      label: { start, end: start + written.length },
      contentStart: match.index + match[0].length,
      lineStart: match.index,
    };
  });
  return found.map(({ name, label: span, contentStart }, index) => ({
    name,
    label: span,
    content: trimmed(text, contentStart, found[index + 1]?.lineStart ?? text.length),
  }));
}

const wholeLabels = fields.map(({ name, label: { source } }) => ({
  name,
  pattern: new RegExp(`^(?:${source})$`, "iu"),
}));

function nameOf(written: string): FieldName {
  return wholeLabels.find(({ pattern }) => pattern.test(written))?.name ?? "Scheme name";
}

function trimmed(text: string, from: number, to: number): Span<"source"> {
  const content = text.slice(from, to);
  const start = from + content.length - content.trimStart().length;
  return { start, end: Math.max(start, from + content.trimEnd().length) };
}

/** How much of a text is looked at, in UTF-16 code units: the first two fields stand at the top. */
const beginning = 2_000;

/** Whether a text is the template of a registration: the name, then the status that is asked for, near its top. */
export function isRegistration(text: { slice(start: number, end: number): string }): boolean {
  const [first, second] = fieldsIn(text.slice(0, beginning));
  return first?.name === "Scheme name" && second?.name === "Status";
}
