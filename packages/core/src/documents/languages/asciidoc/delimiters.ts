/** What a line of signs begins or ends — AsciiDoc Language Documentation, *Delimited Blocks*. */
export type Delimiter = "comment" | "verbatim" | "compound" | "open" | "table" | "values";

const delimiters: readonly (readonly [RegExp, Delimiter])[] = [
  [/^\/{4,}$/u, "comment"],
  [/^(?:-{4,}|\.{4,}|\+{4,}|```(?!`).*)$/u, "verbatim"],
  [/^(?:={4,}|\*{4,}|_{4,})$/u, "compound"],
  [/^--$/u, "open"],
  [/^[|!]={3,}$/u, "table"],
  [/^[,:]={3,}$/u, "values"],
];

export function delimiterOf(content: string): Delimiter | undefined {
  if (!/^[/\-.+`=*_|!,:]{2}/u.test(content)) return undefined;
  return delimiters.find(([pattern]) => pattern.test(content))?.[1];
}

/** The line that ends what a line begins. */
export function closingOf(content: string): string {
  return content.startsWith("```") ? "```" : content;
}
