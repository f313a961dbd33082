/** A cell magic: a first line `%%html` that hands the cell to another program than the kernel. */
const magic = /^%%(?<name>\w+)(?<rest>[^\n]*)/u;

/** Cell magics that measure, record or repeat the code of their cell, whose language stays that of the kernel. */
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

/** Names of IPython's magics for languages that are registered under other names. */
const byMagic: Readonly<Record<string, string>> = { js: "javascript", sh: "bash", svg: "xml", pypy: "python" };

/** Names of kernels for languages that are registered under other names. */
const byKernel: Readonly<Record<string, string>> = { "c++": "cpp", "c#": "csharp", "f#": "fsharp" };

/** The code of a cell without its cell magic, and its language; undefined if the language is not known. */
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
  // Spaces stand for the magic, so that offsets stay the same.
  return inner === undefined ? undefined : { text: " ".repeat(line.length) + text.slice(line.length), language: inner };
}

/** The name of a language without its version: `C++17` is `C++`. */
function kernelLanguage(language: string | undefined): string | undefined {
  const name = language?.toLowerCase();
  return name === undefined ? undefined : (byKernel[name.replace(/(?<=\+)\d{1,4}$/u, "")] ?? name);
}

function extensionOf(path: string): string {
  return /\.(?<extension>\w+)\s*$/u.exec(path)?.groups?.["extension"] ?? "";
}
