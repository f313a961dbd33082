/** The first line of a cell that another program than the kernel reads: `%%html`. */
const magic = /^%%(?<name>\w+)(?<rest>[^\n]*)/u;

/** Commands that only measure, record or repeat what is in their cell. */
const transparent: ReadonlySet<string> = new Set([
  "time",
  "timeit",
  "capture",
  "prun",
  "memit",
  "mprun",
  "lprun",
  "px",
]);

/** What IPython calls languages that have other names here. */
const byMagic: Readonly<Record<string, string>> = { js: "javascript", sh: "bash", svg: "xml", pypy: "python" };

/** What kernels call languages that have other names here. */
const byKernel: Readonly<Record<string, string>> = { "c++": "cpp", "c#": "csharp", "f#": "fsharp" };

/** The text of a cell of code, without the command that may begin it, and its language; nothing if no language is known. */
export interface CellCode {
  readonly text: string;
  readonly language: string;
}

export function codeOfCell(text: string, language: string | undefined): CellCode | undefined {
  const name = kernelLanguage(language);
  const { 0: line = "", groups } = magic.exec(text) ?? {};
  const command = groups?.["name"];
  if (command === undefined) return name === undefined ? undefined : { text, language: name };
  const written = command === "writefile" ? extensionOf(groups?.["rest"] ?? "") : (byMagic[command] ?? command);
  const inner = transparent.has(command) ? name : written.toLowerCase();
  // What follows keeps its place.
  return inner === undefined ? undefined : { text: " ".repeat(line.length) + text.slice(line.length), language: inner };
}

/** `python`, `R`, `C++17` */
function kernelLanguage(language: string | undefined): string | undefined {
  const name = language?.toLowerCase();
  return name === undefined ? undefined : (byKernel[name.replace(/(?<=\+)\d{1,4}$/u, "")] ?? name);
}

function extensionOf(path: string): string {
  return /\.(?<extension>\w+)\s*$/u.exec(path)?.groups?.["extension"] ?? "";
}
