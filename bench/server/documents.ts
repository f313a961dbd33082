/** What is the same in every copy of a document: which problems are in it, and how many. */
export interface BenchDocument {
  readonly languageId: "typescript" | "json";
  readonly text: string;
  /** The line in which a key is pressed, again and again. */
  readonly line: number;
}

/** So many of its problems each server has to find. */
export const problems = 10;

/** TypeScript with an identifier in every tenth line; ten have a space in them, and ten statements are `debugger`. */
export function typescriptDocument(lines: number): BenchDocument {
  const text = Array.from({ length: lines }, (_, index) => typescriptLine(index, Math.floor(lines / problems)));
  return { languageId: "typescript", text: `${text.join("\n")}\n`, line: Math.floor(lines / 2) + 1 };
}

function typescriptLine(index: number, part: number): string {
  if (index % part === 0) return `export const url${index} = "https://example.com/pro ducts/${index}";`;
  if (index % part === 5) return "debugger;";
  if (index % 10 === 0) return `export const url${index} = "https://example.com/products/${index}?view=all#top";`;
  return `export function sum${index}(a: number, b: number): number { return a + b * ${index}; } // adds`;
}

/** JSON with an identifier in every tenth line; ten values are missing. */
export function jsonDocument(lines: number): BenchDocument {
  const part = Math.floor(lines / problems);
  const members = Array.from({ length: lines }, (_, index) => {
    if (index % part === 5) return `  "name${index}": ,`;
    return `  "name${index}": ${index % 10 === 0 ? `"https://example.com/products/${index}"` : index},`;
  });
  return { languageId: "json", text: `{\n${members.join("\n")}\n  "last": null\n}\n`, line: Math.floor(lines / 2) + 1 };
}
