const compressed = /\.gz$/iu;

/** Whether a file is compressed, by its name. */
export function isCompressed(path: string): boolean {
  return compressed.test(path);
}

/** The name of what is in a compressed file. */
export function withoutCompression(path: string): string {
  return path.replace(compressed, "");
}
