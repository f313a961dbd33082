import { readDocument } from "../src/documents/index.js";

/** The literals of a document of Markdown, each behind what it is: its role, the syntax of a text, or its attribute. */
export function markdownLiterals(markdown: string): string[] {
  return readDocument(markdown, "markdown").literals.map(({ span, site, syntax }) => {
    const what =
      site.kind === "attribute" ? `${site.element} ${site.name}` : site.kind === "identifier" ? site.role : site.kind;
    return `${what === "text" ? syntax : what}: ${markdown.slice(span.start, span.end)}`;
  });
}
