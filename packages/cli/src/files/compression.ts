const compressed = /\.gz$/iu;

/** Whether a file is compressed, by its name. */
export function isCompressed(path: string): boolean {
  return compressed.test(path);
}

/** The name of what is in a compressed file. */
export function withoutCompression(path: string): string {
  return path.replace(compressed, "");
}

interface Foreign {
  readonly ending: RegExp;
  readonly name: string;
  readonly program: string;
}

/** Formats that Node.js 20 does not read, with what does. */
const foreign: readonly Foreign[] = [
  { ending: /\.bz2$/iu, name: "bzip2", program: "bzcat" },
  { ending: /\.zst$/iu, name: "Zstandard", program: "zstdcat" },
  { ending: /\.xz$/iu, name: "xz", program: "xzcat" },
];

/** By the name of a file: the name of the format in which it is compressed and not read, the program that reads it, and what it holds. */
export function foreignCompression(path: string): (Omit<Foreign, "ending"> & { readonly inner: string }) | undefined {
  const found = foreign.find(({ ending }) => ending.test(path));
  return found && { name: found.name, program: found.program, inner: path.replace(found.ending, "") };
}
